package mnemarium.ui.runs;

import javafx.beans.binding.Bindings;
import javafx.geometry.Pos;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;

import mnemarium.ui.Buttons;
import mnemarium.ui.Figures;
import mnemarium.ui.Segments;

import org.controlsfx.control.textfield.CustomTextField;
import org.kordamp.ikonli.feather.Feather;
import org.kordamp.ikonli.javafx.FontIcon;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;

/** What stands above the table: how many there are, the search, the export. */
final class RunsTools extends VBox {

    private final Label count = RunsStyle.whole("", "secondary", "muted");
    private final CustomTextField search = new CustomTextField();
    private final Button inEvents = Buttons.button("runs-search-events", "Search events", "Enter");
    private final SearchBar bar;
    private boolean isGrouped;

    /**
     * @param changed called when other words were typed, or another view was chosen
     * @param actions where the search in the events is asked for
     * @param export called with the ending of a file to be saved
     */
    RunsTools(Runnable changed, RunsActions actions, Consumer<String> export) {
        bar = new SearchBar(actions::endSearch, () -> search.setText(""));
        inEvents.setOnAction(_ -> searchEvents(actions));
        inEvents.disableProperty()
                .bind(Bindings.createBooleanBinding(() -> !isSearching(), search.textProperty()));
        search.setOnAction(_ -> searchEvents(actions));
        Label heading = RunsStyle.whole("Runs", "semibold");
        count.setId("runs-count");
        FontIcon glass = new FontIcon(Feather.SEARCH);
        glass.getStyleClass().add("muted");
        HBox left = new HBox(glass);
        left.setAlignment(Pos.CENTER);
        left.getStyleClass().add("mn-search-sign");
        search.setLeft(left);
        search.setId("runs-search");
        search.setPromptText("Search names, arms, dials");
        search.setAccessibleText("Search names, arms and dials");
        search.getStyleClass().add("mn-runs-search");
        search.textProperty().addListener((_, _, _) -> changed.run());
        Segments<Boolean> view =
                new Segments<>(
                        "runs-view",
                        "Runs shown",
                        List.of(false, true),
                        grouped -> grouped ? "By configuration" : "List",
                        grouped -> {
                            isGrouped = grouped;
                            changed.run();
                        });
        view.choose(false);
        view.setAlignment(Pos.CENTER);
        view.setMinWidth(USE_PREF_SIZE);
        HBox head =
                new HBox(
                        heading,
                        count,
                        search,
                        inEvents,
                        RunsStyle.spring(),
                        view,
                        link("csv", export),
                        link("json", export));
        head.getStyleClass().add("panel-header");
        head.setAlignment(Pos.CENTER_LEFT);
        getChildren().addAll(head, bar);
    }

    private void searchEvents(RunsActions actions) {
        if (isSearching()) {
            actions.searchEvents(text());
        }
    }

    /** Whether runs of one configuration stand together. */
    boolean isGrouped() {
        return isGrouped;
    }

    /** What was typed. */
    String text() {
        return search.getText().strip();
    }

    /** Shows a search in the events, or none. */
    void show(Optional<RunsShown.EventsSearched> events) {
        bar.show(events);
    }

    private static Button link(String ending, Consumer<String> export) {
        Button button = Buttons.link("runs-" + ending, ending.toUpperCase(Locale.ROOT));
        button.getStyleClass().add("secondary");
        button.setMinWidth(Region.USE_PREF_SIZE);
        button.setAccessibleText("Save the table as " + ending.toUpperCase(Locale.ROOT));
        button.setOnAction(_ -> export.accept(ending));
        return button;
    }

    /**
     * The rows that hold all the words that were typed, or in whose events they were found.
     *
     * @param inEvents the keys of those
     */
    List<RunsRow.Entry> found(List<RunsRow.Entry> rows, Set<String> inEvents) {
        List<String> words = List.of(text().toLowerCase(Locale.ROOT).split("\\s+", -1));
        return rows.stream()
                .filter(
                        row ->
                                inEvents.contains(row.key())
                                        || words.stream().allMatch(RunWords.all(row)::contains))
                .toList();
    }

    /** Whether there is something to search for. */
    boolean isSearching() {
        return !search.getText().isBlank();
    }

    /** Says how many groups there are. */
    void count(int groups, int shown) {
        String all = Figures.counted(groups, "configuration", "configurations");
        count.setText(shown < groups ? Figures.count(shown) + " of " + all : all);
    }

    /** Says how many there are, and how many of them are shown. */
    void count(List<RunsRow.Entry> all, int shown) {
        if (shown < all.size()) {
            count.setText(Figures.count(shown) + " of " + Figures.count(all.size()));
            return;
        }
        long runs = all.stream().filter(RunsRow.Run.class::isInstance).count();
        long experiments = all.size() - runs;
        count.setText(
                Figures.counted(runs, "run", "runs")
                        + (experiments == 0
                                ? ""
                                : ", "
                                        + Figures.counted(
                                                experiments, "experiment", "experiments")));
    }
}
