package mnemarium.scenario.file;

import mnemarium.scenario.Source;
import mnemarium.scenario.file.Node.Entry;
import mnemarium.scenario.file.Node.Mapping;
import mnemarium.scenario.file.Node.Sequence;

import org.jspecify.annotations.Nullable;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/** Tells by a file's ending, and by its first record where that is not enough, what it holds. */
final class Formats {

    /** The endings a scenario can have. */
    static final List<String> ENDINGS =
            List.of("yaml", "yml", "json", "jsonl", "ndjson", "csv", "tsv");

    private Formats() {}

    static String endings() {
        return "." + String.join(", .", ENDINGS);
    }

    /** The source to read, or empty after noting that the content is none of those known. */
    static Optional<Source> source(
            String name, String text, Map<String, String> options, Problems problems) {
        Map<String, String> others = new TreeMap<>(options);
        String asked = others.remove("format");
        if (asked != null && !Source.FORMATS.contains(asked)) {
            problems.add(
                    0,
                    "",
                    "the format '" + Node.cut(asked) + "'",
                    Nearest.expected(asked, Source.FORMATS));
            return Optional.empty();
        }
        String format = asked == null ? told(name, text, problems) : asked;
        return format == null
                ? Optional.empty()
                : Optional.of(new Source(format, name, text, others));
    }

    private static @Nullable String told(String name, String text, Problems problems) {
        return switch (FileText.ending(name)) {
            case "yaml", "yml" -> "scenario";
            case "csv", "tsv" -> "items-csv";
            case "json" -> json(text, problems);
            default -> jsonLines(text, problems);
        };
    }

    private static @Nullable String json(String text, Problems problems) {
        Node root = TreeReader.json().read(text, 1, problems);
        if (root == null) {
            return null;
        }
        boolean isList = root instanceof Sequence;
        Node first =
                root instanceof Sequence list && !list.items().isEmpty()
                        ? list.items().getFirst()
                        : root;
        if (first instanceof Mapping mapping) {
            if (!isList && mapping.value("kind") != null) {
                return "scenario";
            }
            if (isChat(mapping)) {
                return "chat";
            }
            if (LocomoReader.isTalk(mapping)) {
                return "locomo";
            }
        }
        problems.add(
                root.line(),
                "",
                shown(first, isList),
                "a scenario (key kind), a LoCoMo conversation (keys session_1, qa) or a chat (keys"
                        + " role, content)");
        return null;
    }

    private static @Nullable String jsonLines(String text, Problems problems) {
        Optional<Node> first = JsonLines.first(text, problems);
        if (first.isEmpty()) {
            return null;
        }
        return first.get() instanceof Mapping mapping && isChat(mapping) ? "chat" : "items-jsonl";
    }

    /** A message, or an object that holds a list of them. */
    private static boolean isChat(Mapping mapping) {
        return mapping.value("messages") instanceof Sequence
                || (mapping.value("role") != null && mapping.value("content") != null);
    }

    private static String shown(Node first, boolean isList) {
        if (!(first instanceof Mapping mapping)) {
            return first.shown();
        }
        List<String> keys = mapping.entries().stream().limit(8).map(Entry::key).toList();
        String what = isList ? "a list of objects" : "an object";
        return what + " with the keys " + Node.cut(String.join(", ", keys));
    }
}
