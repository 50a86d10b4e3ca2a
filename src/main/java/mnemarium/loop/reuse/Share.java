package mnemarium.loop.reuse;

/**
 * Some of several.
 *
 * @param part how many, at most {@code whole}
 * @param whole of how many
 */
public record Share(int part, int whole) {

    /** None of nothing. */
    public static final Share NONE = new Share(0, 0);

    public Share {
        if (part < 0 || part > whole) {
            throw new IllegalArgumentException(
                    "a share of " + part + " of " + whole + ", expected a part of the whole");
        }
    }

    /** One more of the whole, and of the part if it counts. */
    public Share plus(boolean counts) {
        return new Share(part + (counts ? 1 : 0), whole + 1);
    }

    /** Both together. */
    public Share plus(Share other) {
        return new Share(part + other.part, whole + other.whole);
    }

    /** The part as a fraction; 0 of nothing. */
    public double fraction() {
        return whole == 0 ? 0 : (double) part / whole;
    }
}
