package mnemarium.store;

import mnemarium.ownership.AuditReport;
import mnemarium.ownership.FindingFilter;
import mnemarium.ownership.MemoryItem;

import java.time.Clock;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.BiConsumer;

/**
 * Memories that were brought in to be audited, and what was found in each when it was last judged.
 * A memory comes in many short transactions, so that half a gigabyte of it neither fills the memory
 * nor holds up a run that is written meanwhile, and appears with the last of them; what was not
 * finished, because it was refused, cancelled or killed, is never seen.
 */
public final class AuditShelf {

    private final Desk desk;
    private final Clock clock;

    AuditShelf(Desk desk, Clock clock) {
        this.desk = desk;
        this.clock = clock;
    }

    /**
     * Begins to bring in a memory.
     *
     * @param name of the export
     * @param synthetic whether it is made up
     * @return its number
     */
    public int begin(String name, boolean synthetic) {
        Instant now = clock.instant();
        AtomicInteger number = new AtomicInteger();
        join(desk.write(handle -> number.set(StagedTable.insert(handle, name, synthetic, now))));
        return number.get();
    }

    /** Adds items; waits until they are in the file, so that a reader never runs ahead of it. */
    public void stage(int memory, int first, List<MemoryItem> items) {
        List<MemoryItem> some = List.copyOf(items);
        join(desk.write(handle -> StagedTable.items(handle, memory, first, some)));
    }

    /**
     * Begins to judge a memory.
     *
     * @param owners the text of the owners file
     * @return the audit's number
     */
    public int judge(int memory, String owners, AuditReport report) {
        AtomicInteger number = new AtomicInteger();
        join(desk.write(handle -> number.set(AuditTable.insert(handle, memory, owners, report))));
        return number.get();
    }

    /** Adds findings; waits until they are in the file. */
    public void find(int audit, List<KeptFinding> findings) {
        List<KeptFinding> some = List.copyOf(findings);
        join(desk.write(handle -> AuditTable.keep(handle, audit, some)));
    }

    /**
     * Shows an audit whose items and findings are all there, in the place of any earlier one of its
     * memory. A memory that is made up takes the place of those of its name: it can be had again.
     *
     * @param memory what was judged, as it was read to its end
     */
    public void show(int audit, StagedMemory memory) {
        join(
                desk.write(
                        handle -> {
                            StagedTable.show(handle, memory);
                            AuditTable.show(handle, audit, memory.number());
                        }));
        sweepSoon();
    }

    /** Throws away a memory that was not finished. */
    public void abandon(int memory) {
        join(
                desk.write(
                        handle ->
                                handle.createUpdate(
                                                """
                                                UPDATE staged_memory SET removed = TRUE
                                                WHERE number = :memory AND NOT whole
                                                """)
                                        .bind("memory", memory)
                                        .execute()));
        sweepSoon();
    }

    /** Throws away an audit that was not finished; one of its memory that is kept stays. */
    public void abandonAudit(int audit) {
        join(
                desk.write(
                        handle ->
                                handle.createUpdate(
                                                """
                                                UPDATE audit SET removed = TRUE
                                                WHERE number = :audit AND NOT whole
                                                """)
                                        .bind("audit", audit)
                                        .execute()));
        sweepSoon();
    }

    /**
     * Takes a memory and its audit out of sight. It can be brought back as long as the workspace is
     * open, and goes at the next opening.
     */
    public void hide(int memory) {
        join(desk.write(handle -> StagedTable.see(handle, memory, false)));
    }

    /** Brings a memory back that was hidden. */
    public void restore(int memory) {
        join(desk.write(handle -> StagedTable.see(handle, memory, true)));
    }

    /** The audit that was made last. */
    public Optional<KeptAudit> newest() {
        return all().stream().findFirst();
    }

    /** The audits that are kept, of each memory one, the last made first. */
    public List<KeptAudit> all() {
        return desk.read(AuditTable::all);
    }

    /** Gives all items of a memory in order, with their indices; holds one page at a time. */
    public void each(int memory, BiConsumer<Integer, MemoryItem> sink) {
        int next = 0;
        List<MemoryItem> page = page(memory, next);
        while (!page.isEmpty()) {
            for (MemoryItem item : page) {
                sink.accept(next++, item);
            }
            page = page(memory, next);
        }
    }

    private List<MemoryItem> page(int memory, int first) {
        return desk.read(handle -> StagedTable.page(handle, memory, first));
    }

    /** The indices of the items that meet a filter, in order. */
    public int[] indices(int audit, int memory, FindingFilter filter) {
        return desk.read(handle -> AuditTable.indices(handle, audit, memory, filter));
    }

    /** Items by their index; those that are not there are left out. */
    public Map<Integer, MemoryItem> items(int memory, List<Integer> indices) {
        return desk.read(handle -> StagedTable.items(handle, memory, indices));
    }

    /** Findings by the index of their item; those that are not there are left out. */
    public Map<Integer, KeptFinding> findings(int audit, List<Integer> indices) {
        return desk.read(handle -> AuditTable.findings(handle, audit, indices));
    }

    /** A person says that items with this text are no copies of a field. */
    public CompletionStage<Void> reject(TextHash text, String field) {
        return desk.write(handle -> Rejections.add(handle, text, field));
    }

    /** Takes a rejection back. */
    public CompletionStage<Void> forget(TextHash text, String field) {
        return desk.write(handle -> Rejections.remove(handle, text, field));
    }

    /** What persons have turned down: of each text the fields. */
    public Map<TextHash, Set<String>> rejected() {
        return desk.read(Rejections::all);
    }

    /** What was under way when the process was killed is out of sight from now on. */
    void purge() {
        join(
                desk.write(
                        handle -> {
                            handle.execute(
                                    "UPDATE staged_memory SET removed = TRUE WHERE NOT whole");
                            handle.execute("UPDATE audit SET removed = TRUE WHERE NOT whole");
                        }));
        sweepSoon();
    }

    @SuppressWarnings("FutureReturnValueIgnored") // what is left over goes at the next opening
    private void sweepSoon() {
        sweep();
    }

    /**
     * Deletes what is out of sight, a part at a time, so that runs are written in between. What is
     * left when the workspace is closed goes at the next opening.
     *
     * @return completes when nothing is left
     */
    CompletionStage<Void> sweep() {
        AtomicInteger deleted = new AtomicInteger();
        return desk.write(handle -> deleted.set(AuditTable.sweep(handle)))
                .thenCompose(_ -> deleted.get() > 0 ? sweep() : CompletableFuture.allOf());
    }

    private static void join(CompletionStage<Void> stage) {
        stage.toCompletableFuture().join();
    }
}
