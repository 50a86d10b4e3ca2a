package mnemarium.store;

import mnemarium.ownership.AuditReport;
import mnemarium.ownership.FindingFilter;
import mnemarium.ownership.GateVerdict;

import org.jdbi.v3.core.Handle;
import org.jdbi.v3.core.statement.PreparedBatch;
import org.jdbi.v3.core.statement.Query;
import org.jspecify.annotations.Nullable;

import tools.jackson.databind.json.JsonMapper;

import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/** The statements on audits and their findings. */
final class AuditTable {

    /** Rows that are deleted at once: some tenth of a second. */
    private static final int PART = 20_000;

    private AuditTable() {}

    static int insert(Handle handle, int memory, String owners, AuditReport report) {
        return handle.createUpdate(
                        """
                        INSERT INTO audit (memory, owners, report)
                        VALUES (:memory, :owners, :report)
                        """)
                .bind("memory", memory)
                .bind("owners", owners)
                .bind("report", JsonMapper.shared().writeValueAsString(report))
                .executeAndReturnGeneratedKeys("number")
                .mapTo(Integer.class)
                .one();
    }

    static void keep(Handle handle, int audit, List<KeptFinding> findings) {
        PreparedBatch batch =
                handle.prepareBatch(
                        """
                        INSERT INTO audit_finding (place, field, verdict, copied, expired, sourced,
                            claims, repeats, places, near)
                        VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
                        """);
        for (KeptFinding each : findings) {
            batch.bind(0, Places.of(audit, each.index()))
                    .bind(1, each.field())
                    .bind(2, each.verdict().word())
                    .bind(3, each.isCopy())
                    .bind(4, each.isExpired())
                    .bind(5, each.hasSource())
                    .bind(6, each.claimsAuthority())
                    .bind(7, each.repeats())
                    .bind(8, each.places())
                    .bind(9, each.near().isEmpty() ? null : StagedTable.lines(each.near()))
                    .add();
        }
        batch.execute();
    }

    /** The audits of its memory that were in sight before go. */
    static void show(Handle handle, int audit, int memory) {
        handle.createUpdate(
                        """
                        UPDATE audit SET removed = TRUE
                        WHERE whole AND memory = :memory AND number <> :audit
                        """)
                .bind("memory", memory)
                .bind("audit", audit)
                .execute();
        handle.createUpdate("UPDATE audit SET whole = TRUE WHERE number = :audit")
                .bind("audit", audit)
                .execute();
    }

    static List<KeptAudit> all(Handle handle) {
        return handle.createQuery(
                        """
                        SELECT audit.number AS audit, audit.owners, audit.report,
                            staged_memory.number AS memory, name, synthetic, format, notes, as_of,
                            made, items
                        FROM audit JOIN staged_memory ON staged_memory.number = audit.memory
                        WHERE staged_memory.whole AND NOT staged_memory.removed
                            AND audit.whole AND NOT audit.removed
                        ORDER BY audit.number DESC
                        """)
                .map((rows, _) -> row(rows))
                .list();
    }

    private static KeptAudit row(ResultSet rows) throws SQLException {
        return new KeptAudit(
                rows.getInt("audit"),
                StagedTable.row(rows),
                rows.getString("owners"),
                JsonMapper.shared().readValue(rows.getString("report"), AuditReport.class));
    }

    static int[] indices(Handle handle, int audit, int memory, FindingFilter filter) {
        StringBuilder where = new StringBuilder();
        where.append(
                switch (filter.about()) {
                    case ANYTHING -> "";
                    case COPY -> " AND f.copied";
                    case AUTHORITY -> " AND f.claims";
                    case NEAR -> " AND f.near IS NOT NULL";
                    case EXPIRED -> " AND f.expired";
                    case SOURCELESS -> " AND NOT f.sourced";
                    case REPEAT -> " AND f.repeats";
                    case UNMATCHED -> " AND f.field = ''";
                });
        filter.verdict().ifPresent(_ -> where.append(" AND f.verdict = :verdict"));
        if (!filter.field().isEmpty()) {
            where.append(" AND f.field = :field");
        }
        boolean isSearched = !filter.words().isEmpty();
        if (isSearched) {
            where.append(" AND LOCATE(:words, i.said) > 0");
        }
        try (Query query =
                handle.createQuery(
                        """
                        SELECT f.place FROM audit_finding f <item>
                        WHERE f.place >= :first AND f.place < :end <where>
                        ORDER BY f.place
                        """)) {
            query.define(
                            "item",
                            isSearched ? "JOIN staged_item i ON i.place = f.place + :shift" : "")
                    .define("where", where.toString())
                    .bind("first", Places.of(audit, 0))
                    .bind("end", Places.end(audit));
            filter.verdict().ifPresent(verdict -> query.bind("verdict", verdict.word()));
            if (!filter.field().isEmpty()) {
                query.bind("field", filter.field());
            }
            if (isSearched) {
                query.bind("words", filter.words())
                        .bind("shift", Places.of(memory, 0) - Places.of(audit, 0));
            }
            return query.mapTo(Long.class).stream().mapToInt(Places::operation).toArray();
        }
    }

    static Map<Integer, KeptFinding> findings(Handle handle, int audit, List<Integer> indices) {
        Map<Integer, KeptFinding> found = new TreeMap<>();
        if (!indices.isEmpty()) {
            handle.createQuery("SELECT * FROM audit_finding WHERE place IN (<places>)")
                    .bindList("places", Places.all(audit, indices))
                    .map((rows, _) -> finding(rows))
                    .forEach(each -> found.put(each.index(), each));
        }
        return found;
    }

    private static KeptFinding finding(ResultSet rows) throws SQLException {
        @Nullable String near = rows.getString("near");
        String verdict = rows.getString("verdict");
        return new KeptFinding(
                Places.operation(rows.getLong("place")),
                rows.getString("field"),
                GateVerdict.named(verdict)
                        .orElseThrow(
                                () ->
                                        new IllegalStateException(
                                                "verdict is "
                                                        + verdict
                                                        + ", expected a known one")),
                rows.getBoolean("copied"),
                rows.getBoolean("expired"),
                rows.getBoolean("sourced"),
                rows.getBoolean("claims"),
                rows.getBoolean("repeats"),
                rows.getInt("places"),
                near == null ? List.of() : near.lines().toList());
    }

    /** Deletes a part of what is out of sight; tells how many rows it was, 0 if nothing is left. */
    static int sweep(Handle handle) {
        for (int audit :
                numbers(
                        handle,
                        """
                SELECT audit.number FROM audit JOIN staged_memory
                    ON staged_memory.number = audit.memory
                WHERE audit.removed OR staged_memory.removed
                """)) {
            int deleted = part(handle, "audit_finding", audit);
            return deleted > 0 ? deleted : row(handle, "audit", audit);
        }
        for (int memory : numbers(handle, "SELECT number FROM staged_memory WHERE removed")) {
            int deleted = part(handle, "staged_item", memory);
            return deleted > 0 ? deleted : row(handle, "staged_memory", memory);
        }
        return 0;
    }

    private static List<Integer> numbers(Handle handle, String query) {
        return handle.createQuery(query).mapTo(Integer.class).list();
    }

    private static int part(Handle handle, String table, int number) {
        return handle.createUpdate(
                        """
                        DELETE FROM <table> WHERE place >= :first AND place < :end
                        FETCH FIRST :part ROWS ONLY
                        """)
                .define("table", table)
                .bind("first", Places.of(number, 0))
                .bind("end", Places.end(number))
                .bind("part", PART)
                .execute();
    }

    private static int row(Handle handle, String table, int number) {
        return handle.createUpdate("DELETE FROM <table> WHERE number = :number")
                .define("table", table)
                .bind("number", number)
                .execute();
    }
}
