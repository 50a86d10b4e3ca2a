package mnemarium.cli;

import mnemarium.loop.Counts;
import mnemarium.loop.Inputs;
import mnemarium.loop.Loop;
import mnemarium.loop.Setup;
import mnemarium.loop.State;
import mnemarium.memory.CachingEmbedder;
import mnemarium.memory.Embedder;
import mnemarium.memory.ExactStore;
import mnemarium.memory.OracleEmbedder;
import mnemarium.memory.WorkingMemory;
import mnemarium.scenario.Dial;
import mnemarium.scenario.Item;
import mnemarium.workbench.Prepared;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.IntConsumer;
import java.util.function.Predicate;
import java.util.function.ToIntFunction;
import java.util.stream.IntStream;

/**
 * How often a guard with a real embedder does what a guard that never errs always does. Each seed
 * is played at seven added latencies; no seed is chosen.
 */
final class Laws {

    /** Added latencies in milliseconds. */
    static final List<Integer> RUNGS = List.of(0, 1, 5, 15, 30, 50, 110);

    /** What one seed came to, by rung. */
    private record Seed(List<Counts> rungs) {
        boolean nothingTwice() {
            return rungs.getFirst().redundant() == 0;
        }

        boolean noLookup() {
            return rungs.getLast().lookups() == 0;
        }

        boolean neverFalls() {
            return IntStream.range(1, rungs.size())
                    .allMatch(i -> rungs.get(i).redundant() >= rungs.get(i - 1).redundant());
        }

        boolean allLaws() {
            return nothingTwice() && noLookup() && neverFalls();
        }
    }

    /**
     * What many seeds came to.
     *
     * @param seeds how many were played: 1 to that
     * @param nothingTwice seeds without a redundant investigation at +0 ms
     * @param noLookup seeds in which no lookup was made at +110 ms
     * @param neverFalls seeds in which redundancy never falls when latency rises
     * @param allLaws seeds that keep all three
     * @param withErrors seeds with a guard error at +0 ms
     * @param guardErrors guard errors at +0 ms over all seeds
     * @param lookups lookups made at +0 ms over all seeds
     * @param redundant mean redundant investigations by rung
     */
    record Report(
            int seeds,
            int nothingTwice,
            int noLookup,
            int neverFalls,
            int allLaws,
            int withErrors,
            int guardErrors,
            int lookups,
            List<Double> redundant) {
        Report {
            redundant = List.copyOf(redundant);
        }
    }

    private final Prepared prepared;

    /**
     * @param prepared the run of any seed, with its embedder and threshold
     */
    Laws(Prepared prepared) {
        this.prepared = prepared;
    }

    /**
     * Plays the seeds 1 to {@code count}.
     *
     * @param progress hears how many are done; on any thread
     */
    Report over(int count, IntConsumer progress) {
        AtomicInteger done = new AtomicInteger();
        List<Seed> seeds =
                IntStream.rangeClosed(1, count)
                        .parallel()
                        .mapToObj(
                                number -> {
                                    Seed seed = seed(number);
                                    progress.accept(done.incrementAndGet());
                                    return seed;
                                })
                        .toList();
        return new Report(
                count,
                count(seeds, Seed::nothingTwice),
                count(seeds, Seed::noLookup),
                count(seeds, Seed::neverFalls),
                count(seeds, Seed::allLaws),
                count(seeds, seed -> seed.rungs().getFirst().guardErrors() > 0),
                sum(seeds, seed -> seed.rungs().getFirst().guardErrors()),
                sum(seeds, seed -> seed.rungs().getFirst().lookups()),
                IntStream.range(0, RUNGS.size())
                        .mapToObj(
                                rung ->
                                        sum(seeds, seed -> seed.rungs().get(rung).redundant())
                                                / (double) count)
                        .toList());
    }

    private static int count(List<Seed> seeds, Predicate<Seed> claim) {
        return (int) seeds.stream().filter(claim).count();
    }

    private static int sum(List<Seed> seeds, ToIntFunction<Seed> figure) {
        return seeds.stream().mapToInt(figure).sum();
    }

    private Seed seed(long seed) {
        Setup any = prepared.setup();
        Setup first =
                Setup.of(
                        any.scenario(),
                        any.scenarioHash(),
                        any.arm(),
                        seed,
                        any.dials(),
                        any.mode(),
                        any.embedder(),
                        any.embedderHash());
        // never closed: that would close the embedder, which all seeds share
        CachingEmbedder embedder = new CachingEmbedder(embedder(first));
        return new Seed(RUNGS.stream().map(rung -> play(first, rung, embedder)).toList());
    }

    /** The oracle of one seed knows nothing of another's alerts. */
    private Embedder embedder(Setup setup) {
        if (!(prepared.embedder() instanceof OracleEmbedder)) {
            return prepared.embedder();
        }
        Map<String, String> incidents = new HashMap<>();
        for (Item item : setup.script().items()) {
            incidents.put(item.text(), String.valueOf(item.incident()));
        }
        return new OracleEmbedder(incidents);
    }

    private Counts play(Setup first, int rung, CachingEmbedder embedder) {
        Setup setup =
                new Setup(
                        first.scenario(),
                        first.scenarioHash(),
                        first.arm(),
                        first.seed(),
                        first.dials().with(Dial.ADDED_LATENCY, Integer.toString(rung)),
                        first.mode(),
                        first.embedder(),
                        first.embedderHash(),
                        first.script(),
                        first.ledger());
        WorkingMemory memory =
                new WorkingMemory(embedder, new ExactStore(embedder.dimensions()), () -> 0);
        Loop loop = new Loop(setup, memory, prepared.tokens());
        State state = loop.start().after();
        while (!state.ended()) {
            state = loop.next(state, Inputs.NONE).after();
        }
        return state.counts();
    }
}
