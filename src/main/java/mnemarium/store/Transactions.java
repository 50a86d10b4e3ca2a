package mnemarium.store;

import org.jdbi.v3.core.Handle;
import org.jdbi.v3.core.Jdbi;
import org.jdbi.v3.core.JdbiException;
import org.jspecify.annotations.Nullable;

import java.sql.SQLException;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Keeps groups of entries, one transaction each. Lives on the writer's thread.
 *
 * <p>After a failed write H2 gives its file up; the next group opens it again. Whether a group
 * whose commit failed is in the file after all is then asked of the file, not guessed.
 */
final class Transactions {

    /** A run's number in the file, and the operation that comes next. */
    private record Tail(int number, int next) {}

    private final LabFile file;
    private final Jdbi jdbi;
    private final Map<String, Tail> tails = new HashMap<>();
    private @Nullable Handle handle;

    Transactions(LabFile file, Jdbi jdbi) {
        this.file = file;
        this.jdbi = jdbi;
    }

    void keep(List<Entry> group) {
        List<Entry> accepted = new ArrayList<>();
        try {
            Handle open = open();
            open.begin();
            Inserts inserts = new Inserts(open);
            for (Entry entry : group) {
                if (isAccepted(entry, inserts)) {
                    accepted.add(entry);
                }
            }
            inserts.write();
            open.commit();
        } catch (Throwable thrown) { // even out of memory: the writer must live, and say so
            giveUp();
            settle(group, thrown);
            return;
        }
        accepted.forEach(Entry::acknowledge);
    }

    private boolean isAccepted(Entry entry, Inserts inserts) {
        return switch (entry) {
            case Entry.Append append -> isNext(append, inserts);
            case Entry.Change change -> isDone(change, inserts);
            case Entry.Barrier _ -> true;
        };
    }

    private boolean isNext(Entry.Append append, Inserts inserts) {
        Optional<Tail> known = tail(append.run(), inserts.handle());
        if (known.isEmpty()) {
            append.fail(new IllegalArgumentException(RunShelf.unknown(append.run())));
            return false;
        }
        Tail tail = known.get();
        if (append.operation() == tail.next) {
            inserts.add(Places.of(tail.number, tail.next), append.text());
            tails.put(append.run(), new Tail(tail.number, tail.next + 1));
            return true;
        }
        inserts.write();
        if (isKept(append, tail, inserts.handle())) {
            return true; // kept by a commit that failed only after it was in the file
        }
        append.fail(
                new IllegalArgumentException(
                        "operation of run "
                                + append.run()
                                + " is "
                                + append.operation()
                                + ", expected "
                                + tail.next
                                + ", the next; what is kept is not replaced"));
        return false;
    }

    private boolean isDone(Entry.Change change, Inserts inserts) {
        inserts.write();
        inserts.handle().savepoint("change");
        try {
            change.work().accept(inserts.handle());
            inserts.handle().releaseSavepoint("change");
            return true;
        } catch (IllegalArgumentException | JdbiException e) {
            inserts.handle().rollbackToSavepoint("change"); // throws if it was the disk
            change.fail(e instanceof JdbiException ? Trouble.fault(e, file.path()) : e);
            return false;
        } finally {
            tails.clear(); // it may have deleted a run
        }
    }

    private Optional<Tail> tail(String run, Handle open) {
        @Nullable Tail known = tails.get(run);
        if (known != null) {
            return Optional.of(known);
        }
        Optional<Tail> read =
                open.createQuery("SELECT number FROM run WHERE id = :run AND removed IS NULL")
                        .bind("run", run)
                        .mapTo(Integer.class)
                        .findOne()
                        .map(number -> new Tail(number, Operations.count(open, number)));
        read.ifPresent(tail -> tails.put(run, tail));
        return read;
    }

    private static boolean isKept(Entry.Append append, Tail tail, Handle open) {
        return append.operation() < tail.next
                && Operations.text(open, Places.of(tail.number, append.operation()))
                        .equals(append.text());
    }

    /** Asks the file what it holds of a group whose transaction did not end well. */
    private void settle(List<Entry> group, Throwable thrown) {
        StoreFault fault = Trouble.fault(thrown, file.path());
        boolean reachable = true;
        for (Entry entry : group) {
            boolean kept = false;
            if (reachable && entry instanceof Entry.Append append) {
                try {
                    Handle open = open();
                    kept =
                            tail(append.run(), open)
                                    .filter(t -> isKept(append, t, open))
                                    .isPresent();
                } catch (Throwable again) {
                    reachable = false;
                    giveUp();
                }
            }
            if (kept) {
                entry.acknowledge();
            } else {
                entry.fail(fault);
            }
        }
        tails.clear();
    }

    private Handle open() {
        @Nullable Handle open = handle;
        if (open == null) {
            open = jdbi.open();
            handle = open;
        }
        return open;
    }

    /** Closes the connection without a word: it is broken. */
    private void giveUp() {
        tails.clear();
        @Nullable Handle broken = handle;
        handle = null;
        if (broken != null) {
            try {
                broken.getConnection().close();
            } catch (SQLException | RuntimeException e) {
                // what broke it is reported already
            }
        }
    }

    /** Closes the file and makes it small again. */
    void shutDown() {
        boolean wasteful = false;
        try {
            Handle open = open();
            wasteful = LabFile.isWasteful(open.getConnection());
            open.execute("SHUTDOWN");
        } catch (SQLException | RuntimeException e) {
            // all that was acknowledged is in the file; only its tidying failed
        }
        giveUp();
        if (wasteful) {
            try {
                file.compact();
            } catch (RuntimeException e) {
                // the file is as it was; the next closing tries again
            }
        }
    }
}
