package mnemarium.loop;

import mnemarium.memory.Recalled;

import java.util.List;
import java.util.Optional;

/**
 * What comes into an operation from outside.
 *
 * @param moves dials to move before it
 * @param measured in a replay of a measured run: the cost that was measured then
 */
public record Inputs(List<Move> moves, Optional<Cost> measured) {

    /** Nothing from outside. */
    public static final Inputs NONE = new Inputs(List.of(), Optional.empty());

    public Inputs {
        moves = List.copyOf(moves);
    }

    /** Only moves. */
    public static Inputs of(List<Move> moves) {
        return moves.isEmpty() ? NONE : new Inputs(moves, Optional.empty());
    }

    /** What a lookup costs: by the dials, or as it was measured. */
    Cost lookup(State state, Recalled recalled) {
        Dials dials = state.dials();
        return switch (state.setup().mode()) {
            case VIRTUAL -> dials.lookup();
            case MEASURED -> measured.orElseGet(() -> dials.lookup(recalled));
        };
    }

    /** What a write costs: by the dials, or as it was measured in the run that is replayed. */
    Cost write(State state) {
        Cost byDials = state.dials().write();
        return switch (state.setup().mode()) {
            case VIRTUAL -> byDials;
            case MEASURED -> measured.orElse(byDials);
        };
    }
}
