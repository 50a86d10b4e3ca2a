package mnemarium.ui.shell;

import atlantafx.base.theme.PrimerDark;
import atlantafx.base.theme.PrimerLight;

import javafx.application.Application;
import javafx.scene.Scene;

import mnemarium.ui.Faces;

import java.nio.charset.StandardCharsets;
import java.util.Base64;
import java.util.List;

/**
 * The look of a scene: light or dark, and how large its text is. A theme belongs to its scene, not
 * to the program, so that a light and a dark picture can be made side by side; pop-ups take it from
 * the window that owns them.
 *
 * @param dark light letters on a dark ground
 * @param percent the size of the text, 100 to 200
 */
public record Theme(boolean dark, int percent) {
    /** Dark on light at 100 %. */
    public static final Theme LIGHT = new Theme(false, 100);

    /** Light on dark at 100 %. */
    public static final Theme DARK = new Theme(true, 100);

    /** The size of the text at 100 %, in pixels: 1 em of the design. */
    public static final double DESIGN_EM = 13;

    /** Checks the text scale. */
    public Theme {
        if (percent < 100 || percent > 200) {
            throw new IllegalArgumentException(
                    "text scale is " + percent + " %, expected 100 to 200 %");
        }
    }

    /** Pixels of one em. */
    public double em() {
        return DESIGN_EM * percent / 100;
    }

    /** Gives a scene this look in place of the one it had. */
    public void dress(Scene scene) {
        Faces.load();
        String base =
                dark
                        ? new PrimerDark().getUserAgentStylesheet()
                        : new PrimerLight().getUserAgentStylesheet();
        // a pop-up is styled once before it knows the window that owns it
        Application.setUserAgentStylesheet(base);
        scene.setUserAgentStylesheet(base);
        scene.getStylesheets()
                .setAll(
                        List.of(
                                sheet("shim.css"),
                                sheet(dark ? "dark.css" : "light.css"),
                                sheet("mnemarium.css"),
                                textSize()));
    }

    private static String sheet(String name) {
        var found = Theme.class.getResource("/mnemarium/ui/" + name);
        if (found == null) {
            throw new IllegalStateException("found no style sheet mnemarium/ui/" + name);
        }
        return found.toExternalForm();
    }

    /**
     * What is in px and grows with the text. A style sheet and not a style of the root node:
     * pop-ups have roots of their own. Icons are here because an icon is a text of its own size, so
     * that its em is not the em of the words around it.
     */
    private String textSize() {
        String css =
                ".root { -fx-font-size: %spx; }".formatted(em())
                        + icons("", 16)
                        + icons(".small-icon", 14)
                        + icons(".large-icon", 22)
                        + ".rail-button .ikonli-font-icon { -fx-icon-size: %dpx; }"
                                .formatted(scaled(20))
                        + ".rail-last .ikonli-font-icon { -fx-icon-size: %dpx; }"
                                .formatted(scaled(18));
        return "data:text/css;base64,"
                + Base64.getEncoder().encodeToString(css.getBytes(StandardCharsets.UTF_8));
    }

    private String icons(String styleClass, int size) {
        return ".ikonli-font-icon%s { -fx-icon-size: %dpx; }".formatted(styleClass, scaled(size));
    }

    private long scaled(int size) {
        return Math.round(size * percent / 100.0);
    }
}
