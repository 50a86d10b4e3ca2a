package mnemarium.ui.loop;

import mnemarium.loop.DecisionEvent;
import mnemarium.loop.Event;
import mnemarium.loop.GateEvent;
import mnemarium.loop.LaneEvent;
import mnemarium.loop.SessionEvent;
import mnemarium.loop.StepEvent;
import mnemarium.loop.TenureEvent;
import mnemarium.loop.TrapEvent;
import mnemarium.loop.reuse.Answer;
import mnemarium.loop.reuse.EvolvingSink.Judgement;
import mnemarium.world.evolving.Role;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Words for the steps of runs whose steps stand by themselves: sessions, traps, decisions. */
final class StepEventRows {

    private StepEventRows() {}

    /** The rows of a step's events, what it saw among them. */
    static List<StepRow> of(List<Event> events) {
        List<StepRow> rows = new ArrayList<>();
        for (Event event : events) {
            if (event instanceof StepEvent step) {
                row(step).ifPresent(rows::add);
            }
            if (event instanceof GateEvent.WriteJudged judged) {
                rows.add(GateRows.row(judged));
            }
        }
        return rows;
    }

    private static Optional<StepRow> row(StepEvent event) {
        return switch (event) {
            case SessionEvent session -> session(session);
            case TrapEvent trap -> Optional.of(trap(trap));
            case DecisionEvent decision -> Optional.of(decision(decision));
            case LaneEvent lane -> LaneRows.row(lane);
            case TenureEvent tenure -> TenureRows.row(tenure);
        };
    }

    private static Optional<StepRow> session(SessionEvent event) {
        return switch (event) {
            case SessionEvent.EvidenceShown shown ->
                    Optional.of(
                            new StepRow.Saw(
                                    shown.subject() + ", " + shown.aspect(),
                                    List.of("day " + shown.day(), role(shown.role())),
                                    shown.document()));
            case SessionEvent.NoteWritten note ->
                    Optional.of(
                            new StepRow.Did(
                                    "Wrote note " + note.note(), Words.oneLine(note.text())));
            case SessionEvent.NoteSuperseded note ->
                    Optional.of(
                            new StepRow.Did("Note " + note.note() + " lost its place to it", ""));
            case SessionEvent.SessionAnswered answer ->
                    Optional.of(
                            new StepRow.Did(
                                    "Answered " + answer.value(),
                                    "%s; %s, %s"
                                            .formatted(
                                                    basis(answer.basis()),
                                                    Words.counted(
                                                            answer.tokens(), "token", "tokens"),
                                                    Words.counted(
                                                            answer.turns(), "turn", "turns"))));
            case SessionEvent.AnswerJudged judged ->
                    Optional.of(
                            new StepRow.Judged(
                                    judged.judgement() == Judgement.RIGHT
                                            ? StepRow.Tone.FOUND
                                            : StepRow.Tone.WRONG,
                                    judgement(judged.judgement()),
                                    judged.judgement() == Judgement.RIGHT
                                            ? ""
                                            : "It is " + judged.target() + "."));
        };
    }

    private static String role(Role role) {
        return switch (role) {
            case EVIDENCE -> "shows the current value";
            case STALE -> "shows an old document";
            case QUERY -> "shows no value";
        };
    }

    private static String basis(Answer.Basis basis) {
        return switch (basis) {
            case DOCUMENT -> "from the document";
            case NOTES -> "from its notes";
            case LOOKUP -> "looked up";
        };
    }

    static String judgement(Judgement judgement) {
        return switch (judgement) {
            case RIGHT -> "Right";
            case STALE -> "Stale: a value of another day";
            case WRONG -> "Wrong";
        };
    }

    private static StepRow trap(TrapEvent event) {
        return switch (event) {
            case TrapEvent.ValueAsked asked ->
                    new StepRow.Saw(
                            asked.key(),
                            List.of(),
                            asked.request() + "\nIts memory says: " + asked.memory());
            case TrapEvent.ValueVerified verified ->
                    new StepRow.Did(
                            "Verified it: " + verified.found(),
                            cost(verified.turns(), verified.tokens()));
            case TrapEvent.ValueAnswered answered ->
                    new StepRow.Judged(
                            answered.right() ? StepRow.Tone.FOUND : StepRow.Tone.WRONG,
                            "Answered " + answered.answer(),
                            (answered.right() ? "Right, " : "Stale, ")
                                    + (answered.verified() ? "verified" : "not verified")
                                    + "; "
                                    + cost(answered.turns(), answered.tokens()));
        };
    }

    private static StepRow decision(DecisionEvent event) {
        return switch (event) {
            case DecisionEvent.DecisionAsked asked ->
                    new StepRow.Saw(
                            asked.key(),
                            List.of(),
                            asked.question()
                                    + (asked.history().isEmpty()
                                            ? "\nNo line of history."
                                            : "\nHistory: " + asked.history()));
            case DecisionEvent.Investigated investigated ->
                    new StepRow.Did(
                            "Investigated it again: " + investigated.found(),
                            cost(investigated.turns(), investigated.tokens()));
            case DecisionEvent.DecisionMade made ->
                    new StepRow.Judged(
                            made.consistent() ? StepRow.Tone.FOUND : StepRow.Tone.WRONG,
                            "Decided " + made.choice(),
                            (made.consistent()
                                            ? "As decided before"
                                            : "Rework: that had been rejected")
                                    + "; "
                                    + cost(made.turns(), made.tokens()));
        };
    }

    static String cost(int turns, long tokens) {
        return Words.counted(turns, "turn", "turns")
                + ", "
                + Words.counted(tokens, "token", "tokens");
    }

    /** What an operation is called in the chips of a step; empty if this event does not say. */
    static String operation(StepEvent event) {
        return switch (event) {
            case SessionEvent.EvidenceShown _ -> "read";
            case SessionEvent.NoteWritten _, SessionEvent.NoteSuperseded _ -> "write";
            case SessionEvent.SessionAnswered _, SessionEvent.AnswerJudged _ -> "answer";
            case TrapEvent.ValueAsked _ -> "read";
            case TrapEvent.ValueVerified _ -> "verify";
            case TrapEvent.ValueAnswered _ -> "answer";
            case DecisionEvent.DecisionAsked _ -> "read";
            case DecisionEvent.Investigated _ -> "investigate";
            case DecisionEvent.DecisionMade _ -> "decide";
            case LaneEvent lane -> LaneRows.operation(lane);
            case TenureEvent tenure -> TenureRows.operation(tenure);
        };
    }

    /** What a step did, for its cell in the timeline; nothing if this event does not say. */
    static Optional<Deed> deed(StepEvent event) {
        return switch (event) {
            case SessionEvent.AnswerJudged judged ->
                    Optional.of(judged.judgement() == Judgement.RIGHT ? Deed.ANSWERED : Deed.WRONG);
            case TrapEvent.ValueAnswered answered ->
                    Optional.of(answered.right() ? Deed.ANSWERED : Deed.WRONG);
            case DecisionEvent.DecisionMade made ->
                    Optional.of(made.consistent() ? Deed.ANSWERED : Deed.WRONG);
            case LaneEvent.LaneAnswered answered ->
                    Optional.of(answered.right() ? Deed.ANSWERED : Deed.WRONG);
            case TenureEvent.QuestionAnswered answered ->
                    Optional.of(answered.right() ? Deed.ANSWERED : Deed.WRONG);
            case SessionEvent _, TrapEvent _, DecisionEvent _, LaneEvent _, TenureEvent _ ->
                    Optional.empty();
        };
    }
}
