package mnemarium.store;

import org.h2.api.Trigger;
import org.jspecify.annotations.Nullable;

import java.sql.Connection;
import java.sql.SQLException;

/**
 * Guards the log of the workspace's ledger: no record is ever changed or deleted. H2 finds this
 * class by its name, which the workspace's file holds: the class may not move.
 */
public final class RecordsOnlyGrow implements Trigger {

    @Override
    public void fire(
            Connection connection,
            @Nullable Object @Nullable [] before,
            @Nullable Object @Nullable [] after)
            throws SQLException {
        throw new SQLException(
                "found "
                        + (after == null ? "the deletion" : "a change")
                        + " of a ledger record, expected none: the log of records only grows");
    }
}
