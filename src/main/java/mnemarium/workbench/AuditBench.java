package mnemarium.workbench;

import mnemarium.ownership.Audit;
import mnemarium.ownership.AuditReport;
import mnemarium.ownership.Finding;
import mnemarium.ownership.FindingFilter;
import mnemarium.ownership.file.Export;
import mnemarium.ownership.file.ExportColumns;
import mnemarium.ownership.file.ExportFormat;
import mnemarium.ownership.file.ExportReader;
import mnemarium.ownership.file.Intake;
import mnemarium.ownership.file.OwnersFile;
import mnemarium.scenario.Problem;
import mnemarium.store.AuditShelf;
import mnemarium.store.KeptAudit;
import mnemarium.store.KeptFinding;
import mnemarium.store.StagedMemory;
import mnemarium.store.TextHash;
import mnemarium.workbench.AuditProgress.Phase;

import java.io.IOException;
import java.nio.file.Path;
import java.time.Clock;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CancellationException;
import java.util.concurrent.CompletableFuture;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;

/**
 * Audits of memories that agents have kept, in the background. A memory is staged in the workspace
 * item by item, all of it or none, and judged by the owners in force; both can be cancelled, and
 * then what was in sight stays. May be used from any thread; futures complete on a background one,
 * and fail with a {@link Refusal} for what the user can put right.
 */
public final class AuditBench implements AutoCloseable {

    /** By which suggestions are made: the working memory's own. */
    public static final String EMBEDDER = "static";

    private final AuditShelf shelf;
    private final AuditedItems read;
    private final OwnerDesk owners;
    private final Embedders embedders;
    private final Clock clock;
    private final Errands errands = new Errands("audits");
    private final Errands pages = new Errands("audited items");
    private final Errands searches = new Errands("searched items");
    private volatile boolean closing;

    /** Audits of a workspace, which stays open longer than this. */
    AuditBench(AuditShelf shelf, OwnerDesk owners, Embedders embedders, Clock clock) {
        this.shelf = shelf;
        this.read = new AuditedItems(shelf);
        this.owners = owners;
        this.embedders = embedders;
        this.clock = clock;
    }

    /** The audit that was made last, in this session or an earlier one. */
    public CompletableFuture<Optional<AuditCard>> newest() {
        return errands.run(() -> shelf.newest().map(AuditBench::card));
    }

    /** The audits that are kept, of each memory one, the last made first. */
    public CompletableFuture<List<ListedAudit>> all() {
        return pages.run(() -> shelf.all().stream().map(AuditBench::listed).toList());
    }

    private static ListedAudit listed(KeptAudit kept) {
        StagedMemory memory = kept.memory();
        return new ListedAudit(
                kept.number(),
                memory.number(),
                memory.name(),
                memory.synthetic(),
                memory.made(),
                kept.report().items(),
                kept.report().copies());
    }

    /** One of the audits that are kept. */
    public CompletableFuture<AuditCard> open(ListedAudit listed) {
        return errands.run(
                () ->
                        card(
                                shelf.all().stream()
                                        .filter(each -> each.memory().number() == listed.memory())
                                        .findFirst()
                                        .orElseThrow(() -> gone(listed.name()))));
    }

    private static Refusal gone(String name) {
        return new Refusal("the audit of " + name, "no memory", "one that was brought in");
    }

    /** Deletes a memory and its audit; it can be brought back as long as the workspace is open. */
    public CompletableFuture<Void> delete(int memory) {
        return errands.run(
                () -> {
                    shelf.hide(memory);
                    return null;
                });
    }

    /** Brings a memory back that was deleted. */
    public CompletableFuture<Void> restore(int memory) {
        return errands.run(
                () -> {
                    shelf.restore(memory);
                    return null;
                });
    }

    private static AuditCard card(KeptAudit kept) {
        StagedMemory memory = kept.memory();
        return new AuditCard(
                kept.number(),
                memory.number(),
                memory.name(),
                memory.synthetic(),
                ExportFormat.named(memory.format()).orElseThrow(),
                memory.notes(),
                memory.asOf(),
                OwnFiles.kept(kept.owners()),
                kept.report());
    }

    /**
     * Stages a memory and audits it. It is then the newest one; the others are kept.
     *
     * @param progress told on the background thread
     * @param cancelled asked often; the future then fails with a {@link CancellationException}
     */
    public CompletableFuture<AuditCard> bringIn(
            AuditRequest request, Consumer<AuditProgress> progress, BooleanSupplier cancelled) {
        return errands.run(
                () -> {
                    AuditWatch watch = watch(progress, cancelled);
                    OwnersFile known = owners.current();
                    Instant asOf = request.asOf().orElseGet(clock::instant);
                    CountedExport export = new CountedExport(request.export());
                    int memory = shelf.begin(export.name(), request.synthetic());
                    try {
                        Audit audit = new Audit(known.registry(), known.terms(), asOf);
                        Staging staging = new Staging(shelf, memory);
                        Intake intake =
                                new ExportReader(request.format(), request.mapping())
                                        .read(
                                                export,
                                                item -> {
                                                    staging.add(item);
                                                    audit.add(item);
                                                    watch.tell(
                                                            Phase.READING,
                                                            staging.items(),
                                                            export.share());
                                                });
                        Intake.Taken taken = taken(export.name(), intake);
                        staging.end();
                        return judged(
                                new StagedMemory(
                                        memory,
                                        export.name(),
                                        request.synthetic(),
                                        taken.format().word(),
                                        taken.notes(),
                                        asOf,
                                        clock.instant(),
                                        taken.items()),
                                known,
                                audit,
                                watch);
                    } catch (IOException | RuntimeException | Refusal e) {
                        giveUp(e, () -> shelf.abandon(memory));
                        throw e;
                    }
                });
    }

    /**
     * Judges a memory again, by the owners that are in force now; the audit of before goes.
     *
     * @param before the audit of it
     * @param progress told on the background thread
     * @param cancelled asked often; the future then fails with a {@link CancellationException}
     */
    public CompletableFuture<AuditCard> again(
            AuditCard before, Consumer<AuditProgress> progress, BooleanSupplier cancelled) {
        return errands.run(
                () -> {
                    StagedMemory memory =
                            shelf.all().stream()
                                    .map(KeptAudit::memory)
                                    .filter(each -> each.number() == before.memory())
                                    .findFirst()
                                    .orElseThrow(() -> gone(before.name()));
                    AuditWatch watch = watch(progress, cancelled);
                    OwnersFile known = owners.current();
                    Audit audit = new Audit(known.registry(), known.terms(), memory.asOf());
                    shelf.each(
                            memory.number(),
                            (index, item) -> {
                                audit.add(item);
                                watch.tell(Phase.READING, index, index, memory.items());
                            });
                    return judged(memory, known, audit, watch);
                });
    }

    private AuditWatch watch(Consumer<AuditProgress> progress, BooleanSupplier cancelled) {
        return new AuditWatch(progress, () -> closing || cancelled.getAsBoolean());
    }

    /** Keeps what was found, and shows it. */
    private AuditCard judged(StagedMemory memory, OwnersFile known, Audit audit, AuditWatch watch) {
        watch.say(Phase.COMPARING, memory.items(), 0);
        AuditReport report = audit.report((done, all) -> watch.compared(memory.items(), done, all));
        watch.say(Phase.COMPARING, memory.items(), 1);
        int number = shelf.judge(memory.number(), known.text(), report);
        try {
            List<KeptFinding> part = new ArrayList<>();
            shelf.each(
                    memory.number(),
                    (index, item) -> {
                        part.add(kept(index, audit.finding(item, index)));
                        if (part.size() == 1_000) {
                            shelf.find(number, part);
                            part.clear();
                        }
                        watch.tell(Phase.JUDGING, index, index, memory.items());
                    });
            if (!part.isEmpty()) {
                shelf.find(number, part);
            }
            watch.say(Phase.JUDGING, memory.items(), 1);
            shelf.show(number, memory);
        } catch (RuntimeException e) {
            giveUp(e, () -> shelf.abandonAudit(number));
            throw e;
        }
        return card(shelf.newest().orElseThrow());
    }

    /** Tidies up; where that fails too, the next opening of the workspace does it. */
    private static void giveUp(Exception why, Runnable tidying) {
        try {
            tidying.run();
        } catch (RuntimeException e) {
            why.addSuppressed(e);
        }
    }

    private static KeptFinding kept(int index, Finding finding) {
        return new KeptFinding(
                index,
                finding.match().map(match -> match.field().name()).orElse(""),
                finding.verdict(),
                finding.isCopy(),
                finding.isExpired(),
                finding.hasSource(),
                finding.claimsAuthority(),
                finding.repeats(),
                finding.places(),
                finding.near());
    }

    private static Intake.Taken taken(String name, Intake intake) throws Refusal {
        return switch (intake) {
            case Intake.Taken taken -> taken;
            case Intake.Refused refused -> throw refusal(name, refused);
        };
    }

    /** All that is wrong with an export, and that none of it was taken. */
    public static Refusal refusal(String name, Intake.Refused refused) {
        List<Problem> problems = new ArrayList<>(OwnFiles.problems(name, refused.faults()));
        problems.add(
                new Problem(
                        name,
                        0,
                        "",
                        "faults, so that no item is taken in (" + refused.read() + " are in order)",
                        "an export without fault"));
        return new Refusal(problems);
    }

    /** The names that columns of an export may be mapped to; none where that cannot be told. */
    public CompletableFuture<List<String>> columns(Path file) {
        return pages.run(
                () -> {
                    OwnFiles.checkFile(file);
                    return ExportColumns.of(Export.of(file));
                });
    }

    /** The indices of the items of an audit that meet a filter, in order of the export. */
    public CompletableFuture<int[]> indices(AuditCard audit, FindingFilter filter) {
        return searches.run(() -> shelf.indices(audit.audit(), audit.memory(), filter));
    }

    /** Items of an audit with what was found, in the order that is asked for. */
    public CompletableFuture<List<AuditedItem>> items(AuditCard audit, List<Integer> indices) {
        List<Integer> some = List.copyOf(indices);
        return pages.run(() -> read.items(audit, some));
    }

    /** Writes a file of an audit. */
    public CompletableFuture<Path> write(AuditCard audit, AuditFiles.Kind kind, Path file) {
        return errands.run(
                () -> {
                    new AuditFiles(audit.audited(), sink -> read.each(audit, sink))
                            .write(kind, file);
                    return file;
                });
    }

    /**
     * Guesses of what items that no rule matched may be copies of, the nearest first; none of them
     * counts.
     *
     * @param progress told on the background thread
     * @param cancelled asked often; the future then fails with a {@link CancellationException}
     */
    public CompletableFuture<List<Suggestion>> suggest(
            AuditCard audit, Consumer<AuditProgress> progress, BooleanSupplier cancelled) {
        return errands.run(
                () -> {
                    AuditWatch watch = watch(progress, cancelled);
                    Suggesting suggesting =
                            new Suggesting(
                                    embedders.open(EMBEDDER),
                                    audit.owners().registry(),
                                    shelf.rejected());
                    shelf.each(
                            audit.memory(),
                            (index, item) -> {
                                suggesting.take(item);
                                watch.tell(Phase.SUGGESTING, index, index, audit.report().items());
                            });
                    return suggesting.found();
                });
    }

    /** A person says that items with this text are no copies of the field; it is remembered. */
    public CompletableFuture<Void> reject(Suggestion suggestion) {
        return pages.run(
                () -> {
                    shelf.reject(TextHash.of(suggestion.text()), suggestion.field())
                            .toCompletableFuture()
                            .join();
                    return null;
                });
    }

    /** Takes a rejection back. */
    public CompletableFuture<Void> forget(Suggestion suggestion) {
        return pages.run(
                () -> {
                    shelf.forget(TextHash.of(suggestion.text()), suggestion.field())
                            .toCompletableFuture()
                            .join();
                    return null;
                });
    }

    /** Ends what is under way; twice is fine. */
    @Override
    public void close() {
        closing = true;
        errands.close();
        pages.close();
        searches.close();
    }
}
