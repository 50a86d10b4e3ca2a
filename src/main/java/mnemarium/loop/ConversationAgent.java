package mnemarium.loop;

import mnemarium.scenario.Fact;
import mnemarium.scenario.Question;

import java.util.List;

/**
 * Scripted: hears, remembers each fact when it is stated (unless a gate refuses it) and recalls
 * before it answers (arms memory: for each question, once for a turn, or for a turn until nothing
 * new comes), or restates all it knows in each reply (arm notes), or has only its window (baseline,
 * aware).
 */
final class ConversationAgent implements Agent {

    private final Arm arm;

    ConversationAgent(Arm arm) {
        this.arm = arm;
    }

    @Override
    public Intent decide(State state) {
        Script script = state.setup().script();
        Beat beat = script.beats().get(state.beat());
        if (beat.kind() == Beat.Kind.HEAR) {
            Fact fact = script.message(beat).facts().get(state.soFar().tried());
            return new Intent.Remember(fact.id(), fact.text());
        }
        if (beat.kind() == Beat.Kind.ASK && reads(state, beat)) {
            Question question = script.question(beat);
            return arm.readsForTurn()
                    ? new Intent.Recall("turn " + beat.turn(), script.questions(beat))
                    : new Intent.Recall(question.id(), question.text());
        }
        return new Intent.Reply(beat.key());
    }

    private boolean reads(State state, Beat beat) {
        if (state.soFar().lookup().isEmpty()) {
            return arm.equals(Arm.MEMORY) || (arm.readsForTurn() && beat.index() == 0);
        }
        return arm.equals(Arm.UNTIL_NEW) && goesOn(state);
    }

    /**
     * Whether the last read brought something of use and left something to bring. A read that was
     * skipped is the last one: the next would cost as much, and nothing more is left.
     */
    private static boolean goesOn(State state) {
        int brought = ((Situation.Talking) state.situation()).brought().size();
        return state.soFar().made().filter(made -> made.matched() >= 0).isPresent()
                && brought < state.memory().size();
    }

    @Override
    public boolean isDone(State state) {
        Script script = state.setup().script();
        Beat beat = script.beats().get(state.beat());
        if (beat.kind() != Beat.Kind.HEAR) {
            return state.soFar().replied();
        }
        List<Fact> facts = script.message(beat).facts();
        return !arm.remembersFacts() || state.soFar().tried() == facts.size();
    }
}
