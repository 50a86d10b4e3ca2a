package mnemarium.experiment.file;

/**
 * Figures as text: whole numbers plainly, others by the fewest digits that read back to the same
 * number, and nothing where there is no figure. The same on every machine.
 */
final class Figures {

    /** Up to here every whole number is exact, and is written without an exponent. */
    private static final double MOST_WHOLE = 1L << 53;

    private Figures() {}

    static void write(double figure, StringBuilder to) {
        if (Double.isNaN(figure)) {
            return;
        }
        long whole = (long) figure;
        if (whole == figure && Math.abs(figure) < MOST_WHOLE) {
            to.append(whole);
        } else {
            to.append(figure);
        }
    }

    /**
     * The figure of a text.
     *
     * @throws NumberFormatException if it is none
     */
    static double read(String text) {
        return text.isEmpty() ? Double.NaN : Double.parseDouble(text);
    }
}
