package mnemarium.store;

import java.nio.file.Path;
import java.sql.Connection;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.List;

/** Looks into a workspace's file that is closed. */
final class Tables {

    private Tables() {}

    /** How many rows each table has. */
    static List<Integer> rows(Path folder, String... tables) throws SQLException {
        List<Integer> counts = new ArrayList<>();
        LabFile file = new LabFile(folder.resolve(Workspace.FILE), Disk.real());
        try (Connection connection = file.connect();
                Statement statement = connection.createStatement()) {
            for (String table : tables) {
                try (ResultSet rows = statement.executeQuery("SELECT COUNT(*) FROM " + table)) {
                    rows.next();
                    counts.add(rows.getInt(1));
                }
            }
        }
        return counts;
    }
}
