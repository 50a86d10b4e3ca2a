package mnemarium.experiment;

import static mnemarium.experiment.Sketches.axis;
import static mnemarium.experiment.Sketches.part;
import static mnemarium.experiment.Sketches.plan;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import mnemarium.memory.onnx.Models;
import mnemarium.workbench.Embedders;
import mnemarium.workbench.Kits;
import mnemarium.workbench.Thresholds;

import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicReference;

/** The pool: same results whatever the threads; kept cells stay; it pauses, goes on and ends. */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
class PoolTest {

    private static final Plan PLAN =
            plan(
                    part(
                            "alert-triage",
                            List.of("in-loop", "no-memory"),
                            List.of(axis("added-latency", "0", "15", "110")),
                            "5",
                            Map.of("embedder", "oracle")),
                    part(
                            "default-world",
                            List.of("ledger-canary", "ledger-v1", "ledger-learn"),
                            List.of(
                                    axis("period.ci_runner", "2", "10"),
                                    axis("detection-lag", "0", "5")),
                            "1",
                            Map.of()));

    private final Embedders embedders = new Embedders(new Models());
    private final Players players =
            new Players(
                    Kits.of(
                            embedders,
                            _ -> Optional.of(new Thresholds.Threshold(0.9, "a test")),
                            Path.of(""),
                            () -> 0));

    @AfterAll
    void close() {
        embedders.close();
    }

    private Pool pool(Plan plan, Shard shard, Keeper keeper, int threads, Pool.Watcher watcher) {
        return new Pool(plan, players, shard, keeper, threads, () -> 0, watcher);
    }

    private Results play(Plan plan, int threads) throws Exception {
        return pool(plan, Shard.WHOLE, new NoKeeper(), threads, (_, _) -> {}).run();
    }

    /** All figures, in order. */
    private static List<Double> figures(Plan plan, Results results) {
        List<Double> all = new ArrayList<>();
        for (int part = 0; part < plan.parts().size(); part++) {
            Results.Table table = results.part(part);
            for (int cell = 0; cell < table.size(); cell++) {
                for (int column = 0; column < table.measures().size(); column++) {
                    all.add(table.value(cell, column));
                }
            }
        }
        return all;
    }

    @ParameterizedTest
    @ValueSource(ints = {2, 3, 8})
    void anyNumberOfThreadsComesToTheSame(int threads) throws Exception {
        Results one = play(PLAN, 1);
        assertThat(one.isComplete()).isTrue();
        assertThat(figures(PLAN, play(PLAN, threads))).isEqualTo(figures(PLAN, one));
    }

    @ParameterizedTest
    @CsvSource({"canary, 2, 0, 420", "canary, 10, 5, 276", "v1, 10, 5, 484", "learn, 2, 5, 442"})
    void theDefaultWorldCountsAsMeasured(String arm, String period, String lag, double turns)
            throws Exception {
        Plan plan =
                plan(
                        part(
                                "default-world",
                                List.of("ledger-" + arm),
                                List.of(axis("period.ci_runner", period)),
                                "1",
                                Map.of("detection-lag", lag)));
        Results.Table table = play(plan, 1).part(0);
        assertThat(table.value(0, table.column("turns"))).isEqualTo(turns);
    }

    @Test
    void shardsPartTheWorkAndComeTogether() throws Exception {
        Results whole = play(PLAN, 2);
        Kept kept = new Kept();
        long cells = 0;
        for (int shard = 1; shard <= 3; shard++) {
            Pool pool = pool(PLAN, new Shard(shard, 3), new Kept(kept), 2, (_, _) -> {});
            cells += pool.cells();
            pool.run();
        }
        assertThat(cells).isEqualTo(PLAN.cells());
        Results together = pool(PLAN, Shard.WHOLE, kept, 1, (_, _) -> {}).run();
        assertThat(figures(PLAN, together)).isEqualTo(figures(PLAN, whole));
    }

    @Test
    void whatWasKeptIsNotPlayedAgain() throws Exception {
        Kept kept = new Kept();
        pool(PLAN, Shard.WHOLE, kept, 2, (_, _) -> {}).run();
        assertThat(kept.cells).hasSize((int) PLAN.cells());
        Results.Played first = kept.cells.getFirst();
        double[] other = first.figures().clone();
        other[0] = 99;
        kept.cells.set(0, new Results.Played(first.part(), first.index(), other, ""));
        Kept more = new Kept(kept);
        Results results = pool(PLAN, Shard.WHOLE, more, 2, (_, _) -> {}).run();
        assertThat(results.part(first.part()).value(first.index(), 0)).isEqualTo(99);
        assertThat(more.added).isZero();
    }

    @Test
    void itStopsWhenCancelledAndAnotherGoesOn() throws Exception {
        Kept kept = new Kept();
        AtomicReference<Pool> self = new AtomicReference<>();
        List<Progress.Phase> phases = new ArrayList<>();
        Pool pool =
                pool(
                        PLAN,
                        Shard.WHOLE,
                        kept,
                        1,
                        (progress, _) -> {
                            phases.add(progress.phase());
                            Optional.ofNullable(self.get()).orElseThrow().cancel();
                        });
        self.set(pool);
        assertThat(pool.run().isComplete()).isFalse();
        assertThat(phases.getLast()).isEqualTo(Progress.Phase.CANCELLED);
        Results results = pool(PLAN, Shard.WHOLE, kept, 2, (_, _) -> {}).run();
        assertThat(figures(PLAN, results)).isEqualTo(figures(PLAN, play(PLAN, 1)));
    }

    @Test
    void itPausesAndGoesOn() throws Exception {
        List<Progress> heard = new ArrayList<>();
        AtomicReference<Pool> self = new AtomicReference<>();
        Pool pool =
                pool(
                        PLAN,
                        Shard.WHOLE,
                        new NoKeeper(),
                        2,
                        (progress, _) -> {
                            heard.add(progress);
                            if (progress.phase() == Progress.Phase.PAUSED) {
                                Optional.ofNullable(self.get()).orElseThrow().resume();
                            }
                        });
        self.set(pool);
        pool.pause();
        assertThat(pool.run().isComplete()).isTrue();
        assertThat(heard.getFirst().phase()).isEqualTo(Progress.Phase.PAUSED);
        assertThat(heard.getFirst().done()).isZero();
        assertThat(heard.getLast())
                .isEqualTo(
                        new Progress(
                                PLAN.cells(),
                                PLAN.cells(),
                                0,
                                Progress.Phase.FINISHED,
                                heard.getLast().left()));
    }

    @Test
    void aKeeperThatCannotKeepEndsIt() {
        Keeper full =
                new Keeper() {
                    @Override
                    public List<Results.Played> kept() {
                        return List.of();
                    }

                    @Override
                    public void keep(List<Results.Played> cells) throws java.io.IOException {
                        throw new java.io.IOException("the disk is full");
                    }
                };
        List<Progress.Phase> phases = new ArrayList<>();
        assertThatThrownBy(
                        () ->
                                pool(
                                                PLAN,
                                                Shard.WHOLE,
                                                full,
                                                2,
                                                (progress, _) -> phases.add(progress.phase()))
                                        .run())
                .hasMessage("the disk is full");
        assertThat(phases.getLast()).isEqualTo(Progress.Phase.BROKEN);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "in-lop|added-latency|0|found arm in-lop, expected one of no-memory",
                "in-loop|added-latncy|0|found 'added-latncy', expected 'added-latency' perhaps",
                "in-loop|added-latency|10001|added latency is 10001 ms, expected 0 to 10 000 ms",
                "in-loop|derive-turns|5|found the dial derive-turns, expected one of added-latency",
                "in-loop|scenario|alert-triag|found no file and no shipped scenario 'alert-triag'",
                "in-loop|scenario|default-world|found arm in-loop, expected one of no-memory",
                "in-loop|budget-rule|B|found budget-rule B, expected one of A, C, D, E, F",
                "in-loop|embedder|statik|no file statik",
                "in-loop|ttl|3|found ttl with the arm in-loop, expected an arm with a star"
            })
    void aPartThatCannotBePlayedIsRefusedBeforeTheFirstCell(
            String arm, String setting, String value, String message) {
        Plan plan =
                plan(part("alert-triage", List.of(arm), List.of(), "1", Map.of(setting, value)));
        assertThatThrownBy(() -> play(plan, 1))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining(message)
                .hasMessageContaining("(part part-");
    }

    /** Keeps in a list. */
    private static final class Kept implements Keeper {
        private final List<Results.Played> cells;
        private int added;

        Kept() {
            this.cells = new ArrayList<>();
        }

        /** Has what the other has, and no more of it than it has now when asked. */
        Kept(Kept other) {
            this.cells = other.cells;
        }

        @Override
        public List<Results.Played> kept() {
            return added == 0 && !cells.isEmpty() ? List.copyOf(cells) : List.of();
        }

        @Override
        public void keep(List<Results.Played> more) {
            cells.addAll(more);
            added += more.size();
            assertThat(more).allMatch(each -> Arrays.stream(each.figures()).count() > 0);
        }
    }
}
