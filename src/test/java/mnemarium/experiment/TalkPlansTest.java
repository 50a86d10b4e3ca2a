package mnemarium.experiment;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import mnemarium.experiment.file.ShippedPlans;
import mnemarium.memory.onnx.Models;
import mnemarium.scenario.file.Shipped;

import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** What the plans about conversations say holds in their cells, with the first seed. */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
class TalkPlansTest {

    private final Models models = new Models();
    private final Map<String, mnemarium.memory.Embedder> open = new HashMap<>();
    private final Kit kit =
            new Kit(
                    name -> new Shipped().named(name).orElseThrow(),
                    name -> open.computeIfAbsent(name, models::open),
                    models::weighted,
                    _ -> 0.9,
                    models::wordPiece,
                    () -> 0);

    @AfterAll
    void close() {
        models.close();
    }

    /** A part of a shipped plan, and its player. */
    private record Played(Grid grid, Player player) {

        /** A figure of the cell at these rungs, with the first seed. */
        double figure(String measure, String arm, String... rungs) {
            Part part = grid.part();
            List<Integer> at = new java.util.ArrayList<>();
            for (int i = 0; i < rungs.length; i++) {
                List<String> values =
                        part.axes().get(i).rungs().stream().map(Axis.Rung::value).toList();
                at.add(values.indexOf(rungs[i]));
            }
            long seed = part.seeds().list().getFirst();
            int index = part.arms().indexOf(arm);
            double[] figures = player.play(new Cell(0, index, at, seed));
            List<String> names = player.measures().stream().map(Measure::name).toList();
            return figures[names.indexOf(measure)];
        }
    }

    private Played part(String plan, String name) {
        Part part =
                new ShippedPlans()
                        .named(plan).orElseThrow().parts().stream()
                                .filter(each -> each.name().equals(name))
                                .findFirst()
                                .orElseThrow();
        Grid grid = new Grid(0, part);
        return new Played(grid, new Players(kit).of(grid));
    }

    @ParameterizedTest
    @ValueSource(strings = {"window-facts", "notes-rent", "read-policy", "write-gate"})
    void everyCellCanBePlayedAndHasTheMeasuresThatItsPartShows(String plan) {
        for (Grid grid : Grid.of(new ShippedPlans().named(plan).orElseThrow())) {
            assertThat(new Players(kit).check(grid))
                    .extracting(Measure::name)
                    .containsAll(grid.part().measures());
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"trip", "project", "household"})
    void aWindowHoldsTheFactsThatFitIntoItAndNoMore(String family) {
        Played played = part("window-facts", family);
        for (int facts : List.of(2, 4, 8, 16, 32)) {
            for (int window : List.of(4, 8, 10, 12, 16, 24, 32, 48, 64)) {
                assertThat(
                                played.figure(
                                        "recalled",
                                        "baseline",
                                        Integer.toString(window),
                                        Integer.toString(facts)))
                        .as("%d facts, window %d", facts, window)
                        .isEqualTo(visible(facts, window));
            }
        }
        assertThat(played.figure("recall", "memory", "2", "32")).isEqualTo(1);
    }

    /** Facts among the last messages: two and a reply per turn, two turns of talk, a question. */
    private static double visible(int facts, int window) {
        int visible = 0;
        int messages = facts + facts / 2;
        for (int message = 0; message < messages; message++) {
            boolean isFact = message % 3 < 2;
            boolean isSeen = message >= messages + 2 * 3 + 1 - window;
            visible += isFact && isSeen ? 1 : 0;
        }
        return visible;
    }

    @Test
    void notesAreReadCheaperBelowKFactsAndDearerAbove() {
        for (Map.Entry<String, String> each : Map.of("asked", "12", "wide", "24").entrySet()) {
            Played played = part("notes-rent", each.getKey());
            String above = each.getValue();
            assertThat(played.figure("read-per-turn", "notes", "6"))
                    .isLessThan(played.figure("read-per-turn", "memory", "6"));
            assertThat(played.figure("read-per-turn", "notes", above))
                    .isGreaterThan(played.figure("read-per-turn", "memory", above));
            assertThat(played.figure("tokens-per-turn", "notes", "2"))
                    .isGreaterThan(played.figure("tokens-per-turn", "memory", "2"));
            assertThat(played.figure("recall", "notes", "64")).isEqualTo(1);
        }
    }

    @Test
    void oneReadKnowsKOfTheFacts() {
        Played played = part("read-policy", "working-set");
        for (int facts : List.of(5, 8, 16, 32)) {
            for (int k : List.of(1, 2, 4, 8, 16)) {
                assertThat(played.figure("recall", "memory-one-read", "" + facts, "" + k))
                        .isCloseTo(Math.min(1.0, (double) k / facts), within(1e-9));
            }
        }
        assertThat(played.figure("recall", "memory-until-new", "64", "8")).isEqualTo(1);
        assertThat(played.figure("lookups", "memory-until-new", "64", "8")).isEqualTo(8);
        assertThat(played.figure("lookups", "memory", "64", "8")).isEqualTo(64);
    }

    @Test
    void amongOthersOneQuestionForAllFindsFewerThanAQuestionForEach() {
        Played played = part("read-policy", "distractors");

        assertThat(played.figure("recall", "memory-one-read", "64", "16")).isLessThan(0.5);
        assertThat(played.figure("recall", "memory", "64", "4")).isGreaterThan(0.9);
    }

    @Test
    void aMissIsCountedUnderItsReason() {
        Played played = part("read-policy", "budget");

        assertThat(played.figure("not-recalled", "memory-one-read", "0")).isEqualTo(24);
        assertThat(played.figure("not-written", "memory-one-read", "0")).isZero();
        assertThat(played.figure("not-used", "memory-one-read", "0")).isZero();
        assertThat(played.figure("skipped", "memory", "10")).isEqualTo(23);
    }

    @Test
    void behindAGateFewerWritesBringMoreOfWhatNobodyElseHolds() {
        Played talk = part("write-gate", "talk");

        assertThat(talk.figure("memory-writes", "memory", "off")).isEqualTo(14);
        assertThat(talk.figure("memory-writes", "memory", "on")).isEqualTo(4);
        assertThat(talk.figure("kept-out", "memory", "on")).isEqualTo(10);
        assertThat(talk.figure("unclassified", "memory", "on")).isEqualTo(1);
        assertThat(talk.figure("evidence-unowned", "memory", "off")).isLessThan(1);
        assertThat(talk.figure("evidence-unowned", "memory", "on")).isEqualTo(1);
        assertThat(talk.figure("evidence-owned", "memory", "off")).isEqualTo(1);
        assertThat(talk.figure("evidence-owned", "memory", "on")).isZero();
        assertThat(talk.figure("missed-kept-out", "memory", "on")).isEqualTo(4);
    }

    @Test
    void withHitsEnoughForAllEntriesTheGateGainsNothingButWrites() {
        Played hits = part("write-gate", "hits");

        assertThat(hits.figure("evidence-unowned", "memory", "14", "off")).isEqualTo(1);
        assertThat(hits.figure("evidence-unowned", "memory", "14", "on")).isEqualTo(1);
    }

    @Test
    void aGateKeepsStaleValuesOutAndLosesWhatADirectoryWouldKnow() {
        Played lanes = part("write-gate", "lanes");

        assertThat(lanes.figure("right", "facts-only", "off")).isEqualTo(7);
        assertThat(lanes.figure("right", "facts-only", "on")).isEqualTo(8);
        assertThat(lanes.figure("kept-out", "facts-only", "on")).isEqualTo(5);
    }
}
