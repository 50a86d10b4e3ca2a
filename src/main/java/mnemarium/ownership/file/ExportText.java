package mnemarium.ownership.file;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.Reader;
import java.nio.charset.CodingErrorAction;
import java.nio.charset.StandardCharsets;

/**
 * An export's characters: strict UTF-8, without a byte order mark and the blanks before it begins.
 */
final class ExportText {

    private static final int BYTE_ORDER_MARK = '\uFEFF';

    private ExportText() {}

    /**
     * The characters; whoever opens them closes them. A text that is itself written as a JSON
     * string, as some agent files are, comes without that wrapping.
     *
     * @throws java.nio.charset.CharacterCodingException while reading, if it is no UTF-8
     */
    static Reader open(Export export) throws IOException {
        BufferedReader reader =
                new BufferedReader(
                        new InputStreamReader(
                                export.open(),
                                StandardCharsets.UTF_8
                                        .newDecoder()
                                        .onMalformedInput(CodingErrorAction.REPORT)
                                        .onUnmappableCharacter(CodingErrorAction.REPORT)),
                        1 << 16);
        try {
            reader.mark(1);
            if (reader.read() != BYTE_ORDER_MARK) {
                reader.reset();
            }
            return isWrapped(reader) ? new UnquotedReader(reader) : reader;
        } catch (IOException broken) {
            reader.close();
            throw broken;
        }
    }

    /** Whether the text begins with a quote that a brace or bracket follows. */
    private static boolean isWrapped(BufferedReader reader) throws IOException {
        reader.mark(1 << 12);
        boolean quoted = false;
        for (int i = 0; i < (1 << 12) - 1; i++) {
            int next = reader.read();
            // an escaped line break may come before the inner text begins
            boolean isBlank =
                    Character.isWhitespace(next) || (quoted && "\\nrt".indexOf(next) >= 0);
            if (!quoted && next == '"') {
                quoted = true;
            } else if (!isBlank) {
                reader.reset();
                return quoted && (next == '{' || next == '[');
            }
        }
        reader.reset();
        return false;
    }

    /** The first character that is no blank; -1 if there is none. */
    static int firstCharacter(Reader reader) throws IOException {
        int next = reader.read();
        while (next >= 0 && Character.isWhitespace(next)) {
            next = reader.read();
        }
        return next;
    }
}
