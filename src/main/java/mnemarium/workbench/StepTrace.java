package mnemarium.workbench;

import mnemarium.loop.Beat;
import mnemarium.loop.Event;

import java.util.List;

/**
 * One step of a run as it lies in the log.
 *
 * @param step from 1, in the run
 * @param beat what the scenario brought
 * @param operations its operations, in order; at least one
 */
public record StepTrace(int step, Beat beat, List<OperationTrace> operations) {
    public StepTrace {
        operations = List.copyOf(operations);
    }

    /** Number of its first operation. */
    public int firstOperation() {
        return operations.getFirst().operation();
    }

    /** Number of its last operation so far. */
    public int lastOperation() {
        return operations.getLast().operation();
    }

    /** All its events, in order; moves of dials that came before it are among them. */
    public List<Event> events() {
        return operations.stream().flatMap(each -> each.events().stream()).toList();
    }
}
