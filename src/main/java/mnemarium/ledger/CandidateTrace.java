package mnemarium.ledger;

import java.util.List;
import java.util.Optional;

/**
 * What a decision did about one candidate.
 *
 * @param rank from 1
 * @param why in words, the losing ones' "why not" among them
 */
public record CandidateTrace(
        String record,
        int rank,
        Net net,
        Authority authority,
        int signals,
        List<String> assumed,
        List<CheckTrace> checks,
        Fate fate,
        String why) {

    public CandidateTrace {
        assumed = List.copyOf(assumed);
        checks = List.copyOf(checks);
    }

    /** What became of it. */
    public enum Fate {
        /** All checks passed, and it pays. */
        VERIFIED,
        /** Something about it is unknown or assumed. */
        UNSURE,
        /** A value is missing that the question has to bring. */
        NEEDS,
        /** A check failed. */
        STALE,
        /** Deriving again is no dearer. */
        NOT_WORTH,
        /** It says itself that it does not apply. */
        EXCLUDED,
        /** It was not looked at: a budget was spent, or another one came first. */
        SKIPPED;

        /** Its name in files. */
        public String word() {
            return Words.of(this);
        }

        /** The one of a word. */
        public static Optional<Fate> named(String word) {
            return Words.find(Fate.class, word);
        }
    }
}
