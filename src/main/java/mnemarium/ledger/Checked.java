package mnemarium.ledger;

import java.util.List;

/** What the parts of a record check of themselves. */
final class Checked {

    private static final int LONGEST_ID = 64;
    private static final int LONGEST_NAME = 100;

    private Checked() {}

    /** An id of a record or decision. */
    static String id(String what, String id) {
        boolean fits =
                !id.isEmpty()
                        && id.length() <= LONGEST_ID
                        && isLetterOrDigit(id.charAt(0))
                        && id.chars().allMatch(c -> isLetterOrDigit(c) || "._-".indexOf(c) >= 0);
        if (!fits) {
            throw new IllegalArgumentException(
                    what
                            + " is \""
                            + shortened(id)
                            + "\", expected 1 to 64 letters, digits, dots, hyphens and underscores");
        }
        return id;
    }

    private static boolean isLetterOrDigit(int c) {
        return (c >= '0' && c <= '9') || (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z');
    }

    /** A name of a dimension, dependency or fact. */
    static String name(String what, String name) {
        boolean fits =
                !name.isEmpty()
                        && name.length() <= LONGEST_NAME
                        && !name.endsWith(" ")
                        && (Character.isLetterOrDigit(name.codePointAt(0)) || name.startsWith("_"))
                        && name.codePoints()
                                .allMatch(
                                        c ->
                                                Character.isLetterOrDigit(c)
                                                        || "_. /@:-".indexOf(c) >= 0);
        if (!fits) {
            throw new IllegalArgumentException(
                    what
                            + " is \""
                            + shortened(name)
                            + "\", expected 1 to 100 letters, digits, blanks and _ . / @ : -, a letter,"
                            + " digit or _ first");
        }
        return name;
    }

    /** A text that is there, in one line. */
    static String line(String what, String text, int most) {
        if (text.indexOf('\n') >= 0 || text.indexOf('\r') >= 0) {
            throw new IllegalArgumentException(what + " has several lines, expected one");
        }
        return text(what, text, most);
    }

    /** A text that is there. */
    static String text(String what, String text, int most) {
        if (text.isBlank()) {
            throw new IllegalArgumentException(what + " is blank, expected a text");
        }
        if (text.length() > most) {
            throw new IllegalArgumentException(
                    what + " has " + text.length() + " characters, expected at most " + most);
        }
        return text;
    }

    static <T> List<T> atMost(String what, List<T> members, int most) {
        if (members.size() > most) {
            throw new IllegalArgumentException(
                    what + " are " + members.size() + ", expected at most " + most);
        }
        return List.copyOf(members);
    }

    static long notNegative(String what, long number) {
        if (number < 0) {
            throw new IllegalArgumentException(what + " is " + number + ", expected 0 or more");
        }
        return number;
    }

    /** A value for people: of a hash the first digits, of a long text the beginning. */
    static String shown(String value) {
        boolean isHash =
                value.length() >= 40
                        && value.chars()
                                .allMatch(c -> (c >= '0' && c <= '9') || (c >= 'a' && c <= 'f'));
        return isHash ? value.substring(0, 12) + "…" : shortened(value);
    }

    static String shortened(String text) {
        return text.length() <= 60 ? text : text.substring(0, 60) + "…";
    }
}
