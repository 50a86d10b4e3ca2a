package mnemarium.workbench;

import static org.assertj.core.api.Assertions.assertThat;

import mnemarium.experiment.Measure;

import org.junit.jupiter.api.Test;

import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.TreeMap;

class RunGroupTest {

    private static final Measure REDUNDANT = new Measure("redundant", "redundant actions", "", 0);

    private static ListedRun run(String id, String configuration, long seed, double redundant) {
        RecentRun run =
                new RecentRun(
                        id,
                        Optional.empty(),
                        "Alert triage",
                        "alert-triage.yaml",
                        "triage",
                        "in-loop",
                        seed,
                        24,
                        "step 24 of 24",
                        "",
                        "0".repeat(64),
                        Instant.EPOCH);
        return new ListedRun(
                run,
                new TreeMap<>(),
                Optional.of(configuration).filter(each -> !each.isEmpty()),
                List.of(new ListedRun.Figure(REDUNDANT, redundant)),
                Optional.empty());
    }

    private static RunGroup only(ListedRun... runs) {
        List<RunGroup> groups = RunGroup.of(List.of(runs));
        assertThat(groups).hasSize(1);
        return groups.getFirst();
    }

    @Test
    void runsOfOneConfigurationAreAveragedOverTheirSeeds() {
        RunGroup group = only(run("a", "x", 9, 6), run("b", "x", 2, 1), run("c", "x", 5, 2));
        assertThat(group.seeds()).containsExactly(2L, 5L, 9L);
        assertThat(group.note()).isEmpty();
        RunGroup.Mean mean = group.means().getFirst();
        assertThat(mean.measure()).isEqualTo(REDUNDANT);
        assertThat(mean.summary().n()).isEqualTo(3);
        assertThat(mean.summary().mean()).isEqualTo(3);
        assertThat(mean.summary().deviation()).hasValue(Math.sqrt(7));
        assertThat(mean.summary().min()).isEqualTo(1);
        assertThat(mean.summary().max()).isEqualTo(6);
    }

    @Test
    void unlikeConfigurationsStayApart() {
        assertThat(RunGroup.of(List.of(run("a", "x", 1, 6), run("b", "y", 2, 1))))
                .extracting(RunGroup::configuration)
                .containsExactly("x", "y");
    }

    @Test
    void oneSeedHasNoSpread() {
        assertThat(only(run("a", "x", 1, 6)).means().getFirst().summary().deviation())
                .isEqualTo(OptionalDouble.empty());
    }

    @Test
    void aSeedThatIsThereTwiceWithTheSameFiguresCountsOnceAndIsSaid() {
        RunGroup group = only(run("a", "x", 1, 6), run("b", "x", 2, 4), run("c", "x", 1, 6));
        assertThat(group.runs()).hasSize(3);
        assertThat(group.means().getFirst().summary().n()).isEqualTo(2);
        assertThat(group.means().getFirst().summary().mean()).isEqualTo(5);
        assertThat(group.note())
                .isEqualTo("Seed 1 is there more than once with the same figures and counts once.");
    }

    @Test
    void aSeedWithTwoFiguresLetsNothingBeAveraged() {
        RunGroup group = only(run("a", "x", 1, 6), run("b", "x", 2, 4), run("c", "x", 1, 7));
        assertThat(group.means()).isEmpty();
        assertThat(group.note())
                .isEqualTo(
                        "Seed 1 is there more than once with other figures: nothing is averaged.");
    }

    @Test
    void whatHasNotEndedComesLastAndIsNotPutTogether() {
        List<RunGroup> groups =
                RunGroup.of(List.of(run("a", "", 1, 0), run("b", "x", 2, 4), run("c", "", 1, 7)));
        assertThat(groups).extracting(RunGroup::configuration).containsExactly("x", "");
        assertThat(groups.getLast().hasEnded()).isFalse();
        assertThat(groups.getLast().runs()).hasSize(2);
        assertThat(groups.getLast().means()).isEmpty();
        assertThat(groups.getLast().note()).isEqualTo("What has not ended is not put together.");
    }

    @Test
    void ofNoRunsThereIsNoGroup() {
        assertThat(RunGroup.of(List.of())).isEmpty();
    }
}
