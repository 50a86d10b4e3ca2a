package mnemarium.ledger;

/**
 * Many numbers as four: how many, the least, the sum, the greatest. It does not grow.
 *
 * @param least 0 while there is none
 * @param greatest 0 while there is none
 */
public record Tally(long count, long least, long sum, long greatest) {

    public static final Tally NONE = new Tally(0, 0, 0, 0);

    /** The same with one number more. */
    public Tally with(long number) {
        return count == 0
                ? new Tally(1, number, number, number)
                : new Tally(
                        count + 1,
                        Math.min(least, number),
                        sum + number,
                        Math.max(greatest, number));
    }

    /** 0 while there is none. */
    public double mean() {
        return count == 0 ? 0 : (double) sum / count;
    }
}
