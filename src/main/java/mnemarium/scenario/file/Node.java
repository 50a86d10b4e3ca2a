package mnemarium.scenario.file;

import org.jspecify.annotations.Nullable;

import java.util.List;

/** A YAML or JSON document in which every part knows its line. */
public sealed interface Node {

    /** 1-based. */
    int line();

    /** What it is, for a message. */
    String shown();

    /** Keys with their values, in order; each key once. */
    record Mapping(int line, List<Entry> entries) implements Node {

        public Mapping {
            entries = List.copyOf(entries);
        }

        /** The value of a key, or null if it has none. */
        @Nullable Node value(String key) {
            for (Entry entry : entries) {
                if (entry.key().equals(key)) {
                    return entry.value();
                }
            }
            return null;
        }

        @Override
        public String shown() {
            return "a mapping";
        }
    }

    record Entry(String key, int line, Node value) {}

    record Sequence(int line, List<Node> items) implements Node {

        public Sequence {
            items = List.copyOf(items);
        }

        @Override
        public String shown() {
            return "a list";
        }
    }

    /**
     * A single value.
     *
     * @param text as written; empty for nothing
     */
    record Scalar(int line, Kind kind, String text) implements Node {

        @Override
        public String shown() {
            return switch (kind) {
                case TEXT -> text.isBlank() ? "an empty text" : "the text '" + cut(text) + "'";
                case NUMBER -> "the number " + cut(text);
                case TRUTH -> text;
                case NOTHING -> "nothing";
            };
        }
    }

    enum Kind {
        TEXT,
        NUMBER,
        TRUTH,
        NOTHING
    }

    /** A text short enough for a message. */
    static String cut(String text) {
        String line = text.strip().replaceAll("\\s+", " ");
        return line.length() <= 60 ? line : line.substring(0, 59) + "…";
    }
}
