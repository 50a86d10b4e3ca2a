package mnemarium.experiment;

import static mnemarium.experiment.Sketches.axis;
import static mnemarium.experiment.Sketches.part;
import static mnemarium.experiment.Sketches.plan;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import mnemarium.scenario.Dial;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import java.util.List;
import java.util.Map;

/** The formulas, against the published figures. */
class FormulaPlayerTest {

    private static Player player(String generator, String arm, Map<String, String> settings) {
        return new FormulaPlayer(grid(generator, arm, settings), generator);
    }

    private static Grid grid(String generator, String arm, Map<String, String> settings) {
        return Grid.of(
                        plan(
                                part(
                                        new Subject.Generated(generator, settings),
                                        List.of(arm),
                                        List.of(),
                                        "1",
                                        Map.of())))
                .getFirst();
    }

    private static final Cell CELL = new Cell(0, 0, List.of(), 1);

    @ParameterizedTest
    @CsvSource({
        "in-process, 953, 0.5",
        "network-embedder, 0.55, 0.005",
        "cloud-store, 0.36, 0.005"
    })
    void thePublishedStacksAffordWhatIsPublished(String arm, double lookups, double rounding) {
        assertThat(player(Generators.FRONTIER, arm, Map.of()).play(CELL)[0])
                .isCloseTo(lookups, within(rounding));
    }

    @Test
    void aCostOfOnesOwnIsTaken() {
        double[] figures =
                player(
                                Generators.FRONTIER,
                                "own",
                                Map.of("share", "0.5", "reasoning", "100", "cost", "20"))
                        .play(CELL);
        assertThat(figures).containsExactly(5, 20);
    }

    @Test
    void twentyTouchesOfTheStoreTakeUnderTwoMilliseconds() {
        double[] figures =
                player(Generators.TURN_TIME, "in-process", Map.of("touches", "20")).play(CELL);
        assertThat(figures[3]).isCloseTo(1.7, within(0.05));
        assertThat(figures[0]).isEqualTo(1000 + figures[1]);
    }

    @Test
    void aRungOfTheAddedLatencyIsPartOfTheCost() {
        Part part =
                part(
                        new Subject.Generated(Generators.FRONTIER, Map.of()),
                        List.of("own"),
                        List.of(axis("added-latency", "0", "110")),
                        "1",
                        Map.of());
        Grid grid = Grid.of(plan(part)).getFirst();
        Player player = new FormulaPlayer(grid, Generators.FRONTIER);
        assertThat(player.play(grid.cell(1))[1]).isCloseTo(110.1, within(1e-9));
        assertThat(player.opening(grid.cell(1)))
                .isInstanceOfSatisfying(
                        Opening.Frontier.class,
                        there ->
                                assertThat(there.dials())
                                        .containsEntry(Dial.STORE_LATENCY, "110.07"));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "cloud|share|0.1|found arm cloud, expected one of cloud-store, in-process",
                "own|share|1|budget share is 1.0, expected 0 to below 1",
                "own|reasoning|much|found reasoning much, expected a number from 0 to 600000",
                "own|cots|1|found the parameter 'cots', expected 'cost' perhaps",
                "own|cost|0|found a lookup that costs 0.0 ms, expected above 0 ms"
            })
    void whatCannotBeReckonedIsRefused(String arm, String name, String value, String message) {
        Player player = player(Generators.FRONTIER, arm, Map.of(name, value));
        assertThatThrownBy(() -> player.check(CELL)).hasMessageContaining(message);
    }
}
