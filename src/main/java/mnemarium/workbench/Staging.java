package mnemarium.workbench;

import mnemarium.ownership.MemoryItem;
import mnemarium.store.AuditShelf;

import java.util.ArrayList;
import java.util.List;

/** Puts items into the workspace in parts, so that few of them are held at once. */
final class Staging {

    private static final int ITEMS = 1_000;
    private static final int CHARACTERS = 1 << 20;

    private final AuditShelf shelf;
    private final int memory;
    private final List<MemoryItem> part = new ArrayList<>();
    private int characters;
    private int staged;

    Staging(AuditShelf shelf, int memory) {
        this.shelf = shelf;
        this.memory = memory;
    }

    void add(MemoryItem item) {
        part.add(item);
        characters += item.text().length();
        for (String other : item.others().values()) {
            characters += other.length();
        }
        if (part.size() >= ITEMS || characters >= CHARACTERS) {
            end();
        }
    }

    /** How many items there are, those that wait among them. */
    int items() {
        return staged + part.size();
    }

    /** Writes those that wait. */
    void end() {
        if (!part.isEmpty()) {
            shelf.stage(memory, staged, part);
            staged += part.size();
            part.clear();
            characters = 0;
        }
    }
}
