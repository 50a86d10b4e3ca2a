package mnemarium.ui.runs;

import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.layout.Priority;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;

import mnemarium.ui.Breadth;
import mnemarium.ui.Place;
import mnemarium.ui.chart.Table;
import mnemarium.workbench.FoundInRun;

import org.kordamp.ikonli.Ikon;
import org.kordamp.ikonli.feather.Feather;

import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** Every run and experiment of the workspace. */
public final class RunsPlace implements Place {
    private final RunsActions actions;
    private final RunsTools tools;
    private final RunsTable table;
    private final ChosenPane chosen;
    private final RunsLayout layout;
    private final ComparisonPane comparison;
    private final StackPane view = new StackPane();
    private RunsShown shown = RunsShown.UNREAD;

    /** A place that was not read yet; it asks for its runs whenever it comes into a window. */
    public RunsPlace(RunsActions actions) {
        this.actions = actions;
        tools = new RunsTools(this::typed, actions, this::export);
        chosen = new ChosenPane(actions);
        table = new RunsTable(this::choose, this::open, this::delete);
        VBox runs = new VBox(tools, table);
        runs.getStyleClass().addAll("panel", "mn-runs");
        VBox.setVgrow(table, Priority.ALWAYS);
        layout = new RunsLayout(runs, chosen);
        comparison = new ComparisonPane(actions);
        view.getChildren().add(layout);
        view.sceneProperty()
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
        return view;
    }

    @Override
    public void fit(Breadth breadth) {
        layout.fit(breadth);
        comparison.fit(breadth);
    }

    /** Shows the runs there are; what was chosen stays chosen. */
    public void show(RunsShown next) {
        boolean isFirst = !shown.isRead() && next.isRead() && !next.rows().isEmpty();
        shown = next;
        fill();
        next.pair().ifPresent(comparison::show);
        Node wanted = next.pair().isPresent() ? comparison : layout;
        if (!view.getChildren().contains(wanted)) {
            view.getChildren().setAll(wanted);
        }
        if (isFirst) {
            table.choose(next.rows().getFirst().key());
        }
    }

    /** Chooses a run by its id. */
    public void choose(String run) {
        table.choose("run " + run);
    }

    private void typed() {
        if (shown.events().filter(each -> !each.text().equals(tools.text())).isPresent()) {
            actions.forgetSearch();
        }
        fill();
    }

    private void fill() {
        Map<String, FoundInRun> found = found();
        List<RunsRow> rows = tools.found(shown.rows(), found.keySet());
        tools.count(shown.rows(), rows.size());
        tools.show(shown.events());
        Map<String, String> places = new HashMap<>();
        found.forEach((key, place) -> places.put(key, RunWords.found(place, tools.text())));
        table.show(rows, places, empty());
        choose(table.chosen());
    }

    /** By the key of a row, where in its events the text lies that is looked for. */
    private Map<String, FoundInRun> found() {
        Map<String, FoundInRun> found = new HashMap<>();
        shown.events()
                .filter(each -> each.text().equals(tools.text()))
                .ifPresent(
                        events ->
                                events.found()
                                        .forEach(each -> found.put("run " + each.run(), each)));
        return found;
    }

    private void choose(List<RunsRow> rows) {
        chosen.show(rows, found(), shown.again());
    }

    private void open(RunsRow row) {
        FoundInRun place = found().get(row.key());
        if (place == null) {
            actions.open(row);
        } else {
            actions.openAt(place.run(), place.operation());
        }
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
