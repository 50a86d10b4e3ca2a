package mnemarium.ownership.file;

import mnemarium.ownership.MemoryItem;

import java.time.Instant;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.EnumSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Consumer;

/** Makes items of cells, hands them on, and keeps count of what a user should know. */
final class ItemMaker {

    /** So many names of fields that were kept are told; an export may have them without end. */
    private static final int NAMES_TOLD = 40;

    /** In what an item says about itself, these may also stand one level deeper. */
    private static final Set<Column> IN_METADATA =
            EnumSet.of(Column.SUBJECT, Column.FIELD, Column.SOURCE);

    private final Map<Column, String> mapping;
    private final Faults faults;
    private final Consumer<MemoryItem> sink;
    private final Set<String> kept = new TreeSet<>();
    private final Set<Column> mappedFound = EnumSet.noneOf(Column.class);
    private long items;
    private long withoutSubject;
    private long withoutTime;
    private String firstUnreadTime = "";
    private long moreNames;

    ItemMaker(Map<Column, String> mapping, Faults faults, Consumer<MemoryItem> sink) {
        this.mapping = mapping;
        this.faults = faults;
        this.sink = sink;
    }

    long items() {
        return items;
    }

    Faults faults() {
        return faults;
    }

    /** Takes one item; without a text it is a fault. */
    void take(Map<String, String> cells, MemoryItem.Place place) {
        Map<String, String> others = new LinkedHashMap<>(cells);
        Map<Column, String> parts = new EnumMap<>(Column.class);
        for (Column column : Column.values()) {
            pick(column, others).ifPresent(value -> parts.put(column, value));
        }
        String text = parts.get(Column.TEXT);
        if (text == null || text.isBlank()) {
            faults.add(
                    place.line(),
                    place.pointer(),
                    "an item without text",
                    "a text under "
                            + mapping.getOrDefault(
                                    Column.TEXT, String.join(", ", Column.TEXT.names())));
            return;
        }
        Optional<Instant> created = time(Column.CREATED, parts, others, place);
        Optional<Instant> updated = time(Column.UPDATED, parts, others, place);
        Optional<Instant> expires = time(Column.EXPIRES, parts, others, place);
        String id = parts.getOrDefault(Column.ID, place.pointer());
        hand(
                new MemoryItem(
                        id.isBlank() ? "line " + place.line() : id,
                        text,
                        plain(parts, Column.SUBJECT),
                        plain(parts, Column.FIELD),
                        plain(parts, Column.SOURCE),
                        created,
                        updated,
                        expires,
                        others,
                        place));
    }

    /** Hands on an item that somebody else made. */
    void hand(MemoryItem item) {
        items++;
        withoutSubject += item.subject().isEmpty() ? 1 : 0;
        for (String name : item.others().keySet()) {
            if (kept.size() < NAMES_TOLD) {
                kept.add(name);
            } else if (!kept.contains(name)) {
                moreNames++;
            }
        }
        if (faults.isEmpty()) {
            sink.accept(item);
        }
    }

    private Optional<String> pick(Column column, Map<String, String> others) {
        String mapped = mapping.get(column);
        if (mapped != null) {
            if (others.containsKey(mapped)) {
                mappedFound.add(column);
            }
            return Optional.ofNullable(others.remove(mapped));
        }
        for (String name : column.names()) {
            // a column that the user gave another meaning has no second one
            if (others.containsKey(name) && !mapping.containsValue(name)) {
                return Optional.ofNullable(others.remove(name));
            }
        }
        for (String name : IN_METADATA.contains(column) ? column.names() : List.<String>of()) {
            if (others.containsKey("metadata." + name)) {
                return Optional.ofNullable(others.remove("metadata." + name));
            }
        }
        return Optional.empty();
    }

    private static Optional<String> plain(Map<Column, String> parts, Column column) {
        return Optional.ofNullable(parts.get(column)).map(String::strip).filter(s -> !s.isEmpty());
    }

    private Optional<Instant> time(
            Column column,
            Map<Column, String> parts,
            Map<String, String> others,
            MemoryItem.Place place) {
        String written = parts.get(column);
        if (written == null || written.isBlank()) {
            return Optional.empty();
        }
        Optional<Instant> time = Times.read(written);
        if (time.isEmpty()) {
            others.put(mapping.getOrDefault(column, column.names().getFirst()), written);
            if (withoutTime++ == 0) {
                firstUnreadTime = "'" + Faults.cut(written) + "' in line " + place.line();
            }
        }
        return time;
    }

    /** What a user should know; one sentence each. */
    List<String> notes() {
        List<String> notes = new ArrayList<>();
        if (!kept.isEmpty()) {
            notes.add(
                    "Kept beside the items: "
                            + String.join(", ", kept)
                            + (moreNames > 0 ? " and others." : "."));
        }
        if (withoutSubject > 0) {
            notes.add(
                    "Items that name no subject: "
                            + withoutSubject
                            + "; they cannot be found by whom they are about.");
        }
        if (withoutTime > 0) {
            notes.add(
                    "Times that could not be read and were kept as text: "
                            + withoutTime
                            + " (first "
                            + firstUnreadTime
                            + ").");
        }
        mapping.forEach(
                (column, name) -> {
                    if (!mappedFound.contains(column) && column != Column.TEXT) {
                        notes.add("No item has '" + name + "' (mapped to " + column.word() + ").");
                    }
                });
        return notes;
    }
}
