package mnemarium.cli;

import mnemarium.scenario.file.Nearest;
import mnemarium.workbench.Refusal;

import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.Supplier;

/** Words of options, each of a closed choice. */
final class Words {

    private Words() {}

    /** The thing a word names. */
    static <T> T of(
            String option, String word, List<String> words, Function<String, Optional<T>> named)
            throws Refusal {
        Optional<T> found = named.apply(word);
        if (found.isEmpty()) {
            throw new Refusal(option, "'" + word + "'", Nearest.expected(word, words));
        }
        return found.get();
    }

    /** Makes a thing of what was typed; what it says against it becomes a refusal. */
    static <T> T make(String option, Supplier<T> making) throws Refusal {
        try {
            return making.get();
        } catch (IllegalArgumentException e) {
            String message = String.valueOf(e.getMessage());
            int expected = message.lastIndexOf(", expected ");
            throw expected < 0
                    ? new Refusal(option, message, "another")
                    : new Refusal(
                            option,
                            message.substring(0, expected),
                            message.substring(expected + ", expected ".length()));
        }
    }
}
