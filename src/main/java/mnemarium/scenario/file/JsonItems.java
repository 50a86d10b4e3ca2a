package mnemarium.scenario.file;

import mnemarium.scenario.Source;
import mnemarium.scenario.file.Node.Entry;
import mnemarium.scenario.file.Node.Kind;
import mnemarium.scenario.file.Node.Mapping;
import mnemarium.scenario.file.Node.Scalar;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;

/** Reads items from JSON Lines: one object a line, whose keys are the columns. */
final class JsonItems {

    private JsonItems() {}

    static Reading read(Source source) {
        Problems problems = new Problems(source.name());
        Options.refuseUnknown(source, ItemColumns.OPTIONS, problems);
        List<Mapping> objects = new ArrayList<>();
        LinkedHashSet<String> columns = new LinkedHashSet<>();
        for (Node node : JsonLines.read(source.text(), problems)) {
            if (node instanceof Mapping mapping) {
                objects.add(mapping);
                mapping.entries().forEach(entry -> columns.add(entry.key()));
            } else {
                problems.add(node.line(), "", node.shown(), "an object");
            }
        }
        if (!problems.isEmpty()) {
            return problems.refused();
        }
        return ItemColumns.chosen(source, List.copyOf(columns), problems)
                .map(chosen -> rows(source, chosen, objects, problems))
                .orElseGet(problems::refused);
    }

    private static Reading rows(
            Source source, ItemColumns columns, List<Mapping> objects, Problems problems) {
        ItemRows rows = new ItemRows(source, columns, problems);
        for (Mapping object : objects) {
            rows.add(object.line(), cells(object, columns, problems));
        }
        return rows.read();
    }

    /**
     * The single values of an object; a list or mapping is passed over unless a column needs it.
     */
    private static Map<String, String> cells(
            Mapping object, ItemColumns columns, Problems problems) {
        Map<String, String> cells = new LinkedHashMap<>();
        for (Entry entry : object.entries()) {
            if (entry.value() instanceof Scalar scalar) {
                if (scalar.kind() != Kind.NOTHING) {
                    cells.put(entry.key(), scalar.text());
                }
            } else if (columns.takes(entry.key())) {
                problems.add(
                        entry.line(), entry.key(), entry.value().shown(), "a text or a number");
            }
        }
        return cells;
    }
}
