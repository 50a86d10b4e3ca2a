package mnemarium.loop;

import mnemarium.memory.Recalled;
import mnemarium.scenario.Dial;

import java.util.ArrayList;
import java.util.List;
import java.util.function.BiFunction;

/**
 * One operation of a step that stands by itself. The step is decided as a whole from what was known
 * before it; its operations show its parts one after the other, so that dials moved in between act
 * at the next step.
 */
final class StepParts {

    private StepParts() {}

    /**
     * @param recall asks the working memory of a state, free of charge
     * @param archive earlier conversations, where a scenario has them
     */
    static Operation next(
            State state,
            Inputs inputs,
            BiFunction<State, String, Recalled> recall,
            Archive archive) {
        Situation.Stepping now = (Situation.Stepping) state.situation();
        List<Event> events = new ArrayList<>();
        if (now.part() > 0) {
            return operation(state, events, inputs, recall, archive);
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
        events.add(new RunEvent.TurnStarted(state.clockNanos(), next.turn(), budget(moved)));
        events.add(
                new RunEvent.StepStarted(
                        state.clockNanos() + reasoning,
                        next.turn(),
                        state.beat() + 2,
                        next.stepInTurn(),
                        next.key(),
                        reasoning));
        return operation(state, events, inputs, recall, archive);
    }

    private static long budget(State state) {
        return state.situation() instanceof Situation.Stepping stepping
                        && stepping.terms().has(Dial.TURN_BUDGET)
                ? stepping.terms().nanos(Dial.TURN_BUDGET)
                : state.dials().budgetNanos();
    }

    /** Adds the part that is next, seen from where the step began. */
    private static Operation operation(
            State state,
            List<Event> events,
            Inputs inputs,
            BiFunction<State, String, Recalled> recall,
            Archive archive) {
        State begun = events.isEmpty() ? state : state.after(events);
        int number = ((Situation.Stepping) state.situation()).part();
        Part part = part(begun, number, inputs, recall, archive);
        events.addAll(part.events());
        if (part.isLast() && begun.beat() + 1 == state.setup().script().beats().size()) {
            events.add(new RunEvent.RunEnded(events.getLast().at()));
        }
        return new Operation(events, state.after(events));
    }

    /** What one operation shows, and whether the step is complete with it. */
    private record Part(List<Event> events, boolean isLast) {}

    private static Part part(
            State state,
            int number,
            Inputs inputs,
            BiFunction<State, String, Recalled> recall,
            Archive archive) {
        Situation.Stepping now = (Situation.Stepping) state.situation();
        return switch (now.progress()) {
            case Progress.Sessions sessions ->
                    part(SessionParts.of(state, now.began(), sessions), number);
            case Progress.Traps _ -> part(TrapParts.of(state, now), number);
            case Progress.Decisions _ -> part(DecisionParts.of(state, now), number);
            case Progress.Asking asking -> {
                List<Event> events = new LaneParts(state, asking, recall, inputs).next(number);
                yield new Part(events, events.getLast() instanceof LaneEvent.LaneStepDone);
            }
            case Progress.Known known -> {
                List<Event> events = new TenureParts(state, known, recall, archive, inputs).next();
                Event last = events.getLast();
                yield new Part(
                        events,
                        last instanceof TenureEvent.QuestionAnswered
                                || last instanceof TenureEvent.TenureStepDone);
            }
        };
    }

    private static Part part(List<List<Event>> parts, int number) {
        return new Part(parts.get(number), number + 1 == parts.size());
    }
}
