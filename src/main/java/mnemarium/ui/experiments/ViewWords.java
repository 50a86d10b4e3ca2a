package mnemarium.ui.experiments;

import mnemarium.experiment.Part;

/** What the ways to draw a part are called. */
final class ViewWords {

    private ViewWords() {}

    static String of(Part.View view) {
        return switch (view) {
            case DOSE_RESPONSE -> "dose-response";
            case HEAT_MAP -> "heat map";
            case BARS -> "bars";
            case TABLE -> "table";
        };
    }

    /** As a heading: "Dose-response". */
    static String heading(Part.View view) {
        String word = of(view);
        return Character.toUpperCase(word.charAt(0)) + word.substring(1);
    }
}
