package mnemarium.store;

/**
 * Where an operation lies in its table: the run's number in the upper, the operation's in the lower
 * 32 bits, so that a run is one range of the key.
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

    static int run(long place) {
        return (int) (place >> 32);
    }

    static int operation(long place) {
        return (int) place;
    }
}
