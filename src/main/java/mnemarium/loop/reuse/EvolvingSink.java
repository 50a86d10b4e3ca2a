package mnemarium.loop.reuse;

import mnemarium.world.evolving.Session;

/**
 * Hears what happens in each session of an evolving world, in this order: began, wrote (with
 * superseded after each), answered, judged. A sink overrides what it wants to hear.
 */
public interface EvolvingSink {

    /** Hears nothing. */
    EvolvingSink NONE = new EvolvingSink() {};

    /** How an answer compares with the truth of its day. */
    enum Judgement {
        /** Right. */
        RIGHT,
        /** Wrong, and a value that the subject has had or will have: acted on what is stale. */
        STALE,
        /** Wrong in another way. */
        WRONG
    }

    /** A session began. */
    default void began(Session session) {}

    /** A note was written. */
    default void wrote(Session session, Note note) {}

    /** An earlier note lost its place to the one just written. */
    default void superseded(Session session, Note old) {}

    /** The session's question was answered. */
    default void answered(Session session, Answer answer) {}

    /** The answer was judged; the agent does not know it. */
    default void judged(Session session, Judgement judgement, String target) {}
}
