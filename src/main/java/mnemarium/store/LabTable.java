package mnemarium.store;

import mnemarium.ledger.AuditEntry;
import mnemarium.ledger.Currency;
import mnemarium.ledger.LaterOutcome;
import mnemarium.ledger.LedgerRecord;
import mnemarium.ledger.Succession;
import mnemarium.ledger.Verdict;
import mnemarium.scenario.Source;

import org.jdbi.v3.core.Handle;

import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Instant;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;

/** The statements on the tables of the workspace's ledger. */
final class LabTable {

    private LabTable() {}

    /** The number of the ledger's run; empty while nothing was ever written. */
    static OptionalInt number(Handle handle) {
        return handle.createQuery("SELECT number FROM run WHERE id = :id AND kind = :kind")
                .bind("id", LedgerShelf.RUN)
                .bind("kind", LedgerShelf.KIND)
                .mapTo(Integer.class)
                .findOne()
                .map(OptionalInt::of)
                .orElseGet(OptionalInt::empty);
    }

    /** The number of the ledger's run, which is made if it is not there. */
    static int open(Handle handle, Instant now) {
        OptionalInt number = number(handle);
        return number.isPresent()
                ? number.getAsInt()
                : RunTable.insert(
                        handle,
                        new RunRow(
                                LedgerShelf.RUN,
                                Optional.empty(),
                                0,
                                "Ledger",
                                new Source("scenario", "ledger", "", Map.of()),
                                LedgerShelf.KIND,
                                "",
                                0,
                                "virtual",
                                "none",
                                "",
                                "",
                                now));
    }

    /** Whether a record is retired hangs on it and its successor alone. */
    static void retire(Handle handle, String id, LedgerRecord successor) {
        long place =
                place(handle, id)
                        .orElseThrow(
                                () ->
                                        new IllegalArgumentException(
                                                "superseded record is "
                                                        + id
                                                        + ", expected one that is kept"));
        LedgerRecord earlier = LabJournal.record(Operations.text(handle, place));
        Succession succession = new Succession();
        succession.add(earlier);
        succession.add(successor);
        if (succession.isRetired(earlier)) {
            handle.createUpdate("UPDATE lab_usage SET retired = TRUE WHERE place = :place")
                    .bind("place", place)
                    .execute();
        }
    }

    /** Refuses ids that kept records have, by one statement for all. */
    static void refuseTaken(Handle handle, Set<String> ids) {
        List<String> kept =
                handle.createQuery("SELECT id FROM lab_record WHERE id IN (<ids>) ORDER BY place")
                        .bindList("ids", List.copyOf(ids))
                        .mapTo(String.class)
                        .list();
        if (!kept.isEmpty()) {
            throw taken(kept.getFirst());
        }
    }

    static IllegalArgumentException taken(String id) {
        return new IllegalArgumentException(
                "id of a new record is " + id + ", expected one that is not taken");
    }

    static Optional<Long> place(Handle handle, String id) {
        return handle.createQuery("SELECT place FROM lab_record WHERE id = :id")
                .bind("id", id)
                .mapTo(Long.class)
                .findOne();
    }

    /** Writes the row of a decision that was kept at a place, and counts the use it was. */
    static void insert(Handle handle, long place, AuditEntry entry) {
        handle.createUpdate(
                        """
                        INSERT INTO lab_audit (place, id, at, verdict, record, saved_turns,
                            saved_tokens, was_right)
                        VALUES (:place, :id, :at, :verdict, :record, :turns, :tokens, :right)
                        """)
                .bind("place", place)
                .bind("id", entry.id())
                .bind("at", entry.atNanos())
                .bind("verdict", entry.verdict().word())
                .bind("record", entry.verdict().record().orElse(null))
                .bind("turns", entry.saved(Currency.TURNS))
                .bind("tokens", entry.saved(Currency.TOKENS))
                .bind("right", entry.later().map(LaterOutcome::wasRight).orElse(null))
                .execute();
        if (entry.verdict() instanceof Verdict.Reuse reuse) {
            handle.createUpdate(
                            """
                            UPDATE lab_usage SET
                                turns_least = CASE reuses WHEN 0 THEN :turns
                                    ELSE LEAST(turns_least, :turns) END,
                                turns_greatest = CASE reuses WHEN 0 THEN :turns
                                    ELSE GREATEST(turns_greatest, :turns) END,
                                turns_sum = turns_sum + :turns,
                                tokens_least = CASE reuses WHEN 0 THEN :tokens
                                    ELSE LEAST(tokens_least, :tokens) END,
                                tokens_greatest = CASE reuses WHEN 0 THEN :tokens
                                    ELSE GREATEST(tokens_greatest, :tokens) END,
                                tokens_sum = tokens_sum + :tokens,
                                reuses = reuses + 1,
                                last = :at
                            WHERE place = (SELECT place FROM lab_record WHERE id = :id)
                            """)
                    .bind("turns", entry.saved(Currency.TURNS))
                    .bind("tokens", entry.saved(Currency.TOKENS))
                    .bind("at", entry.atNanos())
                    .bind("id", reuse.id())
                    .execute();
        }
    }

    /** Writes what a decision turned out to be. */
    static void update(Handle handle, LaterOutcome outcome) {
        int changed =
                handle.createUpdate(
                                """
                                UPDATE lab_audit SET was_right = :right
                                WHERE id = :id AND was_right IS NULL
                                """)
                        .bind("right", outcome.wasRight())
                        .bind("id", outcome.decision())
                        .execute();
        if (changed == 0) {
            throw new IllegalArgumentException(
                    "decision is "
                            + outcome.decision()
                            + ", expected one that is kept and whose outcome is not known yet");
        }
        if (!outcome.wasRight()) {
            handle.createUpdate(
                            """
                            UPDATE lab_usage SET false_valid = false_valid + 1
                            WHERE place = (
                                SELECT lab_record.place
                                FROM lab_audit JOIN lab_record ON lab_record.id = lab_audit.record
                                WHERE lab_audit.id = :id AND verdict = 'reuse')
                            """)
                    .bind("id", outcome.decision())
                    .execute();
        }
    }

    static List<LabLine> page(Handle handle, LabWish wish, long before, int most) {
        return handle.createQuery(
                        """
                        SELECT * FROM lab_record JOIN lab_usage ON lab_usage.place = lab_record.place
                        WHERE lab_record.place < :before
                        """
                                + where(wish)
                                + """
                                ORDER BY lab_record.place DESC FETCH FIRST :most ROWS ONLY
                                """)
                .bindMap(bindings(wish))
                .bind("before", before)
                .bind("most", most)
                .map((rows, _) -> line(rows))
                .list();
    }

    static int count(Handle handle, LabWish wish) {
        return handle.createQuery(
                        """
                        SELECT COUNT(*)
                        FROM lab_record JOIN lab_usage ON lab_usage.place = lab_record.place
                        WHERE TRUE
                        """
                                + where(wish))
                .bindMap(bindings(wish))
                .mapTo(Integer.class)
                .one();
    }

    private static String where(LabWish wish) {
        List<String> conditions = new ArrayList<>();
        if (wish.onlyCurrent()) {
            conditions.add("AND NOT retired\n");
        }
        if (wish.kind().isPresent()) {
            conditions.add("AND kind = :kind\n");
        }
        if (!wish.text().isEmpty()) {
            conditions.add("AND POSITION(:text, LOWER(id || ' ' || title || ' ' || scope)) > 0\n");
        }
        return String.join("", conditions);
    }

    private static Map<String, Object> bindings(LabWish wish) {
        Map<String, Object> values = new HashMap<>();
        wish.kind().ifPresent(kind -> values.put("kind", kind.word()));
        if (!wish.text().isEmpty()) {
            values.put("text", wish.text());
        }
        return values;
    }

    private static LabLine line(ResultSet rows) throws SQLException {
        return new LabLine(
                rows.getLong("place"),
                rows.getString("id"),
                rows.getString("kind"),
                rows.getLong("created"),
                Optional.ofNullable(rows.getString("supersedes")),
                rows.getString("title"),
                rows.getString("scope"),
                !rows.getBoolean("retired"),
                rows.getLong("reuses"),
                rows.getLong("false_valid"));
    }
}
