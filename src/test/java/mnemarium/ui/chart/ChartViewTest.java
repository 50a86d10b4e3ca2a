package mnemarium.ui.chart;

import static org.assertj.core.api.Assertions.assertThat;

import javafx.scene.Parent;
import javafx.scene.input.KeyCode;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;

import mnemarium.ui.ScreenTest;

import org.junit.jupiter.api.Test;

import java.util.ArrayList;
import java.util.List;

class ChartViewTest extends ScreenTest {
    private final List<Long> opened = new ArrayList<>();
    private final List<ChartView> views = new ArrayList<>();

    @Override
    protected Parent root() {
        views.clear();
        for (Chart chart :
                List.of(
                        Sampled.latency(),
                        Sampled.heat(),
                        Sampled.manyArms(),
                        Sampled.bars(),
                        Sampled.partitions())) {
            ChartView view = new ChartView("Click opens this run", opened::add);
            view.show(chart);
            HBox.setHgrow(view, Priority.ALWAYS);
            view.setPrefSize(300, 300);
            views.add(view);
        }
        HBox top = new HBox(16, views.get(0), views.get(1));
        HBox bottom = new HBox(16, views.get(2), views.get(3), views.get(4));
        VBox.setVgrow(top, Priority.ALWAYS);
        VBox all = new VBox(16, top, bottom);
        all.setStyle("-fx-padding: 16; -fx-background-color: -color-bg-default;");
        return all;
    }

    @Test
    void aClickOnADotOpensItsRun() {
        ChartView view = views.getFirst();
        Spot spot =
                view.spots().stream()
                        .filter(each -> each.title().equals("in-loop, +30, seed 1"))
                        .findFirst()
                        .orElseThrow();
        point(view, spot);
        assertThat(view.getAccessibleText()).isEqualTo("in-loop, +30, seed 1: 5 redundant actions");
        picture("charts");
        robot().clickOn(javafx.scene.input.MouseButton.PRIMARY);
        assertThat(opened).containsExactly(20L);
    }

    private void point(ChartView view, Spot spot) {
        var at = on(() -> view.localToScreen(spot.x(), spot.y()));
        robot().moveTo(at);
    }

    @Test
    void theArrowKeysGoFromSpotToSpotAndEnterOpens() {
        ChartView view = views.get(1);
        onScreen(view::requestFocus);
        robot().type(KeyCode.RIGHT);
        assertThat(on(view::spot).orElseThrow().title())
                .isEqualTo("memory budget per turn, ms 50, added latency, ms +0");
        robot().type(KeyCode.RIGHT, KeyCode.UP);
        assertThat(on(view::spot).orElseThrow().title())
                .isEqualTo("memory budget per turn, ms 100, added latency, ms +1");
        robot().type(KeyCode.ENTER);
        assertThat(opened).containsExactly(7L);
        robot().type(KeyCode.ESCAPE);
        assertThat(on(view::spot)).isEmpty();
    }
}
