package mnemarium.scenario.file;

import java.util.Comparator;
import java.util.List;
import java.util.Optional;

/** Finds the word somebody meant. */
public final class Nearest {

    private Nearest() {}

    /**
     * The known word that needs fewest edits, if those are at most two or a third of its letters,
     * and leave a letter of what was found.
     */
    public static Optional<String> to(String found, List<String> known) {
        return known.stream()
                .filter(each -> distance(found, each) <= Math.max(2, each.length() / 3))
                .filter(each -> distance(found, each) < found.length())
                .min(Comparator.comparingInt(each -> distance(found, each)));
    }

    /** What to expect, with the word that was meant if there is one near. */
    public static String expected(String found, List<String> known) {
        String all = "one of " + String.join(", ", known);
        return to(found, known).map(near -> "'" + near + "' perhaps; " + all).orElse(all);
    }

    /** Levenshtein's distance: letters to insert, delete or replace. */
    private static int distance(String one, String other) {
        if (Math.abs(one.length() - other.length()) > 20) {
            return Integer.MAX_VALUE;
        }
        int[] row = new int[other.length() + 1];
        for (int j = 0; j <= other.length(); j++) {
            row[j] = j;
        }
        for (int i = 1; i <= one.length(); i++) {
            int diagonal = row[0];
            row[0] = i;
            for (int j = 1; j <= other.length(); j++) {
                int replace = diagonal + (one.charAt(i - 1) == other.charAt(j - 1) ? 0 : 1);
                diagonal = row[j];
                row[j] = Math.min(replace, Math.min(row[j], row[j - 1]) + 1);
            }
        }
        return row[other.length()];
    }
}
