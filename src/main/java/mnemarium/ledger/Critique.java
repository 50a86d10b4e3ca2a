package mnemarium.ledger;

import java.util.List;

/** What the write critic says. */
public sealed interface Critique {

    /**
     * It may be written.
     *
     * @param value what it is expected to be worth
     */
    record Accepted(Value value) implements Critique {}

    /**
     * It may not, for these reasons.
     *
     * @param objections at least one
     */
    record Refused(List<Objection> objections) implements Critique {
        public Refused {
            objections = List.copyOf(objections);
        }
    }
}
