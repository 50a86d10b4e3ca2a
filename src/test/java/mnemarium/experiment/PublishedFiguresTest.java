package mnemarium.experiment;

import static org.assertj.core.api.Assertions.assertThat;

import mnemarium.experiment.PublishedFigure.Sort;
import mnemarium.experiment.file.ShippedPlans;
import mnemarium.memory.onnx.Models;
import mnemarium.store.ShippedThresholds;
import mnemarium.workbench.Embedders;
import mnemarium.workbench.Kits;
import mnemarium.workbench.Thresholds;

import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeSet;
import java.util.stream.Stream;

/**
 * Plays every shipped plan as far as it has deterministic figures beside it, and finds each of them
 * again, to the last decimal that is published.
 */
class PublishedFiguresTest {

    /** Beyond half a unit of the last decimal: what a sum of doubles may be off. */
    private static final double HAIR = 1e-9;

    private static final Players PLAYERS = players();

    private static Players players() {
        ShippedThresholds table = new ShippedThresholds();
        return new Players(
                Kits.of(
                        new Embedders(new Models()),
                        embedder ->
                                table.of(embedder.hash())
                                        .map(value -> new Thresholds.Threshold(value, "shipped")),
                        Path.of("."),
                        System::nanoTime));
    }

    @TestFactory
    Stream<DynamicTest> everyDeterministicFigureIsReproduced() {
        return new ShippedPlans()
                .all().stream()
                        .flatMap(
                                plan ->
                                        Grid.of(plan).stream()
                                                .filter(PublishedFiguresTest::isWhole)
                                                .map(grid -> test(plan, grid)));
    }

    /** A part of the user's files has nothing to play before somebody names them. */
    private static boolean isWhole(Grid grid) {
        return !(grid.part().subject() instanceof Subject.Files files && files.files().isEmpty());
    }

    private static DynamicTest test(Plan plan, Grid grid) {
        String name = plan.name() + " " + grid.part().name();
        List<PublishedFigure> figures =
                plan.published().stream()
                        .filter(figure -> figure.part().equals(grid.part().name()))
                        .filter(figure -> figure.sort() == Sort.DETERMINISTIC)
                        .toList();
        return DynamicTest.dynamicTest(name, () -> reproduce(grid, figures));
    }

    /** A part without such figures is checked all the same: its cells can be played. */
    private static void reproduce(Grid grid, List<PublishedFigure> figures) {
        List<String> columns = PLAYERS.check(grid).stream().map(Measure::name).toList();
        assertThat(columns).containsAll(grid.part().measures());
        Player player = PLAYERS.of(grid);
        List<String> wrong = new ArrayList<>();
        Map<Long, List<double[]>> played = new java.util.HashMap<>();
        for (PublishedFigure figure : figures) {
            List<Integer> rungs = rungs(grid.part(), figure);
            long first = grid.first(grid.part().arms().indexOf(figure.arm()), rungs);
            List<double[]> cells =
                    played.computeIfAbsent(first, place -> play(grid, player, place));
            int column = columns.indexOf(figure.measure());
            double[] values = cells.stream().mapToDouble(each -> each[column]).toArray();
            double found =
                    switch (figure.statistic()) {
                        case MEAN -> java.util.Arrays.stream(values).average().orElseThrow();
                        case TOTAL -> java.util.Arrays.stream(values).sum();
                        case LEAST -> java.util.Arrays.stream(values).min().orElseThrow();
                        case GREATEST -> java.util.Arrays.stream(values).max().orElseThrow();
                        case P_VALUE -> throw new IllegalStateException("no test here");
                    };
            double half = Math.pow(10, -figure.decimals()) / 2 + HAIR;
            if (!(found >= figure.low().orElseThrow() - half
                    && found <= figure.high().orElseThrow() + half)) {
                wrong.add(figure.label() + ": " + found + ", published " + figure.low());
            }
        }
        assertThat(wrong).isEmpty();
    }

    private static List<double[]> play(Grid grid, Player player, long first) {
        List<double[]> cells = new ArrayList<>();
        for (int seed = 0; seed < grid.part().seeds().list().size(); seed++) {
            cells.add(player.play(grid.cell(first + seed)));
        }
        return cells;
    }

    private static List<Integer> rungs(Part part, PublishedFigure figure) {
        List<Integer> rungs = new ArrayList<>();
        for (Axis axis : part.axes()) {
            List<String> values = axis.rungs().stream().map(Axis.Rung::value).toList();
            rungs.add(values.indexOf(figure.at().get(axis.name())));
        }
        return rungs;
    }

    @Test
    void figuresOfAModelOfTheRulesAreNotPassedOffAsThePapers() {
        TreeSet<String> sources = new TreeSet<>();
        new ShippedPlans()
                .all()
                .forEach(plan -> plan.published().forEach(f -> sources.add(f.source())));
        assertThat(sources)
                .isNotEmpty()
                .allMatch(
                        source ->
                                source.startsWith("The Process Is the Memory, section ")
                                        || source.startsWith("Memory in the Loop, ")
                                        || source.startsWith("The write-up of the 440-session run")
                                        || source.startsWith("An independent model of the "));
    }
}
