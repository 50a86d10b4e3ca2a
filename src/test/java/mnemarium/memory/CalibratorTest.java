package mnemarium.memory;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import mnemarium.experiment.AlertCorpus;
import mnemarium.memory.Calibration.Control;
import mnemarium.memory.Calibration.Plateau;
import mnemarium.memory.Calibration.Score;
import mnemarium.memory.Calibration.Varied;
import mnemarium.memory.LabelledCorpus.Variation;
import mnemarium.scenario.NearMiss;
import mnemarium.scenario.Rewording;

import org.junit.jupiter.api.Test;

import java.util.HashMap;
import java.util.List;
import java.util.Map;

class CalibratorTest {

    private final HashedEmbedder hashed = new HashedEmbedder(new WordPiece(Vocabulary.shipped()));

    private static LabelledStream stream(String... textsAndKeys) {
        List<LabelledText> texts = new java.util.ArrayList<>();
        for (int i = 0; i < textsAndKeys.length; i += 2) {
            texts.add(new LabelledText(textsAndKeys[i], textsAndKeys[i + 1]));
        }
        return new LabelledStream("by hand", texts);
    }

    private static Calibration calibrate(Embedder embedder, LabelledStream... streams) {
        return new Calibrator(
                        new LabelledCorpus(
                                "by hand",
                                List.of(streams),
                                List.of(),
                                List.of(),
                                List.of(),
                                List.of()),
                        List.of())
                .calibrate(embedder);
    }

    @Test
    void thePlateauReachesFromTheBestWrongMatchToTheWorstRightOne() {
        // cosines: b to a is 0.6 (wrong), c to a is 0.8 (right)
        Embedder embedder =
                new ByHand(Map.of("a", at(1, 0, 0), "b", at(0.6, 0.8, 0), "c", at(0.8, 0, 0.6)));
        Calibration calibration = calibrate(embedder, stream("a", "x", "b", "y", "c", "x"));

        assertThat(calibration.plateau().from()).isEqualTo(0.601, within(1e-9));
        assertThat(calibration.plateau().to()).isEqualTo(0.8, within(1e-9));
        assertThat(calibration.threshold()).isEqualTo(0.7005, within(1e-9));
        assertThat(calibration.onCalibration()).isEqualTo(new Score(1, 1, 1, 1, 1, 1));
        assertThat(calibration.curve()).hasSize(1_001);
        assertThat(calibration.curve().get(500).calibration()).isEqualTo(2.0 / 3, within(1e-9));
    }

    @Test
    void aDuplicateFoundByTheWrongTextIsNoRightMatch() {
        // c is the duplicate of a, but nearer to b
        Embedder embedder =
                new ByHand(Map.of("a", at(1, 0, 0), "b", at(0, 1, 0), "c", at(0.6, 0.8, 0)));
        Score score = calibrate(embedder, stream("a", "x", "b", "y", "c", "x")).onCalibration();
        assertThat(score.f1()).isEqualTo(1);
        assertThat(score.rightMatches()).isZero();
    }

    @Test
    void theOracleIsPerfectOnAWidePlateau() {
        LabelledCorpus corpus = AlertCorpus.of(NearMiss.NEAR, Rewording.MILD, 3, 3, 2);
        Map<String, String> keys = new HashMap<>();
        for (int i = 0; i < corpus.calibration().size(); i++) {
            for (LabelledText text : corpus.calibration().get(i).texts()) {
                keys.put(text.text(), text.key());
            }
        }
        LabelledCorpus one =
                new LabelledCorpus(
                        "first",
                        corpus.calibration().subList(0, 1),
                        List.of(),
                        List.of(),
                        List.of(),
                        List.of());
        Calibration calibration =
                new Calibrator(one, List.of()).calibrate(new OracleEmbedder(keys));
        assertThat(calibration.onCalibration()).isEqualTo(new Score(1, 1, 1, 1, 1, 1));
        assertThat(calibration.plateau().to() - calibration.plateau().from()).isGreaterThan(0.6);
    }

    @Test
    void callingEverythingADuplicateScoresTwoThirdsWhereHalfAre() {
        Calibration calibration =
                new Calibrator(AlertCorpus.of(NearMiss.NEAR, Rewording.MILD, 1, 2, 1), List.of())
                        .calibrate(hashed);
        Control always = control(calibration, "always duplicate");
        assertThat(always.seeds().f1()).isEqualTo(2.0 / 3, within(1e-9));
        assertThat(always.seeds().recall()).isEqualTo(1);
        assertThat(always.nearMisses()).extracting(Varied::name).hasSize(6);
    }

    @Test
    void theExactTextIsFoundOnlyWhereItCameBefore() {
        LabelledStream stream = stream("one", "a", "one", "a", "two", "a", "one", "b");
        Control exact = control(calibrateHeldOut(stream), "exact text");
        // found: the second "one" rightly and the "one" of b wrongly; "two" is missed
        assertThat(exact.seeds()).isEqualTo(new Score(1, 0.5, 0.5, 0.5, 0, 0.5));
    }

    private Calibration calibrateHeldOut(LabelledStream stream) {
        return new Calibrator(
                        new LabelledCorpus(
                                "by hand",
                                List.of(stream),
                                List.of(stream),
                                List.of(),
                                List.of(new Variation("same", List.of(stream), List.of(stream))),
                                List.of()),
                        List.of(hashed))
                .calibrate(hashed);
    }

    @Test
    void anEmbedderIsNoControlOfItself() {
        assertThat(calibrateHeldOut(stream("one", "a", "two", "b", "one", "a")).controls())
                .extracting(Control::name)
                .containsExactly("exact text", "always duplicate");
    }

    @Test
    void theWidestOfSeveralPlateausIsTaken() {
        // right matches at 0.9 and 0.3, a wrong one at 0.6: equally good at high and low thresholds
        Trial trial =
                new Trial(
                        List.of(
                                List.of(
                                        new Sighting(-2, false, false),
                                        new Sighting(0.9f, true, true),
                                        new Sighting(0.6f, false, false))));
        assertThat(trial.plateau().from()).isEqualTo(0.601, within(1e-9));
        assertThat(trial.plateau().to()).isEqualTo(0.9, within(1e-9));
        assertThat(new Plateau(0.2, 0.6).middle()).isEqualTo(0.4, within(1e-9));
    }

    private static Control control(Calibration calibration, String name) {
        return calibration.controls().stream()
                .filter(control -> control.name().equals(name))
                .findFirst()
                .orElseThrow();
    }

    private static float[] at(double x, double y, double z) {
        return new float[] {(float) x, (float) y, (float) z};
    }

    /** Vectors given by hand. */
    private record ByHand(Map<String, float[]> vectors) implements Embedder {
        @Override
        public String name() {
            return "by hand";
        }

        @Override
        public String hash() {
            return "by hand";
        }

        @Override
        public int dimensions() {
            return 3;
        }

        @Override
        public boolean sameEverywhere() {
            return true;
        }

        @Override
        public float[] embed(String text) {
            return java.util.Objects.requireNonNull(vectors.get(text)).clone();
        }

        @Override
        public void close() {}
    }
}
