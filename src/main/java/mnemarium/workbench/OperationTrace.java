package mnemarium.workbench;

import mnemarium.loop.Event;

import java.util.List;

/**
 * One operation of a run as it lies in the log.
 *
 * @param operation its number, 0 for the run's start
 * @param firstEvent the number of its first event in the run, from 1
 * @param events what happened, in order
 */
public record OperationTrace(int operation, int firstEvent, List<Event> events) {
    public OperationTrace {
        events = List.copyOf(events);
    }
}
