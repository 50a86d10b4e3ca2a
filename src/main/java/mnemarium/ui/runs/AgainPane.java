package mnemarium.ui.runs;

import javafx.scene.control.Label;
import javafx.scene.layout.VBox;

import mnemarium.ui.Figures;
import mnemarium.ui.chart.Mark;
import mnemarium.ui.chart.Marks;
import mnemarium.ui.runs.RunsShown.PlayedAgain;
import mnemarium.workbench.Reproduced;

/** What came of playing a run again. */
final class AgainPane extends VBox {

    private static final int HASH_DIGITS = 8;

    AgainPane(PlayedAgain again) {
        setId("runs-again");
        getStyleClass().addAll("note", "mn-again");
        switch (again) {
            case PlayedAgain.Playing _ ->
                    getChildren().add(words("Playing it again and comparing …", "muted"));
            case PlayedAgain.Compared compared -> {
                switch (compared.result()) {
                    case Reproduced.Identical identical -> identical(identical);
                    case Reproduced.Differs differs -> differs(differs);
                }
            }
        }
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
