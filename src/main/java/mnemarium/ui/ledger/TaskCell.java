package mnemarium.ui.ledger;

import mnemarium.ui.Figures;
import mnemarium.world.Currency;

import java.util.Optional;

/**
 * One lived task, as timeline and costs show it.
 *
 * @param task its number, from 0
 * @param lastOperation number of its last operation: where a click goes
 * @param deed what was done; empty while nothing is decided
 * @param falseValid whether a stale outcome was reused, which the agent does not know
 * @param trip what moved of what was compared
 * @param turns what it cost
 * @param tokens what it cost
 */
record TaskCell(
        int task,
        int lastOperation,
        Optional<Deed> deed,
        boolean falseValid,
        Trip trip,
        int turns,
        long tokens) {

    /** How a task ended. */
    enum Deed {
        DERIVE("derived"),
        REUSE("reused"),
        HINT("took a hint");

        private final String word;

        Deed(String word) {
            this.word = word;
        }

        String word() {
            return word;
        }
    }

    /** What a comparison found moved. */
    enum Trip {
        NONE(""),
        NOISE("trip, noise"),
        REAL("trip, real");

        private final String word;

        Trip(String word) {
            this.word = word;
        }

        String word() {
            return word;
        }
    }

    /** What it cost in one currency. */
    long cost(Currency currency) {
        return switch (currency) {
            case TURNS -> turns;
            case TOKENS -> tokens;
        };
    }

    /** The task in words: "derived, trip, real, 5 turns". */
    String words() {
        StringBuilder words = new StringBuilder(deed.map(Deed::word).orElse("not decided yet"));
        if (falseValid) {
            words.append(", false-valid");
        }
        if (trip != Trip.NONE) {
            words.append(", ").append(trip.word());
        }
        if (deed.isPresent()) {
            words.append(", ").append(Figures.counted(turns, "turn", "turns"));
            words.append(", ").append(Figures.counted(tokens, "token", "tokens"));
        }
        return words.toString();
    }
}
