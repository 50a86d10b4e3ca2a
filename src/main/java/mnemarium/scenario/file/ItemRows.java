package mnemarium.scenario.file;

import mnemarium.scenario.Item;
import mnemarium.scenario.ItemList;
import mnemarium.scenario.Source;
import mnemarium.scenario.Triage;

import org.jspecify.annotations.Nullable;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Makes a scenario of the rows of a list of items, whatever they were written in. */
final class ItemRows {

    static final int DEFAULT_TURN_SIZE = 6;

    /** Far more than anyone steps through, and what a small machine holds with ease. */
    static final int MOST = 200_000;

    private final Source source;
    private final ItemColumns columns;
    private final Problems problems;
    private final List<Item> items = new ArrayList<>();
    private final Map<String, Integer> lines = new HashMap<>();
    private int rows;
    private int withoutText;
    private int withoutIncident;

    ItemRows(Source source, ItemColumns columns, Problems problems) {
        this.source = source;
        this.columns = columns;
        this.problems = problems;
    }

    /** Adds a row; cells that are missing or blank count as not given. */
    void add(int line, Map<String, String> cells) {
        rows++;
        if (rows > MOST) {
            return;
        }
        String text = cell(cells, columns.text());
        if (text == null) {
            withoutText++;
            return;
        }
        String id = columns.id() == null ? String.valueOf(rows) : cell(cells, columns.id());
        if (id == null) {
            problems.add(line, place(columns.id()), "an empty id", "an id");
            return;
        }
        Integer before = lines.putIfAbsent(id, line);
        if (before != null) {
            problems.add(
                    line,
                    place(columns.id()),
                    "item id '" + Node.cut(id) + "' a second time (first in line " + before + ")",
                    "each id once");
            return;
        }
        String incident = cell(cells, columns.incident());
        withoutIncident += incident == null ? 1 : 0;
        String label = cell(cells, columns.label());
        items.add(new Item(id, text, incident, label == null ? "" : label, others(cells)));
    }

    private String place(@Nullable String column) {
        return "row " + rows + (column == null ? "" : ", column " + column);
    }

    private static @Nullable String cell(Map<String, String> cells, @Nullable String column) {
        String cell = column == null ? null : cells.get(column);
        return cell == null || cell.isBlank() ? null : cell.strip();
    }

    private Map<String, String> others(Map<String, String> cells) {
        Map<String, String> others = new LinkedHashMap<>();
        cells.forEach(
                (column, cell) -> {
                    if (!columns.takes(column) && !cell.isBlank()) {
                        others.put(column, cell.strip());
                    }
                });
        return others;
    }

    Reading read() {
        int turnSize = turnSize();
        if (rows > MOST) {
            problems.add(0, "", rows + " rows", "at most " + MOST);
        }
        if (items.isEmpty() && problems.isEmpty()) {
            problems.add(
                    0,
                    "",
                    rows == 0 ? "no item" : rows + " rows, none with a text",
                    "at least one item");
        }
        if (!problems.isEmpty()) {
            return problems.refused();
        }
        String stem = FileNames.stem(source.name());
        Map<String, String> options = columns.options(source.options());
        options.put("turn-size", String.valueOf(turnSize));
        return new Reading.Opened(
                new Triage(
                        FileNames.scenario(stem),
                        "Items of " + stem,
                        items.size() + " items in turns of " + turnSize + ".",
                        "in-loop",
                        Map.of(),
                        "static",
                        turnSize,
                        new ItemList(items)),
                new Source(source.format(), source.name(), source.text(), options),
                notes());
    }

    private int turnSize() {
        String asked = source.options().get("turn-size");
        if (asked == null) {
            return DEFAULT_TURN_SIZE;
        }
        return Fields.wholeIn(asked, 1, Triage.MOST_PER_TURN)
                .orElseGet(
                        () -> {
                            problems.add(
                                    0,
                                    "",
                                    "the option turn-size '" + Node.cut(asked) + "'",
                                    "a whole number from 1 to " + Triage.MOST_PER_TURN);
                            return DEFAULT_TURN_SIZE;
                        });
    }

    private List<String> notes() {
        List<String> notes = new ArrayList<>();
        notes.add(columns.sentences());
        if (withoutText > 0) {
            notes.add("Rows without a text, left out: " + withoutText + ".");
        }
        if (withoutIncident == items.size()) {
            notes.add(
                    "No item names its incident: matches are suggestions, and no redundancy is"
                            + " counted.");
        } else if (withoutIncident > 0) {
            notes.add("Items that name no incident: " + withoutIncident + ".");
        }
        return notes;
    }
}
