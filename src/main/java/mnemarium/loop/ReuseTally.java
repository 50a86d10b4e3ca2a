package mnemarium.loop;

/**
 * What a run in a drifting world has counted so far.
 *
 * @param tasks tasks done
 * @param correct of these, those whose outcome was right
 * @param falseValid of these, those whose reused outcome was wrong
 * @param derives derivations, the first ones and the corrective ones included
 * @param corrections of these, the corrective ones
 * @param reuses reuses
 * @param checks checks paid: those of tasks that ended in a reuse
 * @param trips comparisons and rounds of checks that found something moved
 * @param needlessTrips of these, those after which the record was still right
 * @param turns turns of the agent
 * @param tokens tokens
 * @param noMemoryTurns turns that deriving at every task would have taken
 * @param noMemoryTokens tokens that deriving at every task would have taken
 */
public record ReuseTally(
        int tasks,
        int correct,
        int falseValid,
        int derives,
        int corrections,
        int reuses,
        long checks,
        int trips,
        int needlessTrips,
        long turns,
        long tokens,
        long noMemoryTurns,
        long noMemoryTokens) {

    static final ReuseTally NONE = new ReuseTally(0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0);

    /** One more task: its trips, and what it came to. */
    ReuseTally plus(TaskDone done, int found, int needless, long deriveTurns, long deriveTokens) {
        boolean reused = done.verdict() == ReuseEvent.Verdict.REUSE;
        return new ReuseTally(
                tasks + 1,
                correct + (done.falseValid() ? 0 : 1),
                falseValid + (done.falseValid() ? 1 : 0),
                derives + (reused ? 0 : 1),
                corrections + (done.corrective() ? 1 : 0),
                reuses + (reused ? 1 : 0),
                checks + done.checks(),
                trips + found,
                needlessTrips + needless,
                turns + done.turns(),
                tokens + done.tokens(),
                noMemoryTurns + deriveTurns,
                noMemoryTokens + deriveTokens);
    }

    /** The share of tasks whose outcome was right; 1 before the first task. */
    public double accuracy() {
        return tasks == 0 ? 1 : (double) correct / tasks;
    }

    /** Turns per task; 0 before the first task. */
    public double turnsPerTask() {
        return tasks == 0 ? 0 : (double) turns / tasks;
    }

    /** Tokens per task; 0 before the first task. */
    public double tokensPerTask() {
        return tasks == 0 ? 0 : (double) tokens / tasks;
    }
}
