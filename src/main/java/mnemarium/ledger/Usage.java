package mnemarium.ledger;

/**
 * What became of a record: its reuses and what each saved.
 *
 * @param savedTurns derive − checks run − recall of each reuse
 * @param savedTokens the same in tokens
 * @param falseValid reuses that turned out to be wrong
 * @param lastNanos virtual time of the last reuse; 0 before the first
 */
public record Usage(Tally savedTurns, Tally savedTokens, long falseValid, long lastNanos) {

    public static final Usage NONE = new Usage(Tally.NONE, Tally.NONE, 0, 0);

    public long reuses() {
        return savedTurns.count();
    }

    /** What the reuses saved in one currency. */
    public Tally saved(Currency currency) {
        return switch (currency) {
            case TURNS -> savedTurns;
            case TOKENS -> savedTokens;
        };
    }

    Usage withReuse(long turns, long tokens, long atNanos) {
        return new Usage(savedTurns.with(turns), savedTokens.with(tokens), falseValid, atNanos);
    }

    Usage withFalseValid() {
        return new Usage(savedTurns, savedTokens, falseValid + 1, lastNanos);
    }
}
