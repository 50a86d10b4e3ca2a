package mnemarium.loop.reuse;

import mnemarium.world.evolving.Behaviour;
import mnemarium.world.evolving.EvolvingWorld;
import mnemarium.world.evolving.Subject;

import java.util.Collections;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;

/**
 * How the notes in place compare with the world on a day.
 *
 * @param stale by class of those that change: how many of its subjects have a note in place whose
 *     value is another one of the subject's timeline
 * @param overMerged how many coexisting subjects have notes of values, none of them the right one
 */
public record StoreScore(Map<Behaviour, Share> stale, Share overMerged) {

    /** The classes whose values change. */
    public static final List<Behaviour> CHANGING =
            List.of(Behaviour.STABLE, Behaviour.BY_VALUE, Behaviour.SILENT);

    public StoreScore {
        stale = Collections.unmodifiableMap(new EnumMap<>(stale));
    }

    /** The score of a memory on a day. */
    public static StoreScore of(EvolvingWorld world, EvolvingMemory memory, int day) {
        Map<Behaviour, Share> stale = new EnumMap<>(Behaviour.class);
        CHANGING.forEach(each -> stale.put(each, Share.NONE));
        Share overMerged = Share.NONE;
        for (Subject subject : world.subjects()) {
            List<String> values =
                    memory.about(subject.name()).stream()
                            .flatMap(note -> note.value().stream())
                            .toList();
            String truth = subject.valueOn(day);
            if (subject.behaviour() == Behaviour.COEXISTING) {
                overMerged = overMerged.plus(!values.isEmpty() && !values.contains(truth));
            } else {
                boolean isStale =
                        values.stream()
                                .anyMatch(each -> !each.equals(truth) && subject.everHas(each));
                stale.merge(subject.behaviour(), Share.NONE.plus(isStale), Share::plus);
            }
        }
        return new StoreScore(stale, overMerged);
    }

    /** The stale subjects of all classes that change. */
    public Share staleOfAll() {
        return stale.values().stream().reduce(Share.NONE, Share::plus);
    }
}
