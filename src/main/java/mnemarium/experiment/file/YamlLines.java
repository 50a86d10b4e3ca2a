package mnemarium.experiment.file;

import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/** Writes YAML line by line: enough of it for a plan, and nothing that two readers read twice. */
final class YamlLines {

    /** Words that need no quotes anywhere, in a list neither. */
    private static final Pattern PLAIN = Pattern.compile("[A-Za-z][A-Za-z0-9_./-]*");

    private static final List<String> TAKEN = List.of("true", "false", "null");

    private static final int WIDTH = 96;

    private final StringBuilder text = new StringBuilder();
    private int depth;
    private boolean itemBegins;

    String text() {
        return text.toString();
    }

    /** A key whose value is a word. */
    void text(String key, String word) {
        raw(key, word(word));
    }

    /** A key whose value is a number or a word. */
    void value(String key, String canonical) {
        raw(word(key), value(canonical));
    }

    void list(String key, List<String> words) {
        raw(key, words.stream().map(YamlLines::word).collect(Collectors.joining(", ", "[", "]")));
    }

    void values(String key, List<String> canonical) {
        raw(
                key,
                canonical.stream()
                        .map(YamlLines::value)
                        .collect(Collectors.joining(", ", "[", "]")));
    }

    /** A key whose value is a sentence or more. */
    void prose(String key, String sentences) {
        begin();
        text.append(key).append(':');
        sentences(sentences, 1);
    }

    /** A member of a list that is a sentence. */
    void proseItem(String sentences) {
        indent();
        text.append('-');
        sentences(sentences, 1);
    }

    void raw(String key, String written) {
        begin();
        text.append(key).append(": ").append(written).append('\n');
    }

    void rawItem(String written) {
        indent();
        text.append("- ").append(written).append('\n');
    }

    /** Opens a mapping or list under a key. */
    void open(String key) {
        begin();
        text.append(key).append(":\n");
        depth++;
    }

    /** Opens a member of a list that is a mapping. */
    void item() {
        indent();
        text.append("- ");
        depth++;
        itemBegins = true;
    }

    void close() {
        depth--;
    }

    private void begin() {
        if (itemBegins) {
            itemBegins = false;
        } else {
            indent();
        }
    }

    private void indent() {
        text.append("  ".repeat(depth));
    }

    private void sentences(String sentences, int deeper) {
        String margin = "  ".repeat(depth + deeper);
        // folding keeps single spaces between words, and nothing else
        boolean folds = sentences.matches("\\S+( \\S+)*") && sentences.indexOf('\n') < 0;
        if (!folds || sentences.length() + margin.length() < 60) {
            text.append(' ').append(word(sentences)).append('\n');
            return;
        }
        text.append(" >-\n");
        StringBuilder line = new StringBuilder(margin);
        for (String each : sentences.split(" ", -1)) {
            if (line.length() > margin.length() && line.length() + each.length() >= WIDTH) {
                text.append(line).append('\n');
                line = new StringBuilder(margin);
            }
            line.append(line.length() > margin.length() ? " " : "").append(each);
        }
        text.append(line).append('\n');
    }

    /** A text, quoted if it must be. */
    static String word(String word) {
        return PLAIN.matcher(word).matches() && !TAKEN.contains(word) ? word : quoted(word);
    }

    /** A number as it is, a word like a word. */
    static String value(String canonical) {
        return Values.number(canonical).isPresent()
                        && Values.plain(canonical).equals(canonical)
                        && canonical.matches("-?\\d+(\\.\\d+)?")
                ? canonical
                : word(canonical);
    }

    /** A text in double quotes, as JSON has them. */
    static String quoted(String word) {
        StringBuilder quoted = new StringBuilder("\"");
        for (int i = 0; i < word.length(); i++) {
            char each = word.charAt(i);
            switch (each) {
                case '"' -> quoted.append("\\\"");
                case '\\' -> quoted.append("\\\\");
                case '\n' -> quoted.append("\\n");
                case '\t' -> quoted.append("\\t");
                default -> {
                    if (each < ' ' || each == 0x7F) {
                        quoted.append("\\u%04x".formatted((int) each));
                    } else {
                        quoted.append(each);
                    }
                }
            }
        }
        return quoted.append('"').toString();
    }
}
