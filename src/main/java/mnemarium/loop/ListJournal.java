package mnemarium.loop;

import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.ConcurrentHashMap;

/** A journal in the heap: for runs that nobody wants to keep, and for tests. */
public final class ListJournal implements Journal {

    private final Map<String, Prefix<List<String>>> runs = new ConcurrentHashMap<>();

    @Override
    public CompletionStage<Integer> append(
            String run, int operation, List<String> lines, boolean now) {
        try {
            runs.compute(run, (id, kept) -> plus(id, kept, operation, lines));
        } catch (IllegalArgumentException e) {
            return CompletableFuture.failedStage(e);
        }
        return CompletableFuture.completedStage(operation);
    }

    private static Prefix<List<String>> plus(
            String run,
            @org.jspecify.annotations.Nullable Prefix<List<String>> kept,
            int operation,
            List<String> lines) {
        Prefix<List<String>> operations = kept == null ? Prefix.empty() : kept;
        if (operation != operations.size() || lines.isEmpty()) {
            throw new IllegalArgumentException(
                    "found operation "
                            + operation
                            + " with "
                            + lines.size()
                            + " lines, expected operation "
                            + operations.size()
                            + " with at least one (run "
                            + run
                            + ")");
        }
        return operations.plus(List.copyOf(lines));
    }

    @Override
    public List<List<String>> read(String run) {
        Prefix<List<String>> kept = runs.get(run);
        if (kept == null) {
            throw new IllegalArgumentException(
                    "found no run " + run + ", expected one that was kept");
        }
        return kept;
    }
}
