package mnemarium.scenario.file;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** A text with one JSON document a line; blank lines are passed over. */
final class JsonLines {

    private JsonLines() {}

    /** All documents, after noting each line that is none. */
    static List<Node> read(String text, Problems problems) {
        List<Node> nodes = new ArrayList<>();
        TreeReader reader = TreeReader.json();
        int line = 0;
        for (String each : (Iterable<String>) text.lines()::iterator) {
            line++;
            if (!each.isBlank()) {
                Node node = reader.read(each, line, problems);
                if (node != null) {
                    nodes.add(node);
                }
            }
        }
        if (nodes.isEmpty() && problems.isEmpty()) {
            noLine(problems);
        }
        return nodes;
    }

    /** The first document, or empty after noting why there is none. */
    static Optional<Node> first(String text, Problems problems) {
        int line = 0;
        for (String each : (Iterable<String>) text.lines()::iterator) {
            line++;
            if (!each.isBlank()) {
                return Optional.ofNullable(TreeReader.json().read(each, line, problems));
            }
        }
        noLine(problems);
        return Optional.empty();
    }

    private static void noLine(Problems problems) {
        problems.add(0, "", "nothing in it", "one JSON object a line");
    }
}
