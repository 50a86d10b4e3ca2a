package mnemarium.loop.reuse;

import mnemarium.world.evolving.Session;

import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * The notes of an agent in an evolving world. It changes only by what a sink is told, so it is as
 * well the fold of recorded events. Not for more than one thread.
 */
public final class EvolvingMemory implements EvolvingSink {

    private final List<Note> notes = new ArrayList<>();
    private int written;
    // by subject: the notes in place, by slot, oldest first
    private final Map<String, LinkedHashMap<String, Note>> places = new HashMap<>();
    private int sessions;

    /** The memory before the first session. */
    public EvolvingMemory() {}

    /** The memory after so many sessions that wrote these notes. */
    public EvolvingMemory(int sessions, Collection<Note> notes) {
        this(sessions, notes.size(), notes);
    }

    /**
     * What is needed of a memory for a session about one subject.
     *
     * @param written notes written in all
     * @param about those about the subject, in the order of writing
     */
    public EvolvingMemory(int sessions, int written, Collection<Note> about) {
        this.sessions = sessions;
        about.forEach(this::add);
        this.written = written;
    }

    /** Sessions begun so far; also the number of the session to come. */
    public int sessions() {
        return sessions;
    }

    /** All notes ever written, oldest first; a copy. */
    public List<Note> notes() {
        return List.copyOf(notes);
    }

    /** Notes written so far; also the number of the note to come. */
    int size() {
        return written;
    }

    /** The notes about a subject that are in place, newest first. */
    public List<Note> about(String subject) {
        LinkedHashMap<String, Note> held = places.get(subject);
        return held == null ? List.of() : List.copyOf(held.sequencedValues().reversed());
    }

    /** The note in a slot. */
    Optional<Note> in(String subject, String slot) {
        LinkedHashMap<String, Note> held = places.get(subject);
        return held == null ? Optional.empty() : Optional.ofNullable(held.get(slot));
    }

    @Override
    public void began(Session session) {
        sessions = session.index() + 1;
    }

    @Override
    public void wrote(Session session, Note note) {
        add(note);
    }

    private void add(Note note) {
        notes.add(note);
        written++;
        // to the end, even where it takes an earlier note's place: it is the newest now
        places.computeIfAbsent(note.subject(), _ -> new LinkedHashMap<>())
                .putLast(note.slot(), note);
    }
}
