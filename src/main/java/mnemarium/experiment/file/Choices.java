package mnemarium.experiment.file;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;

/** The words that stand in a plan for a closed choice: {@code DOSE_RESPONSE} is dose-response. */
final class Choices {

    private Choices() {}

    static String word(Enum<?> choice) {
        return choice.name().toLowerCase(Locale.ROOT).replace('_', '-');
    }

    /** The words of all choices, in order. */
    static List<String> words(Enum<?>[] choices) {
        return Arrays.stream(choices).map(Choices::word).toList();
    }

    /** The choice of a word that is one of these. */
    static <E extends Enum<E>> E of(String word, E[] choices) {
        return choices[words(choices).indexOf(word)];
    }
}
