package mnemarium.ui.runs;

import mnemarium.workbench.RunComparison;
import mnemarium.workbench.RunComparison.Difference;
import mnemarium.workbench.RunComparison.Parting;
import mnemarium.workbench.RunPair;

import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

/** Pairs of runs, of three operations a step. */
final class Compared {

    private Compared() {}

    private static RunPair.Lived lived(RunsRow.Run row, String marks) {
        return new RunPair.Lived(
                row.run().run(),
                marks,
                IntStream.rangeClosed(1, marks.length()).map(each -> 3 * each).boxed().toList());
    }

    private static RunPair pair(String one, String other, Parting parting) {
        return new RunPair(
                lived(Listed.triage("b2", "in-loop", 7, 3, 4), one),
                lived(Listed.triage("d4", "in-loop", 7, 5, 12), other),
                new RunComparison(
                        List.of(
                                new Difference("added-latency", "0", "110"),
                                new Difference("scenario's hash", "0".repeat(64), "1".repeat(64))),
                        List.of(
                                new Difference("redundant actions", "0", "4"),
                                new Difference("lookups skipped", "", "12"),
                                new Difference("virtual time, ms", "28803", "30781.8")),
                        true,
                        Optional.of(parting)));
    }

    /** Twelve steps and ten, which part at the sixth. */
    static RunPair pair() {
        return pair(
                "oowohhhohhhh",
                "oowohsrssr",
                new Parting(6, 17, "lookup-made\tkey=\"A-06\"", "lookup-skipped\tkey=\"A-06\""));
    }

    /** Runs that have nothing in common. */
    static RunPair fromTheStart() {
        return pair(
                "ooo", "uxtd", new Parting(0, 1, "turn-started\tturn=1", "turn-started\tturn=2"));
    }

    /** 2 400 steps, far more than there are pixels for signs. */
    static RunPair longPair() {
        return pair(
                "oohw".repeat(600),
                "oohw".repeat(300) + "srhx".repeat(300),
                new Parting(1201, 3600, "acted\taction=CLOSED", "acted\taction=INVESTIGATED"));
    }
}
