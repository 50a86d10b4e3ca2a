package mnemarium.ui.gate;

import javafx.geometry.Pos;
import javafx.scene.control.Label;
import javafx.scene.layout.ColumnConstraints;
import javafx.scene.layout.GridPane;
import javafx.scene.text.TextAlignment;

import mnemarium.ui.Figures;
import mnemarium.ui.chart.DoseResponse;

import java.util.List;

/** The means of all arms, a row for each number of earlier conversations. */
final class TenureTable extends GridPane {

    /** Width of the first column, in hundredths of the whole. */
    private static final double FIRST = 17;

    TenureTable() {
        setId("tenure-table");
        getStyleClass().addAll("figures", "mn-tenure-table");
    }

    void show(DoseResponse curves) {
        getChildren().clear();
        getColumnConstraints().clear();
        List<DoseResponse.Arm> arms = curves.arms();
        for (int column = 0; column <= arms.size(); column++) {
            ColumnConstraints width = new ColumnConstraints();
            width.setPercentWidth(column == 0 ? FIRST : (100 - FIRST) / arms.size());
            getColumnConstraints().add(width);
        }
        head("earlier", 0);
        for (int arm = 0; arm < arms.size(); arm++) {
            head(arms.get(arm).name(), arm + 1);
        }
        int decimals = curves.decimals() == 0 ? 1 : curves.decimals();
        for (int rung = 0; rung < curves.rungs().size(); rung++) {
            cell(curves.rungs().get(rung).label(), 0, rung + 1);
            for (int arm = 0; arm < arms.size(); arm++) {
                int at = rung;
                String mean =
                        arms.get(arm).means().stream()
                                .filter(each -> each.rung() == at)
                                .map(each -> Figures.number(each.value(), decimals))
                                .findFirst()
                                .orElse("–");
                cell(mean, arm + 1, rung + 1);
            }
        }
    }

    private void head(String words, int column) {
        Label label = GateStyle.prose(words.replace('-', ' '), "figures-head", "mn-tenure-cell");
        label.setMaxWidth(Double.MAX_VALUE);
        label.setMaxHeight(Double.MAX_VALUE);
        label.setAlignment(Pos.BOTTOM_RIGHT);
        label.setTextAlignment(TextAlignment.RIGHT);
        add(label, column, 0);
    }

    private void cell(String words, int column, int row) {
        Label label = GateStyle.label(words, "mono", "mn-tenure-cell");
        label.setMaxWidth(Double.MAX_VALUE);
        label.setAlignment(Pos.CENTER_RIGHT);
        add(label, column, row);
    }
}
