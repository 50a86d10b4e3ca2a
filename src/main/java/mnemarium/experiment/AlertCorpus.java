package mnemarium.experiment;

import mnemarium.memory.LabelledCorpus;
import mnemarium.memory.LabelledCorpus.Variation;
import mnemarium.memory.LabelledStream;
import mnemarium.memory.LabelledText;
import mnemarium.scenario.AlertStream;
import mnemarium.scenario.Item;
import mnemarium.scenario.NearMiss;
import mnemarium.scenario.Rewording;
import mnemarium.scenario.WordingSet;

import java.util.Arrays;
import java.util.List;
import java.util.stream.LongStream;

/**
 * The generator's alerts as a labelled corpus: streams of 100 alerts in which each of 50 incidents
 * occurs twice. Seeds and words that a threshold is tried on are never those it was found on.
 */
public final class AlertCorpus {

    private static final int ALERTS = 100;

    /** Streams that the shipped thresholds were found on. */
    private static final int CALIBRATION = 10;

    /** Before the first seed of the held-out streams in words that calibration saw. */
    private static final long SEEN_WORDINGS = 100;

    /** Before the first seed of the held-out streams in other words. */
    private static final long HELD_OUT_WORDINGS = 200;

    private AlertCorpus() {}

    /** The streams that the shipped thresholds were found on, without what they are tried on. */
    static List<LabelledStream> calibration() {
        return streams(NearMiss.NEAR, Rewording.MILD, WordingSet.CALIBRATION, 1, CALIBRATION);
    }

    /**
     * A stream to try the shipped thresholds on; those of the corpus are the first twenty.
     *
     * @param words seen when the threshold was found, or held out
     * @param number from 1
     */
    static LabelledStream heldOut(WordingSet words, long number) {
        long before =
                switch (words) {
                    case CALIBRATION -> SEEN_WORDINGS;
                    case HELD_OUT -> HELD_OUT_WORDINGS;
                };
        return streams(NearMiss.NEAR, Rewording.MILD, words, before + number, 1).getFirst();
    }

    /** The corpus that the shipped thresholds come from. */
    public static LabelledCorpus shipped() {
        return of(NearMiss.NEAR, Rewording.MILD, CALIBRATION, 20, 10);
    }

    /**
     * A corpus of generated alerts.
     *
     * @param near how close two incidents come
     * @param mild how duplicates are reworded
     * @param calibration streams to find the threshold on
     * @param heldOut streams to try it on, of other seeds and of other words
     * @param varied streams for each kind of near miss and each level of rewording
     */
    public static LabelledCorpus of(
            NearMiss near, Rewording mild, int calibration, int heldOut, int varied) {
        return new LabelledCorpus(
                "alert-triage: " + near.word() + ", " + mild.word(),
                streams(near, mild, WordingSet.CALIBRATION, 1, calibration),
                streams(near, mild, WordingSet.CALIBRATION, SEEN_WORDINGS + 1, heldOut),
                streams(near, mild, WordingSet.HELD_OUT, HELD_OUT_WORDINGS + 1, heldOut),
                Arrays.stream(NearMiss.values())
                        .map(kind -> variation(kind.word(), kind, mild, varied))
                        .toList(),
                Arrays.stream(Rewording.values())
                        .map(level -> variation(level.word(), near, level, varied))
                        .toList());
    }

    private static Variation variation(String name, NearMiss kind, Rewording level, int streams) {
        return new Variation(
                name,
                streams(kind, level, WordingSet.CALIBRATION, 1, Math.max(1, streams / 2)),
                streams(kind, level, WordingSet.HELD_OUT, 301, streams));
    }

    private static List<LabelledStream> streams(
            NearMiss kind, Rewording level, WordingSet words, long firstSeed, int count) {
        AlertStream alerts = new AlertStream(ALERTS, kind, level, words);
        return LongStream.range(firstSeed, firstSeed + count)
                .mapToObj(seed -> stream("seed " + seed, alerts.items(seed)))
                .toList();
    }

    private static LabelledStream stream(String name, List<Item> items) {
        return new LabelledStream(
                name,
                items.stream()
                        .map(
                                item ->
                                        new LabelledText(
                                                item.text(),
                                                java.util.Objects.requireNonNull(item.incident())))
                        .toList());
    }
}
