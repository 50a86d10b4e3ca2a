package mnemarium.ui.chart;

import javafx.scene.paint.Color;

/** The colours of a heat map: from a tint of the ground to the colour of "yours". */
final class Shades {
    private final Color least;
    private final Color greatest;
    private final Color dark;
    private final Color light;

    Shades(Palette palette) {
        least = palette.of(Ink.YOU_GROUND);
        greatest = palette.of(Ink.YOU_EMPHASIS);
        Color text = palette.of(Ink.TEXT);
        Color ground = palette.of(Ink.GROUND);
        boolean isDarkText = luminance(text) < luminance(ground);
        dark = isDarkText ? text : ground;
        light = Color.WHITE;
    }

    /** The colour of a share, 0 to 1. */
    Color of(double share) {
        return least.interpolate(greatest, Math.clamp(share, 0, 1));
    }

    /** The colour of words on it: whichever stands out more. */
    Color words(double share) {
        Color ground = of(share);
        return contrast(ground, dark) >= contrast(ground, light) ? dark : light;
    }

    static double contrast(Color one, Color other) {
        double a = luminance(one) + 0.05;
        double b = luminance(other) + 0.05;
        return Math.max(a, b) / Math.min(a, b);
    }

    private static double luminance(Color colour) {
        return 0.2126 * linear(colour.getRed())
                + 0.7152 * linear(colour.getGreen())
                + 0.0722 * linear(colour.getBlue());
    }

    private static double linear(double part) {
        return part <= 0.040_45 ? part / 12.92 : Math.pow((part + 0.055) / 1.055, 2.4);
    }
}
