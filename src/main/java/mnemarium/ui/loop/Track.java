package mnemarium.ui.loop;

import mnemarium.loop.ConversationEvent;
import mnemarium.loop.Event;
import mnemarium.loop.MemoryEvent;
import mnemarium.loop.RunEvent;
import mnemarium.loop.TriageEvent;
import mnemarium.memory.Hit;
import mnemarium.scenario.Dial;
import mnemarium.ui.Ints;
import mnemarium.workbench.OperationTrace;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * An index over the operations of one run, kept while it grows: which operations make a step, where
 * a turn began, who read which entry, when a dial was moved. What is asked of it (a step's cell,
 * the reads of an entry up to a cursor) is answered without going through the log again, so that a
 * run of a hundred thousand events is shown as fast as a short one. Belongs to the screen thread.
 */
final class Track {

    /**
     * A read of an entry.
     *
     * @param operation when
     * @param hit whether the entry was what the read found
     * @param score its cosine with the query
     */
    record Read(int operation, boolean hit, float score) {}

    /** A dial's move, and the operation at which it acted. */
    record DialMove(int operation, int step, boolean within, Dial dial, String from, String to) {}

    private final Ints firstOperation = new Ints();
    private final Ints turnStart = new Ints();
    private final Ints turnOperation = new Ints();
    private final Ints written = new Ints();
    private final Ints redundant = new Ints();
    private final List<List<Read>> reads = new ArrayList<>();
    private final List<DialMove> moves = new ArrayList<>();
    private final Map<String, Integer> entryByKey = new HashMap<>();
    private List<OperationTrace> operations = List.of();
    private int taken;

    /**
     * Takes in what a run has got since the last call; from the start if it is another run, or
     * shorter than before.
     *
     * @param all all operations of the run, the run's start first
     */
    @SuppressWarnings(
            "ReferenceEquality") // the same object, so the same past; an equal one may have another
    void follow(List<OperationTrace> all) {
        // the newest known operation is there, the very same: so are all before it
        boolean grown =
                taken > 0 && all.size() >= taken && all.get(taken - 1) == operations.get(taken - 1);
        if (!grown) {
            clear();
        }
        operations = all;
        for (; taken < all.size(); taken++) {
            take(taken, all.get(taken).events());
        }
    }

    private void clear() {
        firstOperation.clear();
        turnStart.clear();
        turnOperation.clear();
        written.clear();
        redundant.clear();
        reads.clear();
        moves.clear();
        entryByKey.clear();
        taken = 0;
    }

    private void take(int operation, List<Event> all) {
        int firstMove = moves.size();
        boolean begun = false;
        for (Event event : all) {
            switch (event) {
                case RunEvent.DialMoved moved ->
                        Dial.named(moved.dial())
                                .ifPresent(
                                        dial ->
                                                moves.add(
                                                        new DialMove(
                                                                operation,
                                                                steps() - 1,
                                                                true,
                                                                dial,
                                                                moved.from(),
                                                                moved.to())));
                case RunEvent.TurnStarted _ -> {
                    turnStart.add(steps());
                    turnOperation.add(operation);
                }
                case RunEvent.StepStarted _ -> {
                    firstOperation.add(operation);
                    begun = true;
                }
                case MemoryEvent.LookupMade made -> read(operation, made);
                case MemoryEvent.Compared compared -> {
                    if (compared.entry() >= 0) {
                        add(
                                compared.entry(),
                                new Read(operation, compared.matched() >= 0, compared.score()));
                    }
                }
                case MemoryEvent.Remembered remembered -> {
                    written.add(operation);
                    entryByKey.putIfAbsent(remembered.key(), remembered.entry());
                }
                case TriageEvent.Judged judged -> {
                    if (judged.verdict() == TriageEvent.Verdict.REDUNDANT) {
                        redundant.add(operation);
                    }
                }
                case RunEvent _,
                        MemoryEvent _,
                        TriageEvent _,
                        ConversationEvent _,
                        mnemarium.loop.WorldEvent _,
                        mnemarium.loop.ReuseEvent _,
                        mnemarium.loop.GateEvent _,
                        mnemarium.loop.StepEvent _ -> {}
            }
        }
        if (begun) {
            for (int i = firstMove; i < moves.size(); i++) {
                DialMove move = moves.get(i);
                moves.set(
                        i,
                        new DialMove(
                                operation,
                                move.step(),
                                false,
                                move.dial(),
                                move.from(),
                                move.to()));
            }
        }
    }

    private void read(int operation, MemoryEvent.LookupMade made) {
        for (Hit hit : made.hits()) {
            boolean found =
                    made.lookup() == MemoryEvent.Lookup.MATCH
                            ? hit.entry() == made.matched()
                            : made.matched() >= 0 && hit.score() >= made.threshold();
            add(hit.entry(), new Read(operation, found, hit.score()));
        }
    }

    private void add(int entry, Read read) {
        while (reads.size() <= entry) {
            reads.add(new ArrayList<>(2));
        }
        reads.get(entry).add(read);
    }

    /** Operations so far, the run's start counted. */
    int operations() {
        return taken;
    }

    /** The events of an operation. */
    List<Event> operation(int operation) {
        return operations.get(operation).events();
    }

    /** Steps begun so far. */
    int steps() {
        return firstOperation.size();
    }

    /** First operation of a step (from 0). */
    int first(int step) {
        return firstOperation.at(step);
    }

    /** Last operation of a step, as far as the run has come. */
    int last(int step) {
        return step + 1 < steps() ? firstOperation.at(step + 1) - 1 : taken - 1;
    }

    /** The step (from 0) an operation belongs to; -1 for the run's start. */
    int step(int operation) {
        return firstOperation.lastUpTo(operation);
    }

    /** First operation of a turn (from 0) that has begun. */
    int turnFirst(int turn) {
        return turnOperation.at(turn);
    }

    /** Last operation of a turn, as far as the run has come. */
    int turnLast(int turn) {
        return turn + 1 < turnOperation.size() ? turnOperation.at(turn + 1) - 1 : taken - 1;
    }

    /** Turns begun so far. */
    int turns() {
        return turnOperation.size();
    }

    /** Events before an operation: the first of its own has this number plus one. */
    int eventsBefore(int operation) {
        return operations.get(operation).firstEvent() - 1;
    }

    /** The first entry made from a key, or -1. */
    int entry(String key) {
        return entryByKey.getOrDefault(key, -1);
    }

    /** The operation that wrote an entry. */
    int writtenBy(int entry) {
        return written.at(entry);
    }

    /** The reads of an entry up to an operation, that one included, oldest first. */
    List<Read> reads(int entry, int upTo) {
        if (entry >= reads.size()) {
            return List.of();
        }
        List<Read> all = reads.get(entry);
        int low = 0;
        int high = all.size();
        while (low < high) {
            int middle = (low + high) >>> 1;
            if (all.get(middle).operation() <= upTo) {
                low = middle + 1;
            } else {
                high = middle;
            }
        }
        return all.subList(0, low);
    }

    /** The newest operation up to a cursor that was judged redundant; -1 if there is none. */
    int lastRedundant(int upTo) {
        int found = redundant.lastUpTo(upTo);
        return found < 0 ? -1 : redundant.at(found);
    }

    /** All moves of dials, in order. */
    List<DialMove> moves() {
        return moves;
    }
}
