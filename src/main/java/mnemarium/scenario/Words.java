package mnemarium.scenario;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/**
 * A set of wordings: sentences with gaps, and for each technique several ways to say it.
 *
 * @param frames twelve, the first {@link #MILD_FRAMES} of them short and alike
 * @param phrases by technique, {@link #PHRASES} each; nouns that fit every frame
 */
record Words(List<String> frames, Map<String, List<String>> phrases) {

    static final int MILD_FRAMES = 4;

    /** Ways to say each technique. */
    static final int PHRASES = 4;

    static Words of(WordingSet set) {
        return switch (set) {
            case CALIBRATION -> CalibrationWords.WORDS;
            case HELD_OUT -> HeldOutWords.WORDS;
        };
    }

    /** From lines: frames one a line; phrases as {@code technique | phrase | phrase …}. */
    static Words parsed(String frames, String phrases) {
        Map<String, List<String>> byTechnique = new LinkedHashMap<>();
        phrases.lines()
                .forEach(
                        line -> {
                            List<String> cells = List.of(line.split(" \\| "));
                            byTechnique.put(
                                    cells.getFirst(), List.copyOf(cells.subList(1, cells.size())));
                        });
        return new Words(frames.lines().toList(), byTechnique);
    }

    List<String> techniques() {
        return List.copyOf(phrases.keySet());
    }

    /** The text of an alert. */
    String text(Incident incident, int frame, int phrase) {
        String technique = phrases.getOrDefault(incident.technique(), List.of()).get(phrase);
        return frames.get(frame)
                .replace("{host}", incident.host())
                .replace("{user}", incident.user())
                .replace("{severity}", incident.severity())
                .replace("{Severity}", capital(incident.severity()))
                .replace("{technique}", technique)
                .replace("{Technique}", capital(technique));
    }

    private static String capital(String text) {
        return text.substring(0, 1).toUpperCase(Locale.ROOT) + text.substring(1);
    }
}
