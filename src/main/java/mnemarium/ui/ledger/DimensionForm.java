package mnemarium.ui.ledger;

import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.TextField;
import javafx.scene.layout.GridPane;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;

import mnemarium.ui.Buttons;
import mnemarium.ui.Segments;
import mnemarium.world.World;

import java.util.List;
import java.util.Optional;
import java.util.function.BiConsumer;
import java.util.function.Supplier;

/** The form by which a dimension joins the world: its kind, its name, its course. */
final class DimensionForm extends VBox {

    private final Supplier<Optional<World>> world;
    private final BiConsumer<NewDimension, String> join;
    private final GridPane grid = new GridPane();
    private final TextField name = field("dimension-name", "Name");
    private final TextField period = field("dimension-period", "Period in tasks; 0 for constant");
    private final TextField before = field("dimension-before", "Value before the drift");
    private final TextField after = field("dimension-after", "Value after the drift");
    private final TextField task = field("dimension-task", "Task");
    private final Label about = new Label();
    private final Label problem = new Label();
    private final Segments<NewDimension.Kind> kinds;
    private NewDimension.Kind kind = NewDimension.Kind.NOISE;

    /**
     * @param world that it would join, as it is now
     * @param join called with what is right, and the value of its dial
     */
    DimensionForm(Supplier<Optional<World>> world, BiConsumer<NewDimension, String> join) {
        this.world = world;
        this.join = join;
        setId("dimension-form");
        getStyleClass().add("mn-dimension-form");
        kinds =
                new Segments<>(
                        "dimension-kind",
                        "Kind of dimension",
                        List.of(NewDimension.Kind.values()),
                        NewDimension.Kind::word,
                        this::choose);
        about.getStyleClass().addAll("secondary", "muted");
        about.setWrapText(true);
        problem.setId("dimension-problem");
        problem.getStyleClass().addAll("secondary", "harm");
        problem.setWrapText(true);
        grid.getStyleClass().add("mn-facts");
        Button add = Buttons.button("dimension-add", "Add", "Enter");
        add.getStyleClass().add("accent");
        add.setOnAction(_ -> add());
        for (TextField each : List.of(name, period, before, after, task)) {
            each.setOnAction(_ -> add());
        }
        period.setText("10");
        getChildren().addAll(kinds, about, grid, problem, add);
        choose(kind);
    }

    private static TextField field(String id, String what) {
        TextField field = new TextField();
        field.setId(id);
        field.setAccessibleText(what);
        field.getStyleClass().add("mono");
        return field;
    }

    private void choose(NewDimension.Kind chosen) {
        kind = chosen;
        kinds.choose(chosen);
        grid.getChildren().clear();
        row("Name", name);
        switch (chosen) {
            case NOISE -> {
                about.setText("The agent can see it; the outcome never depends on it.");
                row("Changes every", period);
            }
            case HIDDEN -> {
                about.setText("The outcome depends on it; no agent can see it.");
                row("Before", before);
                row("After", after);
                row("Drifts at task", task);
            }
            case LATE -> {
                about.setText("Noise at first; the outcome depends on it from a task on.");
                row("Changes every", period);
                row("Matters from task", task);
            }
        }
        complain("");
    }

    private void row(String word, Node field) {
        Label label = new Label(word);
        label.getStyleClass().addAll("secondary", "muted");
        label.setMinWidth(Region.USE_PREF_SIZE);
        grid.addRow(grid.getRowCount(), label, field);
    }

    private void complain(String what) {
        problem.setText(what);
        problem.setVisible(!what.isEmpty());
        problem.setManaged(!what.isEmpty());
    }

    private void add() {
        Optional<World> now = world.get();
        if (now.isEmpty()) {
            complain("No run in a drifting world is open");
            return;
        }
        NewDimension asked =
                new NewDimension(
                        kind,
                        name.getText(),
                        period.getText(),
                        before.getText(),
                        after.getText(),
                        task.getText());
        try {
            String value = asked.value(now.get());
            complain("");
            join.accept(asked, value);
        } catch (IllegalArgumentException wrong) {
            complain(wrong.getMessage() == null ? "not a dimension" : wrong.getMessage());
        }
    }
}
