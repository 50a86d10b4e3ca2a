package mnemarium.ui.loop;

import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.ContextMenu;
import javafx.scene.control.Label;
import javafx.scene.control.MenuItem;
import javafx.scene.control.ScrollPane;
import javafx.scene.input.Clipboard;
import javafx.scene.input.ClipboardContent;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;

import mnemarium.ui.chart.Mark;
import mnemarium.ui.chart.Marks;

import java.util.List;
import java.util.function.IntConsumer;

/**
 * The step at the cursor: what the agent saw, asked, got and did, what that was worth, and the
 * events that say so. The chips in its header are the step's operations; a click goes to one.
 */
public final class StepCardView extends VBox {

    /** In em of the title's font. */
    private static final double NAMED_FROM = 42;

    private final Label title = new Label();
    private final Label place = new Label();
    private final Chips chips = new Chips();
    private final HBox names = new HBox(title, place);
    private final Label operations = new Label("Operations");
    private final VBox body = new VBox();
    private final ScrollPane scroll = new ScrollPane(body);
    private final LoopActions actions;
    private final StepRows rows;
    private StepView shown = StepView.EMPTY;

    /**
     * @param actions where clicks on operations go
     * @param select called with the number of a memory entry that was clicked
     */
    public StepCardView(LoopActions actions, IntConsumer select) {
        this.actions = actions;
        this.rows = new StepRows(select);
        setId("step-card");
        getStyleClass().addAll("panel", "mn-step");
        title.setId("step-title");
        title.getStyleClass().add("heading");
        title.setMinWidth(Region.USE_PREF_SIZE);
        place.setId("step-place");
        place.getStyleClass().addAll("secondary", "muted");
        place.setMinWidth(Region.USE_PREF_SIZE);
        names.getStyleClass().add("mn-step-names");
        names.setAlignment(Pos.BASELINE_LEFT);
        operations.getStyleClass().addAll("secondary", "muted");
        operations.setMinWidth(0);
        chips.setId("step-operations");
        chips.getStyleClass().add("mn-chips");
        chips.setAlignment(Pos.CENTER_RIGHT);
        chips.setMinWidth(0);
        BothEnds ends = new BothEnds(names, chips);
        VBox header = new VBox(ends);
        header.setAlignment(Pos.CENTER_LEFT);
        header.getStyleClass().add("mn-step-header");
        VBox head = new VBox(header);
        head.getStyleClass().add("mn-step-head");
        header.widthProperty().addListener(_ -> nameOperations());

        body.setId("step-rows");
        body.getStyleClass().add("mn-step-rows");
        scroll.setFitToWidth(true);
        scroll.setHbarPolicy(ScrollPane.ScrollBarPolicy.NEVER);
        scroll.getStyleClass().add("mn-plain-scroll");
        scroll.setAccessibleText("The step, row by row");
        VBox.setVgrow(scroll, Priority.ALWAYS);
        MenuItem copy = new MenuItem("Copy step as text");
        copy.setId("copy-step");
        copy.setOnAction(_ -> copy());
        scroll.setContextMenu(new ContextMenu(copy));
        getChildren().addAll(head, scroll);
        show(StepView.EMPTY);
    }

    /** Shows a step; does nothing if it is the one shown. */
    public void show(StepView step) {
        if (step.equals(shown) && !body.getChildren().isEmpty()) {
            return;
        }
        boolean other = !step.title().equals(shown.title());
        shown = step;
        title.setText(step.title());
        place.setText(step.place());
        chips.getChildren().setAll(chips(step.chips()));
        nameOperations();
        if (step.rows().isEmpty()) {
            body.getChildren().setAll(nothingYet());
        } else {
            body.getChildren().setAll(rows.of(step.rows()));
        }
        setAccessibleText(StepText.of(step));
        if (other) {
            scroll.setVvalue(0);
        }
    }

    /** The word before the chips gives way in a narrow card. */
    private void nameOperations() {
        boolean room = getWidth() >= NAMED_FROM * title.getFont().getSize();
        operations.setVisible(room);
        operations.setManaged(room);
    }

    /** Whether the log's own events are shown; they fold away in a small window. */
    public void showEvents(boolean shownOrNot) {
        if (rows.showEvents(shownOrNot) && !shown.rows().isEmpty()) {
            body.getChildren().setAll(rows.of(shown.rows()));
        }
    }

    private List<Node> chips(List<StepChip> all) {
        List<Node> nodes = new java.util.ArrayList<>();
        if (!all.isEmpty()) {
            nodes.add(operations);
        }
        for (StepChip chip : all) {
            if (nodes.size() > 1) {
                Label then = new Label("›");
                then.getStyleClass().addAll("secondary", "muted");
                nodes.add(then);
            }
            nodes.add(node(chip));
        }
        return nodes;
    }

    private Node node(StepChip chip) {
        if (chip.state() == StepChip.State.ABSENT) {
            Label label = new Label(chip.word());
            label.getStyleClass().addAll("mn-chip", "mn-chip-absent");
            return label;
        }
        Button button = new Button(chip.word(), Marks.region(mark(chip.state())));
        button.setId("operation-" + chip.operation());
        button.getStyleClass().setAll("button", "mn-chip");
        if (chip.state() != StepChip.State.DONE) {
            button.getStyleClass().add("mn-chip-budget");
        }
        if (chip.here()) {
            button.getStyleClass().add("mn-chip-here");
        }
        button.setAccessibleText(
                "Operation %s, %s%s; go there"
                        .formatted(
                                chip.word(),
                                mark(chip.state()) == Mark.REPRODUCED
                                        ? "done"
                                        : mark(chip.state()).word(),
                                chip.here() ? ", you are here" : ""));
        button.setOnAction(_ -> actions.goTo(chip.operation()));
        return button;
    }

    private static Mark mark(StepChip.State state) {
        return switch (state) {
            case DONE, ABSENT -> Mark.REPRODUCED;
            case SKIPPED -> Mark.SKIPPED;
            case LATE -> Mark.LATE;
        };
    }

    private Node nothingYet() {
        Label what = new Label("What the agent saw, asked, got and did will be here.");
        Label how = new Label("Make the first step with the button, or press S.");
        how.getStyleClass().addAll("secondary", "muted");
        what.setWrapText(true);
        how.setWrapText(true);
        Button step = new Button("Step");
        step.setId("first-step");
        step.setAccessibleText("Make the first step");
        step.setOnAction(_ -> actions.step());
        VBox box = new VBox(what, how, step);
        box.getStyleClass().add("mn-empty-box");
        return box;
    }

    private void copy() {
        ClipboardContent content = new ClipboardContent();
        content.putString(StepText.of(shown));
        Clipboard.getSystemClipboard().setContent(content);
    }
}
