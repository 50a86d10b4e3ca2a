package mnemarium.world;

import java.math.BigDecimal;
import java.time.Duration;

/**
 * What the three operations of reuse cost, and what tokens cost.
 *
 * @param derive producing the outcome from scratch
 * @param check checking one dependency, or comparing one fingerprint
 * @param recall bringing a stored outcome into the working set
 * @param dollarsPerMillionTokens the price of tokens, 0 or more
 */
public record Costs(Cost derive, Cost check, Cost recall, BigDecimal dollarsPerMillionTokens) {

    /** 5, 1 and 1 turns; 4000, 120 and 400 tokens; 12, 0.4 and 1.2 s; 5 dollars a million. */
    public static final Costs DEFAULT =
            new Costs(
                    new Cost(5, 4000, Duration.ofSeconds(12)),
                    new Cost(1, 120, Duration.ofMillis(400)),
                    new Cost(1, 400, Duration.ofMillis(1200)),
                    new BigDecimal(5));

    public Costs {
        if (dollarsPerMillionTokens.signum() < 0) {
            throw new IllegalArgumentException(
                    "a million tokens cost "
                            + dollarsPerMillionTokens.toPlainString()
                            + " dollars, expected 0 or more");
        }
    }

    /** The same costs with other turns. */
    public Costs withTurns(int deriveTurns, int checkTurns, int recallTurns) {
        return new Costs(
                derive.withTurns(deriveTurns),
                check.withTurns(checkTurns),
                recall.withTurns(recallTurns),
                dollarsPerMillionTokens);
    }

    /** The tokens of so many derivations, checks and reuses. */
    public long tokens(long derives, long checks, long reuses) {
        return derives * derive.tokens() + checks * check.tokens() + reuses * recall.tokens();
    }

    /** The virtual time of so many derivations, checks and reuses. */
    public Duration time(long derives, long checks, long reuses) {
        return times(derive, derives).plus(times(check, checks)).plus(times(recall, reuses));
    }

    /** In whole numbers: {@link Duration#multipliedBy} goes by decimals, for overflow's sake. */
    private static Duration times(Cost cost, long many) {
        Duration time = cost.time();
        return Duration.ofSeconds(
                Math.multiplyExact(time.getSeconds(), many),
                Math.multiplyExact((long) time.getNano(), many));
    }

    /** The price of so many tokens, exact. */
    public BigDecimal dollars(long tokens) {
        return dollarsPerMillionTokens.multiply(BigDecimal.valueOf(tokens)).movePointLeft(6);
    }
}
