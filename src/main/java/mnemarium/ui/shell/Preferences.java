package mnemarium.ui.shell;

import java.util.LinkedHashMap;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;

/**
 * What a user chose for the window, and for new runs.
 *
 * @param scheme light or dark
 * @param percent size of the text, 100 to 200 in tens
 * @param motion whether things may move
 * @param embedder for new runs: a built-in name or a model's path; empty for the scenario's own
 * @param measured new runs charge what operations take on this machine
 */
record Preferences(
        Scheme scheme, int percent, Motion motion, Optional<String> embedder, boolean measured) {

    /** Light or dark. */
    enum Scheme {
        SYSTEM("As the system"),
        LIGHT("Light"),
        DARK("Dark");

        private final String word;

        Scheme(String word) {
            this.word = word;
        }

        String word() {
            return word;
        }
    }

    /** Whether things may move. */
    enum Motion {
        SYSTEM("As the system"),
        FULL("Full"),
        REDUCED("Reduced");

        private final String word;

        Motion(String word) {
            this.word = word;
        }

        String word() {
            return word;
        }
    }

    /** What a new workspace has. */
    static final Preferences USUAL =
            new Preferences(Scheme.SYSTEM, 100, Motion.SYSTEM, Optional.empty(), false);

    /** Keeps the text scale within its range. */
    Preferences {
        percent = Math.clamp(percent, 100, 200);
    }

    Preferences with(Scheme other) {
        return new Preferences(other, percent, motion, embedder, measured);
    }

    Preferences with(Motion other) {
        return new Preferences(scheme, percent, other, embedder, measured);
    }

    Preferences withPercent(int other) {
        return new Preferences(scheme, other, motion, embedder, measured);
    }

    Preferences withEmbedder(Optional<String> other) {
        return new Preferences(scheme, percent, motion, other, measured);
    }

    Preferences withMeasured(boolean other) {
        return new Preferences(scheme, percent, motion, embedder, other);
    }

    /** The theme, given what the system prefers. */
    Theme theme(boolean systemIsDark) {
        boolean dark =
                switch (scheme) {
                    case SYSTEM -> systemIsDark;
                    case LIGHT -> false;
                    case DARK -> true;
                };
        return new Theme(dark, percent);
    }

    /** As settings of the workspace, by name. */
    Map<String, String> settings() {
        Map<String, String> settings = new LinkedHashMap<>();
        settings.put("theme", scheme.name().toLowerCase(Locale.ROOT));
        settings.put("text-scale", Integer.toString(percent));
        settings.put("motion", motion.name().toLowerCase(Locale.ROOT));
        settings.put("embedder", embedder.orElse(""));
        settings.put("clock", measured ? "measured" : "virtual");
        return settings;
    }

    /** From settings of the workspace; what is missing or not understood is as usual. */
    static Preferences of(Function<String, Optional<String>> setting) {
        return new Preferences(
                choice(Scheme.class, setting.apply("theme"), USUAL.scheme()),
                setting.apply("text-scale")
                        .filter(text -> text.matches("\\d{1,3}"))
                        .map(Integer::parseInt)
                        .orElse(USUAL.percent()),
                choice(Motion.class, setting.apply("motion"), USUAL.motion()),
                setting.apply("embedder").filter(text -> !text.isEmpty()),
                setting.apply("clock").filter("measured"::equals).isPresent());
    }

    private static <E extends Enum<E>> E choice(Class<E> choices, Optional<String> text, E usual) {
        for (E each : choices.getEnumConstants()) {
            if (each.name().equalsIgnoreCase(text.orElse(""))) {
                return each;
            }
        }
        return usual;
    }
}
