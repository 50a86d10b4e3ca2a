package mnemarium.workbench;

import mnemarium.loop.Engine;
import mnemarium.loop.LogHash;
import mnemarium.loop.StateHash;
import mnemarium.store.Bundle;
import mnemarium.store.BundleFile;
import mnemarium.store.BundleReading;
import mnemarium.store.RunMatch;
import mnemarium.store.RunRow;
import mnemarium.store.TextHash;
import mnemarium.store.Workspace;

import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;

/** Takes runs out of a workspace as bundles, and brings bundles into it. */
final class Bundling {

    private final Workspace workspace;
    private final Preparation preparation;
    private final Reopening reopening;
    private final Keep keep;
    private final BundleFile bundles = new BundleFile();

    Bundling(Workspace workspace, Preparation preparation, Reopening reopening, Keep keep) {
        this.workspace = workspace;
        this.preparation = preparation;
        this.reopening = reopening;
        this.keep = keep;
    }

    /** Writes a kept run as one file: all of it, or nothing. */
    void write(RunRow row, Path to) throws Refusal {
        bundles.write(bundle(row), to);
    }

    private Bundle bundle(RunRow row) throws Refusal {
        Reopened run = reopening.read(row);
        Prepared ready = run.prepared();
        LogHash log = new LogHash();
        run.lines().forEach(log::add);
        SortedMap<TextHash, float[]> vectors = new TreeMap<>();
        if (!ready.embedder().sameEverywhere()) {
            vectors.putAll(needed(ready));
        }
        return new Bundle(
                row,
                Engine.VERSION,
                log.hex(),
                StateHash.of(run.history().head()),
                run.lines(),
                vectors);
    }

    /** The kept vectors of the texts that this run asked or remembered. */
    private Map<TextHash, float[]> needed(Prepared ready) {
        Map<TextHash, float[]> kept = workspace.vectors().all(ready.embedder().hash());
        kept.keySet().retainAll(Queries.texts(ready.setup()));
        return kept;
    }

    /**
     * Brings a bundle's run into the workspace: all of it, or nothing. A run that is there already
     * stays as it is.
     *
     * @throws Refusal if the file is no bundle of a run
     */
    RunRow bringIn(Path file) throws Refusal {
        Bundle bundle =
                switch (bundles.read(file)) {
                    case BundleReading.Opened opened -> opened.bundle();
                    case BundleReading.Refused refused ->
                            throw new Refusal(List.of(refused.problem()));
                };
        RunRow row = bundle.run();
        if (workspace.runs().find(row.id()) instanceof RunMatch.Found found
                && found.run().id().equals(row.id())) {
            return found.run();
        }
        Prepared ready =
                preparation.prepare(
                        row.source(),
                        Recording.started(bundle.operations(), file.toString()),
                        bundle.vectors());
        History history = Reopening.history(ready, bundle.operations(), file.toString());
        if (!bundle.vectors().isEmpty()) {
            workspace
                    .vectors()
                    .keep(row.embedderHash(), bundle.vectors())
                    .toCompletableFuture()
                    .join();
        }
        keep.bringIn(row, bundle.operations(), history.trail(), history.head());
        return row;
    }
}
