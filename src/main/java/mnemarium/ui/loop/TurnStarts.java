package mnemarium.ui.loop;

import mnemarium.loop.Beat;
import mnemarium.loop.Script;

import java.util.Arrays;
import java.util.List;

/** Where the turns of a scenario begin among its steps, lived or to come. Immutable. */
final class TurnStarts {

    /** A scenario without a turn. */
    static final TurnStarts NONE = new TurnStarts(new int[0]);

    private final int[] first;

    private TurnStarts(int[] first) {
        this.first = first;
    }

    /** By the first step of each turn, ascending from 0. */
    static TurnStarts of(int... first) {
        return new TurnStarts(first.clone());
    }

    /** As a script lays its turns out. */
    static TurnStarts of(Script script) {
        List<Beat> beats = script.beats();
        int[] first = new int[script.turns()];
        for (int step = beats.size() - 1; step >= 0; step--) {
            first[beats.get(step).turn() - 1] = step;
        }
        return new TurnStarts(first);
    }

    /** How many turns there are. */
    int turns() {
        return first.length;
    }

    /** First step of a turn, both from 0. */
    int first(int turn) {
        return first[turn];
    }

    /** The turn that a step belongs to, both from 0. */
    int turn(int step) {
        int found = Arrays.binarySearch(first, step);
        return found >= 0 ? found : -found - 2;
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof TurnStarts starts && Arrays.equals(first, starts.first);
    }

    @Override
    public int hashCode() {
        return Arrays.hashCode(first);
    }

    @Override
    public String toString() {
        return "turns from " + Arrays.toString(first);
    }
}
