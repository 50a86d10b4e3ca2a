package mnemarium.ownership;

import java.text.Normalizer;
import java.util.List;
import java.util.Locale;

/** A text's words, so that case, spelling of the same letters and punctuation do not matter. */
final class TextWords {

    private TextWords() {}

    /** The words with one blank before, between and after them. */
    static String padded(String text) {
        String plain = Normalizer.normalize(text, Normalizer.Form.NFKC).toLowerCase(Locale.ROOT);
        StringBuilder words = new StringBuilder(" ");
        plain.codePoints()
                .map(c -> c == '’' ? '\'' : c)
                .forEach(
                        c -> {
                            if (isPart(c)) {
                                words.appendCodePoint(c);
                            } else if (words.charAt(words.length() - 1) != ' ') {
                                words.append(' ');
                            }
                        });
        if (words.charAt(words.length() - 1) != ' ') {
            words.append(' ');
        }
        return words.toString();
    }

    private static boolean isPart(int c) {
        int type = Character.getType(c);
        return Character.isLetterOrDigit(c)
                || type == Character.NON_SPACING_MARK
                || type == Character.COMBINING_SPACING_MARK
                || c == '_'
                || c == '\'';
    }

    static List<String> of(String text) {
        String words = padded(text).strip();
        return words.isEmpty() ? List.of() : List.of(words.split(" "));
    }

    /**
     * Whether padded words have others, whole. Scripts that put no blank between words are searched
     * for the letters.
     */
    static boolean has(String words, String others) {
        return words.contains(others)
                || (others.codePoints().anyMatch(TextWords::isOfScriptWithoutBlanks)
                        && words.contains(others.strip()));
    }

    private static boolean isOfScriptWithoutBlanks(int c) {
        return switch (Character.UnicodeScript.of(c)) {
            case HAN, HIRAGANA, KATAKANA, THAI, LAO, KHMER, MYANMAR -> true;
            default -> false;
        };
    }
}
