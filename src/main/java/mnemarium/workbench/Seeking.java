package mnemarium.workbench;

import mnemarium.experiment.Opening;
import mnemarium.loop.ConversationEvent;
import mnemarium.loop.DecisionEvent;
import mnemarium.loop.Event;
import mnemarium.loop.LaneEvent;
import mnemarium.loop.ReuseEvent;
import mnemarium.loop.SessionEvent;
import mnemarium.loop.TenureEvent;
import mnemarium.loop.TrapEvent;
import mnemarium.loop.TriageEvent;
import mnemarium.loop.reuse.EvolvingSink;

/** Finds the step of a run that matters. */
final class Seeking {

    private Seeking() {}

    /** The first operation of a trail that has what is looked for, else its newest. */
    static int operation(Trail trail, Opening.Seek seek) {
        for (OperationTrace operation : trail.operations()) {
            if (operation.events().stream().anyMatch(event -> is(event, seek))) {
                return operation.operation();
            }
        }
        return trail.newest();
    }

    private static boolean is(Event event, Opening.Seek seek) {
        return switch (seek) {
            case REDUNDANT ->
                    event instanceof TriageEvent.Judged judged
                            && judged.verdict() == TriageEvent.Verdict.REDUNDANT;
            case WRONG -> isWrong(event);
            case MISSED ->
                    event instanceof ConversationEvent.FactNeeded needed
                            && !needed.known().isRecalled();
            case TRIP -> event instanceof ReuseEvent.Tripped;
            case END -> false;
        };
    }

    private static boolean isWrong(Event event) {
        return switch (event) {
            case ReuseEvent.FalseValid _ -> true;
            case SessionEvent.AnswerJudged judged ->
                    judged.judgement() != EvolvingSink.Judgement.RIGHT;
            case TrapEvent.ValueAnswered answered -> !answered.right();
            case DecisionEvent.DecisionMade made -> !made.consistent();
            case LaneEvent.LaneAnswered answered -> !answered.right();
            case TenureEvent.QuestionAnswered answered -> !answered.right();
            case TriageEvent.Judged judged -> judged.guardError();
            default -> false;
        };
    }
}
