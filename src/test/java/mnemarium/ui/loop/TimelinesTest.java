package mnemarium.ui.loop;

import static org.assertj.core.api.Assertions.assertThat;

import mnemarium.loop.Arm;
import mnemarium.loop.State;
import mnemarium.scenario.Dial;

import org.junit.jupiter.api.Test;

import java.util.Map;
import java.util.Optional;

class TimelinesTest {

    private static Timeline line(Benched bench) {
        return Timelines.of(
                bench.track(),
                bench.trail().script(),
                TurnStarts.of(bench.trail().script()),
                bench.newest(),
                "Turn");
    }

    @Test
    void countsWhatTheRunCounted() {
        Benched bench =
                Benched.of(
                                Benched.alerts(24, 12),
                                Arm.IN_LOOP,
                                7,
                                Map.of(Dial.ADDED_LATENCY, "15", Dial.OWN_TURN_SIGHT, "off"),
                                true)
                        .toEnd();
        Timeline line = line(bench);
        State end = bench.state(bench.newest());

        assertThat(line.cells().stream().filter(cell -> reads(cell, ReadEnd.SKIPPED)).count())
                .isEqualTo(end.counts().skipped());
        assertThat(line.cells().stream().filter(cell -> reads(cell, ReadEnd.HIT)).count())
                .isEqualTo(end.counts().hits());
        assertThat(line.cells().stream().filter(cell -> did(cell, Deed.REDUNDANT)).count())
                .isEqualTo(end.counts().redundant());
        assertThat(line.cells().stream().mapToInt(TimelineCell::writes).sum())
                .isEqualTo(end.counts().writes());
    }

    private static boolean reads(TimelineCell cell, ReadEnd end) {
        return cell.read().equals(Optional.of(end));
    }

    private static boolean did(TimelineCell cell, Deed deed) {
        return cell.deed().equals(Optional.of(deed));
    }

    @Test
    void laysOutTheWholeScenarioAlsoWhatIsStillToCome() {
        Benched bench =
                Benched.of(Benched.alerts(24, 12), Arm.IN_LOOP, 7, Map.of(), true).toStep(9);
        Timeline line = line(bench);

        assertThat(line.steps()).isEqualTo(24);
        assertThat(line.starts().turns()).isEqualTo(4);
        assertThat(line.cells()).hasSize(9);
        assertThat(line.cursor()).isEqualTo(8);
    }

    @Test
    void theOverviewShowsTheWorstOfSeveralSteps() {
        Benched bench =
                Benched.of(
                                Benched.alerts(24, 12),
                                Arm.IN_LOOP,
                                7,
                                Map.of(Dial.ADDED_LATENCY, "15", Dial.OWN_TURN_SIGHT, "off"),
                                true)
                        .toEnd();
        Overview overview = Overview.EMPTY.following(line(bench));

        assertThat(overview.worst(0, 24)).isEqualTo(5);
        assertThat(overview.worst(0, 1)).isEqualTo(2);
    }

    @Test
    void theOverviewGrowsWithTheRun() {
        Benched bench =
                Benched.of(
                        Benched.alerts(24, 12),
                        Arm.IN_LOOP,
                        7,
                        Map.of(Dial.ADDED_LATENCY, "15", Dial.OWN_TURN_SIGHT, "off"),
                        true);
        Overview grown = Overview.EMPTY;
        while (!bench.state(bench.newest()).ended()) {
            bench.next();
            grown = grown.following(line(bench));
        }
        Overview whole = Overview.EMPTY.following(line(bench));

        for (int step = 0; step < 24; step++) {
            assertThat(grown.worst(step, step + 1)).isEqualTo(whole.worst(step, step + 1));
        }
    }
}
