package mnemarium.loop;

import mnemarium.loop.reuse.EvolvingOutcome;
import mnemarium.loop.reuse.EvolvingSink.Judgement;
import mnemarium.loop.reuse.Share;
import mnemarium.loop.reuse.StoreScore;
import mnemarium.world.evolving.Behaviour;
import mnemarium.world.evolving.Role;

import java.util.Collections;
import java.util.Map;
import java.util.TreeMap;

/**
 * What was counted over the complete sessions of an evolving world.
 *
 * @param correct right answers of each class of subjects
 * @param roles sessions by what they brought
 * @param staleActions wrong answers that were some other value of the subject
 * @param turns turns of the agent
 * @param tokens tokens read
 */
public record SessionTally(
        Map<Behaviour, Share> correct,
        Map<Role, Integer> roles,
        int staleActions,
        long turns,
        long tokens) {

    /** Before the first session. */
    static final SessionTally NONE = new SessionTally(Map.of(), Map.of(), 0, 0, 0);

    public SessionTally {
        correct = Collections.unmodifiableMap(new TreeMap<>(correct));
        roles = Collections.unmodifiableMap(new TreeMap<>(roles));
    }

    SessionTally plus(SessionDone done) {
        Map<Behaviour, Share> moreCorrect = new TreeMap<>(correct);
        moreCorrect.merge(done.behaviour(), Share.NONE.plus(done.isRight()), Share::plus);
        Map<Role, Integer> moreRoles = new TreeMap<>(roles);
        moreRoles.merge(done.role(), 1, Integer::sum);
        return new SessionTally(
                moreCorrect,
                moreRoles,
                staleActions + (done.judgement() == Judgement.STALE ? 1 : 0),
                turns + done.turns(),
                tokens + done.tokens());
    }

    EvolvingOutcome outcome(StoreScore store) {
        return new EvolvingOutcome(correct, roles, staleActions, turns, tokens, store);
    }
}
