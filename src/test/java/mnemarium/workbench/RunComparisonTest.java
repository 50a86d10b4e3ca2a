package mnemarium.workbench;

import static org.assertj.core.api.Assertions.assertThat;

import mnemarium.memory.onnx.Models;
import mnemarium.scenario.Dial;
import mnemarium.scenario.file.Shipped;
import mnemarium.workbench.RunComparison.Difference;
import mnemarium.workbench.RunComparison.Parting;

import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;

class RunComparisonTest {

    private final Embedders embedders = new Embedders(new Models());
    private final Preparation preparation =
            new Preparation(embedders, _ -> Optional.of(new Thresholds.Threshold(0.95, "a test")));

    @AfterEach
    void close() {
        embedders.close();
    }

    private RunComparison.Side played(String scenario, RunOptions options) throws Refusal {
        Prepared prepared =
                preparation.prepare(
                        new Shipped().named(scenario).orElseThrow(),
                        options.withEmbedder("hashed"),
                        Map.of());
        return new RunComparison.Side(
                prepared, Recording.play(prepared, OptionalInt.empty(), () -> 0).lines());
    }

    private static RunOptions latency(String millis) {
        return new RunOptions(
                Optional.empty(),
                java.util.OptionalLong.of(5),
                Map.of(Dial.ADDED_LATENCY, millis),
                mnemarium.loop.Mode.VIRTUAL,
                Optional.empty());
    }

    @Test
    void aRunBesideItselfDiffersInNothingAndNeverParts() throws Refusal {
        RunComparison same =
                RunComparison.of(
                        played("alert-triage", latency("0")), played("alert-triage", latency("0")));
        assertThat(same.settings()).isEmpty();
        assertThat(same.figures()).isEmpty();
        assertThat(same.sameKind()).isTrue();
        assertThat(same.parting()).isEmpty();
    }

    @Test
    void aLatencyThatOnlyTakesTimeIsNoParting() throws Refusal {
        RunComparison close =
                RunComparison.of(
                        played("alert-triage", latency("0")), played("alert-triage", latency("1")));
        assertThat(close.settings()).containsExactly(new Difference("added-latency", "0", "1"));
        assertThat(close.figures())
                .extracting(Difference::name)
                .containsExactly("virtual time, ms");
        assertThat(close.parting()).isEmpty();
    }

    @Test
    void runsPartWhereTheBudgetAllowsALookupInTheOneAndNotInTheOther() throws Refusal {
        RunComparison apart =
                RunComparison.of(
                        played("alert-triage", latency("0")),
                        played("alert-triage", latency("110")));
        assertThat(apart.settings()).containsExactly(new Difference("added-latency", "0", "110"));
        assertThat(apart.figures())
                .extracting(Difference::name)
                .contains("redundant actions", "lookups made", "lookups skipped");
        Parting parting = apart.parting().orElseThrow();
        assertThat(parting.step()).isEqualTo(1);
        assertThat(parting.one()).startsWith("lookup-made\t");
        assertThat(parting.other()).startsWith("lookup-skipped\t");
        assertThat(parting.words())
                .isEqualTo("lookup made in the first, lookup skipped in the second");
    }

    @Test
    void anotherArmDiffersInItsNameAlone() throws Refusal {
        RunComparison arms =
                RunComparison.of(
                        played("alert-triage", RunOptions.NONE.withArm("in-loop")),
                        played("alert-triage", RunOptions.NONE.withArm("no-memory")));
        assertThat(arms.settings()).containsExactly(new Difference("arm", "in-loop", "no-memory"));
        assertThat(arms.parting()).isPresent();
    }

    @Test
    void figuresOfDifferentKindsAreNotCompared() throws Refusal {
        RunComparison kinds =
                RunComparison.of(
                        played("alert-triage", RunOptions.NONE),
                        played("trip-planning", RunOptions.NONE));
        assertThat(kinds.sameKind()).isFalse();
        assertThat(kinds.figures()).isEmpty();
        assertThat(kinds.settings())
                .extracting(Difference::name)
                .contains("scenario", "scenario's hash");
        assertThat(kinds.parting()).isPresent();
    }

    @Test
    void aRunThatHasEndedEarlierPartsAtItsEnd() throws Refusal {
        RunComparison.Side whole = played("alert-triage", RunOptions.NONE);
        List<List<String>> half = whole.lines().subList(0, whole.lines().size() - 1);
        Parting parting =
                RunComparison.of(new RunComparison.Side(whole.prepared(), half), whole)
                        .parting()
                        .orElseThrow();
        assertThat(parting.one()).isEmpty();
        assertThat(parting.words()).startsWith("the first has ended, in the second: ");
    }

    @Test
    void ofTheSameEventTheFieldThatDiffersIsNamed() {
        Parting parting =
                new Parting(
                        9,
                        31,
                        "judged\tat=5\tverdict=FIRST\tsameAs=\"\"",
                        "judged\tat=7\tverdict=REDUNDANT\tsameAs=\"A-02\"");
        assertThat(parting.words())
                .isEqualTo("judged, verdict FIRST in the first, REDUNDANT in the second");
    }
}
