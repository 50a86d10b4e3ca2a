package mnemarium.loop;

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
}
