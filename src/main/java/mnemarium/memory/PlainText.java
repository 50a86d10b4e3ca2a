package mnemarium.memory;

import java.text.Normalizer;

/**
 * Text as BERT's uncased models want it: no control characters, every white space a blank, blanks
 * around each Chinese character, no accents, lower case.
 */
final class PlainText {

    private PlainText() {}

    /** The characters of a text after normalisation. */
    static char[] of(String text) {
        char[] plain = text.toCharArray();
        for (int i = 0; i < plain.length; i++) {
            char c = plain[i];
            if (c >= 'A' && c <= 'Z') {
                plain[i] = (char) (c + 32);
            } else if (c < ' ' || c > '~') {
                return any(text);
            }
        }
        return plain;
    }

    /** Whether a character stands for a token of its own. */
    static boolean isPunctuation(int c) {
        if (c < 128) {
            return c > ' ' && c < 127 && !Character.isLetterOrDigit(c);
        }
        return switch (Character.getType(c)) {
            case Character.CONNECTOR_PUNCTUATION,
                    Character.DASH_PUNCTUATION,
                    Character.START_PUNCTUATION,
                    Character.END_PUNCTUATION,
                    Character.INITIAL_QUOTE_PUNCTUATION,
                    Character.FINAL_QUOTE_PUNCTUATION,
                    Character.OTHER_PUNCTUATION ->
                    true;
            default -> false;
        };
    }

    private static char[] any(String text) {
        StringBuilder clean = new StringBuilder(text.length() + 16);
        text.codePoints()
                .forEach(
                        c -> {
                            if (isBlank(c)) {
                                clean.append(' ');
                            } else if (isChinese(c)) {
                                clean.append(' ').appendCodePoint(c).append(' ');
                            } else if (!isControl(c)) {
                                clean.appendCodePoint(c);
                            }
                        });
        StringBuilder plain = new StringBuilder(clean.length());
        Normalizer.normalize(clean, Normalizer.Form.NFD)
                .codePoints()
                .filter(c -> Character.getType(c) != Character.NON_SPACING_MARK)
                .forEach(c -> plain.appendCodePoint(Character.toLowerCase(c)));
        char[] chars = new char[plain.length()];
        plain.getChars(0, chars.length, chars, 0);
        return chars;
    }

    private static boolean isBlank(int c) {
        return switch (c) {
            case ' ', '\t', '\n', '\r' -> true;
            default -> Character.isSpaceChar(c);
        };
    }

    private static boolean isControl(int c) {
        return switch (Character.getType(c)) {
            case Character.CONTROL, Character.FORMAT, Character.PRIVATE_USE, Character.SURROGATE ->
                    true;
            default -> c == 0xFFFD;
        };
    }

    private static boolean isChinese(int c) {
        return (c >= 0x4E00 && c <= 0x9FFF)
                || (c >= 0x3400 && c <= 0x4DBF)
                || (c >= 0x20000 && c <= 0x2A6DF)
                || (c >= 0x2A700 && c <= 0x2B73F)
                || (c >= 0x2B740 && c <= 0x2B81F)
                || (c >= 0x2B920 && c <= 0x2CEAF)
                || (c >= 0xF900 && c <= 0xFAFF)
                || (c >= 0x2F800 && c <= 0x2FA1F);
    }
}
