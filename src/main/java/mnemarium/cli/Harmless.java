package mnemarium.cli;

import java.io.FilterWriter;
import java.io.IOException;
import java.io.Writer;
import java.util.Locale;

/**
 * Writes to a terminal what files and runs say, without letting it command the terminal: control
 * characters and those that turn the direction of writing become {@code \}{@code u001b}, which in
 * JSON is the same text. Ends of lines, returns and tabs pass.
 */
final class Harmless extends FilterWriter {

    Harmless(Writer out) {
        super(out);
    }

    @Override
    public void write(int character) throws IOException {
        if (isHarmless((char) character)) {
            out.write(character);
        } else {
            out.write(String.format(Locale.ROOT, "\\u%04x", character));
        }
    }

    @Override
    public void write(char[] characters, int from, int count) throws IOException {
        write(new String(characters, from, count), 0, count);
    }

    @Override
    public void write(String text, int from, int count) throws IOException {
        int written = from;
        for (int i = from; i < from + count; i++) {
            if (!isHarmless(text.charAt(i))) {
                out.write(text, written, i - written);
                write(text.charAt(i));
                written = i + 1;
            }
        }
        out.write(text, written, from + count - written);
    }

    private static boolean isHarmless(char character) {
        return switch (character) {
            case '\n', '\r', '\t' -> true;
            case '\u202a', '\u202b', '\u202c', '\u202d', '\u202e' -> false;
            case '\u2066', '\u2067', '\u2068', '\u2069' -> false;
            default -> !Character.isISOControl(character);
        };
    }
}
