package mnemarium.loop;

import mnemarium.loop.reuse.Answer;
import mnemarium.loop.reuse.EvolvingSink.Judgement;
import mnemarium.world.evolving.Behaviour;
import mnemarium.world.evolving.Role;

/**
 * What one session of an evolving world came to.
 *
 * @param session from 0
 * @param day its day, from 0
 * @param subject whom it was about
 * @param behaviour how the subject behaves
 * @param role what it brought
 * @param answer what was answered
 * @param basis where from
 * @param target what would have been right
 * @param judgement right, stale or otherwise wrong
 * @param tokens tokens read
 * @param turns turns of the agent
 */
public record SessionDone(
        int session,
        int day,
        String subject,
        Behaviour behaviour,
        Role role,
        String answer,
        Answer.Basis basis,
        String target,
        Judgement judgement,
        int tokens,
        int turns) {

    /** Whether the answer was right. */
    public boolean isRight() {
        return judgement == Judgement.RIGHT;
    }
}
