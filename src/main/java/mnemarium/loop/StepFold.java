package mnemarium.loop;

import mnemarium.loop.SessionEvent.AnswerJudged;
import mnemarium.loop.SessionEvent.EvidenceShown;
import mnemarium.loop.SessionEvent.NoteWritten;
import mnemarium.loop.SessionEvent.SessionAnswered;
import mnemarium.loop.reuse.Note;
import mnemarium.scenario.Dial;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Takes the situation of a run whose steps stand by themselves through the events of one operation.
 * What was done in a step enters the run's progress when the step is complete.
 */
final class StepFold {

    private final Situation.Stepping from;
    private final List<Event> step;
    private Terms terms;
    private Progress progress;
    private boolean began;
    private boolean done;

    StepFold(Situation.Stepping from) {
        this.from = from;
        step = new ArrayList<>(from.part() == 0 ? List.of() : from.stepEvents());
        terms = from.terms();
        progress = from.progress();
    }

    void moved(Dial dial, String value) {
        terms = terms.with(dial, value);
    }

    void started(RunEvent.StepStarted started) {
        step.clear();
        step.add(started);
        began = true;
    }

    /** What the gate says of a write in the step. */
    void apply(GateEvent event) {
        step.add(event);
    }

    /** A step is complete with the event that says what came of it. */
    void apply(StepEvent event) {
        step.add(event);
        Optional<Progress> closed =
                switch (event) {
                    case AnswerJudged judged ->
                            Optional.of(closed((Progress.Sessions) progress, judged));
                    case TrapEvent.ValueAnswered answered ->
                            Optional.of(((Progress.Traps) progress).plus(answered));
                    case DecisionEvent.DecisionMade made ->
                            Optional.of(((Progress.Decisions) progress).plus(made));
                    case LaneEvent.LaneStepDone _ ->
                            Optional.of(((Progress.Asking) progress).plus(step));
                    case TenureEvent.QuestionAnswered _, TenureEvent.TenureStepDone _ ->
                            Optional.of(((Progress.Known) progress).plus(step));
                    case SessionEvent _, TrapEvent _, DecisionEvent _, LaneEvent _, TenureEvent _ ->
                            Optional.empty();
                };
        progress = closed.orElse(progress);
        done = done || closed.isPresent();
    }

    /** The text of a note that is about to enter the working memory. */
    String note(String key) {
        return step.stream()
                .filter(LaneEvent.NoteMade.class::isInstance)
                .map(LaneEvent.NoteMade.class::cast)
                .filter(each -> each.key().equals(key))
                .reduce((_, later) -> later)
                .orElseThrow(
                        () ->
                                new IllegalArgumentException(
                                        "found no note of '" + key + "', expected one in its step"))
                .text();
    }

    /** The situation after the events so far. */
    Situation.Stepping situation() {
        boolean idle = step.isEmpty() && !began;
        return new Situation.Stepping(
                terms,
                done || idle ? 0 : from.part() + 1,
                idle ? from.stepEvents() : step,
                progress);
    }

    private Progress.Sessions closed(Progress.Sessions before, AnswerJudged judged) {
        EvidenceShown shown = only(EvidenceShown.class);
        SessionAnswered answered = only(SessionAnswered.class);
        Prefix<Note> notes = before.notes();
        for (Event event : step) {
            if (event instanceof NoteWritten note) {
                notes = notes.plus(note(note, shown.day()));
            }
        }
        SessionDone session =
                new SessionDone(
                        before.steps(),
                        shown.day(),
                        shown.subject(),
                        shown.behaviour(),
                        shown.role(),
                        answered.value(),
                        answered.basis(),
                        judged.target(),
                        judged.judgement(),
                        answered.tokens(),
                        answered.turns());
        return new Progress.Sessions(
                before.world(),
                before.arm(),
                notes,
                before.sessions().plus(session),
                before.tally().plus(session));
    }

    private static Note note(NoteWritten note, int day) {
        return new Note(
                note.note(),
                day,
                note.subject(),
                note.slot(),
                note.text(),
                note.value().isEmpty() ? Optional.empty() : Optional.of(note.value()));
    }

    private <T extends Event> T only(Class<T> kind) {
        return step.stream().filter(kind::isInstance).map(kind::cast).findFirst().orElseThrow();
    }
}
