package mnemarium.workbench;

import mnemarium.loop.Event;
import mnemarium.loop.Prefix;
import mnemarium.loop.RunEvent;
import mnemarium.loop.Script;

import java.util.List;

/**
 * The whole log of a run, by operation and by step. Immutable; longer trails share its storage.
 *
 * @param script what the scenario brings
 * @param operations all operations so far, by number
 * @param stepStarts for each step, from 1, the number of its first operation
 */
public record Trail(Script script, Prefix<OperationTrace> operations, Prefix<Integer> stepStarts) {

    /** A run without any event. */
    static Trail empty(Script script) {
        return new Trail(script, Prefix.empty(), Prefix.empty());
    }

    Trail plus(List<Event> events) {
        int number = operations.size();
        OperationTrace trace = new OperationTrace(number, events() + 1, events);
        boolean startsStep = events.stream().anyMatch(RunEvent.StepStarted.class::isInstance);
        return new Trail(
                script, operations.plus(trace), startsStep ? stepStarts.plus(number) : stepStarts);
    }

    /** The trail as it was after an operation. */
    Trail upTo(int operation) {
        int steps = stepStarts.size();
        while (steps > 0 && stepStarts.get(steps - 1) > operation) {
            steps--;
        }
        return new Trail(script, operations.first(operation + 1), stepStarts.first(steps));
    }

    /** Number of the newest operation; -1 if there is none. */
    public int newest() {
        return operations.size() - 1;
    }

    /** How many events there are. */
    public int events() {
        if (operations.isEmpty()) {
            return 0;
        }
        OperationTrace last = operations.last();
        return last.firstEvent() + last.events().size() - 1;
    }

    /** How many steps have begun. */
    public int steps() {
        return stepStarts.size();
    }

    /** The step with that number, from 1. */
    public StepTrace step(int step) {
        int from = stepStarts.get(step - 1);
        int to = step < stepStarts.size() ? stepStarts.get(step) : operations.size();
        return new StepTrace(step, script.beats().get(step - 1), operations.subList(from, to));
    }

    /**
     * The operation after which a step begins; the newest one if it has not begun.
     *
     * @param step from 1
     */
    public int before(int step) {
        return step > stepStarts.size() ? newest() : stepStarts.get(step - 1) - 1;
    }

    /** The step an operation belongs to, from 1; 0 for the run's start. */
    public int stepOf(int operation) {
        int low = 0;
        int high = stepStarts.size();
        while (low < high) {
            int middle = (low + high) >>> 1;
            if (stepStarts.get(middle) <= operation) {
                low = middle + 1;
            } else {
                high = middle;
            }
        }
        return low;
    }
}
