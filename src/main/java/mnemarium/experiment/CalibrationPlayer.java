package mnemarium.experiment;

import mnemarium.memory.RepeatFinder;
import mnemarium.scenario.WordingSet;

import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * Tries the threshold of an embedder or a control on a stream of generated alerts that it was not
 * found on. The seed is the number of the stream, from 1. The parameter {@code wordings} says
 * whether the alerts are worded as those that the threshold was found on ({@code seen}) or
 * otherwise ({@code held-out}, the default).
 */
final class CalibrationPlayer implements Player {

    /** The one parameter. */
    static final String WORDINGS = "wordings";

    private static final String HELD_OUT = "held-out";

    private static final Map<String, WordingSet> WORDS =
            Map.of("seen", WordingSet.CALIBRATION, HELD_OUT, WordingSet.HELD_OUT);

    private static final List<Measure> MEASURES =
            List.of(
                    new Measure("f1", "F1 of telling repeats", "", 4),
                    new Measure("precision", "share of matches that are true", "", 4),
                    new Measure("recall", "share of repeats that are found", "", 4),
                    new Measure("threshold", "match threshold (cosine)", "", 4),
                    new Measure("true-matches", "true matches", "", 0),
                    new Measure("false-matches", "false matches", "", 0));

    private final Grid grid;
    private final Calibrated calibrated;

    /**
     * @param calibrated the arms, shared by all threads
     */
    CalibrationPlayer(Grid grid, Calibrated calibrated) {
        this.grid = grid;
        this.calibrated = calibrated;
    }

    @Override
    public List<Measure> measures() {
        return MEASURES;
    }

    @Override
    public void check(Cell cell) {
        Settings set = settings(cell);
        Calibrated.check(set.arm());
        words(set);
        if (cell.seed() < 1) {
            throw new IllegalArgumentException(
                    "found seed " + cell.seed() + ", expected the number of a stream, from 1");
        }
    }

    @Override
    public double[] play(Cell cell) {
        Settings set = settings(cell);
        RepeatFinder finder = calibrated.of(set.arm());
        RepeatFinder.Found found = finder.in(AlertCorpus.heldOut(words(set), cell.seed()));
        return new double[] {
            found.f1(),
            found.precision(),
            found.recall(),
            finder.threshold(),
            found.trueMatches(),
            found.falseMatches()
        };
    }

    @Override
    public Opening opening(Cell cell) {
        return new Opening.Nowhere(
                "a threshold is tried on labelled texts; there is no agent, and so no run");
    }

    private Settings settings(Cell cell) {
        Settings set =
                Settings.of(grid, cell, Set.copyOf(Generators.parameters(Generators.CALIBRATION)));
        if (!set.dials().isEmpty() || set.embedder().isPresent() || set.scenario().isPresent()) {
            throw new IllegalArgumentException(
                    "found a dial, an embedder or a scenario in the settings, expected "
                            + WORDINGS
                            + " alone: the arms are the embedders");
        }
        return set;
    }

    private static WordingSet words(Settings set) {
        String word = set.parameters().getOrDefault(WORDINGS, HELD_OUT);
        WordingSet words = WORDS.get(word);
        if (words == null) {
            throw new IllegalArgumentException(
                    WORDINGS + " is " + word + ", expected seen or " + HELD_OUT);
        }
        return words;
    }
}
