package mnemarium.experiment;

import static mnemarium.experiment.Column.count;

import mnemarium.loop.Gated;
import mnemarium.loop.State;

import java.util.List;
import java.util.OptionalDouble;

/** The columns of the write gate. */
final class GateColumns {

    /** Where the write gate has something to judge by. */
    static final List<Column<State>> GATE =
            List.of(
                    count("memory-writes", "entries written", run -> run.counts().writes()),
                    count(
                            "kept-out",
                            "writes kept out by the gate",
                            run -> Gated.of(run).map(Gated::refused).orElse(0)),
                    count(
                            "unclassified",
                            "writes that do not say what they are",
                            run -> Gated.of(run).map(Gated::unclassified).orElse(0)));

    private GateColumns() {}

    /** The figure of a column; empty if it is none of these. */
    static OptionalDouble figure(State state, String name) {
        return GATE.stream()
                .filter(each -> each.measure().name().equals(name))
                .mapToDouble(each -> each.figure().applyAsDouble(state))
                .findFirst();
    }
}
