package mnemarium.ui.runs;

import javafx.geometry.Pos;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.ProgressBar;
import javafx.scene.layout.HBox;

import mnemarium.ui.Buttons;
import mnemarium.ui.Figures;

import java.util.Optional;

/** How far the search in the events is, or what it found. Only there while there is one. */
final class SearchBar extends HBox {

    private final ProgressBar progress = new ProgressBar(0);
    private final Label words = RunsStyle.label("", "secondary");
    private final Button end = Buttons.link("runs-search-end", "Cancel");
    private final Button clear = Buttons.link("runs-search-clear", "Clear");

    /**
     * @param ending called when a person has seen enough
     * @param clearing called when a person wants to see all runs again
     */
    SearchBar(Runnable ending, Runnable clearing) {
        setId("runs-search-bar");
        getStyleClass().add("mn-runs-search-bar");
        setAlignment(Pos.CENTER_LEFT);
        progress.setId("runs-search-progress");
        progress.setAccessibleText("Search in the events");
        words.setId("runs-search-words");
        end.getStyleClass().add("secondary");
        clear.getStyleClass().add("secondary");
        end.setMinWidth(USE_PREF_SIZE);
        clear.setMinWidth(USE_PREF_SIZE);
        end.setOnAction(_ -> ending.run());
        clear.setOnAction(_ -> clearing.run());
        getChildren().addAll(progress, words, end, clear);
        show(Optional.empty());
    }

    /** Shows a search, or none. */
    void show(Optional<RunsShown.EventsSearched> events) {
        RunsStyle.present(this, events.isPresent());
        if (events.isEmpty()) {
            return;
        }
        RunsShown.EventsSearched search = events.get();
        boolean isRunning = search.progress().isPresent();
        RunsStyle.present(progress, isRunning);
        RunsStyle.present(end, isRunning);
        RunsStyle.present(clear, !isRunning);
        progress.setProgress(search.progress().orElse(1));
        words.setText(words(search));
    }

    private static String words(RunsShown.EventsSearched search) {
        if (search.progress().isPresent()) {
            long percent = Math.round(100 * search.progress().getAsDouble());
            return "Searching the events for “" + search.text() + "”, " + percent + "\u2009%";
        }
        int runs = search.found().size();
        String where =
                runs == 0
                        ? "“" + search.text() + "” is in the events of no run"
                        : "“"
                                + search.text()
                                + "” is in the events of "
                                + Figures.counted(runs, "run", "runs");
        return search.isWhole() ? where + "." : where + ", as far as they were searched.";
    }
}
