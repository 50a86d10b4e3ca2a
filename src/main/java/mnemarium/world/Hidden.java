package mnemarium.world;

/**
 * A dimension that the outcome depends on and that no agent can observe. It drifts once.
 *
 * @param name its name
 * @param before its value until the drift
 * @param after its value from the drift on
 * @param driftTask the first task that sees the value after, from 0; {@link Dimension#NEVER} if
 *     none does
 */
public record Hidden(String name, String before, String after, int driftTask) implements Dimension {

    public Hidden {
        Names.check("hidden dimension", name);
        Names.checkDrift("hidden dimension", name, driftTask);
    }

    @Override
    public String value(int task) {
        return task < driftTask ? before : after;
    }

    /** The same dimension, drifting at another task. */
    public Hidden driftingAt(int task) {
        return new Hidden(name, before, after, task);
    }
}
