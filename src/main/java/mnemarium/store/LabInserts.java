package mnemarium.store;

import mnemarium.ledger.LedgerRecord;
import mnemarium.ledger.Supersedes;

import org.jdbi.v3.core.Handle;
import org.jdbi.v3.core.statement.PreparedBatch;

import java.util.LinkedHashSet;
import java.util.Set;

/** Records on their way into journal and tables, many in one statement. */
final class LabInserts {

    /** Rows in one statement. */
    private static final int MOST = 256;

    private final Handle handle;
    private final Inserts operations;
    private final PreparedBatch rows;
    private final PreparedBatch usages;
    private final Set<String> ids = new LinkedHashSet<>();

    LabInserts(Handle handle) {
        this.handle = handle;
        this.operations = new Inserts(handle);
        this.rows =
                handle.prepareBatch(
                        """
                        INSERT INTO lab_record (place, id, kind, created, supersedes, title, scope)
                        VALUES (?, ?, ?, ?, ?, ?, ?)
                        """);
        this.usages = handle.prepareBatch("INSERT INTO lab_usage (place) VALUES (?)");
    }

    void add(long place, LedgerRecord record) {
        if (!ids.add(record.id())) {
            throw LabTable.taken(record.id());
        }
        operations.add(place, LabJournal.line(record));
        rows.bind(0, place)
                .bind(1, record.id())
                .bind(2, record.kind().word())
                .bind(3, record.createdNanos())
                .bind(4, record.supersedes().map(Supersedes::record).orElse(null))
                .bind(5, record.title())
                .bind(6, record.scope().sentence())
                .add();
        usages.bind(0, place).add();
        if (ids.size() == MOST) {
            write();
        }
        if (record.supersedes().isPresent()) {
            write(); // the earlier one may have been waiting too
            LabTable.retire(handle, record.supersedes().get().record(), record);
        }
    }

    void write() {
        if (!ids.isEmpty()) {
            LabTable.refuseTaken(handle, ids);
            operations.write();
            rows.execute();
            usages.execute();
            ids.clear();
        }
    }
}
