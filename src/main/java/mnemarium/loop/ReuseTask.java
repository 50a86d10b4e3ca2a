package mnemarium.loop;

import mnemarium.loop.reuse.ReuseKernel;
import mnemarium.loop.reuse.ReuseMemory;
import mnemarium.scenario.Dial;
import mnemarium.scenario.OutcomeReuse;

import java.util.ArrayList;
import java.util.List;

/**
 * One operation of a task in a drifting world: look, check or act. The kernel decides a task as a
 * whole from what was known before it; the operations show its parts one after the other, so that
 * dials moved in between act at the next task.
 */
final class ReuseTask {

    private ReuseTask() {}

    static Operation next(State state, Inputs inputs) {
        Situation.Reusing now = (Situation.Reusing) state.situation();
        List<Event> events = new ArrayList<>();
        if (now.stage() == Situation.Stage.BETWEEN) {
            for (Move move : inputs.moves()) {
                if (move.dial().equals(Dial.GATE)) {
                    events.add(gateMoved(state, move));
                    continue;
                }
                events.add(event(state.clockNanos(), now.rules(), move));
                now = moved(now, move);
            }
            int step = state.step() + 1;
            String key = state.setup().script().beats().get(state.beat() + 1).key();
            events.add(new RunEvent.StepStarted(state.clockNanos(), step, step, 1, key, 0));
        }
        ReuseTelling told = played(now, state.clockNanos());
        events.addAll(
                switch (now.stage()) {
                    case BETWEEN -> told.look();
                    case LOOKED -> told.check();
                    case DECIDED ->
                            state.dials().gate() ? gated(state.setup(), told.act()) : told.act();
                });
        boolean isLast = now.remembered().nextTask() + 1 == now.rules().world().tasks();
        if (now.stage() == Situation.Stage.DECIDED && isLast) {
            events.add(new RunEvent.RunEnded(events.getLast().at()));
        }
        return new Operation(events, state.after(events));
    }

    /** The gate belongs to no world: its dial stands among those of a memory. */
    private static Event gateMoved(State state, Move move) {
        return new RunEvent.DialMoved(
                state.clockNanos(),
                move.dial().dial(),
                state.text(move.dial()),
                state.check(move.dial(), move.value()));
    }

    /** What was derived is own work: a gate lets the record through, and says so. */
    static List<Event> gated(Setup setup, List<Event> act) {
        OutcomeReuse scenario = (OutcomeReuse) setup.scenario();
        String text = scenario.work().title() + ": " + scenario.work().body();
        List<Event> events = new ArrayList<>();
        for (Event event : act) {
            if (event instanceof ReuseEvent.RecordKept kept) {
                events.add(Gate.of(scenario).ownWork(kept.at(), "record " + kept.record(), text));
            }
            events.add(event);
        }
        return events;
    }

    /**
     * @param clock virtual time at the task's start: looking and deciding take none of their own
     */
    private static ReuseTelling played(Situation.Reusing now, long clock) {
        ReuseTelling telling = new ReuseTelling(now, clock);
        ReuseMemory memory = new ReuseMemory(now.rules().layout(), now.remembered());
        new ReuseKernel(now.rules().layout(), now.rules().policy(), memory, telling).step();
        return telling;
    }

    private static Event event(long at, Rules rules, Move move) {
        Dial dial = move.dial();
        return dial.isJoin()
                ? new WorldEvent.DimensionJoined(
                        at, dial.dimension().orElseThrow(), dial.check(move.value()))
                : new RunEvent.DialMoved(
                        at, dial.dial(), rules.text(dial), rules.check(dial, move.value()));
    }

    /** The situation with a dial moved: what is remembered keeps its meaning in the new layout. */
    static Situation.Reusing moved(Situation.Reusing now, Move move) {
        Rules rules = now.rules().with(move.dial(), move.value());
        return new Situation.Reusing(
                rules,
                now.remembered().laidOut(now.rules().layout(), rules.layout()),
                now.stage(),
                now.taskEvents(),
                now.tally(),
                now.records(),
                now.tasks());
    }
}
