package mnemarium.ui.runs;

import javafx.scene.Parent;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;

import mnemarium.ui.Breadth;
import mnemarium.ui.Place;
import mnemarium.ui.chart.Table;

import org.kordamp.ikonli.Ikon;
import org.kordamp.ikonli.feather.Feather;

import java.util.List;

/** Every run and experiment of the workspace. */
public final class RunsPlace implements Place {
    private final RunsActions actions;
    private final RunsTools tools;
    private final RunsTable table;
    private final ChosenPane chosen;
    private final RunsLayout layout;
    private RunsShown shown = RunsShown.UNREAD;

    /** A place that was not read yet; it asks for its runs whenever it comes into a window. */
    public RunsPlace(RunsActions actions) {
        this.actions = actions;
        tools = new RunsTools(this::fill, this::export);
        chosen = new ChosenPane(actions);
        table = new RunsTable(chosen::show, actions::open, this::delete);
        VBox runs = new VBox(tools, table);
        runs.getStyleClass().addAll("panel", "mn-runs");
        VBox.setVgrow(table, Priority.ALWAYS);
        layout = new RunsLayout(runs, chosen);
        layout.sceneProperty()
                .addListener(
                        (_, _, scene) -> {
                            if (scene != null) {
                                actions.refresh();
                            }
                        });
        show(RunsShown.UNREAD);
    }

    @Override
    public String id() {
        return "runs";
    }

    @Override
    public String word() {
        return "Runs";
    }

    @Override
    public Ikon icon() {
        return Feather.LAYERS;
    }

    @Override
    public Parent view() {
        return layout;
    }

    @Override
    public void fit(Breadth breadth) {
        layout.fit(breadth);
    }

    /** Shows the runs there are; what was chosen stays chosen. */
    public void show(RunsShown next) {
        boolean isFirst = !shown.isRead() && next.isRead() && !next.rows().isEmpty();
        shown = next;
        fill();
        if (isFirst) {
            table.choose(next.rows().getFirst().key());
        }
    }

    /** Chooses a run by its id. */
    public void choose(String run) {
        table.choose("run " + run);
    }

    private void fill() {
        List<RunsRow> found = tools.found(shown.rows());
        tools.count(shown.rows(), found.size());
        table.show(found, empty());
        chosen.show(table.chosen());
    }

    private String empty() {
        if (!shown.isRead()) {
            return "";
        }
        return tools.isSearching() && !shown.rows().isEmpty()
                ? "No run holds these words."
                : "Your runs will be listed here. Open a scenario, or run a plan in Experiments.";
    }

    private void delete() {
        if (!table.chosen().isEmpty()) {
            actions.delete(table.chosen());
        }
    }

    private void export(String ending) {
        Table file = RunsFile.table(table.shown());
        actions.save("runs." + ending, ending.equals("csv") ? file.csv() : file.json());
    }
}
