package mnemarium.ui.experiments;

import static org.assertj.core.api.Assertions.assertThat;

import javafx.scene.Parent;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.ListView;
import javafx.scene.control.TableView;
import javafx.scene.control.TextArea;
import javafx.scene.control.TextField;
import javafx.scene.input.MouseButton;

import mnemarium.experiment.Axis;
import mnemarium.experiment.Cell;
import mnemarium.experiment.Plan;
import mnemarium.experiment.Progress;
import mnemarium.experiment.Progress.Phase;
import mnemarium.experiment.Subject;
import mnemarium.experiment.file.ShippedPlans;
import mnemarium.ui.Breadth;
import mnemarium.ui.ScreenTest;
import mnemarium.ui.chart.ChartView;
import mnemarium.ui.chart.Spot;

import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;

class ExperimentsPlaceTest extends ScreenTest {
    private static PlanShown finished = PlanShown.fresh(PlayedPlan.shipped("loop-guard-rungs"));

    /** Set by {@link #root}, on the screen thread. */
    @SuppressWarnings("NullAway.Init")
    private ExperimentsPlace place;

    private final Asked asked = new Asked();

    @BeforeAll
    static void play() {
        finished = PlayedPlan.finished(PlayedPlan.shipped("loop-guard-rungs"));
    }

    @Override
    protected Parent root() {
        place = new ExperimentsPlace(asked);
        place.fit(Breadth.WIDE);
        return place.view();
    }

    @Override
    protected double width() {
        return 1360;
    }

    @Override
    protected double height() {
        return 796;
    }

    private static Progress progress(long done, Phase phase) {
        return new Progress(
                210,
                done,
                0,
                phase,
                phase == Phase.RUNNING ? Optional.of(Duration.ofSeconds(74)) : Optional.empty());
    }

    static List<PlanRow> rows() {
        return List.of(
                new PlanRow(
                        "loop-guard-rungs",
                        "Redundant actions over added latency",
                        finished.progress()),
                new PlanRow(
                        "budget-sweep",
                        "Budget × rungs, as a heat map",
                        Optional.of(progress(38, Phase.RUNNING))),
                new PlanRow(
                        "embedders",
                        "Match threshold, with controls",
                        Optional.of(progress(12, Phase.PAUSED))),
                new PlanRow("trip-recall", "Five facts, four arms", Optional.empty()));
    }

    private void shown(PlanShown plan) {
        onScreen(() -> place.show(new ExperimentsShown(rows(), Optional.of(plan))));
    }

    @Test
    void showsTheExactTestOfWhatWasPlayed() {
        shown(finished);
        picture("experiments-finished");
        assertThat(find("test-p", Label.class).getText()).isEqualTo("0.0079");
        assertThat(find("test-extreme", Label.class).getText()).isEqualTo("2");
        assertThat(find("test-note", Label.class).getText())
                .startsWith("Five against five, fully separated: 0.0079 is the smallest p");
        assertThat(find("plan-words", Label.class).getText())
                .isEqualTo(
                        "3 arms × 7 rungs × 5 seeds = 105 runs in 0.9\u2009s. Budget 100\u2009ms.");
    }

    @Test
    void aClickOnADotOpensThatVeryRun() {
        shown(finished);
        ChartView chart = find("result-chart", ChartView.class);
        Spot spot =
                on(chart::spots).stream()
                        .filter(each -> each.title().equals("in-loop, +30, seed 2"))
                        .findFirst()
                        .orElseThrow();
        robot().moveTo(on(() -> chart.localToScreen(spot.x(), spot.y())));
        robot().clickOn(MouseButton.PRIMARY);
        assertThat(asked.cells).containsExactly(new Cell(0, 0, List.of(4), 2));
    }

    @Test
    void whatIsWrongWithSeedsAndRungsIsSaidAtTheirFields() {
        shown(finished);
        robot().clickOn("#plan-page-2");
        onScreen(() -> find("form-seeds", TextField.class).setText("3,3"));
        onScreen(() -> find("form-rungs-0", TextField.class).setText("0, 20000"));
        picture("experiments-set-up");
        assertThat(find("form-seeds-wrong", Label.class).getText())
                .isEqualTo("Found the seed 3 twice, expected each once");
        onScreen(() -> find("form-seeds", TextField.class).setText("3,9"));
        assertThat(find("form-rungs-0-wrong", Label.class).getText()).contains("20000");
        assertThat(find("plan-run", Button.class).isDisabled()).isTrue();
        onScreen(() -> find("form-rungs-0", TextField.class).setText("110, 0, 20"));
        onScreen(() -> find("form-seeds", TextField.class).setText("999999"));
        assertThat(find("form-seeds-wrong", Label.class).getText())
                .startsWith(
                        "Found 8\u2009999\u2009991 runs in all, expected at most 5\u2009000\u2009000");
        onScreen(() -> find("form-seeds", TextField.class).setText("3,9"));
        assertThat(find("form-total", Label.class).getText()).isEqualTo("18 runs in all.");
        robot().clickOn("#plan-run");
        Plan plan = asked.plans.getFirst();
        assertThat(plan.parts().getFirst().seeds().list()).containsExactly(3L, 9L);
        assertThat(plan.parts().getFirst().axes().getFirst().rungs())
                .extracting(Axis.Rung::label)
                .containsExactly("+0", "+20", "+110");
    }

    @Test
    void everyShippedPlanThatWasPlayedAsItIsOffersToRunAgain() {
        for (Plan plan : new ShippedPlans().all()) {
            Progress all =
                    new Progress(plan.cells(), plan.cells(), 0, Phase.FINISHED, Optional.empty());
            shown(
                    new PlanShown(
                            plan,
                            plan,
                            Optional.of(all),
                            Optional.empty(),
                            Optional.of(Duration.ofSeconds(3)),
                            List.of(),
                            Optional.empty(),
                            false,
                            Optional.empty()));
            assertThat(on(() -> find("plan-run", Button.class).getAccessibleText()))
                    .as(plan.name())
                    .isEqualTo("Run again");
        }
    }

    @Test
    void barsAreOfAllArmsSoNoneIsAskedFor() {
        shown(PlayedPlan.finished(PlayedPlan.shipped("outcome-reuse-arms")));
        assertThat(robot().lookup("#result-measure").tryQuery()).isPresent();
        assertThat(robot().lookup("#result-arm").tryQuery()).isEmpty();
        assertThat(on(() -> find("result-chart", ChartView.class).getAccessibleText()))
                .contains("ledger-underdecl: ");
        picture("experiments-bars");
    }

    @Test
    void whereNoFigureIsPublishedTheTableLeavesItsRoomToTheChart() {
        Plan plan = PlayedPlan.withSeeds(PlayedPlan.shipped("loop-guard-rungs"), "2");
        shown(
                PlayedPlan.finished(
                        new Plan(plan.name(), plan.title(), plan.page(), plan.parts(), List.of())));
        assertThat(find("beside-table", TableView.class).isVisible()).isFalse();
        assertThat(robot().lookup("No figure of a source belongs to this plan.").tryQuery())
                .isPresent();
        double alone = on(() -> find("result-chart", ChartView.class).getHeight());
        shown(finished);
        assertThat(find("beside-table", TableView.class).isVisible()).isTrue();
        assertThat(on(() -> find("result-chart", ChartView.class).getHeight()))
                .isLessThan(alone - 100);
    }

    @Test
    void aPlanThatWasNotRunShowsWhatThereIsToKnowAndOffersToRunIt() {
        PlanShown fresh = PlanShown.fresh(finished.plan());
        shown(fresh);
        assertThat(find("plan-state", Label.class).isVisible()).isFalse();
        robot().clickOn("#plan-page-1");
        picture("experiments-fresh");
        assertThat(find("plan-nothing", Label.class).getText()).isEqualTo("Not run yet. 105 runs.");
        robot().clickOn("#plan-begin");
        assertThat(asked.all).containsExactly("run loop-guard-rungs");
    }

    @Test
    void aRunningPlanShowsWhatIsThereAndCanBePausedAndCancelled() {
        shown(
                new PlanShown(
                        finished.plan(),
                        finished.plan(),
                        Optional.of(progress(38, Phase.RUNNING)),
                        finished.findings(),
                        Optional.empty(),
                        List.of("the embedder could not be opened"),
                        Optional.empty(),
                        false,
                        Optional.empty()));
        picture("experiments-running");
        assertThat(find("plan-state", Label.class).getText())
                .isEqualTo("38 of 210, 74\u2009s left");
        robot().clickOn("#plan-pause");
        robot().clickOn("#plan-cancel");
        assertThat(asked.all).containsExactly("pause loop-guard-rungs", "cancel loop-guard-rungs");
        assertThat(find("plan-trouble", Label.class).getText())
                .isEqualTo(
                        "Some runs failed, the others are kept: the embedder could not be opened");
    }

    @Test
    void onePausedUnderAnotherEngineCanOnlyBeRunAnew() {
        shown(
                new PlanShown(
                        finished.plan(),
                        finished.plan(),
                        Optional.of(progress(38, Phase.PAUSED)),
                        finished.findings(),
                        Optional.empty(),
                        List.of(),
                        Optional.of("It cannot go on: found runs played by engine 0."),
                        true,
                        Optional.empty()));
        picture("experiments-barred");
        assertThat(find("plan-resume", Button.class).isVisible()).isFalse();
        assertThat(find("plan-trouble", Label.class).getText())
                .isEqualTo("It cannot go on: found runs played by engine 0.");
        assertThat(on(() -> find("plan-run", Button.class).getAccessibleText()))
                .isEqualTo("Run anew");
        robot().clickOn("#plan-run");
        assertThat(asked.all).containsExactly("run loop-guard-rungs");
    }

    @Test
    void aChartIsReadAsTextAndSavedInEachForm() {
        shown(finished);
        robot().clickOn("#result-as-text");
        assertThat(find("result-text", TextArea.class).getText())
                .startsWith("Redundant actions over added latency.")
                .contains("in-loop: +0 0.0 (0.0 to 0.0);");
        robot().clickOn("#export-svg").clickOn("#export-csv").clickOn("#export-png");
        assertThat(asked.all)
                .containsExactly(
                        "save loop-guard-rungs.svg",
                        "save loop-guard-rungs.csv",
                        "image loop-guard-rungs.png");
    }

    @Test
    void aListWithoutPlansDoesNotSpeakOfWords() {
        onScreen(() -> place.show(ExperimentsShown.EMPTY));
        ListView<?> list = find("plans-list", ListView.class);
        assertThat(on(() -> ((Label) list.getPlaceholder()).getText()))
                .isEqualTo("The plans will be listed here.");

        shown(finished);
        robot().clickOn("#plans-search").write("no such plan");
        assertThat(on(() -> ((Label) list.getPlaceholder()).getText()))
                .isEqualTo("No plan holds these words.");
    }

    @Test
    void plansAreFoundByWords() {
        shown(finished);
        robot().clickOn("#plans-search").write("heat");
        ListView<?> list = find("plans-list", ListView.class);
        assertThat(on(() -> list.getItems().size())).isEqualTo(1);
        onScreen(() -> list.getSelectionModel().select(0));
        assertThat(asked.all).containsExactly("select budget-sweep");
    }

    @Test
    void aDialOfTheRunAtHandIsSwept() {
        asked.sweep =
                Optional.of(
                        new Sweep(
                                new Subject.Named("alert-triage"),
                                "Alert triage",
                                List.of("in-loop", "per-turn", "no-memory"),
                                "per-turn",
                                42,
                                List.of(
                                        new Sweep.Knob(
                                                "added-latency",
                                                "added latency",
                                                "ms",
                                                "0",
                                                "15",
                                                List.of())),
                                Map.of("budget", "200"),
                                List.of(new Sweep.Choice("redundant", "redundant actions"))));
        shown(finished);
        robot().clickOn("#plan-new");
        picture("experiments-new");
        robot().clickOn("#new-plan-keep");
        Plan plan = asked.plans.getFirst();
        assertThat(plan.name()).isEqualTo("sweep-added-latency");
        assertThat(plan.parts().getFirst().arms()).containsExactly("per-turn");
        assertThat(plan.parts().getFirst().settings()).containsEntry("budget", "200");
        assertThat(plan.cells()).isEqualTo(25);
    }
}
