package mnemarium.ui.chart;

import javafx.scene.paint.Color;

import java.util.List;

/**
 * How a line is drawn.
 *
 * @param colour of the line
 * @param width in design pixels (13 to the em), more than 0
 * @param dashes lengths of dash and gap in turn, in design pixels; empty for a solid line
 */
public record Line(Color colour, double width, List<Double> dashes) {
    /** Copies the dashes. */
    public Line {
        if (!(width > 0)) {
            throw new IllegalArgumentException(
                    "width of a line is " + width + ", expected more than 0");
        }
        dashes = List.copyOf(dashes);
    }

    /** A solid line. */
    public Line(Color colour, double width) {
        this(colour, width, List.of());
    }

    /** A dashed line with gaps as given. */
    public static Line dashed(Color colour, double width, double dash, double gap) {
        return new Line(colour, width, List.of(dash, gap));
    }
}
