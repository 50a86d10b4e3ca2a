package mnemarium.ui.experiments;

import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.Tooltip;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;

import mnemarium.scenario.Problem;
import mnemarium.ui.Buttons;
import mnemarium.ui.Figures;
import mnemarium.ui.chart.Mark;
import mnemarium.ui.chart.Marks;
import mnemarium.workbench.ChosenFile;

import org.kordamp.ikonli.feather.Feather;

import java.nio.file.Path;
import java.util.List;
import java.util.function.Consumer;

/** The files that a plan runs: what each holds, or why it is left out; more are chosen here. */
final class FilesPane extends VBox {
    /** More than these are of the same making. */
    private static final int MOST_PROBLEMS = 3;

    private final Label words = ExperimentsStyle.prose("", "muted");
    private final VBox rows = new VBox();
    private final Button choose =
            Buttons.button("files-choose", Feather.FOLDER, "Choose files…", "");
    private final Consumer<Path> leave;
    private FilesShown shown = FilesShown.NONE;

    /**
     * @param choose asks for more files
     * @param leave leaves a file out
     */
    FilesPane(Runnable choose, Consumer<Path> leave) {
        this.leave = leave;
        setId("files");
        getStyleClass().add("mn-files");
        words.setId("files-words");
        rows.getStyleClass().add("mn-file-rows");
        this.choose.setOnAction(_ -> choose.run());
        HBox end = new HBox(this.choose);
        end.setAlignment(Pos.CENTER_LEFT);
        getChildren().addAll(words, rows, end);
        fill();
    }

    /** Shows the files there are. */
    void show(FilesShown next) {
        if (!next.equals(shown)) {
            shown = next;
            fill();
        }
    }

    private void fill() {
        words.setText(words(shown));
        rows.getChildren().clear();
        for (int i = 0; i < shown.files().size(); i++) {
            rows.getChildren().add(row(i, shown.files().get(i)));
        }
        ExperimentsStyle.present(rows, !shown.files().isEmpty());
        choose.getStyleClass().remove("accent");
        if (shown.fit().isEmpty() && !shown.isReading()) {
            choose.getStyleClass().add("accent");
        }
    }

    /** What there is to say of files as a whole. */
    static String words(FilesShown shown) {
        if (shown.isReading()) {
            return "Reading the files …";
        }
        int all = shown.files().size();
        int fit = shown.fit().size();
        if (all == 0) {
            return "This plan runs files of your own, and none is chosen yet. Choose one or more,"
                    + " such as LoCoMo conversations (JSON), or drop them here.";
        }
        String more = " More may be chosen, or dropped here.";
        if (fit == all) {
            return Figures.counted(all, "file", "files") + " to run." + more;
        }
        return (fit == 0 ? "None" : Integer.toString(fit))
                + " of "
                + Figures.counted(all, "file", "files")
                + " can be run; what is wrong is left out."
                + more;
    }

    private Node row(int number, ChosenFile file) {
        Label name = ExperimentsStyle.label(file.name(), "semibold");
        name.setTooltip(new Tooltip(file.path().toString()));
        name.setGraphic(file.isFit() ? Marks.region(Mark.REPRODUCED) : Marks.region(Mark.WRONG));
        VBox lines = new VBox(name);
        if (!file.holds().isEmpty()) {
            lines.getChildren().add(ExperimentsStyle.prose(file.holds(), "secondary", "muted"));
        }
        file.notes().stream()
                .limit(MOST_PROBLEMS)
                .forEach(
                        note ->
                                lines.getChildren()
                                        .add(ExperimentsStyle.prose(note, "secondary", "muted")));
        List<Problem> problems = file.problems();
        for (Problem problem : problems.subList(0, Math.min(MOST_PROBLEMS, problems.size()))) {
            lines.getChildren().add(ExperimentsStyle.prose(sentence(problem), "secondary", "harm"));
        }
        if (problems.size() > MOST_PROBLEMS) {
            lines.getChildren()
                    .add(
                            ExperimentsStyle.prose(
                                    Figures.counted(
                                                    problems.size() - MOST_PROBLEMS,
                                                    "other problem",
                                                    "other problems")
                                            + ".",
                                    "secondary",
                                    "harm"));
        }
        lines.setId("files-row-" + number);
        lines.setMinHeight(Region.USE_PREF_SIZE);
        HBox.setHgrow(lines, Priority.ALWAYS);
        Button remove =
                Buttons.icon("files-leave-" + number, Feather.X, "Leave out " + file.name());
        remove.setOnAction(_ -> leave.accept(file.path()));
        HBox row = new HBox(lines, remove);
        row.setAlignment(Pos.TOP_LEFT);
        row.getStyleClass().add("mn-file-row");
        return row;
    }

    private static String sentence(Problem problem) {
        String where =
                (problem.line() == 0 ? "" : "Line " + problem.line() + ": ")
                        + (problem.path().isEmpty() ? "" : problem.path() + ": ");
        String words = "found " + problem.found() + ", expected " + problem.expected() + ".";
        return where.isEmpty() ? "F" + words.substring(1) : where + words;
    }
}
