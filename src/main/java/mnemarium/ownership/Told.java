package mnemarium.ownership;

import java.util.regex.Pattern;

/**
 * Reasons of the flow as they are shown. Events keep the sentences as they were first written, so
 * that the logs of kept runs stay the same byte for byte; where one of these reads oddly, it is
 * shown otherwise.
 */
public final class Told {

    /** "900 ms of the 250 ms that one look-up may take": more of it than there is. */
    private static final Pattern TIME =
            Pattern.compile(
                    ": ([0-9][^:;]*?) of the ([0-9][^:;]*?) that one look-up may take of a turn of"
                            + " ");

    private Told() {}

    /** A reason in the words that people read; any other text as it is. */
    public static String words(String reason) {
        return TIME.matcher(reason)
                .replaceAll(": it takes $1, and one look-up may take $2 of a turn of ");
    }
}
