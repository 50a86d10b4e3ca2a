package mnemarium.ledger.file;

import java.util.Comparator;
import java.util.List;
import java.util.Optional;

/** Finds the word somebody meant. */
final class Near {

    private Near() {}

    /** What to expect instead of a word, with the one that was meant if there is one near. */
    static String expected(String found, List<String> known) {
        Optional<String> near =
                known.stream()
                        .filter(each -> edits(found, each) <= Math.max(2, each.length() / 3))
                        .min(Comparator.comparingInt(each -> edits(found, each)));
        String all = "one of " + String.join(", ", known);
        return near.map(each -> "'" + each + "' perhaps; " + all).orElse(all);
    }

    /** Levenshtein's distance, of words up to 50 letters. */
    private static int edits(String one, String other) {
        if (one.length() > 50) {
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
