package mnemarium.ui.runs;

import javafx.geometry.Pos;
import javafx.scene.control.Label;
import javafx.scene.layout.ColumnConstraints;
import javafx.scene.layout.GridPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;

import mnemarium.statistics.Summary;
import mnemarium.ui.Figures;
import mnemarium.workbench.RunGroup;

/** Every measure of a group over its seeds: mean, standard deviation, least and most. */
final class MeansPane extends VBox {

    MeansPane(RunGroup group) {
        getStyleClass().add("mn-means");
        HBox head =
                new HBox(
                        RunsStyle.whole("Over the seeds", "semibold"),
                        RunsStyle.spring(),
                        RunsStyle.whole("simulated", "pill", "dashed"));
        head.setAlignment(Pos.CENTER_LEFT);
        GridPane grid = new GridPane();
        grid.setId("chosen-means");
        grid.getStyleClass().add("mn-chosen-figures");
        ColumnConstraints words = new ColumnConstraints();
        words.setHgrow(Priority.ALWAYS);
        words.setMinWidth(0);
        grid.getColumnConstraints().add(words);
        grid.addRow(
                0,
                RunsStyle.label("", "secondary"),
                right("mean ± sd", "secondary", "muted"),
                right("range", "secondary", "muted"));
        for (RunGroup.Mean each : group.means()) {
            String unit = each.measure().unit();
            grid.addRow(
                    grid.getRowCount(),
                    RunsStyle.label(each.measure().label() + (unit.isEmpty() ? "" : ", " + unit)),
                    right(RunWords.mean(each), "mono", "secondary"),
                    right(range(each), "mono", "secondary"));
        }
        getChildren().addAll(head, grid);
    }

    private static String range(RunGroup.Mean mean) {
        Summary summary = mean.summary();
        int decimals = mean.measure().decimals();
        String least = Figures.number(summary.min(), decimals);
        String most = Figures.number(summary.max(), decimals);
        return least.equals(most) ? least : least + " to " + most;
    }

    private static HBox right(String words, String... styleClasses) {
        Label label = RunsStyle.whole(words, styleClasses);
        HBox box = new HBox(label);
        box.setAlignment(Pos.CENTER_RIGHT);
        return box;
    }
}
