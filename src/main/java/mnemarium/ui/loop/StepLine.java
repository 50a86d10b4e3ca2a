package mnemarium.ui.loop;

import mnemarium.loop.Beat;
import mnemarium.loop.DecisionEvent;
import mnemarium.loop.LaneEvent;
import mnemarium.loop.Progress;
import mnemarium.loop.Script;
import mnemarium.loop.SessionDone;
import mnemarium.loop.TenureEvent;
import mnemarium.loop.TrapEvent;
import mnemarium.loop.reuse.EvolvingSink.Judgement;

import java.util.AbstractList;
import java.util.List;
import java.util.function.IntFunction;

/**
 * One complete step of a run whose steps stand by themselves, as a line of a table.
 *
 * @param step from 1
 * @param about what was asked about
 * @param answer what came of it
 * @param from where that was had from
 * @param right whether it was right
 * @param verdict in a word
 * @param turns turns of the agent
 * @param tokens tokens
 */
record StepLine(
        int step,
        String about,
        String answer,
        String from,
        boolean right,
        String verdict,
        int turns,
        long tokens) {

    /**
     * All lines of a run, made when they are looked at.
     *
     * @param script tells which step a question is, where not every step is one
     */
    static List<StepLine> of(Progress progress, Script script) {
        return switch (progress) {
            case Progress.Sessions all -> lazy(all.steps(), i -> of(all.sessions().get(i)));
            case Progress.Traps all -> lazy(all.steps(), i -> of(i + 1, all.answers().get(i)));
            case Progress.Decisions all ->
                    lazy(all.steps(), i -> of(i + 1, all.decisions().get(i)));
            case Progress.Known all ->
                    lazy(all.answers().size(), i -> of(script, all.answers().get(i)));
            case Progress.Asking all ->
                    lazy(all.answers().size(), i -> of(script, all.answers().get(i)));
        };
    }

    private static StepLine of(SessionDone done) {
        return new StepLine(
                done.session() + 1,
                done.subject(),
                done.answer(),
                switch (done.basis()) {
                    case DOCUMENT -> "document";
                    case NOTES -> "notes";
                    case LOOKUP -> "looked up";
                },
                done.isRight(),
                done.isRight() ? "right" : done.judgement() == Judgement.STALE ? "stale" : "wrong",
                done.turns(),
                done.tokens());
    }

    private static StepLine of(int step, TrapEvent.ValueAnswered answered) {
        return new StepLine(
                step,
                answered.key(),
                answered.answer(),
                answered.verified() ? "verified" : "memory",
                answered.right(),
                answered.right() ? "right" : "stale",
                answered.turns(),
                answered.tokens());
    }

    private static StepLine of(int step, DecisionEvent.DecisionMade made) {
        return new StepLine(
                step,
                made.key(),
                made.choice(),
                made.investigated() ? "investigated" : "as it came",
                made.consistent(),
                made.consistent() ? "as before" : "rework",
                made.turns(),
                made.tokens());
    }

    /** A question's number counts questions, not the steps in between. */
    private static StepLine of(Script script, LaneEvent.LaneAnswered answer) {
        return new StepLine(
                step(script, answer.key()),
                answer.key(),
                answer.answer(),
                LaneRows.lane(answer.lane()) + ", " + LaneRows.ending(answer.ending()),
                answer.right(),
                answer.right() ? "right" : "wrong",
                answer.turns(),
                answer.tokens());
    }

    private static StepLine of(Script script, TenureEvent.QuestionAnswered answer) {
        return new StepLine(
                step(script, answer.key()),
                answer.key(),
                answer.answer(),
                TenureRows.from(answer),
                answer.right(),
                TenureRows.verdict(answer.ending()),
                answer.turns(),
                answer.tokens());
    }

    private static int step(Script script, String key) {
        List<Beat> beats = script.beats();
        for (int i = 0; i < beats.size(); i++) {
            if (beats.get(i).key().equals(key)) {
                return i + 1;
            }
        }
        throw new IllegalArgumentException("found question '" + key + "', expected one of the run");
    }

    private static List<StepLine> lazy(int size, IntFunction<StepLine> line) {
        return new AbstractList<>() {
            @Override
            public StepLine get(int index) {
                return line.apply(index);
            }

            @Override
            public int size() {
                return size;
            }
        };
    }
}
