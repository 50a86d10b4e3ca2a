package mnemarium.loop;

import mnemarium.loop.reuse.Answer;
import mnemarium.loop.reuse.EvolvingMemory;
import mnemarium.loop.reuse.EvolvingRun;
import mnemarium.loop.reuse.EvolvingSink;
import mnemarium.loop.reuse.Note;
import mnemarium.world.evolving.Session;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/**
 * Writes down what the kernel tells of one session, as events in up to three parts: what was shown,
 * what was written, what was answered.
 */
final class SessionParts implements EvolvingSink {

    private final long clock;
    private final long reasoningNanos;
    private final List<Event> shown = new ArrayList<>();
    private final List<Event> written = new ArrayList<>();
    private final List<Event> answered = new ArrayList<>();

    private SessionParts(long clock, long reasoningNanos) {
        this.clock = clock;
        this.reasoningNanos = reasoningNanos;
    }

    /** The parts of the session that comes after those that are complete. */
    static List<List<Event>> of(State state, long began, Progress.Sessions before) {
        SessionParts parts = new SessionParts(began, state.dials().reasoningNanos());
        String subject = before.world().session(before.steps()).subject().name();
        List<Note> about =
                before.notes().stream().filter(each -> each.subject().equals(subject)).toList();
        EvolvingMemory memory = new EvolvingMemory(before.steps(), before.notes().size(), about);
        new EvolvingRun(before.world(), before.arm(), memory, parts).step();
        return Stream.of(parts.shown, parts.written, parts.answered)
                .filter(each -> !each.isEmpty())
                .toList();
    }

    @Override
    public void began(Session session) {
        shown.add(
                new SessionEvent.EvidenceShown(
                        clock,
                        session.day(),
                        session.subject().name(),
                        session.subject().aspect(),
                        session.subject().behaviour(),
                        session.role(),
                        session.shown().orElse(""),
                        session.artifact()));
    }

    @Override
    public void wrote(Session session, Note note) {
        written.add(
                new SessionEvent.NoteWritten(
                        clock,
                        note.id(),
                        note.subject(),
                        note.slot(),
                        note.text(),
                        note.value().orElse("")));
    }

    @Override
    public void superseded(Session session, Note old) {
        written.add(new SessionEvent.NoteSuperseded(clock, old.id()));
    }

    @Override
    public void answered(Session session, Answer answer) {
        answered.add(
                new SessionEvent.SessionAnswered(
                        after(answer.turns()),
                        answer.value(),
                        answer.basis(),
                        answer.tokens(),
                        answer.turns()));
    }

    @Override
    public void judged(Session session, Judgement judgement, String target) {
        answered.add(new SessionEvent.AnswerJudged(answered.getLast().at(), judgement, target));
    }

    /** The first turn's reasoning lies in the step's beginning. */
    private long after(int turns) {
        return clock + (turns - 1) * reasoningNanos;
    }
}
