package mnemarium.ui.gate;

import javafx.geometry.Pos;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;

import mnemarium.ui.chart.ChartView;
import mnemarium.ui.chart.CostBars;

import java.util.Locale;

/** What each way to have the fact costs in a turn, as bars. */
final class CostPane extends VBox {

    private final ChartView bars = new ChartView("", _ -> {});
    private final Label kind = GateStyle.whole("", "pill");
    private final Label talk = GateStyle.prose("", "secondary", "muted");

    CostPane(FactsActions actions) {
        setId("gate-cost");
        getStyleClass().addAll("panel", "mn-gate-part", "mn-gate-cost");
        bars.setId("gate-cost-bars");
        talk.setId("gate-cost-talk");
        kind.setId("gate-cost-kind");
        Region spring = new Region();
        HBox.setHgrow(spring, Priority.ALWAYS);
        HBox head =
                new HBox(
                        GateStyle.whole("Cost per turn", "semibold"),
                        spring,
                        kind,
                        new ExportMenu("cost-per-turn", bars::chart, actions));
        head.setAlignment(Pos.CENTER_LEFT);
        head.getStyleClass().add("mn-gate-part-head");
        getChildren().addAll(head, bars, talk);
    }

    void show(CostBars costs) {
        bars.show(costs);
        bars.setStyle(
                "-fx-min-height: %1$sem; -fx-pref-height: %1$sem;"
                        .formatted(String.format(Locale.ROOT, "%.2f", costs.tall() / 13)));
        boolean isPublished = costs.ways().stream().allMatch(CostBars.Way::isPublished);
        kind.setText(isPublished ? "published" : "simulated");
        kind.getStyleClass().removeAll("dashed", "solid");
        kind.getStyleClass().add(isPublished ? "solid" : "dashed");
        String words =
                costs.ways().stream()
                        .filter(each -> each.millis().isEmpty())
                        .map(each -> each.name() + ": " + each.words() + ".")
                        .findFirst()
                        .orElse("");
        talk.setText(words);
        GateStyle.present(talk, !words.isEmpty());
    }
}
