package mnemarium.workbench;

import mnemarium.loop.Inputs;
import mnemarium.loop.Loop;
import mnemarium.loop.Operation;
import mnemarium.loop.State;
import mnemarium.loop.StateHash;
import mnemarium.memory.Ticker;
import mnemarium.memory.Timings;
import mnemarium.memory.WorkingMemory;

import java.util.function.Predicate;

/**
 * A run as far as it was played, and the loop that plays it on. Owned by the engine thread; only
 * the vectors and the measured times may be read from others.
 */
final class Course {

    private final Prepared prepared;
    private final History history;
    private final Ticker ticker;
    private volatile WorkingMemory memory;
    private Loop loop;
    private StateHash hash = new StateHash();

    /**
     * @param history at least the run's start
     */
    Course(Prepared prepared, History history, Ticker ticker) {
        this.prepared = prepared;
        this.history = history;
        this.ticker = ticker;
        this.memory = prepared.memory(ticker);
        this.loop = prepared.loop(memory);
    }

    Trail trail() {
        return history.trail();
    }

    /** The number of the newest operation, 0 for the start. */
    int newest() {
        return history.trail().newest();
    }

    /** The state after the newest operation. */
    State head() {
        return history.head();
    }

    /** The state after an operation. */
    State at(int operation) {
        return history.at(operation);
    }

    /** The hash of a state. */
    String hash(State state) {
        return hash.hex(state);
    }

    /** The hash of the log so far. */
    String log() {
        return history.log();
    }

    /** Plays one operation on. */
    Operation next(Inputs inputs) {
        Operation operation = loop.next(history.head(), inputs);
        history.add(operation);
        return operation;
    }

    /** Forgets all operations after this one. */
    void cut(int operation) {
        history.cut(operation);
        memory.close();
        memory = prepared.memory(ticker);
        loop = prepared.loop(memory);
        hash = new StateHash();
    }

    boolean isStepComplete(State state) {
        return loop.isStepComplete(state);
    }

    /** Whether a grain is complete. */
    Predicate<State> until(Grain grain) {
        return switch (grain) {
            case OPERATION -> state -> true;
            case STEP -> loop::isStepComplete;
            case TURN -> loop::isStretchComplete;
        };
    }

    /** The operation that lies one grain back. */
    int earlier(int cursor, Grain grain) {
        Trail trail = history.trail();
        if (grain == Grain.OPERATION || cursor == 0) {
            return Math.max(0, cursor - 1);
        }
        Predicate<State> complete = until(grain);
        int operation = cursor - 1;
        while (operation > 0 && !complete.test(history.at(operation))) {
            operation--;
        }
        return Math.min(operation, trail.newest());
    }

    /** The operation that lies one grain ahead, as far as the run has come. */
    int later(int cursor, Grain grain) {
        int last = history.trail().newest();
        int operation = Math.min(last, cursor + 1);
        Predicate<State> complete = until(grain);
        while (operation < last && !complete.test(history.at(operation))) {
            operation++;
        }
        return operation;
    }

    /** The vectors of the first entries, one row each; for maps. Any thread. */
    float[][] vectors(int entries) {
        WorkingMemory index = memory;
        float[][] vectors = new float[Math.min(entries, index.size())][];
        for (int i = 0; i < vectors.length; i++) {
            vectors[i] = index.vector(i);
        }
        return vectors;
    }

    /** Measured times of the memory on this machine. Any thread. */
    Timings timings() {
        return memory.timings();
    }

    void close() {
        memory.close();
    }
}
