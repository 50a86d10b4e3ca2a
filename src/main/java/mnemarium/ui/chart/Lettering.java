package mnemarium.ui.chart;

import javafx.scene.paint.Color;
import javafx.scene.text.Font;
import javafx.scene.text.Text;

/**
 * How words are written in a drawing.
 *
 * @param face one of the families of {@link mnemarium.ui.Faces}
 * @param size in design pixels (13 to the em)
 * @param colour of the letters
 * @param anchor which point of the text the position names
 */
public record Lettering(String face, double size, Color colour, Anchor anchor) {

    /** The point of a text that is put at the given x. */
    public enum Anchor {
        START,
        MIDDLE,
        END
    }

    /** Written from the left. */
    public Lettering(String face, double size, Color colour) {
        this(face, size, colour, Anchor.START);
    }

    /** The same, at another anchor. */
    public Lettering at(Anchor other) {
        return new Lettering(face, size, colour, other);
    }

    /** The same, in another colour. */
    public Lettering in(Color other) {
        return new Lettering(face, size, other, anchor);
    }

    /** The width of a text in design pixels. */
    public double width(String text) {
        Text measured = new Text(text);
        measured.setFont(new Font(face, size));
        return measured.getLayoutBounds().getWidth();
    }

    /** The text itself, or its beginning with an ellipsis so that it is no wider than asked. */
    public String fit(String text, double width) {
        if (width(text) <= width) {
            return text;
        }
        int fits = 0;
        int tooLong = text.length();
        while (tooLong - fits > 1) {
            int middle = (fits + tooLong) / 2;
            if (width(text.substring(0, middle) + "…") <= width) {
                fits = middle;
            } else {
                tooLong = middle;
            }
        }
        return fits == 0 ? "" : text.substring(0, fits).stripTrailing() + "…";
    }
}
