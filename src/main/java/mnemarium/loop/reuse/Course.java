package mnemarium.loop.reuse;

/**
 * Where the common part of a world stands at a task. Going on by one task costs a comparison unless
 * something changes there; going anywhere else is right as well. One mutable place per kernel.
 */
final class Course {

    private final int commonDependencies;
    private final long dependencies;
    private final long late;
    private final int[] drifts;
    private final int[] periods;
    private final int[] relevantFrom;
    private final int[] hiddenDrifts;

    private int from;
    // the first task after `from` at which anything may differ
    private long until;
    private long observed;
    private long relevant;
    private long hidden;

    Course(
            int commonDependencies,
            long dependencies,
            long late,
            int[] drifts,
            int[] periods,
            int[] relevantFrom,
            int[] hiddenDrifts) {
        this.commonDependencies = commonDependencies;
        this.dependencies = dependencies;
        this.late = late;
        this.drifts = drifts;
        this.periods = periods;
        this.relevantFrom = relevantFrom;
        this.hiddenDrifts = hiddenDrifts;
        look(0);
    }

    /** Goes to a task. */
    void goTo(int task) {
        if (task < from || task >= until) {
            look(task);
        }
    }

    private void look(int task) {
        from = task;
        until = Long.MAX_VALUE;
        observed = 0;
        hidden = 0;
        relevant = dependencies;
        for (int bit = 0; bit < commonDependencies; bit++) {
            observed |= stepped(task, drifts[bit], bit);
        }
        for (int bit = Long.bitCount(dependencies); bit < periods.length; bit++) {
            if (periods[bit] > 0) {
                int cycle = task / periods[bit];
                observed |= (cycle & 1L) << bit;
                until = Math.min(until, (cycle + 1L) * periods[bit]);
            }
            if ((late >>> bit & 1) == 1) {
                relevant |= stepped(task, relevantFrom[bit], bit);
            }
        }
        for (int bit = 0; bit < hiddenDrifts.length; bit++) {
            hidden |= stepped(task, hiddenDrifts[bit], bit);
        }
    }

    private long stepped(int task, int at, int bit) {
        if (task >= at) {
            return 1L << bit;
        }
        until = Math.min(until, at);
        return 0;
    }

    /** The observable dimensions without the entities' own. */
    long observed() {
        return observed;
    }

    /** The observable dimensions that the outcome depends on. */
    long relevant() {
        return relevant;
    }

    /** The hidden dimensions. */
    long hidden() {
        return hidden;
    }
}
