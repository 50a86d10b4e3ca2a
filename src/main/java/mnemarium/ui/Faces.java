package mnemarium.ui;

import javafx.scene.text.Font;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.List;

/**
 * The faces of the program: Inter for words, JetBrains Mono for figures, ids and code. They travel
 * with the program, so that a picture is the same on every machine.
 *
 * <p>JavaFX finds a weight only by its family's name: {@code -fx-font-weight} does not reach the
 * medium and the semibold files. So each weight has its name here and a style class in {@code
 * mnemarium.css}.
 */
public final class Faces {
    /** Words. */
    public static final String REGULAR = "Inter";

    /** Words a shade stronger: the first line of a cell. */
    public static final String MEDIUM = "Inter Medium";

    /** Headings and what is chosen. */
    public static final String SEMIBOLD = "Inter Semi Bold";

    /** Figures, ids, code. */
    public static final String MONO = "JetBrains Mono";

    /** Figures that count. */
    public static final String MONO_SEMIBOLD = "JetBrains Mono SemiBold";

    private static final List<String> FILES =
            List.of(
                    "Inter-Regular.otf",
                    "Inter-Medium.otf",
                    "Inter-SemiBold.otf",
                    "JetBrainsMono-Regular.ttf",
                    "JetBrainsMono-SemiBold.ttf");

    private Faces() {}

    /**
     * Makes the faces known to JavaFX; asking twice does no harm. Where a face cannot be loaded,
     * JavaFX takes the system's own and nothing else changes.
     */
    public static void load() {
        if (Font.getFamilies().contains(MONO_SEMIBOLD) && Font.getFamilies().contains(SEMIBOLD)) {
            return;
        }
        for (String file : FILES) {
            try (InputStream in = Faces.class.getResourceAsStream("fonts/" + file)) {
                if (in == null) {
                    throw new IllegalStateException("found no font fonts/" + file);
                }
                Font.loadFont(in, 13);
            } catch (IOException e) {
                throw new UncheckedIOException("could not read fonts/" + file, e);
            }
        }
    }
}
