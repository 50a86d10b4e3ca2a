package mnemarium.ui.shell;

import static org.assertj.core.api.Assertions.assertThat;

import javafx.scene.Parent;
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
import mnemarium.memory.onnx.Models;
import mnemarium.store.Opening;
import mnemarium.store.Workspace;
import mnemarium.ui.ScreenTest;
import mnemarium.ui.chart.ChartView;
import mnemarium.ui.chart.Spot;
import mnemarium.ui.experiments.PlanRow;
import mnemarium.workbench.Refusal;
import mnemarium.workbench.Snapshot;
import mnemarium.workbench.Thresholds;
import mnemarium.workbench.Workbench;

import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.testfx.util.WaitForAsyncUtils;

import java.nio.file.Path;
import java.time.Clock;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CompletionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.function.BooleanSupplier;

/** From a plan that was run in the window to the very run that a dot stands for. */
class CellClickTest extends ScreenTest {
    @TempDir Path folder;

    @SuppressWarnings("NullAway.Init") // opened on the screen thread before each test
    private Workbench workbench;

    @SuppressWarnings("NullAway.Init") // opened on the screen thread before each test
    private Session session;

    @Override
    protected Parent root() {
        Opening opening = Workspace.open(folder.resolve("workspace"), Clock.systemUTC());
        workbench =
                Workbench.on(
                        ((Opening.Opened) opening).workspace(),
                        new Models(),
                        embedder -> Optional.of(new Thresholds.Threshold(0.95, "a test")),
                        System::nanoTime,
                        Clock.systemUTC());
        session = new Session(workbench, new NoFiles(), Clock.systemUTC());
        session.view()
                .sceneProperty()
                .addListener(
                        (_, _, scene) -> {
                            if (scene != null) {
                                session.dress(scene);
                            }
                        });
        return session.view();
    }

    @AfterEach
    void closeWorkbench() {
        workbench.close();
    }

    private static void until(BooleanSupplier isSo) {
        try {
            WaitForAsyncUtils.waitFor(
                    60,
                    TimeUnit.SECONDS,
                    () -> WaitForAsyncUtils.asyncFx(isSo::getAsBoolean).get());
        } catch (TimeoutException e) {
            throw new AssertionError("it did not come about", e);
        }
    }

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
        Snapshot now = workbench.current().orElseThrow().settled().join();
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

    /** Nobody is asked for a file here. */
    private static final class NoFiles implements Choices {
        @Override
        public Optional<Path> fileToOpen() {
            return Optional.empty();
        }

        @Override
        public Optional<Path> fileToSave(String suggestedName) {
            return Optional.empty();
        }

        @Override
        public Optional<Path> model() {
            return Optional.empty();
        }

        @Override
        public Optional<Path> fileToBind() {
            return Optional.empty();
        }

        @Override
        public Optional<Path> folder() {
            return Optional.empty();
        }
    }
}
