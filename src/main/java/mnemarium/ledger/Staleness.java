package mnemarium.ledger;

/**
 * How often a reuse turned out to be wrong, measured on the records of one kind and scope.
 *
 * @param falseValid reuses that were wrong
 * @param reuses all of them
 */
public record Staleness(long falseValid, long reuses) {

    public static final Staleness NO_DATA = new Staleness(0, 0);

    public Staleness {
        Checked.notNegative("false-valid reuses", falseValid);
        if (reuses < falseValid) {
            throw new IllegalArgumentException(
                    "reuses are "
                            + reuses
                            + ", expected at least the "
                            + falseValid
                            + " wrong ones");
        }
    }

    public boolean hasData() {
        return reuses > 0;
    }

    /** P(stale), 0 to 1; taken as 0 while there is no data. */
    public double share() {
        return hasData() ? (double) falseValid / reuses : 0;
    }

    Staleness withReuse() {
        return new Staleness(falseValid, reuses + 1);
    }

    Staleness withFalseValid() {
        return new Staleness(falseValid + 1, reuses);
    }
}
