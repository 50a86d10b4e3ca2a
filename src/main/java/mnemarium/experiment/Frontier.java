package mnemarium.experiment;

/**
 * The feasibility frontier: how many memory operations a step can afford.
 *
 * <p>Memory may take at most a share β of the end-to-end time. A step reasons for r and makes f
 * operations of cost c = t_embed + t_store, so that it takes r + f·c; of that f·c is at most the
 * share β where
 *
 * <pre>f_max = β/(1−β) · r/c</pre>
 *
 * <p>(Khan and Lipizzi, Memory in the Loop, arXiv 2607.05690, equation 2). Below f = 1, the cliff,
 * not every step can have its lookup: memory is rationed.
 *
 * @param reasoningMillis r, the reasoning time of a step in milliseconds, 0 or more
 * @param budgetShare β, the share of the end-to-end time that memory may take, from 0 to below 1
 */
public record Frontier(double reasoningMillis, double budgetShare) {

    /** One operation for each step: below it memory is rationed. */
    public static final double CLIFF = 1;

    /** As in the source: a tenth of the time for memory, a second of reasoning. */
    public static final Frontier PUBLISHED = new Frontier(1_000, 0.1);

    /** Where the equation and the figures are from. */
    public static final String SOURCE =
            "Khan and Lipizzi, Memory in the Loop, arXiv 2607.05690, equation 2";

    /** Checks the ranges. */
    public Frontier {
        if (!(reasoningMillis >= 0) || Double.isInfinite(reasoningMillis)) {
            throw new IllegalArgumentException(
                    "reasoning time is " + reasoningMillis + " ms, expected 0 or more");
        }
        if (!(budgetShare >= 0 && budgetShare < 1)) {
            throw new IllegalArgumentException(
                    "budget share is " + budgetShare + ", expected 0 to below 1");
        }
    }

    /** How long memory may take in each step: β/(1−β)·r, in milliseconds. */
    public double memoryMillis() {
        return budgetShare / (1 - budgetShare) * reasoningMillis;
    }

    /**
     * How many operations of a cost a step can afford: f_max. Infinite where an operation costs
     * nothing and memory may take any time at all; 0 where it may take none.
     *
     * @param costMillis c, what one operation costs in milliseconds, 0 or more
     * @throws IllegalArgumentException if the cost is below 0
     */
    public double lookups(double costMillis) {
        if (!(costMillis >= 0)) {
            throw new IllegalArgumentException(
                    "cost of an operation is " + costMillis + " ms, expected 0 or more");
        }
        return memoryMillis() == 0 ? 0 : memoryMillis() / costMillis;
    }

    /**
     * What an operation may cost at most so that a step can afford so many: the equation solved for
     * c, in milliseconds.
     *
     * @param lookups f, more than 0
     * @throws IllegalArgumentException if {@code lookups} is not above 0
     */
    public double costMillis(double lookups) {
        if (!(lookups > 0)) {
            throw new IllegalArgumentException(
                    "operations of a step are " + lookups + ", expected more than 0");
        }
        return memoryMillis() / lookups;
    }

    /** Whether a step can afford at least one operation of a cost. */
    public boolean isAboveCliff(double costMillis) {
        return lookups(costMillis) >= CLIFF;
    }
}
