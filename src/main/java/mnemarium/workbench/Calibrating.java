package mnemarium.workbench;

import mnemarium.memory.Calibration;
import mnemarium.memory.Calibrator;
import mnemarium.memory.Embedder;
import mnemarium.memory.LabelledCorpus;
import mnemarium.memory.LabelledStream;
import mnemarium.memory.LabelledText;
import mnemarium.scenario.Item;
import mnemarium.scenario.Triage;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CancellationException;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.BooleanSupplier;
import java.util.function.DoubleConsumer;

/**
 * Calibrates thresholds beside the controls: hashed, the corpus-weighted variants of hashed and
 * static, exact text, always duplicate.
 */
public final class Calibrating {

    /** How many items make one stream of a user's list. */
    private static final int STREAM = 100;

    private final Embedders embedders;

    public Calibrating(Embedders embedders) {
        this.embedders = embedders;
    }

    /**
     * Finds the threshold of an embedder on a corpus.
     *
     * @param name a built-in embedder, or a sentence model's file
     * @param progress told the share done, 0 to 1
     * @param cancelled asked between texts
     * @throws Refusal if there is no such embedder
     * @throws CancellationException if it was cancelled
     */
    public Calibration calibrate(
            String name, LabelledCorpus corpus, DoubleConsumer progress, BooleanSupplier cancelled)
            throws Refusal {
        Embedder embedder = embedders.open(name);
        List<String> texts =
                corpus.calibration().stream()
                        .flatMap(stream -> stream.texts().stream())
                        .map(LabelledText::text)
                        .toList();
        AtomicInteger done = new AtomicInteger();
        int all = corpus.texts();
        Embedder watched =
                new WatchedEmbedder(
                        embedder,
                        () -> {
                            if (cancelled.getAsBoolean()) {
                                throw new CancellationException("calibration was cancelled");
                            }
                            progress.accept(Math.min(1.0, done.incrementAndGet() / (double) all));
                        });
        try (Embedder weightedHashed = embedders.models().weighted("hashed", texts);
                Embedder weightedStatic = embedders.models().weighted("static", texts)) {
            return new Calibrator(
                            corpus,
                            List.of(embedders.open("hashed"), weightedHashed, weightedStatic))
                    .calibrate(watched);
        }
    }

    /**
     * A list of items as a corpus: streams of 100 items, the first third to find the threshold on,
     * the others to try it on. Nothing is held out by wording, since nobody knows the wordings.
     *
     * @throws Refusal if not every item names its incident, or there are fewer than 200 items
     */
    public static LabelledCorpus corpus(Triage triage) throws Refusal {
        List<Item> items = triage.items(1);
        List<LabelledStream> streams = new ArrayList<>();
        for (int from = 0; from + STREAM <= items.size(); from += STREAM) {
            List<LabelledText> texts = new ArrayList<>();
            for (Item item : items.subList(from, from + STREAM)) {
                if (item.incident() == null) {
                    throw new Refusal(
                            triage.name(),
                            "item " + item.id() + " without an incident",
                            "an incident for every item: a threshold is found on labelled items");
                }
                texts.add(new LabelledText(item.text(), item.incident()));
            }
            streams.add(new LabelledStream("items from " + (from + 1), texts));
        }
        if (streams.size() < 2) {
            throw new Refusal(
                    triage.name(),
                    items.size() + " items",
                    "at least " + 2 * STREAM + ": a threshold is tried on items it has not seen");
        }
        int found = Math.max(1, streams.size() / 3);
        return new LabelledCorpus(
                triage.name(),
                streams.subList(0, found),
                streams.subList(found, streams.size()),
                List.of(),
                List.of(),
                List.of());
    }

    /** Tells somebody before each text. */
    private record WatchedEmbedder(Embedder inside, Runnable before) implements Embedder {

        @Override
        public String name() {
            return inside.name();
        }

        @Override
        public String hash() {
            return inside.hash();
        }

        @Override
        public int dimensions() {
            return inside.dimensions();
        }

        @Override
        public boolean sameEverywhere() {
            return inside.sameEverywhere();
        }

        @Override
        public float[] embed(String text) {
            before.run();
            return inside.embed(text);
        }

        @Override
        public void close() {}
    }
}
