package mnemarium.ui.runs;

import javafx.geometry.Pos;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.ProgressBar;
import javafx.scene.layout.HBox;
import javafx.scene.layout.VBox;

import mnemarium.ui.Buttons;
import mnemarium.ui.Figures;
import mnemarium.ui.chart.Mark;
import mnemarium.ui.chart.Marks;
import mnemarium.ui.runs.RunsShown.PlayedAgain;
import mnemarium.workbench.Reproduced;

/** What came of playing a run again. */
final class AgainPane extends VBox {

    private static final int HASH_DIGITS = 8;

    private final ProgressBar bar = new ProgressBar(0);
    private final Button end = Buttons.link("runs-again-end", "Cancel");
    private final Label words = words("Playing it again and comparing …", "muted");

    /**
     * @param ending called when a person does not want to wait any longer
     */
    AgainPane(PlayedAgain again, Runnable ending) {
        setId("runs-again");
        getStyleClass().addAll("note", "mn-again");
        switch (again) {
            case PlayedAgain.Playing playing -> {
                bar.setId("runs-again-progress");
                bar.setAccessibleText("Playing it again");
                bar.setMaxWidth(Double.MAX_VALUE);
                end.setOnAction(_ -> ending.run());
                HBox line = new HBox(words, RunsStyle.spring(), end);
                line.setAlignment(Pos.CENTER_LEFT);
                getChildren().addAll(line, bar);
                goOn(playing);
            }
            case PlayedAgain.Compared compared -> {
                switch (compared.result()) {
                    case Reproduced.Identical identical -> identical(identical);
                    case Reproduced.Differs differs -> differs(differs);
                    case Reproduced.Ended ended -> ended(ended);
                }
            }
        }
    }

    /** Shows that it has come further; whether this is a pane of one that is under way. */
    boolean goOn(PlayedAgain.Playing playing) {
        boolean isUnderWay = getChildren().contains(bar);
        bar.setProgress(playing.share());
        RunsStyle.present(end, playing.isLong());
        RunsStyle.present(bar, playing.isLong());
        if (playing.isLong()) {
            words.setText(
                    "Playing it again and comparing, "
                            + Math.round(100 * playing.share())
                            + "\u2009%");
        }
        return isUnderWay;
    }

    private void ended(Reproduced.Ended ended) {
        getChildren()
                .add(
                        words(
                                "Cancelled: the first "
                                        + Figures.count(ended.operations())
                                        + " of "
                                        + Figures.counted(ended.of(), "operation", "operations")
                                        + " are identical, the others were not played.",
                                "muted"));
    }

    private void identical(Reproduced.Identical identical) {
        Label words =
                words(
                        "Identical: "
                                + Figures.counted(identical.operations(), "operation", "operations")
                                + ", log "
                                + identical.log().substring(0, HASH_DIGITS)
                                + ".",
                        "found");
        words.setGraphic(Marks.region(Mark.REPRODUCED));
        getChildren().add(words);
    }

    private void differs(Reproduced.Differs differs) {
        String where = differs.step() == 0 ? "before the first step" : "at step " + differs.step();
        Label words =
                words("Differs " + where + ", operation " + differs.operation() + ".", "semibold");
        words.setGraphic(Marks.region(Mark.DIFFERS));
        getChildren().addAll(words, line("recorded", differs.recorded()));
        getChildren().add(line("played now", differs.played()));
    }

    private static Label words(String sentence, String styleClass) {
        Label label = RunsStyle.prose(sentence, styleClass);
        label.setId("runs-again-words");
        return label;
    }

    private static VBox line(String name, String line) {
        return new VBox(
                RunsStyle.whole(name, "secondary", "muted"),
                RunsStyle.prose(
                        line.isEmpty() ? "nothing" : line.replace("\t", "  "),
                        "mono",
                        "secondary"));
    }
}
