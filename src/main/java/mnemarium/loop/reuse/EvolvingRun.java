package mnemarium.loop.reuse;

import mnemarium.world.evolving.EvolvingWorld;
import mnemarium.world.evolving.Phrases;
import mnemarium.world.evolving.Role;
import mnemarium.world.evolving.Session;
import mnemarium.world.evolving.Subject;

import java.util.List;
import java.util.Locale;
import java.util.Optional;

/**
 * One arm in one evolving world, a session at a time: the session is taken in, then its question
 * answered, then the answer judged. Rules: the evolving-world simulation of "The Process Is the
 * Memory", sections 5 and 6.1.
 *
 * <p>Odd on purpose, as published: an old document that is shown supersedes by order of writing,
 * not by its date; a note that repeats a value is the newest all the same; the ledger looks a value
 * up even where a document at hand shows an old one.
 */
public final class EvolvingRun {

    /** Notes that one search brings at most. */
    static final int SEARCH_LIMIT = 25;

    private static final String METHOD = "method";
    private static final String OBSERVED = "observed";

    private final EvolvingWorld world;
    private final EvolvingArm arm;
    private final EvolvingMemory memory;
    private final EvolvingSink sink;

    /**
     * A run that goes on from what the memory holds.
     *
     * @param memory told everything before the sink is
     */
    public EvolvingRun(
            EvolvingWorld world, EvolvingArm arm, EvolvingMemory memory, EvolvingSink sink) {
        this.world = world;
        this.arm = arm;
        this.memory = memory;
        this.sink = sink;
    }

    /** Counts a whole run. */
    public static EvolvingOutcome count(EvolvingWorld world, EvolvingArm arm) {
        EvolvingMemory memory = new EvolvingMemory();
        EvolvingCounts counts = new EvolvingCounts();
        new EvolvingRun(world, arm, memory, counts).run();
        return counts.outcome(StoreScore.of(world, memory, world.lastDay()));
    }

    /** Whether the last session is done. */
    public boolean isDone() {
        return memory.sessions() >= world.sessions();
    }

    /** Does all sessions that are left. */
    public void run() {
        while (!isDone()) {
            step();
        }
    }

    /**
     * Does the next session.
     *
     * @throws IllegalArgumentException if none is left
     */
    public void step() {
        Session session = world.session(memory.sessions());
        memory.began(session);
        sink.began(session);
        takeIn(session);
        Answer answer = answer(session);
        sink.answered(session, answer);
        String target = world.target(session);
        sink.judged(session, judge(session.subject(), answer.value(), target), target);
    }

    private static EvolvingSink.Judgement judge(Subject subject, String answer, String target) {
        if (answer.equals(target)) {
            return EvolvingSink.Judgement.RIGHT;
        }
        return subject.everHas(answer)
                ? EvolvingSink.Judgement.STALE
                : EvolvingSink.Judgement.WRONG;
    }

    private void takeIn(Session session) {
        switch (arm) {
            case EvolvingArm.NoMemory _ -> {}
            case EvolvingArm.NaiveAppend _ ->
                    session.fact().ifPresent(fact -> keep(session, "note " + memory.size(), fact));
            case EvolvingArm.Supersession _ ->
                    session.fact().ifPresent(fact -> keep(session, slot(session), fact));
            case EvolvingArm.SupersessionRole _ ->
                    session.fact().ifPresent(fact -> keep(session, roleSlot(session), fact));
            case EvolvingArm.Ledger _ -> keepMethod(session);
            case EvolvingArm.LedgerFresh _ -> {
                keepMethod(session);
                if (session.role() == Role.EVIDENCE) {
                    keepObservation(session, session.truth());
                }
            }
        }
    }

    /** The subject as the text names it, and the aspect. */
    private static String slot(Session session) {
        Subject subject = session.subject();
        return subject.isNamedByValue()
                ? named(session.shown().orElseThrow(), subject.name())
                : named(subject.name(), subject.aspect());
    }

    private static String roleSlot(Session session) {
        Subject subject = session.subject();
        return subject.isNamedByValue()
                ? named("role:" + subject.name(), subject.aspect())
                : slot(session);
    }

    // the four spellings of a label differ in case and in a final full stop, which are normalised
    // away
    private static String named(String label, String aspect) {
        String lower = label.toLowerCase(Locale.ROOT);
        return (lower.endsWith(".") ? lower.substring(0, lower.length() - 1) : lower)
                + " "
                + aspect;
    }

    private void keep(Session session, String slot, String fact) {
        write(session, slot, fact, Optional.of(Phrases.valueIn(fact)));
    }

    private void keepMethod(Session session) {
        Subject subject = session.subject();
        if (session.role() == Role.EVIDENCE && memory.in(subject.name(), METHOD).isEmpty()) {
            write(session, METHOD, Phrases.method(subject), Optional.empty());
        }
    }

    private void keepObservation(Session session, String value) {
        write(session, OBSERVED, Phrases.observation(session.subject(), value), Optional.of(value));
    }

    private void write(Session session, String slot, String text, Optional<String> value) {
        String subject = session.subject().name();
        Optional<Note> old = memory.in(subject, slot);
        Note note = new Note(memory.size(), session.day(), subject, slot, text, value);
        memory.wrote(session, note);
        sink.wrote(session, note);
        old.ifPresent(each -> sink.superseded(session, each));
    }

    private Answer answer(Session session) {
        return switch (arm) {
            case EvolvingArm.NoMemory _ ->
                    session.shown().isPresent()
                            ? fromDocument(session)
                            : new Answer(
                                    session.truth(),
                                    Answer.Basis.LOOKUP,
                                    Phrases.tokens(world.latestEvidence(session).artifact()),
                                    2);
            case EvolvingArm.NaiveAppend _ -> fromNotes(session);
            case EvolvingArm.Supersession _ -> fromNotes(session);
            case EvolvingArm.SupersessionRole _ -> fromNotes(session);
            case EvolvingArm.Ledger _ ->
                    session.role() == Role.EVIDENCE ? fromDocument(session) : lookedUp(session);
            case EvolvingArm.LedgerFresh fresh ->
                    session.role() == Role.EVIDENCE
                            ? fromDocument(session)
                            : observed(session, fresh);
        };
    }

    private static Answer fromDocument(Session session) {
        return new Answer(
                session.shown().orElseThrow(),
                Answer.Basis.DOCUMENT,
                Phrases.tokens(session.artifact()),
                1);
    }

    private Answer fromNotes(Session session) {
        List<Note> hits =
                memory.about(session.subject().name()).stream().limit(SEARCH_LIMIT).toList();
        return new Answer(
                hits.getFirst().value().orElseThrow(),
                Answer.Basis.NOTES,
                Phrases.tokens(hits.stream().map(Note::text).toList()),
                1);
    }

    private Answer lookedUp(Session session) {
        String source = world.latestEvidence(session).artifact();
        return new Answer(
                session.truth(),
                Answer.Basis.LOOKUP,
                Phrases.tokens(Phrases.method(session.subject()))
                        + Phrases.tokens(Phrases.firstLine(source)),
                2);
    }

    private Answer observed(Session session, EvolvingArm.LedgerFresh fresh) {
        Optional<Note> observation =
                memory.in(session.subject().name(), OBSERVED)
                        .filter(each -> fresh.trusts(session.day() - each.day()));
        if (observation.isPresent()) {
            return new Answer(
                    observation.get().value().orElseThrow(),
                    Answer.Basis.NOTES,
                    Phrases.tokens(observation.get().text()),
                    1);
        }
        Answer answer = lookedUp(session);
        keepObservation(session, answer.value());
        return answer;
    }
}
