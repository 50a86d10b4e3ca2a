package mnemarium.ui.ledger;

/** Which tasks get a number: every 1, 2, 5, 10, 20, 50 … so that the numbers do not touch. */
final class Ticks {

    private Ticks() {}

    /**
     * The least step whose numbers are far enough from each other.
     *
     * @param cell width of a task
     * @param least between two numbers
     */
    static int step(double cell, double least) {
        int[] leading = {1, 2, 5};
        for (int power = 1; power < 1_000_000_000; power *= 10) {
            for (int digit : leading) {
                if (digit * (double) power * cell >= least) {
                    return digit * power;
                }
            }
        }
        return 1_000_000_000;
    }
}
