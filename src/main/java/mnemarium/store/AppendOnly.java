package mnemarium.store;

import org.h2.api.Trigger;
import org.jspecify.annotations.Nullable;

import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;

/**
 * Guards the table of operations: none is ever changed, and one is deleted only after its run. H2
 * finds this class by its name, which the workspace's file holds: the class may not move.
 */
public final class AppendOnly implements Trigger {

    @Override
    public void fire(
            Connection connection,
            @Nullable Object @Nullable [] before,
            @Nullable Object @Nullable [] after)
            throws SQLException {
        if (after != null) {
            throw new SQLException(
                    "found a change of an operation, expected none: journals only grow");
        }
        if (before != null
                && before[0] instanceof Long place
                && hasRun(connection, Places.run(place))) {
            throw new SQLException(
                    "found the deletion of an operation of a kept run, expected the run to go first");
        }
    }

    private static boolean hasRun(Connection connection, int number) throws SQLException {
        try (PreparedStatement query =
                connection.prepareStatement("SELECT 1 FROM run WHERE number = ?")) {
            query.setInt(1, number);
            try (ResultSet rows = query.executeQuery()) {
                return rows.next();
            }
        }
    }
}
