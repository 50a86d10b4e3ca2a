package mnemarium.loop.reuse;

import mnemarium.world.evolving.Behaviour;
import mnemarium.world.evolving.Role;

import java.util.Collections;
import java.util.EnumMap;
import java.util.Map;

/**
 * What a run of an arm in an evolving world came to.
 *
 * @param correctByClass right answers of each class of subjects that was asked about
 * @param roles sessions by what they brought
 * @param staleActions wrong answers that were some other value of the subject
 * @param turns turns of the agent
 * @param tokens tokens read
 * @param store what the notes look like at the end
 */
public record EvolvingOutcome(
        Map<Behaviour, Share> correctByClass,
        Map<Role, Integer> roles,
        int staleActions,
        long turns,
        long tokens,
        StoreScore store) {

    public EvolvingOutcome {
        Map<Behaviour, Share> classes = new EnumMap<>(Behaviour.class);
        classes.putAll(correctByClass);
        correctByClass = Collections.unmodifiableMap(classes);
        Map<Role, Integer> sessionRoles = new EnumMap<>(Role.class);
        sessionRoles.putAll(roles);
        roles = Collections.unmodifiableMap(sessionRoles);
    }

    /** Right answers of all sessions. */
    public Share correct() {
        return correctByClass.values().stream().reduce(Share.NONE, Share::plus);
    }

    /** All wrong answers. */
    public int wrong() {
        return correct().whole() - correct().part();
    }

    /** Right answers for each token and turn spent. */
    public double efficiency() {
        long spent = tokens + turns;
        return spent == 0 ? 0 : (double) correct().part() / spent;
    }
}
