package mnemarium.world;

/**
 * A dimension that an agent can observe and that the outcome depends on. It drifts once.
 *
 * @param name its name
 * @param before its value until the drift
 * @param after its value from the drift on; may equal the value before
 * @param driftTask the first task that sees the value after, from 0; {@link Dimension#NEVER} if
 *     none does. A task beyond the horizon is the same as never, see {@link
 *     World#driftsBeyondHorizon}
 */
public record Dependency(String name, String before, String after, int driftTask)
        implements Dimension {

    public Dependency {
        Names.check("dependency", name);
        Names.checkDrift("dependency", name, driftTask);
    }

    @Override
    public String value(int task) {
        return task < driftTask ? before : after;
    }

    /** The same dimension, drifting at another task. */
    public Dependency driftingAt(int task) {
        return new Dependency(name, before, after, task);
    }
}
