package mnemarium.ui.loop;

import static org.assertj.core.api.Assertions.assertThat;

import mnemarium.loop.Arm;
import mnemarium.loop.Move;
import mnemarium.scenario.Dial;
import mnemarium.workbench.OperationTrace;

import org.junit.jupiter.api.Test;

import java.util.List;
import java.util.Map;

class TrackTest {

    private static Benched run() {
        return Benched.of(
                Benched.alerts(24, 12), Arm.IN_LOOP, 7, Map.of(Dial.OWN_TURN_SIGHT, "off"), true);
    }

    @Test
    void growingStepByStepIsTheSameAsReadingTheWholeLog() {
        Benched bench = run();
        Track grown = new Track();
        while (!bench.state(bench.newest()).ended()) {
            bench.next();
            grown.follow(bench.trail().operations());
        }
        Track whole = bench.track();

        assertThat(grown.steps()).isEqualTo(whole.steps());
        for (int step = 0; step < whole.steps(); step++) {
            assertThat(grown.first(step)).isEqualTo(whole.first(step));
            assertThat(grown.last(step)).isEqualTo(whole.last(step));
        }
        for (int entry = 0; entry < bench.state(bench.newest()).memory().size(); entry++) {
            assertThat(grown.reads(entry, Integer.MAX_VALUE))
                    .isEqualTo(whole.reads(entry, Integer.MAX_VALUE));
        }
    }

    @Test
    void startsAnewForAnotherRunAndForABranch() {
        Track track = new Track();
        Benched first = run().toEnd();
        track.follow(first.trail().operations());
        List<OperationTrace> prefix = first.trail().operations().first(5);
        track.follow(prefix);

        assertThat(track.operations()).isEqualTo(5);
        Benched other = Benched.of(Benched.alerts(24, 12), Arm.IN_LOOP, 8, Map.of(), true).toEnd();
        track.follow(other.trail().operations());
        assertThat(track.steps()).isEqualTo(24);
    }

    @Test
    void knowsTheReadsOfAnEntryUpToACursor() {
        Benched bench = run().toEnd();
        Track track = bench.track();
        List<Track.Read> all = track.reads(0, bench.newest());

        assertThat(all).isNotEmpty();
        assertThat(track.reads(0, all.getFirst().operation())).hasSize(1);
        assertThat(track.reads(0, all.getFirst().operation() - 1)).isEmpty();
        assertThat(track.reads(10_000, bench.newest())).isEmpty();
    }

    @Test
    void putsAMoveBetweenTwoStepsOrInsideOne() {
        Benched bench = run().toStep(2);
        bench.next(new Move(Dial.ADDED_LATENCY, "5"));
        bench.next(new Move(Dial.ADDED_LATENCY, "15"));
        List<Track.DialMove> moves = bench.track().moves();

        assertThat(moves).hasSize(2);
        assertThat(moves.get(0).step()).isEqualTo(1);
        assertThat(moves.get(0).within()).isFalse();
        assertThat(moves.get(1).step()).isEqualTo(2);
        assertThat(moves.get(1).within()).isTrue();
        assertThat(moves.get(1).from()).isEqualTo("5");
    }
}
