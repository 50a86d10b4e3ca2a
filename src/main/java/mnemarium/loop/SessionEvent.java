package mnemarium.loop;

import mnemarium.loop.reuse.Answer;
import mnemarium.loop.reuse.EvolvingSink;
import mnemarium.world.evolving.Behaviour;
import mnemarium.world.evolving.Role;

/**
 * Events of an agent that is asked, session after session, about subjects whose values change.
 * Notes are numbered from 0 in the order of their writing.
 */
public sealed interface SessionEvent extends StepEvent {

    /**
     * A session began, and showed what it has to show.
     *
     * @param day its day, from 0
     * @param subject what is asked about
     * @param aspect what of it
     * @param behaviour how the subject behaves; the agent does not know it
     * @param role what the session brings
     * @param shown the value that its document shows; empty if it brings none
     * @param document what there is to read
     */
    record EvidenceShown(
            long at,
            int day,
            String subject,
            String aspect,
            Behaviour behaviour,
            Role role,
            String shown,
            String document)
            implements SessionEvent {}

    /**
     * A note was written.
     *
     * @param note its number
     * @param subject whom it is about
     * @param slot what it takes the place in
     * @param text its text
     * @param value the value it holds; empty for a method
     */
    record NoteWritten(long at, int note, String subject, String slot, String text, String value)
            implements SessionEvent {}

    /**
     * A note lost its place to the one just written.
     *
     * @param note its number
     */
    record NoteSuperseded(long at, int note) implements SessionEvent {}

    /**
     * The session's question was answered.
     *
     * @param at after the time it took
     * @param value what was answered
     * @param basis where from
     * @param tokens tokens read for it
     * @param turns turns it took: one, and one more for looking it up
     */
    record SessionAnswered(long at, String value, Answer.Basis basis, int tokens, int turns)
            implements SessionEvent {}

    /**
     * The answer was judged. The agent does not know it.
     *
     * @param judgement right, stale or otherwise wrong
     * @param target what would have been right
     */
    record AnswerJudged(long at, EvolvingSink.Judgement judgement, String target)
            implements SessionEvent {}
}
