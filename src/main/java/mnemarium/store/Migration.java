package mnemarium.store;

import org.flywaydb.core.Flyway;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.StandardCopyOption;
import java.sql.Connection;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.Set;
import java.util.TreeSet;

/**
 * Brings a workspace's file to the newest tables. The work is done on a file beside it, which takes
 * its place when it is complete: H2 commits each change of a table for itself, so that a migration
 * killed half way would leave a file that fits no version. Flyway is started only where there is
 * something to do; loading it costs most of a second.
 */
final class Migration {

    /** Number of the last file in {@code db/migration}. */
    static final int NEWEST = 8;

    /** The tables that a file of the newest version has, in lower case. */
    static final Set<String> TABLES =
            new TreeSet<>(
                    Set.of(
                            LabFile.HISTORY,
                            "scenario_text",
                            "run",
                            "operation",
                            "embedder",
                            "embedding",
                            "calibration",
                            "setting",
                            "lab_record",
                            "lab_usage",
                            "lab_audit",
                            "experiment",
                            "cell",
                            "outcome",
                            "owners",
                            "staged_memory",
                            "staged_item",
                            "audit",
                            "audit_finding",
                            "suggestion_rejected"));

    private Migration() {}

    /** Makes the file, or replaces it by a migrated copy. */
    static void bring(LabFile file) throws IOException, SQLException {
        LabFile draft = file.beside("lab-new");
        try {
            if (Files.exists(file.path())) {
                Files.copy(file.path(), draft.path(), StandardCopyOption.REPLACE_EXISTING);
            } else {
                Files.deleteIfExists(draft.path()); // left by one who was killed
            }
            migrate(draft);
            Files.move(draft.path(), file.path(), StandardCopyOption.ATOMIC_MOVE);
        } finally {
            draft.letGo();
            Files.deleteIfExists(draft.path());
        }
    }

    private static void migrate(LabFile draft) throws SQLException {
        // this connection keeps the file open between Flyway's own
        try (Connection connection = draft.connect();
                Statement statement = connection.createStatement()) {
            Flyway.configure(Migration.class.getClassLoader())
                    .dataSource(draft.url(), "sa", "")
                    .locations("classpath:db/migration")
                    .load()
                    .migrate();
            statement.execute("SHUTDOWN");
        }
    }
}
