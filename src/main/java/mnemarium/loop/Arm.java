package mnemarium.loop;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;

/** One policy under comparison, all else equal. */
public enum Arm {
    /** Triage: investigates whatever it does not recognise by its own sight. */
    NO_MEMORY("triage", "no-memory"),
    /** Triage: one retrieval at the start of a turn, as in retrieval-augmented generation. */
    PER_TURN("triage", "per-turn"),
    /** Triage: asks its memory before each investigation, and remembers after it. */
    IN_LOOP("triage", "in-loop"),
    /** Conversation: only the context window. */
    BASELINE("conversation", "baseline"),
    /**
     * Conversation: as baseline, and told that its window is short; it has no means to act on it.
     */
    AWARE("conversation", "aware"),
    /** Conversation: restates all it knows in each reply. */
    NOTES("conversation", "notes"),
    /** Conversation: remembers each fact when it is stated, recalls before it answers. */
    MEMORY("conversation", "memory");

    private final String kind;
    private final String word;

    Arm(String kind, String word) {
        this.kind = kind;
        this.word = word;
    }

    /** The kind of scenario this arm belongs to. */
    public String kind() {
        return kind;
    }

    /** The arm's name in files, on the command line and on screen. */
    public String word() {
        return word;
    }

    /** The arm of this kind with that name. */
    public static Optional<Arm> named(String kind, String word) {
        return of(kind).stream().filter(arm -> arm.word.equals(word)).findFirst();
    }

    /** All arms of a kind, in the order in which they are shown. */
    public static List<Arm> of(String kind) {
        return Arrays.stream(values()).filter(arm -> arm.kind.equals(kind)).toList();
    }
}
