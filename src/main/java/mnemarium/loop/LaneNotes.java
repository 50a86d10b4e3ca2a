package mnemarium.loop;

import mnemarium.ledger.Amount;
import mnemarium.scenario.Candidate;
import mnemarium.scenario.Dial;
import mnemarium.scenario.Lanes;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * What an agent with three lanes keeps: what is heard, worked out or looked up enters the working
 * memory, work enters the ledger too.
 */
final class LaneNotes {

    private final State state;
    private final Lanes scenario;
    private final Terms terms;
    private final Progress.Asking asking;
    private final Inputs inputs;
    private final int number;

    /**
     * @param state amid the step, its beginning included
     */
    LaneNotes(State state, Progress.Asking asking, Inputs inputs) {
        this.state = state;
        this.scenario = (Lanes) state.setup().scenario();
        this.terms = ((Situation.Stepping) state.situation()).terms();
        this.asking = asking;
        this.inputs = inputs;
        this.number = state.beat() + 1;
    }

    /** Work that was just done becomes a record, unless the critic objects, and a note. */
    List<Event> keepWork(String id) {
        Lanes.Piece piece = scenario.piece(id);
        LaneLedger ledger = new LaneLedger(scenario, asking.kept());
        Amount derive = LaneAnswers.cost(terms, Dial.DERIVE_TURNS, Dial.DERIVE_TOKENS, 1);
        Amount verify =
                LaneAnswers.cost(terms, Dial.CHECK_TURNS, Dial.CHECK_TOKENS, piece.needs().size());
        Amount recalled = LaneAnswers.cost(terms, Dial.RECALL_TURNS, Dial.RECALL_TOKENS, 1);
        LaneEvent.WorkKept kept =
                new LaneEvent.WorkKept(
                        state.clockNanos(),
                        ledger.nextId(),
                        id,
                        ledger.current(id).orElse(""),
                        LaneLedger.environment(scenario, id, number),
                        derive.turns(),
                        derive.tokens(),
                        verify.turns(),
                        verify.tokens(),
                        recalled.turns(),
                        recalled.tokens());
        String key = "work " + id;
        String text = piece.title() + ": " + piece.body();
        List<Event> events = new ArrayList<>();
        if (state.dials().gate()) {
            events.add(Gate.of(scenario).ownWork(state.clockNanos(), key, text));
        }
        events.add(
                ledger.objection(kept)
                        .<Event>map(why -> new LaneEvent.WriteRefused(state.clockNanos(), id, why))
                        .orElse(kept));
        events.addAll(noted(key, text));
        return events;
    }

    /** What was heard or looked up enters the working memory, unless the gate refuses it. */
    List<Event> noted(String key, String text, Optional<Candidate> said) {
        if (!state.dials().gate()) {
            return noted(key, text);
        }
        GateEvent.WriteJudged judged = Gate.of(scenario).fact(state.clockNanos(), key, text, said);
        List<Event> events = new ArrayList<>();
        events.add(judged);
        events.addAll(
                judged.isWritten() ? noted(key, text) : List.of(stepDone(state.clockNanos())));
        return events;
    }

    private LaneEvent.LaneStepDone stepDone(long at) {
        return new LaneEvent.LaneStepDone(
                at, state.setup().script().beats().get(state.beat()).key());
    }

    /** A text enters the working memory, and the step is complete. */
    private List<Event> noted(String key, String text) {
        long at = state.clockNanos();
        Cost cost = inputs.write(state);
        return List.of(
                new LaneEvent.NoteMade(at, key, text),
                new MemoryEvent.Remembered(
                        at + cost.nanos(),
                        state.memory().size(),
                        key,
                        cost,
                        state.leftNanos() - state.dials().charged(cost)),
                stepDone(at + cost.nanos()));
    }
}
