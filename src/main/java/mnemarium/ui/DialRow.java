package mnemarium.ui;

import mnemarium.scenario.Dial;

import java.util.Optional;

/**
 * One dial as the strip shows it.
 *
 * @param dial which
 * @param value its value at the cursor, canonical text
 * @param home the scenario's value, canonical text: where a reset goes
 * @param move the newest move of this dial up to the cursor, if it was moved at all
 */
public record DialRow(Dial dial, String value, String home, Optional<Move> move) {

    /**
     * Where a dial was moved.
     *
     * @param operation the operation after which it was moved; a click goes there
     * @param where it was, in words: "turn 2, step 3", "task 31", "the start"
     * @param from the value before the move
     */
    public record Move(int operation, String where, String from) {}

    /** Whether the value at the cursor differs from the scenario's. */
    public boolean isAway() {
        return !value.equals(home);
    }
}
