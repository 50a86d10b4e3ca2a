package mnemarium.workbench;

import mnemarium.loop.Journal;
import mnemarium.loop.ListJournal;
import mnemarium.loop.Move;
import mnemarium.loop.State;
import mnemarium.scenario.Source;
import mnemarium.store.TextHash;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.CopyOnWriteArrayList;

/** Keeps runs in the heap, and can be told to fail as a full disk would. */
final class HeapKeeper implements RunKeeper, Journal {

    final ListJournal kept = new ListJournal();
    final List<RunCard> branches = new CopyOnWriteArrayList<>();
    volatile List<Move> pending = List.of();
    volatile int failAt = Integer.MAX_VALUE;

    @Override
    public Journal journal() {
        return this;
    }

    @Override
    public CompletionStage<Integer> append(
            String run, int operation, List<String> lines, boolean now) {
        return operation >= failAt
                ? CompletableFuture.failedStage(new IOException("no space left on the disk"))
                : kept.append(run, operation, lines, now);
    }

    @Override
    public List<List<String>> read(String run) {
        return kept.read(run);
    }

    @Override
    public RunCard branch(RunCard parent, Source source, int operation, String name) {
        String id = parent.id() + "-" + branches.size();
        List<List<String>> operations = new ArrayList<>(kept.read(parent.id()));
        for (int i = 0; i <= operation; i++) {
            kept.append(id, i, operations.get(i), true).toCompletableFuture().join();
        }
        RunCard card =
                new RunCard(
                        id,
                        name,
                        parent.setup(),
                        parent.thresholdOrigin(),
                        Optional.of(parent.id()),
                        operation,
                        parent.notes());
        branches.add(card);
        return card;
    }

    @Override
    public void pending(String run, List<Move> moves) {
        pending = moves;
    }

    @Override
    public void standing(String run, Trail trail, State state, String stateHash) {}

    @Override
    public void vectors(String embedderHash, Map<TextHash, float[]> fresh) {}
}
