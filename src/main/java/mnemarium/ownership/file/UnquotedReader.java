package mnemarium.ownership.file;

import java.io.IOException;
import java.io.Reader;

/**
 * The text inside a JSON string, read without holding it: some tools write a whole document as one
 * string. Ends at the closing quote.
 */
final class UnquotedReader extends Reader {

    private final Reader quoted;
    private boolean begun;
    private boolean ended;

    UnquotedReader(Reader quoted) {
        this.quoted = quoted;
    }

    @Override
    public int read() throws IOException {
        if (!begun) {
            begun = true;
            ExportText.firstCharacter(quoted); // the opening quote
        }
        int next = ended ? -1 : quoted.read();
        if (next == '"' || next < 0) {
            ended = true;
            return -1;
        }
        return next == '\\' ? escaped() : next;
    }

    private int escaped() throws IOException {
        int next = quoted.read();
        return switch (next) {
            case 'n' -> '\n';
            case 'r' -> '\r';
            case 't' -> '\t';
            case 'b' -> '\b';
            case 'f' -> '\f';
            case 'u' -> unit();
            default -> {
                ended = next < 0;
                yield next;
            }
        };
    }

    private int unit() throws IOException {
        int unit = 0;
        for (int i = 0; i < 4; i++) {
            int digit = Character.digit(quoted.read(), 16);
            if (digit < 0) {
                throw new IOException("an escape \\u without four hexadecimal digits");
            }
            unit = unit * 16 + digit;
        }
        return unit;
    }

    @Override
    public int read(char[] into, int offset, int length) throws IOException {
        int count = 0;
        while (count < length) {
            int next = read();
            if (next < 0) {
                return count == 0 && length > 0 ? -1 : count;
            }
            into[offset + count++] = (char) next;
        }
        return count;
    }

    @Override
    public void close() throws IOException {
        quoted.close();
    }
}
