package mnemarium.world;

/**
 * A dimension that an agent can observe and that the outcome does not depend on. It goes to and fro
 * between {@code A} and {@code B}.
 *
 * @param name its name
 * @param period tasks between two changes; 0 or less: it stays {@code A}
 */
public record Noise(String name, int period) implements Dimension {

    /** The value of even periods, and of noise that does not move. */
    public static final String EVEN = "A";

    /** The value of odd periods. */
    public static final String ODD = "B";

    public Noise {
        Names.check("noise dimension", name);
    }

    @Override
    public String value(int task) {
        return isOdd(period, task) ? ODD : EVEN;
    }

    /** The same dimension with another period. */
    public Noise churningEvery(int tasks) {
        return new Noise(name, tasks);
    }

    static boolean isOdd(int period, int task) {
        return period > 0 && task / period % 2 == 1;
    }
}
