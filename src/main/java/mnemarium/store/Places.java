package mnemarium.store;

import java.util.List;

/**
 * Where an operation lies in its table: the run's number in the upper, the operation's in the lower
 * 32 bits, so that a run is one range of the key. Items and findings of an audit lie likewise.
 */
final class Places {

    private Places() {}

    static long of(int run, int operation) {
        return ((long) run << 32) | operation;
    }

    /** The place behind the last that an operation of this run can have. */
    static long end(int run) {
        return of(run + 1, 0);
    }

    /** The places of several operations of one run. */
    static List<Long> all(int run, List<Integer> operations) {
        return operations.stream().map(operation -> of(run, operation)).toList();
    }

    static int run(long place) {
        return (int) (place >> 32);
    }

    static int operation(long place) {
        return (int) place;
    }
}
