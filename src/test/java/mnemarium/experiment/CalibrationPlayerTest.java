package mnemarium.experiment;

import static mnemarium.experiment.Sketches.axis;
import static mnemarium.experiment.Sketches.part;
import static mnemarium.experiment.Sketches.plan;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import mnemarium.memory.Embedder;
import mnemarium.memory.onnx.Models;
import mnemarium.scenario.file.Shipped;
import mnemarium.store.ShippedThresholds;

import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;

/** Thresholds found on some streams and tried on others. */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
class CalibrationPlayerTest {

    private static final List<String> QUICK =
            List.of("static", "hashed", "hashed-weighted", "exact-text", "always-duplicate");

    private final Models models = new Models();
    private final Map<String, Embedder> open = new ConcurrentHashMap<>();
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

    private static Grid grid(List<String> arms, String seeds, Map<String, String> settings) {
        return Grid.of(
                        plan(
                                part(
                                        new Subject.Generated(Generators.CALIBRATION, Map.of()),
                                        arms,
                                        settings.isEmpty()
                                                ? List.of(axis("wordings", "seen", "held-out"))
                                                : List.of(),
                                        seeds,
                                        settings)))
                .getFirst();
    }

    private List<List<Double>> played(Grid grid, int threads) throws Exception {
        Players players = new Players(kit);
        try (ExecutorService pool = Executors.newFixedThreadPool(threads)) {
            List<Future<double[]>> futures = new ArrayList<>();
            for (long place = 0; place < grid.size(); place++) {
                Cell cell = grid.cell(place);
                futures.add(pool.submit(() -> players.of(grid).play(cell)));
            }
            List<List<Double>> all = new ArrayList<>();
            for (Future<double[]> each : futures) {
                all.add(java.util.Arrays.stream(each.get()).boxed().toList());
            }
            return all;
        }
    }

    @Test
    void theFiguresAreTheSameOnOneThreadAndOnThree() throws Exception {
        Grid grid = grid(QUICK, "1-2", Map.of());
        assertThat(played(grid, 3)).isEqualTo(played(grid, 1)).hasSize(20);
    }

    @Test
    void theThresholdsAreThoseThatAreShipped() {
        Grid grid = grid(List.of("static", "hashed"), "1", Map.of("wordings", "seen"));
        Player player = new Players(kit).of(grid);
        for (int arm = 0; arm < 2; arm++) {
            Embedder embedder = models.open(grid.part().arms().get(arm));
            assertThat(player.play(grid.cell(arm))[3])
                    .isEqualTo(new ShippedThresholds().of(embedder.hash()).orElseThrow());
        }
    }

    @Test
    void theControlsFindNothingAndEverything() {
        Grid grid =
                grid(List.of("exact-text", "always-duplicate"), "1", Map.of("wordings", "seen"));
        Player player = new Players(kit).of(grid);
        // of 100 alerts 50 repeat an earlier one, each in other words
        assertThat(player.play(grid.cell(0))).containsExactly(0, Double.NaN, 0, 1, 0, 0);
        assertThat(player.play(grid.cell(1))).containsExactly(2.0 / 3, 0.5, 1, 0, 50, 50);
    }

    @Test
    void anotherSeedIsAnotherStreamAndOtherWordingsAreHarder() throws Exception {
        List<List<Double>> all = played(grid(List.of("hashed"), "1-4", Map.of()), 1);
        assertThat(all.subList(4, 8)).doesNotHaveDuplicates();
        double seen = all.subList(0, 4).stream().mapToDouble(List::getFirst).sum();
        double heldOut = all.subList(4, 8).stream().mapToDouble(List::getFirst).sum();
        assertThat(heldOut).isLessThan(seen);
    }

    @Test
    void whatDoesNotFitIsRefusedBeforeAnythingIsOpened() {
        Players players = new Players(kit);
        assertThatThrownBy(() -> players.check(grid(List.of("oracle"), "1", Map.of())))
                .hasMessageContaining("found arm oracle, expected one of static, minilm");
        assertThatThrownBy(
                        () ->
                                players.check(
                                        grid(List.of("static"), "1", Map.of("wordings", "other"))))
                .hasMessageContaining("wordings is other, expected seen or held-out");
        assertThatThrownBy(() -> players.check(grid(List.of("static"), "1", Map.of("window", "4"))))
                .hasMessageContaining("expected wordings alone");
    }

    @Test
    void filesOfOnesOwnAreAskedForByTheWayToNameThem() {
        Grid grid =
                Grid.of(
                                plan(
                                        part(
                                                new Subject.Files(List.of()),
                                                List.of("memory"),
                                                List.of(),
                                                "1",
                                                Map.of())))
                        .getFirst();
        assertThatThrownBy(() -> new Players(kit).check(grid))
                .hasMessageContaining("found no file, expected one or more of your own")
                .hasMessageContaining("--file");
    }
}
