package mnemarium.world;

import java.util.regex.Pattern;

/** What dimensions and entities check of their names and drifts. */
final class Names {

    // names travel in dial names such as drift.NAME, so they hold no blank and no quote
    private static final Pattern NAME = Pattern.compile("[\\p{L}\\p{N}_.-]+");

    private Names() {}

    static void check(String what, String name) {
        if (!isPlain(name) && !NAME.matcher(name).matches()) {
            throw new IllegalArgumentException(
                    what
                            + " is named \""
                            + name
                            + "\", expected a name of letters, digits, _, - and .");
        }
    }

    /** Most names are: these need no pattern. */
    private static boolean isPlain(String name) {
        for (int i = 0; i < name.length(); i++) {
            char c = name.charAt(i);
            if (c >= 128 || (!Character.isLetterOrDigit(c) && c != '_')) {
                return false;
            }
        }
        return !name.isEmpty();
    }

    static void checkDrift(String what, String name, int driftTask) {
        if (driftTask < 0) {
            throw new IllegalArgumentException(
                    what + " " + name + " drifts at task " + driftTask + ", expected 0 or later");
        }
    }
}
