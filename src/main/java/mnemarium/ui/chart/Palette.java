package mnemarium.ui.chart;

import javafx.scene.paint.Color;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * The colour of each role in one theme, read from the theme's style sheet: colours are written down
 * once, for nodes and for drawings alike.
 */
public final class Palette {
    /** The light theme. */
    public static final Palette LIGHT = read("light.css");

    /** The dark theme. */
    public static final Palette DARK = read("dark.css");

    private final Map<Ink, Color> colours;

    private Palette(Map<Ink, Color> colours) {
        this.colours = colours;
    }

    /** The palette of a theme. */
    public static Palette of(boolean dark) {
        return dark ? DARK : LIGHT;
    }

    /** The colour of a role. */
    public Color of(Ink ink) {
        Color colour = colours.get(ink);
        if (colour == null) {
            throw new IllegalStateException("found no colour for " + ink);
        }
        return colour;
    }

    private static Palette read(String sheet) {
        Map<String, Color> found = new HashMap<>();
        try (InputStream in = Palette.class.getResourceAsStream("/mnemarium/ui/" + sheet)) {
            if (in == null) {
                throw new IllegalStateException("found no style sheet mnemarium/ui/" + sheet);
            }
            Matcher entry =
                    Pattern.compile("(-[\\w-]+):\\s*(#[0-9a-fA-F]{6});")
                            .matcher(new String(in.readAllBytes(), StandardCharsets.UTF_8));
            while (entry.find()) {
                found.put(entry.group(1), Color.web(entry.group(2)));
            }
        } catch (IOException e) {
            throw new UncheckedIOException("could not read mnemarium/ui/" + sheet, e);
        }
        Map<Ink, Color> colours = new EnumMap<>(Ink.class);
        for (Ink ink : Ink.values()) {
            Color colour = found.get(ink.lookup());
            if (colour == null) {
                throw new IllegalStateException(
                        "found no colour " + ink.lookup() + " in mnemarium/ui/" + sheet);
            }
            colours.put(ink, colour);
        }
        return new Palette(colours);
    }
}
