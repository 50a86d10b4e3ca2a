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
import mnemarium.workbench.ListedRun;
import mnemarium.workbench.RunGroup;

import org.kordamp.ikonli.Ikon;
import org.kordamp.ikonli.feather.Feather;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;

/** Every run and experiment of the workspace. */
public final class RunsPlace implements Place {
    private final RunsActions actions;
    private final RunsTools tools;
    private final RunsTable table;
    private final ChosenPane chosen;
    private final RunsLayout layout;
    private final ComparisonPane comparison;
    private final StackPane view = new StackPane();
    private final Set<String> open = new HashSet<>();
    private RunsShown shown = RunsShown.UNREAD;

    /** A place that was not read yet; it asks for its runs whenever it comes into a window. */
    public RunsPlace(RunsActions actions) {
        this.actions = actions;
        tools = new RunsTools(this::typed, actions, this::export);
        chosen = new ChosenPane(actions);
        table = new RunsTable(this::choose, this::open, this::delete, this::deeds);
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
        List<RunsRow.Entry> rows = tools.found(shown.rows(), found.keySet());
        tools.show(shown.events());
        if (tools.isGrouped()) {
            group(rows);
        } else {
            tools.count(shown.rows(), rows.size());
            Map<String, String> places = new HashMap<>();
            found.forEach((key, place) -> places.put(key, RunWords.found(place, tools.text())));
            table.show(rows, places, false, empty());
        }
        choose(table.chosen());
    }

    /** A group is shown whole if one of its runs was found: its figures are those of all. */
    private void group(List<RunsRow.Entry> found) {
        List<RunsRow> rows = new ArrayList<>();
        List<RunsRow.Group> groups = groups();
        int many = 0;
        for (RunsRow.Group group : groups) {
            if (group.runs().stream().anyMatch(found::contains)) {
                many++;
                rows.add(group);
                if (group.isOpen()) {
                    rows.addAll(group.runs());
                }
            }
        }
        tools.count(groups.size(), many);
        table.show(rows, Map.of(), true, empty());
    }

    private List<RunsRow.Group> groups() {
        Map<String, RunsRow.Run> byId = new HashMap<>();
        List<ListedRun> runs = new ArrayList<>();
        for (RunsRow.Entry row : shown.rows()) {
            if (row instanceof RunsRow.Run run) {
                byId.put(run.run().run().id(), run);
                runs.add(run.run());
            }
        }
        return RunGroup.of(runs).stream()
                .map(
                        group ->
                                new RunsRow.Group(
                                        group,
                                        group.runs().stream()
                                                .flatMap(
                                                        run ->
                                                                Stream.ofNullable(
                                                                        byId.get(run.run().id())))
                                                .toList(),
                                        open.contains(group.configuration())))
                .toList();
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

    private List<RowDeed> deeds() {
        return RowDeed.of(table.chosen(), found(), actions, this::open);
    }

    private void open(RunsRow row) {
        switch (row) {
            case RunsRow.Group group -> {
                String configuration = group.group().configuration();
                if (!open.remove(configuration)) {
                    open.add(configuration);
                }
                fill();
            }
            case RunsRow.Entry entry -> {
                FoundInRun place = found().get(row.key());
                if (place == null) {
                    actions.open(entry);
                } else {
                    actions.openAt(place.run(), place.operation());
                }
            }
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
        List<RunsRow.Entry> rows = entries(table.chosen());
        if (!rows.isEmpty()) {
            actions.delete(rows);
        }
    }

    /** Runs and experiments, a group by its runs, each once. */
    static List<RunsRow.Entry> entries(List<RunsRow> rows) {
        Set<RunsRow.Entry> all = new LinkedHashSet<>();
        for (RunsRow row : rows) {
            switch (row) {
                case RunsRow.Group group -> all.addAll(group.runs());
                case RunsRow.Entry entry -> all.add(entry);
            }
        }
        return List.copyOf(all);
    }

    private void export(String ending) {
        List<RunsRow.Group> groups = new ArrayList<>();
        for (RunsRow row : table.shown()) {
            if (row instanceof RunsRow.Group group) {
                groups.add(group);
            }
        }
        Table file =
                tools.isGrouped()
                        ? RunsFile.groups(groups)
                        : RunsFile.table(entries(table.shown()));
        actions.save("runs." + ending, ending.equals("csv") ? file.csv() : file.json());
    }
}
