package mnemarium.ui.ledger;

import javafx.geometry.Pos;
import javafx.scene.AccessibleRole;
import javafx.scene.Node;
import javafx.scene.control.ContextMenu;
import javafx.scene.control.Label;
import javafx.scene.control.MenuItem;
import javafx.scene.control.ScrollPane;
import javafx.scene.input.Clipboard;
import javafx.scene.input.ClipboardContent;
import javafx.scene.input.KeyCode;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;

import mnemarium.ui.chart.Mark;
import mnemarium.ui.chart.Marks;

import java.util.Optional;
import java.util.function.BiConsumer;
import java.util.function.Consumer;

/**
 * A decision, row by row: route, rank, checks, net, verdict, and why. A line about a record selects
 * it. The same card shows a simulated task and a question to the real ledger.
 */
public final class DecisionCardView {

    private final VBox pane = new VBox();
    private final Label title = new Label();
    private final Label place = new Label();
    private final Label saved = new Label();
    private final VBox rows = new VBox();
    private final ScrollPane scroll = new ScrollPane(rows);
    private final String empty;
    private final Consumer<String> select;
    private final BiConsumer<String, String> save;
    private Optional<DecisionView> shown = Optional.empty();

    /**
     * @param id of the card's node
     * @param empty what is said while nothing was decided: two lines, what will be here and how
     * @param select called with the id of a record that was clicked
     * @param save takes the name and the text of a picture to be saved
     */
    public DecisionCardView(
            String id, String empty, Consumer<String> select, BiConsumer<String, String> save) {
        this.save = save;
        this.empty = empty;
        this.select = select;
        pane.setId(id);
        pane.getStyleClass().addAll("panel", "mn-decision");
        LedgerLook.dress(pane);
        title.setId(id + "-title");
        title.getStyleClass().add("heading");
        title.setMinWidth(Region.USE_PREF_SIZE);
        place.getStyleClass().addAll("secondary", "muted");
        saved.setId(id + "-saved");
        saved.getStyleClass().addAll("secondary", "muted");
        saved.setMinWidth(Region.USE_PREF_SIZE);
        Region spring = new Region();
        HBox.setHgrow(spring, Priority.ALWAYS);
        HBox head = new HBox(title, place, spring, saved);
        head.setAlignment(Pos.BASELINE_LEFT);
        head.getStyleClass().add("mn-decision-head");
        rows.setId(id + "-rows");
        rows.getStyleClass().add("mn-decision-rows");
        scroll.setFitToWidth(true);
        scroll.setHbarPolicy(ScrollPane.ScrollBarPolicy.NEVER);
        scroll.getStyleClass().add("mn-plain-scroll");
        scroll.setAccessibleText("The decision, row by row");
        VBox.setVgrow(scroll, Priority.ALWAYS);
        MenuItem copy = new MenuItem("Copy decision as text");
        copy.setId(id + "-copy");
        copy.setOnAction(_ -> copy());
        scroll.setContextMenu(new ContextMenu(copy));
        pane.getChildren().addAll(head, scroll);
        show(DecisionView.EMPTY);
    }

    /** The card; always the same node. */
    public Region node() {
        return pane;
    }

    /** Shows a decision; does nothing if it is the one shown. */
    public void show(DecisionView view) {
        if (shown.filter(view::equals).isPresent()) {
            return;
        }
        boolean other = shown.filter(before -> before.title().equals(view.title())).isEmpty();
        shown = Optional.of(view);
        title.setText(view.title());
        place.setText(view.place());
        saved.setText(view.saved());
        rows.getChildren().clear();
        if (view.rows().isEmpty()) {
            Label words = LedgerLook.words(empty, Tone.QUIET);
            words.getStyleClass().add("mn-empty-words");
            rows.getChildren().add(words);
        } else {
            view.rows().forEach(row -> rows.getChildren().add(node(row)));
        }
        pane.setAccessibleText(DecisionText.of(view));
        if (other) {
            scroll.setVvalue(0);
        }
    }

    private Node node(DecisionRow row) {
        return switch (row) {
            case DecisionRow.Lines lines -> {
                VBox column = new VBox();
                column.getStyleClass().add("mn-column");
                lines.lines().forEach(line -> column.getChildren().add(node(line)));
                yield LedgerLook.row(lines.label(), column);
            }
            case DecisionRow.Net net -> {
                WaterfallDrawing drawing =
                        new WaterfallDrawing(pane.getId() + "-net", net.waterfall(), save);
                Label caption = LedgerLook.label(net.waterfall().caption(), "small", "muted");
                yield LedgerLook.row(net.label(), new VBox(drawing, caption));
            }
            case DecisionRow.Verdict verdict -> LedgerLook.row(verdict.label(), node(verdict));
        };
    }

    private Node node(DecisionLine line) {
        HBox box = LedgerLook.line(line);
        if (!line.record().isEmpty()) {
            box.getStyleClass().add("mn-clickable");
            box.setFocusTraversable(true);
            box.setAccessibleRole(AccessibleRole.BUTTON);
            box.setAccessibleText(line.words() + "; show record " + line.record());
            box.setOnMouseClicked(_ -> select.accept(line.record()));
            box.setOnKeyPressed(
                    event -> {
                        if (event.getCode() == KeyCode.ENTER || event.getCode() == KeyCode.SPACE) {
                            select.accept(line.record());
                            event.consume();
                        }
                    });
        }
        return box;
    }

    private Node node(DecisionRow.Verdict verdict) {
        Label chip = LedgerLook.whole(verdict.word(), "mn-verdict", styleClass(verdict.verdict()));
        chip.setId(pane.getId() + "-verdict");
        chip.setGraphic(Marks.region(mark(verdict.verdict())));
        FlowPane line = new FlowPane(chip);
        line.getStyleClass().add("mn-flow");
        if (!verdict.cost().isEmpty()) {
            line.getChildren().add(LedgerLook.whole(verdict.cost()));
        }
        if (!verdict.answer().isEmpty()) {
            Label answer = LedgerLook.words(verdict.answer(), verdict.tone());
            answer.setId(pane.getId() + "-answer");
            switch (verdict.tone()) {
                case HARM -> answer.setGraphic(Marks.region(Mark.WRONG));
                case FOUND -> answer.setGraphic(Marks.region(Mark.REPRODUCED));
                case PLAIN, QUIET, BUDGET, WORLD -> {}
            }
            line.getChildren().add(answer);
        }
        VBox column = new VBox(line);
        column.getStyleClass().add("mn-column");
        if (!verdict.note().isEmpty()) {
            Label note = LedgerLook.words(verdict.note(), Tone.QUIET);
            note.setId(pane.getId() + "-note");
            column.getChildren().add(note);
        }
        return column;
    }

    private static Mark mark(DecisionRow.End end) {
        return switch (end) {
            case REUSE -> Mark.HIT;
            case HINT -> Mark.HINT;
            case DERIVE -> Mark.WRITE;
            case NEEDED -> Mark.MISS;
        };
    }

    private static String styleClass(DecisionRow.End end) {
        return switch (end) {
            case REUSE, HINT -> "mn-verdict-found";
            case DERIVE, NEEDED -> "mn-verdict-plain";
        };
    }

    private void copy() {
        ClipboardContent content = new ClipboardContent();
        content.putString(shown.map(DecisionText::of).orElse(""));
        Clipboard.getSystemClipboard().setContent(content);
    }
}
