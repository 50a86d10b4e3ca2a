package mnemarium.loop.reuse;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * What an arm remembers, in the form that changes. It changes only by what a sink is told: the
 * kernel reads it and tells it, and so does whoever folds recorded events. Not for more than one
 * thread.
 */
public final class ReuseMemory implements ReuseSink {

    private static final int NO_RECORD = -1;

    private final Layout layout;

    private int nextTask;
    private long seen;
    private long seenHidden;
    private long learned;
    private long dropped;
    private final int[] harmless;

    private final int[] derivedAt;
    private final long[] observed;
    private final long[] relevant;
    private final long[] hidden;

    // a queue by task: almost always filled at the end and emptied at the front
    private int[] surfacesAt = new int[8];
    private long[] missed = new long[8];
    private int first;
    private int end;

    /** The memory before the first task. */
    public ReuseMemory(Layout layout) {
        Course course = layout.course();
        this.layout = layout;
        this.seen = course.observed();
        this.seenHidden = course.hidden();
        this.harmless = new int[layout.observable().size()];
        this.derivedAt = new int[layout.keys()];
        this.observed = new long[layout.keys()];
        this.relevant = new long[layout.keys()];
        this.hidden = new long[layout.keys()];
        Arrays.fill(derivedAt, NO_RECORD);
    }

    /** The memory at some point of a run. */
    public ReuseMemory(Layout layout, Remembered then) {
        this.layout = layout;
        this.nextTask = then.nextTask();
        this.seen = then.seen();
        this.seenHidden = then.seenHidden();
        this.learned = then.learned();
        this.dropped = then.dropped();
        this.harmless = then.harmless().stream().mapToInt(Integer::intValue).toArray();
        this.derivedAt = new int[layout.keys()];
        this.observed = new long[layout.keys()];
        this.relevant = new long[layout.keys()];
        this.hidden = new long[layout.keys()];
        Arrays.fill(derivedAt, NO_RECORD);
        for (Remembered.Kept each : then.records()) {
            kept(each.derivedAt(), each.key(), each.observed(), each.relevant(), each.hidden());
        }
        for (Remembered.Pending each : then.pending()) {
            queue(each.surfacesAt(), each.missed());
        }
    }

    /** What it is now, immutable. */
    public Remembered remembered() {
        List<Remembered.Kept> records = new ArrayList<>();
        for (int key = 0; key < derivedAt.length; key++) {
            if (has(key)) {
                records.add(
                        new Remembered.Kept(
                                key, derivedAt[key], observed[key], relevant[key], hidden[key]));
            }
        }
        List<Remembered.Pending> pending = new ArrayList<>();
        for (int i = first; i < end; i++) {
            pending.add(new Remembered.Pending(surfacesAt[i], missed[i]));
        }
        return new Remembered(
                nextTask,
                seen,
                seenHidden,
                learned,
                dropped,
                Arrays.stream(harmless).boxed().toList(),
                records,
                pending);
    }

    /** How many records are current: one for each entity and scope that has any. */
    public int records() {
        int records = 0;
        for (int task : derivedAt) {
            records += task == NO_RECORD ? 0 : 1;
        }
        return records;
    }

    int nextTask() {
        return nextTask;
    }

    long seen() {
        return seen;
    }

    long seenHidden() {
        return seenHidden;
    }

    long learned() {
        return learned;
    }

    long dropped() {
        return dropped;
    }

    boolean has(int key) {
        return derivedAt[key] != NO_RECORD;
    }

    int derivedAt(int key) {
        return derivedAt[key];
    }

    long observed(int key) {
        return observed[key];
    }

    /** The observable dimensions that make a record's outcome wrong in this environment. */
    long wrong(int key, long environment, long matters) {
        return ((observed[key] ^ environment) & matters) | (relevant[key] ^ matters);
    }

    /** The hidden dimensions that make a record's outcome wrong. */
    long wrongHidden(int key, long unseen) {
        return hidden[key] ^ unseen;
    }

    /** Whether a record's outcome is the right one of this environment. */
    boolean isRight(int key, long environment, long matters, long unseen) {
        return (wrong(key, environment, matters) | wrongHidden(key, unseen)) == 0;
    }

    /** Whether misses come to light at a task. */
    boolean isDue(int task) {
        return first < end && surfacesAt[first] <= task;
    }

    /** What the misses that come to light at a task had missed. */
    long due(int task) {
        long dimensions = 0;
        for (int i = first; i < end && surfacesAt[i] <= task; i++) {
            dimensions |= missed[i];
        }
        return dimensions;
    }

    /**
     * Of these dimensions, those that are to prove harmless just once more to have done it so
     * often.
     */
    long provedWithOneMore(long dimensions, int confirmations) {
        long proved = 0;
        for (long left = dimensions; left != 0; left &= left - 1) {
            if (harmless[Long.numberOfTrailingZeros(left)] + 1 >= confirmations) {
                proved |= Long.lowestOneBit(left);
            }
        }
        return proved;
    }

    @Override
    public void began(int task, int entity) {
        nextTask = task + 1;
    }

    @Override
    public void moved(int task, long movedObserved, long movedHidden) {
        seen ^= movedObserved & layout.common();
        seenHidden ^= movedHidden;
    }

    @Override
    public void widened(int task) {
        dropped = 0;
        Arrays.fill(harmless, 0);
    }

    @Override
    public void missDetected(int task, long dimensions) {
        while (isDue(task)) {
            first++;
        }
    }

    @Override
    public void learned(int task, long dimensions) {
        learned |= dimensions;
    }

    @Override
    public void kept(int task, int key, long environment, long matters, long unseen) {
        derivedAt[key] = task;
        observed[key] = environment;
        relevant[key] = matters;
        hidden[key] = unseen;
    }

    @Override
    public void harmless(int task, long dimensions) {
        for (long left = dimensions; left != 0; left &= left - 1) {
            harmless[Long.numberOfTrailingZeros(left)]++;
        }
    }

    @Override
    public void dropped(int task, long dimensions) {
        dropped |= dimensions;
    }

    @Override
    public void falseValid(
            int task,
            int derivedAtTask,
            long wrong,
            long wrongHidden,
            long missedDimensions,
            int surfaces) {
        if (missedDimensions != 0) {
            queue(surfaces, missedDimensions);
        }
    }

    private void queue(int surfaces, long dimensions) {
        if (end == surfacesAt.length) {
            makeRoom();
        }
        // a shorter lag, moved in mid-run, may overtake what is queued
        int place = end++;
        for (; place > first && surfacesAt[place - 1] > surfaces; place--) {
            surfacesAt[place] = surfacesAt[place - 1];
            missed[place] = missed[place - 1];
        }
        surfacesAt[place] = surfaces;
        missed[place] = dimensions;
    }

    private void makeRoom() {
        int length = end - first;
        int[] tasks = length > surfacesAt.length / 2 ? new int[2 * length] : surfacesAt;
        long[] dimensions = length > surfacesAt.length / 2 ? new long[2 * length] : missed;
        System.arraycopy(surfacesAt, first, tasks, 0, length);
        System.arraycopy(missed, first, dimensions, 0, length);
        surfacesAt = tasks;
        missed = dimensions;
        first = 0;
        end = length;
    }
}
