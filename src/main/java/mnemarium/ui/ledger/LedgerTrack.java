package mnemarium.ui.ledger;

import mnemarium.loop.Event;
import mnemarium.loop.ReuseEvent;
import mnemarium.loop.Values;
import mnemarium.ui.Ints;
import mnemarium.workbench.OperationTrace;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * An index over the operations of one run, kept while it grows: where each record was written,
 * reused, looked at, superseded, and where something tripped. What a record was at a cursor is
 * answered without going through the log again. Records are numbered from 1, as in the log. Belongs
 * to the screen thread.
 */
final class LedgerTrack {

    private final Ints keptAt = new Ints();
    private final Ints trips = new Ints();
    private final Deeds reuses = new Deeds();
    private final Deeds wrongs = new Deeds();
    private final Deeds looks = new Deeds();
    private final Deeds scopeReuses = new Deeds();
    private final Deeds scopeWrongs = new Deeds();
    private final Map<Values, Integer> scopes = new HashMap<>();
    private final List<Values> scopesInOrder = new ArrayList<>();
    private final Ints scopeAt = new Ints();
    private int[] scopeOf = new int[64];
    private int[] successor = new int[64];
    private int[] predecessor = new int[64];
    private List<OperationTrace> operations = List.of();
    private int taken;

    /**
     * Takes in what a run has got since the last call; from the start if it is another run, or
     * shorter than before.
     *
     * @param all all operations of the run, also those beyond the cursor
     */
    @SuppressWarnings(
            "ReferenceEquality") // the same object, so the same past; an equal one may have another
    void follow(List<OperationTrace> all) {
        boolean grown =
                taken > 0 && all.size() >= taken && all.get(taken - 1) == operations.get(taken - 1);
        if (!grown) {
            clear();
        }
        operations = all;
        for (; taken < all.size(); taken++) {
            for (Event event : all.get(taken).events()) {
                if (event instanceof ReuseEvent each) {
                    take(taken, each);
                }
            }
        }
    }

    private void clear() {
        keptAt.clear();
        trips.clear();
        reuses.clear();
        wrongs.clear();
        looks.clear();
        scopeReuses.clear();
        scopeWrongs.clear();
        scopes.clear();
        scopesInOrder.clear();
        scopeAt.clear();
        Arrays.fill(successor, 0);
        taken = 0;
    }

    private void take(int operation, ReuseEvent event) {
        switch (event) {
            case ReuseEvent.RecordKept kept -> keep(operation, kept);
            case ReuseEvent.Reused reused -> {
                reuses.add(reused.record(), operation);
                scopeReuses.add(scopeOf[reused.record()], operation);
            }
            case ReuseEvent.FalseValid wrong -> {
                wrongs.add(wrong.record(), operation);
                scopeWrongs.add(scopeOf[wrong.record()], operation);
            }
            case ReuseEvent.FingerprintCompared compared -> looks.add(compared.record(), operation);
            case ReuseEvent.DependenciesChecked checked -> {
                // the second look of a task is in the same operation as the first
                int newest = looks.newest(checked.record(), operation);
                if (newest < 0 || looks.at(newest) < operation) {
                    looks.add(checked.record(), operation);
                }
            }
            case ReuseEvent.Tripped _ -> {
                if (trips.size() == 0 || trips.at(trips.size() - 1) < operation) {
                    trips.add(operation);
                }
            }
            case ReuseEvent.SliceWidened _,
                    ReuseEvent.MissDetected _,
                    ReuseEvent.DependencyLearned _,
                    ReuseEvent.Decided _,
                    ReuseEvent.Derived _,
                    ReuseEvent.CorrectiveDerivation _,
                    ReuseEvent.DimensionsHarmless _,
                    ReuseEvent.DimensionsDropped _ -> {}
        }
    }

    private void keep(int operation, ReuseEvent.RecordKept kept) {
        int record = kept.record();
        if (record >= scopeOf.length) {
            scopeOf = Arrays.copyOf(scopeOf, 2 * record);
            successor = Arrays.copyOf(successor, 2 * record);
            predecessor = Arrays.copyOf(predecessor, 2 * record);
        }
        keptAt.add(operation);
        Integer scope = scopes.get(kept.scope());
        if (scope == null) {
            scope = scopes.size();
            scopes.put(kept.scope(), scope);
            scopesInOrder.add(kept.scope());
            scopeAt.add(operation);
        }
        scopeOf[record] = scope;
        predecessor[record] = kept.supersedes();
        successor[kept.supersedes()] = record;
    }

    /** The scopes of the records written up to an operation, each once, the first first. */
    List<Values> scopes(int upTo) {
        return scopesInOrder.subList(0, scopeAt.lastUpTo(upTo) + 1);
    }

    /** The operation that wrote a record. */
    int keptAt(int record) {
        return keptAt.at(record - 1);
    }

    /** The record that had taken a record's place by an operation; 0 if none had. */
    int successor(int record, int upTo) {
        int next = successor[record];
        return next != 0 && keptAt(next) <= upTo ? next : 0;
    }

    /** The record whose place a record took; 0 if it took none. */
    int predecessor(int record) {
        return predecessor[record];
    }

    /** How often a record was reused up to an operation. */
    int reuses(int record, int upTo) {
        return reuses.count(record, upTo);
    }

    /** How many of these reuses were wrong. */
    int wrongs(int record, int upTo) {
        return wrongs.count(record, upTo);
    }

    /** How often the records of a record's scope were reused up to an operation. */
    int reusesOfScope(int record, int upTo) {
        return scopeReuses.count(scopeOf[record], upTo);
    }

    /** How many of these reuses were wrong. */
    int wrongsOfScope(int record, int upTo) {
        return scopeWrongs.count(scopeOf[record], upTo);
    }

    /** The newest operation that looked at a record, up to one; -1 if none did. */
    int lookedAt(int record, int upTo) {
        int look = looks.newest(record, upTo);
        return look < 0 ? -1 : looks.at(look);
    }

    /** What the reuses of a record saved, one by one, newest first, up to an operation. */
    mnemarium.ledger.Tally saved(int record, int upTo) {
        mnemarium.ledger.Tally tally = mnemarium.ledger.Tally.NONE;
        for (int deed = reuses.newest(record, upTo); deed >= 0; deed = reuses.before(deed)) {
            // the decision lies in the operation before the act
            for (Event event : events(reuses.at(deed) - 1)) {
                if (event instanceof ReuseEvent.Decided decided) {
                    tally = tally.with(decided.net());
                }
            }
        }
        return tally;
    }

    /** The operations in which something tripped, ascending. */
    Ints trips() {
        return trips;
    }

    /** The events of an operation; none if there is no such operation. */
    List<Event> events(int operation) {
        return operation >= 0 && operation < operations.size()
                ? operations.get(operation).events()
                : List.of();
    }
}
