package mnemarium.experiment;

import java.math.BigDecimal;
import java.math.MathContext;
import java.math.RoundingMode;
import java.util.OptionalDouble;

/** Figures as they stand in files and on screen. */
public final class FigureText {

    /** So many digits of a figure are kept in files: what is left of a last bit is not. */
    private static final MathContext DIGITS = new MathContext(9, RoundingMode.HALF_EVEN);

    private static final String SUPERSCRIPTS = "⁰¹²³⁴⁵⁶⁷⁸⁹";

    private FigureText() {}

    /**
     * In files: a whole number in full, anything else with nine significant digits, without zeros
     * at the end; "" where there is no figure. Sums whose last bits differ between machines come to
     * the same text.
     */
    public static String exact(double figure) {
        if (!Double.isFinite(figure)) {
            return "";
        }
        if (figure == Math.rint(figure) && Math.abs(figure) < 0x1p53) {
            return Long.toString((long) figure);
        }
        BigDecimal rounded = new BigDecimal(figure).round(DIGITS).stripTrailingZeros();
        return rounded.scale() > 12 ? rounded.toString() : rounded.toPlainString();
    }

    /** On screen, with so many decimals: "7.2"; "–" where there is no figure. */
    public static String shown(double figure, int decimals) {
        if (!Double.isFinite(figure)) {
            return "–";
        }
        BigDecimal rounded = new BigDecimal(figure).setScale(decimals, RoundingMode.HALF_EVEN);
        // no "-0.0"
        return (rounded.signum() == 0 ? rounded.abs() : rounded).toPlainString();
    }

    /** A published figure: "7.2", "1.4 to 1.6", or "–" for a claim without one. */
    public static String published(PublishedFigure figure) {
        OptionalDouble low = figure.low();
        if (low.isEmpty()) {
            return "–";
        }
        String from = shown(low.getAsDouble(), figure.decimals());
        String to = shown(figure.high().orElse(low.getAsDouble()), figure.decimals());
        return from.equals(to) ? from : from + " to " + to;
    }

    /**
     * A probability with two significant digits, never 0: "0.0079", "3.1 × 10⁻¹⁹", and "1" only for
     * 1 itself.
     */
    public static String probability(double p) {
        BigDecimal two = new BigDecimal(p).round(new MathContext(2, RoundingMode.HALF_EVEN));
        if (p < 1 && two.compareTo(BigDecimal.ONE) >= 0) {
            return "0.99";
        }
        if (p >= 1e-4) {
            return two.stripTrailingZeros().toPlainString();
        }
        int exponent = two.precision() - two.scale() - 1;
        return two.movePointLeft(exponent).stripTrailingZeros().toPlainString()
                + " × 10⁻"
                + raised(-exponent);
    }

    private static String raised(int exponent) {
        StringBuilder raised = new StringBuilder();
        for (char digit : Integer.toString(exponent).toCharArray()) {
            raised.append(SUPERSCRIPTS.charAt(digit - '0'));
        }
        return raised.toString();
    }
}
