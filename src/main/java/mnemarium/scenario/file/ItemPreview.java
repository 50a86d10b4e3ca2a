package mnemarium.scenario.file;

import mnemarium.scenario.Source;
import mnemarium.scenario.file.Node.Entry;
import mnemarium.scenario.file.Node.Mapping;
import mnemarium.scenario.file.Node.Scalar;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * The first rows of a list of items, for those who choose which column is what. A glance, not a
 * reading: mistakes further down are found when the file is read.
 *
 * @param columns their names, in order
 * @param rows the first rows, a cell for each column
 * @param guessed the options {@code text}, {@code id}, {@code incident} and {@code label} as the
 *     columns' own names suggest them; {@code text} is missing where nothing suggests one
 */
public record ItemPreview(
        List<String> columns, List<List<String>> rows, Map<String, String> guessed) {

    private static final int GLANCE = 256 * 1024;

    /** Copies all. */
    public ItemPreview {
        columns = List.copyOf(columns);
        rows = rows.stream().map(List::copyOf).toList();
        guessed = Map.copyOf(guessed);
    }

    /**
     * Glances at a file.
     *
     * @param rows how many rows to take at most
     * @return empty if it is no list of items, or cannot be read
     */
    public static Optional<ItemPreview> of(Path file, int rows) {
        String name = String.valueOf(file.getFileName());
        try (InputStream in = Files.newInputStream(file)) {
            byte[] bytes = in.readNBytes(GLANCE);
            String text = new String(bytes, StandardCharsets.UTF_8);
            if (bytes.length == GLANCE) {
                // the last line may be cut in the middle
                text = text.substring(0, Math.max(0, text.lastIndexOf('\n')));
            }
            return of(name, text, rows);
        } catch (IOException unreadable) {
            return Optional.empty();
        }
    }

    private static Optional<ItemPreview> of(String name, String text, int rows) {
        return switch (FileText.ending(name)) {
            case "csv", "tsv" -> table(name, CsvItems.glance(name, text, rows + 1));
            case "jsonl", "ndjson" -> table(name, objects(text, rows));
            default -> Optional.empty();
        };
    }

    /** The keys of the first objects, and a row for each object. */
    private static List<List<String>> objects(String text, int rows) {
        Problems problems = new Problems("a glance");
        String head = String.join("\n", text.lines().limit(rows).toList());
        List<Mapping> objects = new ArrayList<>();
        LinkedHashSet<String> columns = new LinkedHashSet<>();
        for (Node node : JsonLines.read(head, problems)) {
            if (node instanceof Mapping mapping) {
                objects.add(mapping);
                mapping.entries().stream().map(Entry::key).forEach(columns::add);
            }
        }
        List<List<String>> table = new ArrayList<>();
        table.add(List.copyOf(columns));
        for (Mapping object : objects) {
            table.add(columns.stream().map(column -> cell(object, column)).toList());
        }
        return table;
    }

    private static String cell(Mapping object, String column) {
        return object.entries().stream()
                .filter(entry -> entry.key().equals(column))
                .map(entry -> entry.value() instanceof Scalar scalar ? scalar.text() : "…")
                .findFirst()
                .orElse("");
    }

    private static Optional<ItemPreview> table(String name, List<List<String>> table) {
        if (table.isEmpty() || table.getFirst().isEmpty()) {
            return Optional.empty();
        }
        List<String> columns = table.getFirst();
        List<List<String>> rows =
                table.stream().skip(1).filter(row -> row.size() == columns.size()).toList();
        Source source = new Source("items-csv", name, "", Map.of());
        Map<String, String> guessed =
                ItemColumns.chosen(source, columns, new Problems(name))
                        .map(chosen -> chosen.options(Map.of()))
                        .orElse(Map.of());
        return Optional.of(new ItemPreview(columns, rows, guessed));
    }
}
