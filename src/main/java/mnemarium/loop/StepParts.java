package mnemarium.loop;

import mnemarium.scenario.Dial;

import java.util.ArrayList;
import java.util.List;

/**
 * One operation of a step that stands by itself. The step is decided as a whole from what was known
 * before it; its operations show its parts one after the other, so that dials moved in between act
 * at the next step.
 */
final class StepParts {

    private StepParts() {}

    static Operation next(State state, Inputs inputs) {
        Situation.Stepping now = (Situation.Stepping) state.situation();
        List<Event> events = new ArrayList<>();
        if (now.part() > 0) {
            return operation(state, events);
        }
        for (Move move : inputs.moves()) {
            Dial dial = move.dial();
            events.add(
                    new RunEvent.DialMoved(
                            state.clockNanos(),
                            dial.dial(),
                            state.text(dial),
                            state.check(dial, move.value())));
        }
        State moved = state.after(events);
        Beat next = state.setup().script().beats().get(state.beat() + 1);
        long reasoning = moved.dials().reasoningNanos();
        events.add(
                new RunEvent.TurnStarted(
                        state.clockNanos(), next.turn(), moved.dials().budgetNanos()));
        events.add(
                new RunEvent.StepStarted(
                        state.clockNanos() + reasoning,
                        next.turn(),
                        state.beat() + 2,
                        next.stepInTurn(),
                        next.key(),
                        reasoning));
        return operation(state, events);
    }

    /** Adds the part that is next, seen from where the step began. */
    private static Operation operation(State state, List<Event> events) {
        State begun = events.isEmpty() ? state : state.after(events);
        Situation.Stepping before = (Situation.Stepping) state.situation();
        List<List<Event>> parts = parts(begun);
        List<Event> part = parts.get(before.part());
        events.addAll(part);
        List<Beat> beats = state.setup().script().beats();
        if (before.part() + 1 == parts.size() && begun.beat() + 1 == beats.size()) {
            events.add(new RunEvent.RunEnded(part.getLast().at()));
        }
        return new Operation(events, state.after(events));
    }

    /** The parts of the step at hand, none of them empty; the same in each of its operations. */
    private static List<List<Event>> parts(State state) {
        Situation.Stepping now = (Situation.Stepping) state.situation();
        return switch (now.progress()) {
            case Progress.Sessions sessions -> SessionParts.of(state, now.began(), sessions);
            case Progress.Traps _ -> TrapParts.of(state, now);
            case Progress.Decisions _ -> DecisionParts.of(state, now);
        };
    }
}
