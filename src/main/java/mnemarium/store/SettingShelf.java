package mnemarium.store;

import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.concurrent.CompletionStage;

/** What the window remembers: theme, dividers, the place that was open; a text by its name. */
public final class SettingShelf {

    private final Desk desk;

    SettingShelf(Desk desk) {
        this.desk = desk;
    }

    public Optional<String> text(String name) {
        return Optional.ofNullable(all().get(name));
    }

    /** All settings by name. */
    public Map<String, String> all() {
        return desk.read(
                handle ->
                        handle.createQuery("SELECT name, text FROM setting")
                                .reduceRows(
                                        new TreeMap<>(),
                                        (found, row) -> {
                                            found.put(
                                                    row.getColumn("name", String.class),
                                                    row.getColumn("text", String.class));
                                            return found;
                                        }));
    }

    /** Joins the next group: a divider being dragged does not hold up a run. */
    public CompletionStage<Void> keep(String name, String text) {
        return desk.writeSoon(
                handle ->
                        handle.createUpdate(
                                        """
                                        MERGE INTO setting (name, text) KEY (name)
                                        VALUES (:name, :text)
                                        """)
                                .bind("name", name)
                                .bind("text", text)
                                .execute());
    }

    public CompletionStage<Void> forget(String name) {
        return desk.writeSoon(
                handle ->
                        handle.createUpdate("DELETE FROM setting WHERE name = :name")
                                .bind("name", name)
                                .execute());
    }
}
