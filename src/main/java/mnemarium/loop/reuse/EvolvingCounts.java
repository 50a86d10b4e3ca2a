package mnemarium.loop.reuse;

import mnemarium.world.evolving.Behaviour;
import mnemarium.world.evolving.Role;
import mnemarium.world.evolving.Session;

import java.util.EnumMap;
import java.util.Map;

/** A sink that counts. Not for more than one thread. */
public final class EvolvingCounts implements EvolvingSink {

    private final Map<Behaviour, Share> correct = new EnumMap<>(Behaviour.class);
    private final Map<Role, Integer> roles = new EnumMap<>(Role.class);
    private int staleActions;
    private long turns;
    private long tokens;

    @Override
    public void began(Session session) {
        roles.merge(session.role(), 1, Integer::sum);
    }

    @Override
    public void answered(Session session, Answer answer) {
        turns += answer.turns();
        tokens += answer.tokens();
    }

    @Override
    public void judged(Session session, Judgement judgement, String target) {
        correct.merge(
                session.subject().behaviour(),
                Share.NONE.plus(judgement == Judgement.RIGHT),
                Share::plus);
        if (judgement == Judgement.STALE) {
            staleActions++;
        }
    }

    /** What was counted so far, beside what the store looks like. */
    public EvolvingOutcome outcome(StoreScore store) {
        return new EvolvingOutcome(correct, roles, staleActions, turns, tokens, store);
    }
}
