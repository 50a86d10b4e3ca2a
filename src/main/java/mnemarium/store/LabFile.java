package mnemarium.store;

import org.h2.mvstore.MVStore;
import org.h2.mvstore.MVStoreTool;

import java.io.IOException;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.Locale;
import java.util.Set;
import java.util.TreeSet;

/**
 * One H2 file and the ways to connect to it.
 *
 * <p>{@code WRITE_DELAY=0}: a commit is in the file when it returns; by default H2 lets half a
 * second of commits go with a killed process.
 *
 * <p>{@code REUSE_SPACE=FALSE}: new chunks go to the end of the file, where H2 finds the newest
 * after a kill. Where it puts them into holes, H2 2.5.252 names the chunk <em>before</em> the
 * newest in the file's head, and follows its guess of where the next one lies; when the guess was
 * wrong, up to twenty acknowledged commits were not found again. The price is a file that grows
 * until it is closed; {@link #compact} takes it back.
 *
 * <p>No {@code AUTO_SERVER}: it would open a port, and a second writer is not wanted. {@code
 * DB_CLOSE_ON_EXIT=FALSE}: the workspace is closed by the program, which writes what is still
 * queued first. No trace file: refusing a file must not leave another beside it.
 *
 * @param path ends in {@link #ENDING}
 */
record LabFile(Path path, Disk disk) {

    static final String ENDING = ".mv.db";

    /** The table in which Flyway keeps the version of the others. */
    static final String HISTORY = "flyway_schema_history";

    /** Bytes of a file that is not worth compacting. */
    private static final long SMALL = 4 << 20;

    private static final String QUIET =
            ";DB_CLOSE_ON_EXIT=FALSE;TRACE_LEVEL_FILE=0;TRACE_LEVEL_SYSTEM_OUT=0";

    LabFile {
        if (!path.toString().endsWith(ENDING)) {
            throw new IllegalArgumentException(
                    "file is " + path + ", expected a name that ends in " + ENDING);
        }
    }

    LabFile beside(String name) {
        return new LabFile(path.resolveSibling(name + ENDING), disk);
    }

    String url() {
        return base() + ";WRITE_DELAY=0;REUSE_SPACE=FALSE;CACHE_SIZE=16384;COMPRESS=TRUE" + QUIET;
    }

    Connection connect() throws SQLException {
        return DriverManager.getConnection(url(), "sa", "");
    }

    /**
     * What an existing file holds.
     *
     * @param version of its tables, 0 if it names none
     * @param tables their names in lower case
     * @param newest version of the newest chunk that H2 could read, see {@link FileHeader}
     */
    record Contents(int version, Set<String> tables, long newest) {}

    /** Opens the file for reading only, so that one that will be refused stays as it is. */
    Contents contents() throws SQLException {
        long newest;
        try (MVStore store = new MVStore.Builder().fileName(name()).readOnly().open()) {
            newest = store.getCurrentVersion();
        }
        try (Connection connection =
                        DriverManager.getConnection(
                                base() + ";IFEXISTS=TRUE;ACCESS_MODE_DATA=r" + QUIET, "sa", "");
                Statement statement = connection.createStatement()) {
            Set<String> tables = tables(connection);
            int version = tables.contains(HISTORY) ? version(statement) : 0;
            return new Contents(version, tables, newest);
        }
    }

    private static Set<String> tables(Connection connection) throws SQLException {
        Set<String> names = new TreeSet<>();
        try (ResultSet tables =
                connection.getMetaData().getTables(null, "PUBLIC", null, new String[] {"TABLE"})) {
            while (tables.next()) {
                names.add(tables.getString("TABLE_NAME").toLowerCase(Locale.ROOT));
            }
        }
        return names;
    }

    private static int version(Statement statement) throws SQLException {
        try (ResultSet rows =
                statement.executeQuery(
                        """
                        SELECT MAX(CAST("version" AS INTEGER))
                        FROM "flyway_schema_history"
                        WHERE "success"
                        """)) {
            return rows.next() ? rows.getInt(1) : 0;
        }
    }

    /**
     * Whether a connection's file is larger than {@link #SMALL} and less than half of it is still
     * read.
     */
    static boolean isWasteful(Connection connection) throws SQLException {
        try (Statement statement = connection.createStatement();
                ResultSet rows =
                        statement.executeQuery(
                                """
                                SELECT COUNT(*) FROM information_schema.settings
                                WHERE setting_name = 'info.CHUNKS_FILL_RATE'
                                    AND CAST(setting_value AS INTEGER) < 50
                                OR setting_name = 'info.FILE_SIZE'
                                    AND CAST(setting_value AS BIGINT) > %d
                                """
                                        .formatted(SMALL))) {
            return rows.next() && rows.getInt(1) == 2;
        }
    }

    /**
     * Writes what is still read to a new file, which then takes this one's place; for a closed
     * file.
     */
    void compact() {
        MVStoreTool.compact(name(), true);
    }

    /** Closes what H2 left open of the file; for one that could not be opened. */
    void letGo() throws IOException {
        OpenChannels.close(below());
    }

    /** The file's name for H2. */
    String name() {
        OpenChannels.register();
        return OpenChannels.name(below());
    }

    private String below() {
        return disk.scheme() + ":" + path;
    }

    private String base() {
        return "jdbc:h2:" + name().substring(0, name().length() - ENDING.length());
    }
}
