package mnemarium.workbench;

import mnemarium.memory.Embedder;
import mnemarium.memory.Recalled;
import mnemarium.memory.SketchedStore;
import mnemarium.memory.Ticker;
import mnemarium.memory.WorkingMemory;
import mnemarium.scenario.AlertStream;
import mnemarium.scenario.Item;
import mnemarium.scenario.NearMiss;
import mnemarium.scenario.Rewording;
import mnemarium.scenario.WordingSet;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CancellationException;
import java.util.function.BooleanSupplier;
import java.util.function.DoubleConsumer;

/**
 * Measures what a lookup costs here: fills a working memory with generated alerts, then asks it
 * with others, again and again. Measured times differ from run to run and enter no result.
 */
final class Measuring {

    /** Entries that a lookup brings: as the dial's default. */
    private static final int HITS = 8;

    private static final int ROUNDS = 400;
    private static final int STREAM = 100;

    private final Embedders embedders;
    private final Ticker ticker;

    Measuring(Embedders embedders, Ticker ticker) {
        this.embedders = embedders;
        this.ticker = ticker;
    }

    /**
     * Measures a stack.
     *
     * @param name a built-in embedder, or a sentence model's file
     * @param entries of the store, at least 1
     * @param progress told the share done, 0 to 1
     * @param cancelled asked between texts
     * @throws Refusal if there is no such embedder, or no entry
     * @throws CancellationException if it was cancelled
     */
    MeasuredStack measure(
            String name, int entries, DoubleConsumer progress, BooleanSupplier cancelled)
            throws Refusal {
        if (entries < 1) {
            throw new Refusal("entries to measure", Integer.toString(entries), "at least 1");
        }
        Embedder embedder = embedders.open(name);
        List<String> queries = texts(2 * ROUNDS, WordingSet.HELD_OUT);
        int all = entries + queries.size();
        try (WorkingMemory memory =
                new WorkingMemory(embedder, new SketchedStore(embedder.dimensions()), ticker)) {
            int done = 0;
            for (String text : texts(entries, WordingSet.CALIBRATION)) {
                go(cancelled);
                memory.remember(text, Map.of());
                progress.accept(++done / (double) all);
            }
            long[] embed = new long[ROUNDS];
            long[] store = new long[ROUNDS];
            long[] whole = new long[ROUNDS];
            for (int i = 0; i < queries.size(); i++) {
                go(cancelled);
                Recalled recalled = memory.recall(queries.get(i), HITS);
                if (i >= ROUNDS) { // the rounds before warm the machine up
                    embed[i - ROUNDS] = recalled.embedNanos();
                    store[i - ROUNDS] = recalled.queryNanos();
                    whole[i - ROUNDS] = recalled.embedNanos() + recalled.queryNanos();
                }
                progress.accept(++done / (double) all);
            }
            return new MeasuredStack(
                    name,
                    entries,
                    ROUNDS,
                    MeasuredStack.Spread.of(embed),
                    MeasuredStack.Spread.of(store),
                    MeasuredStack.Spread.of(whole));
        }
    }

    private static void go(BooleanSupplier cancelled) {
        if (cancelled.getAsBoolean()) {
            throw new CancellationException("measuring was cancelled");
        }
    }

    private static List<String> texts(int count, WordingSet words) {
        AlertStream alerts = new AlertStream(STREAM, NearMiss.NEAR, Rewording.MILD, words);
        List<String> texts = new ArrayList<>();
        for (long seed = 1; texts.size() < count; seed++) {
            for (Item item : alerts.items(seed)) {
                if (texts.size() < count) {
                    texts.add(item.text());
                }
            }
        }
        return texts;
    }
}
