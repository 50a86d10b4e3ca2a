package mnemarium.store;

import mnemarium.ledger.AuditEntry;
import mnemarium.ledger.LaterOutcome;
import mnemarium.ledger.Ledger;
import mnemarium.ledger.LedgerRecord;

import org.jdbi.v3.core.Handle;

import java.time.Clock;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.concurrent.CompletionStage;

/**
 * The workspace's own ledger: one run of kind {@value #KIND} with a journal of its own, which is
 * never branched and in no list of runs. An append is asked for and completes when it would survive
 * a kill of the process; it fails with an {@link IllegalArgumentException} if it does not fit what
 * is kept, and then nothing of it is. A reading sees what has been kept.
 */
public final class LedgerShelf {

    /** Kind of the run that holds the ledger. */
    public static final String KIND = "lab";

    static final String RUN = "lab";

    private final Desk desk;
    private final Clock clock;

    LedgerShelf(Desk desk, Clock clock) {
        this.desk = desk;
        this.clock = clock;
    }

    /** The ledger as its journal tells it. Waits until what was asked for before is decided. */
    public Ledger read() {
        desk.writer().flush();
        return desk.read(
                handle -> {
                    Ledger ledger = new Ledger();
                    OptionalInt number = LabTable.number(handle);
                    if (number.isPresent()) {
                        String where = desk.file() + ", run " + RUN;
                        Operations.each(
                                handle,
                                number.getAsInt(),
                                where,
                                text -> fold(ledger, text, where));
                    }
                    return ledger;
                });
    }

    private static void fold(Ledger ledger, String text, String where) {
        for (String line : text.split("\n", -1)) {
            try {
                LabJournal.fold(ledger, line);
            } catch (IllegalArgumentException e) {
                throw new StoreFault(
                        "a line that does not follow: " + e.getMessage(),
                        "one that was written here",
                        where);
            }
        }
    }

    /** When the ledger was begun: its virtual time counts from there. Empty before. */
    public Optional<Instant> begun() {
        return desk.read(
                handle ->
                        handle.createQuery("SELECT created FROM run WHERE id = :id")
                                .bind("id", RUN)
                                .mapTo(Long.class)
                                .findOne()
                                .map(Instant::ofEpochMilli));
    }

    /** Appends records in their order: all of them, or none. */
    public CompletionStage<Void> append(List<LedgerRecord> records) {
        Instant now = clock.instant();
        return desk.write(
                handle -> {
                    int number = LabTable.open(handle, now);
                    write(handle, number, Operations.count(handle, number), records);
                });
    }

    private static void write(Handle handle, int number, int next, List<LedgerRecord> records) {
        LabInserts inserts = new LabInserts(handle);
        for (int each = 0; each < records.size(); each++) {
            inserts.add(Places.of(number, next + each), records.get(each));
        }
        inserts.write();
    }

    /** Writes a decision down. */
    public CompletionStage<Void> note(AuditEntry entry) {
        Instant now = clock.instant();
        return desk.write(
                handle -> {
                    int number = LabTable.open(handle, now);
                    int next = Operations.count(handle, number);
                    LabTable.insert(
                            handle, keep(handle, number, next, LabJournal.line(entry)), entry);
                });
    }

    /** Writes down what a decision turned out to be. */
    public CompletionStage<Void> note(LaterOutcome outcome) {
        Instant now = clock.instant();
        return desk.write(
                handle -> {
                    int number = LabTable.open(handle, now);
                    keep(
                            handle,
                            number,
                            Operations.count(handle, number),
                            LabJournal.line(outcome));
                    LabTable.update(handle, outcome);
                });
    }

    /**
     * Writes down what a decision turned out to be, and the records that were learned from it: both
     * or none.
     */
    public CompletionStage<Void> learn(LaterOutcome outcome, List<LedgerRecord> records) {
        Instant now = clock.instant();
        return desk.write(
                handle -> {
                    int number = LabTable.open(handle, now);
                    int next = Operations.count(handle, number);
                    keep(handle, number, next, LabJournal.line(outcome));
                    LabTable.update(handle, outcome);
                    write(handle, number, next + 1, records);
                });
    }

    private static long keep(Handle handle, int number, int operation, String line) {
        long place = Places.of(number, operation);
        Inserts inserts = new Inserts(handle);
        inserts.add(place, line);
        inserts.write();
        return place;
    }

    /**
     * Some records, the latest first.
     *
     * @param before a place: only earlier ones are given; {@link Long#MAX_VALUE} for the first page
     */
    public List<LabLine> page(LabWish wish, long before, int most) {
        return desk.read(handle -> LabTable.page(handle, wish, before, most));
    }

    /** How many records there are. */
    public int count(LabWish wish) {
        return desk.read(handle -> LabTable.count(handle, wish));
    }
}
