package mnemarium.store;

import org.jdbi.v3.core.Handle;
import org.jdbi.v3.core.statement.PreparedBatch;
import org.jspecify.annotations.Nullable;

/** Operations on their way into the table, many in one statement. */
final class Inserts {

    /** Characters of an operation that lie in its row; H2 ends a plain text column at 2^20. */
    private static final int IN_ROW = 1_000_000;

    private final Handle handle;
    private @Nullable PreparedBatch batch;

    Inserts(Handle handle) {
        this.handle = handle;
    }

    Handle handle() {
        return handle;
    }

    void add(long place, String text) {
        PreparedBatch open = batch;
        if (open == null) {
            open =
                    handle.prepareBatch(
                            """
                            INSERT INTO operation (place, lines, more, sum) VALUES (?, ?, ?, ?)
                            """);
            batch = open;
        }
        int cut = cut(text);
        open.bind(0, place)
                .bind(1, text.substring(0, cut))
                .bind(2, cut < text.length() ? text.substring(cut) : null)
                .bind(3, Digest.sum(text))
                .add();
    }

    /**
     * Where the part of a text ends that lies in a row; never between the halves of one character.
     */
    static int cut(String text) {
        if (text.length() <= IN_ROW) {
            return text.length();
        }
        return Character.isHighSurrogate(text.charAt(IN_ROW - 1)) ? IN_ROW - 1 : IN_ROW;
    }

    void write() {
        PreparedBatch open = batch;
        batch = null;
        if (open != null) {
            open.execute();
        }
    }
}
