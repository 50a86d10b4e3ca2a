package mnemarium.workbench;

import mnemarium.loop.DecisionEvent;
import mnemarium.loop.Event;
import mnemarium.loop.LaneEvent;
import mnemarium.loop.MemoryEvent;
import mnemarium.loop.Outcome;
import mnemarium.loop.ReuseEvent;
import mnemarium.loop.SessionEvent;
import mnemarium.loop.State;
import mnemarium.loop.TenureEvent;
import mnemarium.loop.TrapEvent;
import mnemarium.loop.TriageEvent;
import mnemarium.loop.reuse.Answer;
import mnemarium.loop.reuse.EvolvingSink;

import java.util.Locale;

/** A run in a line and in a strip of marks, for lists of runs. */
final class Marking {

    private static final int LAST = 12;

    private Marking() {}

    /**
     * One letter for each of the last steps, by its worst mark: r redundant, s skipped, l late, o
     * miss, h hit, w written only; x false-valid or wrong, t tripped, d derived or looked up, u
     * reused; - none of these.
     */
    static String strip(Trail trail) {
        return letters(trail, Math.max(1, trail.steps() - LAST + 1));
    }

    /** The same letters of all steps. */
    static String letters(Trail trail) {
        return letters(trail, 1);
    }

    private static String letters(Trail trail, int first) {
        StringBuilder strip = new StringBuilder();
        for (int step = first; step <= trail.steps(); step++) {
            strip.append(letter(trail.step(step)));
        }
        return strip.toString();
    }

    private static char letter(StepTrace step) {
        String order = "-wuhodltsrx";
        int worst = 0;
        for (Event event : step.events()) {
            char mark =
                    switch (event) {
                        case MemoryEvent.LookupSkipped skipped -> 's';
                        case MemoryEvent.LookupMade made ->
                                switch (made.ending()) {
                                    case HIT -> 'h';
                                    case MISS -> 'o';
                                    case LATE -> 'l';
                                };
                        case MemoryEvent.Remembered remembered -> 'w';
                        case TriageEvent.Judged judged
                                when judged.verdict() == TriageEvent.Verdict.REDUNDANT ->
                                'r';
                        case ReuseEvent.FalseValid wrong -> 'x';
                        case ReuseEvent.Tripped tripped -> 't';
                        case ReuseEvent.Derived derived -> 'd';
                        case ReuseEvent.CorrectiveDerivation derived -> 'd';
                        case ReuseEvent.Reused reused -> 'u';
                        case SessionEvent.AnswerJudged judged
                                when judged.judgement() != EvolvingSink.Judgement.RIGHT ->
                                'x';
                        case TrapEvent.ValueAnswered answered when !answered.right() -> 'x';
                        case DecisionEvent.DecisionMade made when !made.consistent() -> 'x';
                        case LaneEvent.LaneAnswered answered when !answered.right() -> 'x';
                        case LaneEvent.LaneAnswered answered
                                when answered.ending() == LaneEvent.Ending.REUSED ->
                                'u';
                        case TenureEvent.QuestionAnswered answered when !answered.right() -> 'x';
                        case TenureEvent.OwnerAsked asked
                                when asked.reply() == TenureEvent.Reply.ANSWERED ->
                                'd';
                        case LaneEvent.WorkDone done -> 'd';
                        case SessionEvent.NoteWritten written -> 'w';
                        case TrapEvent.ValueVerified verified -> 'd';
                        case DecisionEvent.Investigated investigated -> 'd';
                        case SessionEvent.SessionAnswered answered
                                when answered.basis() == Answer.Basis.LOOKUP ->
                                'd';
                        default -> '-';
                    };
            worst = Math.max(worst, order.indexOf(mark));
        }
        return order.charAt(worst);
    }

    /** Where it stands: "step 9 of 24, 3 skipped, 1 redundant". */
    static String headline(State state) {
        int steps = state.setup().script().beats().size();
        StringBuilder text = new StringBuilder(step(state) + " of " + steps);
        if (state.counts().skipped() > 0) {
            text.append(", ").append(state.counts().skipped()).append(" skipped");
        }
        switch (Outcome.of(state)) {
            case Outcome.Triaged triaged ->
                    triaged.redundant()
                            .ifPresent(many -> text.append(", ").append(many).append(" redundant"));
            case Outcome.Reused reused ->
                    text.append(", ")
                            .append(reused.turns())
                            .append(" turns, ")
                            .append(reused.derives())
                            .append(" derived, ")
                            .append(reused.falseValid())
                            .append(" false-valid");
            case Outcome.Evolved evolved ->
                    text.append(", ")
                            .append(evolved.result().turns())
                            .append(" turns, ")
                            .append(evolved.result().staleActions())
                            .append(" stale actions");
            case Outcome.Trapped trapped ->
                    text.append(", ")
                            .append(trapped.right())
                            .append(" right, ")
                            .append(trapped.verified())
                            .append(" verified");
            case Outcome.Settled settled ->
                    text.append(", ")
                            .append(settled.consistent())
                            .append(" consistent, ")
                            .append(settled.investigated())
                            .append(" investigated");
            case Outcome.Laned laned ->
                    text.append(", ")
                            .append(laned.right())
                            .append(" of ")
                            .append(laned.questions())
                            .append(" right, ")
                            .append(laned.turns())
                            .append(" turns");
            case Outcome.Tenured tenured ->
                    text.append(", ")
                            .append(tenured.right())
                            .append(" of ")
                            .append(tenured.questions())
                            .append(" right");
            case Outcome.Talked talked -> {
                if (talked.facts() > 0) {
                    text.append(", ")
                            .append(talked.recalled())
                            .append(" of ")
                            .append(talked.facts())
                            .append(" recalled");
                }
            }
        }
        return text.toString();
    }

    private static String step(State state) {
        String kind = state.setup().scenario().kind();
        return Grain.STEP.word(kind).toLowerCase(Locale.ROOT) + " " + state.step();
    }
}
