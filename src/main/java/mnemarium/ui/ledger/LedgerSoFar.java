package mnemarium.ui.ledger;

import java.util.List;

/**
 * What a run in a drifting world has come to, beside what it would have come to without memory.
 *
 * @param about "32 tasks, against no-memory"
 * @param bars turns, tokens, accuracy
 * @param falseValid how many reuses were wrong
 * @param counts "4 derivations, 28 reuses, 28 checks"
 */
record LedgerSoFar(String about, List<Bar> bars, String falseValid, String counts) {

    /** Before a run is open. */
    static final LedgerSoFar EMPTY = new LedgerSoFar("", List.of(), "0", "");

    LedgerSoFar {
        bars = List.copyOf(bars);
    }

    /**
     * A figure and the one it is compared with.
     *
     * @param id names its label
     * @param name "Turns per task"
     * @param own "2.38"
     * @param other "5.00"
     * @param ownShare of the longer of the two, 0 to 1
     * @param otherShare of the longer of the two, 0 to 1
     */
    record Bar(
            String id, String name, String own, String other, double ownShare, double otherShare) {

        /** A figure and the one it is compared with, both 0 or more. */
        static Bar of(String id, String name, Figure own, Figure other) {
            double most = Math.max(own.value(), other.value());
            return new Bar(
                    id,
                    name,
                    own.words(),
                    other.words(),
                    most == 0 ? 0 : own.value() / most,
                    most == 0 ? 0 : other.value() / most);
        }
    }

    /** A value and how it is printed. */
    record Figure(double value, String words) {}

    /** Whether no reuse was wrong. */
    boolean isClean() {
        return falseValid.equals("0");
    }
}
