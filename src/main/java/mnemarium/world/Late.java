package mnemarium.world;

/**
 * A dimension that is noise until a task and enters the outcome from that task on: late relevance.
 * An agent can observe it all the time, but not that it has begun to matter.
 *
 * @param name its name
 * @param period tasks between two changes; 0 or less: it stays {@code A}
 * @param relevantFrom the first task whose outcome depends on it, from 0; {@link Dimension#NEVER}
 *     if none does
 */
public record Late(String name, int period, int relevantFrom) implements Dimension {

    public Late {
        Names.check("late dimension", name);
        if (relevantFrom < 0) {
            throw new IllegalArgumentException(
                    "late dimension "
                            + name
                            + " is relevant from task "
                            + relevantFrom
                            + ", expected 0 or later");
        }
    }

    @Override
    public String value(int task) {
        return Noise.isOdd(period, task) ? Noise.ODD : Noise.EVEN;
    }

    /** Whether the outcome of a task depends on it. */
    public boolean isRelevant(int task) {
        return task >= relevantFrom;
    }

    /** The same dimension with another period. */
    public Late churningEvery(int tasks) {
        return new Late(name, tasks, relevantFrom);
    }

    /** The same dimension, relevant from another task on. */
    public Late relevantFrom(int task) {
        return new Late(name, period, task);
    }
}
