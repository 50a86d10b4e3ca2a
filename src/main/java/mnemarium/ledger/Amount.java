package mnemarium.ledger;

/**
 * What one piece of work costs, in both currencies; they are never added to each other.
 *
 * @param turns turns of the agent, 0 to a million
 * @param tokens tokens, 0 to a billion
 */
public record Amount(int turns, long tokens) {

    public static final Amount NOTHING = new Amount(0, 0);

    /** No agent works a million turns on one thing. */
    static final int MOST_TURNS = 1_000_000;

    static final long MOST_TOKENS = 1_000_000_000;

    public Amount {
        if (turns < 0 || turns > MOST_TURNS) {
            throw new IllegalArgumentException(
                    "turns are " + turns + ", expected 0 to " + MOST_TURNS);
        }
        if (tokens < 0 || tokens > MOST_TOKENS) {
            throw new IllegalArgumentException(
                    "tokens are " + tokens + ", expected 0 to " + MOST_TOKENS);
        }
    }

    /** The cost in one currency. */
    public long in(Currency currency) {
        return switch (currency) {
            case TURNS -> turns;
            case TOKENS -> tokens;
        };
    }

    public Amount plus(Amount other) {
        return new Amount(turns + other.turns, tokens + other.tokens);
    }
}
