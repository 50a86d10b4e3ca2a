package mnemarium.loop;

import java.util.List;

/**
 * One operation of a run.
 *
 * @param events what happened, in order; empty if the run had ended
 * @param after the state it led to: the fold of the events
 */
public record Operation(List<Event> events, State after) {
    public Operation {
        events = List.copyOf(events);
    }
}
