package mnemarium.ui.ledger;

import java.util.List;
import java.util.Optional;

/**
 * A record with all that is known of it.
 *
 * @param id "R-04"
 * @param kind "outcome"
 * @param chain the records around it in the chain of supersession, oldest first, itself included
 * @param hasEarlier whether the chain begins before the first of them
 * @param hasLater whether it goes on behind the last of them
 * @param title one line
 * @param body what was found out
 * @param assumptions what it stands on
 * @param facts fingerprint, cost, trust, evidence, use …
 * @param net what one reuse saves; empty if it is not known
 * @param value V(R); empty if it is not known
 */
public record RecordView(
        String id,
        String kind,
        List<String> chain,
        boolean hasEarlier,
        boolean hasLater,
        String title,
        String body,
        List<Assumption> assumptions,
        List<Fact> facts,
        Optional<Waterfall> net,
        Optional<Waterfall> value) {

    public RecordView {
        chain = List.copyOf(chain);
        assumptions = List.copyOf(assumptions);
        facts = List.copyOf(facts);
    }

    /**
     * What it stands on.
     *
     * @param name of the dependency
     * @param value at derivation
     * @param source "provided" or "fetched"
     * @param result of its last check
     * @param note more about that, for a tooltip; "" for nothing
     */
    public record Assumption(
            String name, String value, String source, Result result, String note) {}

    /** The last result of a check. */
    public enum Result {
        PASS("pass"),
        FAIL("fail"),
        UNKNOWN("unknown"),
        /** It was not checked yet. */
        NONE("not yet"),
        /** Nothing looks at it: it is not in the slice, or not declared. */
        UNCHECKED("unchecked");

        private final String word;

        Result(String word) {
            this.word = word;
        }

        /** The word on screen. */
        public String word() {
            return word;
        }
    }

    /**
     * A line of the card.
     *
     * @param label at the left
     * @param words at the right; a link if there is somewhere to go
     * @param goTo the operation to go to, if any
     */
    public record Fact(String label, String words, Optional<Integer> goTo) {

        /** A line without a link. */
        public Fact(String label, String words) {
            this(label, words, Optional.empty());
        }
    }
}
