package mnemarium.workbench;

/** How a kept run compares with the same run played again. */
public sealed interface Reproduced {

    /**
     * The same lines, one for one.
     *
     * @param operations how many, the run's start not counted
     * @param log SHA-256 of the log, of both
     */
    record Identical(int operations, String log) implements Reproduced {}

    /**
     * The same lines until somebody had waited enough.
     *
     * @param operations how many were compared, the run's start not counted
     * @param of how many there are
     */
    record Ended(int operations, int of) implements Reproduced {}

    /**
     * Other lines from some operation on.
     *
     * @param step the step of the first difference, from 1; 0 before the first
     * @param operation the operation of the first difference
     * @param recorded its line in the journal; empty if there is none
     * @param played its line now; empty if there is none
     */
    record Differs(int step, int operation, String recorded, String played) implements Reproduced {}
}
