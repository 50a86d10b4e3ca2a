package mnemarium.world;

import java.time.Duration;

/**
 * What one operation costs.
 *
 * @param turns turns of the agent, 0 or more
 * @param tokens tokens, 0 or more
 * @param time virtual time, not negative
 */
public record Cost(int turns, long tokens, Duration time) {

    public Cost {
        if (turns < 0) {
            throw new IllegalArgumentException("a cost of " + turns + " turns, expected 0 or more");
        }
        if (tokens < 0) {
            throw new IllegalArgumentException(
                    "a cost of " + tokens + " tokens, expected 0 or more");
        }
        if (time.isNegative()) {
            throw new IllegalArgumentException("a cost of " + time + ", expected no negative time");
        }
    }

    /** The cost in one currency. */
    public long in(Currency currency) {
        return switch (currency) {
            case TURNS -> turns;
            case TOKENS -> tokens;
        };
    }

    /** The same cost with other turns. */
    public Cost withTurns(int otherTurns) {
        return new Cost(otherTurns, tokens, time);
    }
}
