package mnemarium.ui.shell;

import static org.assertj.core.api.Assertions.assertThat;

import javafx.scene.control.Label;
import javafx.scene.control.ListView;
import javafx.scene.input.MouseButton;

import mnemarium.experiment.Plan;
import mnemarium.experiment.Seeds;
import mnemarium.experiment.Variation;
import mnemarium.experiment.file.ShippedPlans;
import mnemarium.loop.Event;
import mnemarium.loop.ReuseEvent;
import mnemarium.loop.TriageEvent;
import mnemarium.ui.chart.ChartView;
import mnemarium.ui.chart.Spot;
import mnemarium.ui.experiments.PlanRow;
import mnemarium.workbench.Refusal;
import mnemarium.workbench.Snapshot;

import org.junit.jupiter.api.Test;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CompletionException;

/** From a plan that was run in the window to the very run that a dot stands for. */
class CellClickTest extends SessionScreen {
    /** A shipped plan with one seed. */
    private static Plan small(String name) {
        return new Variation(Optional.of(Seeds.of("1")), Map.of(), List.of())
                .of(new ShippedPlans().named(name).orElseThrow());
    }

    /** Runs a plan, chooses it in the list, and clicks what stands for a cell. */
    @SuppressWarnings("unchecked")
    private void click(String plan, String title) {
        workbench.experiments().start(small(plan)).join();
        robot().clickOn("#rail-experiments");
        ListView<PlanRow> list = find("plans-list", ListView.class);
        until(() -> !list.getItems().isEmpty());
        onScreen(
                () ->
                        list.getItems().stream()
                                .filter(row -> row.name().equals(plan))
                                .findFirst()
                                .ifPresent(list.getSelectionModel()::select));
        until(() -> spot(title).isPresent());
        // the charts of a plan that is still being run change under the hand
        until(() -> find("plan-state", Label.class).getText().equals("finished"));
        ChartView chart = find("result-chart", ChartView.class);
        Spot spot = on(() -> spot(title).orElseThrow());
        robot().moveTo(on(() -> chart.localToScreen(spot.x(), spot.y())));
        robot().clickOn(MouseButton.PRIMARY);
    }

    private Optional<Spot> spot(String title) {
        return robot().lookup("#result-chart").tryQueryAs(ChartView.class).stream()
                .flatMap(chart -> chart.spots().stream())
                .filter(each -> each.title().equals(title) && each.key().isPresent())
                .findFirst();
    }

    private List<Event> atTheCursor() {
        Snapshot now = settled();
        return now.trail().operations().get(now.cursor()).events();
    }

    @Test
    void aDotOfATriageLeadsToItsFirstRedundantActionInTheLoop() {
        click("loop-guard-rungs", "in-loop, +110");
        until(() -> session.view().place().equals("loop"));
        assertThat(atTheCursor())
                .anyMatch(
                        event ->
                                event instanceof TriageEvent.Judged judged
                                        && judged.verdict() == TriageEvent.Verdict.REDUNDANT);
        assertThat(on(() -> find("status-run", Label.class).getText()))
                .isEqualTo("alert-triage, in-loop, seed 1");
    }

    @Test
    void aDotOfAWorldLeadsToItsFirstFalseValidReuseInTheLedger() {
        click("detection-lag", "ledger-learn, 10");
        until(() -> session.view().place().equals("ledger"));
        assertThat(atTheCursor()).anyMatch(event -> event instanceof ReuseEvent.FalseValid);
    }

    @Test
    void aDotOfTheFrontiersPlanSetsTheDialsOfItsPlace() {
        click("frontier", "network-embedder, 0.2");
        until(() -> session.view().place().equals("frontier"));
        assertThat(on(() -> find("frontier-verdict", Label.class).getText()))
                .isEqualTo("1.2 lookups per step");
    }

    @Test
    void everyShippedPlanCanBeStartedButOneThatWaitsForFiles() {
        List<String> refused = new ArrayList<>();
        for (String name : new ShippedPlans().names()) {
            try {
                workbench
                        .experiments()
                        .cancel(workbench.experiments().start(small(name)).join().id())
                        .join();
            } catch (CompletionException e) {
                assertThat(e).hasCauseInstanceOf(Refusal.class);
                refused.add(name);
            }
        }
        assertThat(refused).containsExactly("real-conversations");
    }
}
