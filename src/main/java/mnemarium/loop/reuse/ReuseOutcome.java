package mnemarium.loop.reuse;

import java.math.BigDecimal;
import java.time.Duration;

/**
 * What a run of an arm came to.
 *
 * @param tasks tasks done
 * @param correct of these, those whose outcome was right
 * @param falseValid of these, those whose reused outcome was wrong
 * @param reuses reuses
 * @param derives derivations, the first ones and the corrective ones included
 * @param corrections of these, the corrective ones
 * @param trips comparisons and rounds of checks that found something moved
 * @param needlessTrips of these, those after which the stored outcome was still right
 * @param checks checks paid: those of tasks that ended in a reuse
 * @param turns turns of the agent
 * @param tokens tokens of derivations, paid checks and recalls
 * @param time virtual time of the same
 * @param dollars the price of the tokens, exact
 */
public record ReuseOutcome(
        int tasks,
        int correct,
        int falseValid,
        int reuses,
        int derives,
        int corrections,
        int trips,
        int needlessTrips,
        long checks,
        long turns,
        long tokens,
        Duration time,
        BigDecimal dollars) {

    /** The share of tasks whose outcome was right; 0 before the first task. */
    public double accuracy() {
        return share(correct);
    }

    /** False-valid reuses per task. */
    public double falseValidRate() {
        return share(falseValid);
    }

    /** Reuses per task. */
    public double reuseRate() {
        return share(reuses);
    }

    /** Turns per task. */
    public double turnsPerTask() {
        return share(turns);
    }

    /** Tokens per task. */
    public double tokensPerTask() {
        return share(tokens);
    }

    private double share(long part) {
        return tasks == 0 ? 0 : (double) part / tasks;
    }
}
