package mnemarium.loop;

/**
 * JSON strings, and no more of JSON than that: the canonical form quotes text with them, and its
 * bytes must not depend on a library's version.
 */
final class Json {

    private static final int SHOWN = 60;

    private Json() {}

    static String shortened(String text) {
        return text.length() <= SHOWN ? text : text.substring(0, SHOWN) + "…";
    }

    static void quote(String text, StringBuilder line) {
        line.append('"');
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            switch (c) {
                case '"' -> line.append("\\\"");
                case '\\' -> line.append("\\\\");
                case '\n' -> line.append("\\n");
                case '\r' -> line.append("\\r");
                case '\t' -> line.append("\\t");
                default -> {
                    // control characters and lone halves of a pair do not survive as UTF-8 text
                    if (c < 0x20 || (Character.isSurrogate(c) && isLone(text, i))) {
                        line.append(String.format("\\u%04x", (int) c));
                    } else {
                        line.append(c);
                    }
                }
            }
        }
        line.append('"');
    }

    private static boolean isLone(String text, int i) {
        char c = text.charAt(i);
        if (Character.isHighSurrogate(c)) {
            return i + 1 == text.length() || !Character.isLowSurrogate(text.charAt(i + 1));
        }
        return i == 0 || !Character.isHighSurrogate(text.charAt(i - 1));
    }

    static String unquote(String quoted) {
        if (quoted.length() < 2
                || quoted.charAt(0) != '"'
                || quoted.charAt(quoted.length() - 1) != '"') {
            throw new IllegalArgumentException(
                    "found " + shortened(quoted) + ", expected a string");
        }
        StringBuilder text = new StringBuilder(quoted.length());
        int i = 1;
        while (i < quoted.length() - 1) {
            char c = quoted.charAt(i++);
            if (c != '\\') {
                text.append(c);
                continue;
            }
            char escaped = quoted.charAt(i++);
            switch (escaped) {
                case '"' -> text.append('"');
                case '\\' -> text.append('\\');
                case 'n' -> text.append('\n');
                case 'r' -> text.append('\r');
                case 't' -> text.append('\t');
                case 'u' -> {
                    text.append((char) Integer.parseInt(quoted, i, i + 4, 16));
                    i += 4;
                }
                default ->
                        throw new IllegalArgumentException(
                                "found \\" + escaped + ", expected a JSON escape");
            }
        }
        return text.toString();
    }
}
