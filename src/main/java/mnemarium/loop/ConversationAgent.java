package mnemarium.loop;

import mnemarium.scenario.Fact;
import mnemarium.scenario.Question;

import java.util.List;

/**
 * Scripted: hears, remembers each fact when it is stated and recalls before it answers (arm
 * memory), or restates all it knows in each reply (arm notes), or has only its window (baseline,
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
            Fact fact = script.message(beat).facts().get(state.soFar().written());
            return new Intent.Remember(fact.id(), fact.text());
        }
        if (beat.kind() == Beat.Kind.ASK
                && arm.equals(Arm.MEMORY)
                && state.soFar().lookup().isEmpty()) {
            Question question = script.question(beat);
            return new Intent.Recall(question.id(), question.text());
        }
        return new Intent.Reply(beat.key());
    }

    @Override
    public boolean isDone(State state) {
        Script script = state.setup().script();
        Beat beat = script.beats().get(state.beat());
        if (beat.kind() != Beat.Kind.HEAR) {
            return state.soFar().replied();
        }
        List<Fact> facts = script.message(beat).facts();
        return !arm.equals(Arm.MEMORY) || state.soFar().written() == facts.size();
    }
}
