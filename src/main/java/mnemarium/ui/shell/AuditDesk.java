package mnemarium.ui.shell;

import mnemarium.ownership.FindingFilter;
import mnemarium.ownership.file.OwnersFile;
import mnemarium.scenario.Problem;
import mnemarium.ui.Changes;
import mnemarium.ui.gate.AuditActions;
import mnemarium.ui.gate.AuditPage;
import mnemarium.ui.gate.AuditShown;
import mnemarium.ui.gate.AuditTrouble;
import mnemarium.ui.gate.ImportDraft;
import mnemarium.workbench.AuditBench;
import mnemarium.workbench.AuditCard;
import mnemarium.workbench.AuditFiles;
import mnemarium.workbench.AuditProgress;
import mnemarium.workbench.AuditRequest;
import mnemarium.workbench.AuditedItem;
import mnemarium.workbench.ListedAudit;
import mnemarium.workbench.OwnerDesk;
import mnemarium.workbench.Refusal;
import mnemarium.workbench.Suggestion;

import java.nio.file.Path;
import java.time.Clock;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CancellationException;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.Consumer;

/** Answers the page of audits: memories are read and judged behind the window. */
final class AuditDesk implements AuditActions {

    private final AuditBench bench;
    private final OwnerDesk owners;
    private final Background background;
    private final Changes changes;
    private final Choices choices;
    private final Reports reports;
    private final Clock clock;
    private final Consumer<String> undoable;
    private final AuditPage page = new AuditPage(this);
    private final Pulse<AuditProgress> progress = new Pulse<>(this::show);
    private final Pulse<OwnersFile> changed = new Pulse<>(this::changed);
    private AtomicBoolean cancelled = new AtomicBoolean();
    private boolean isWorking;
    private boolean atOnce;
    private Optional<AuditCard> audit = Optional.empty();
    private Optional<AuditProgress> newest = Optional.empty();
    private Optional<ImportDraft> draft = Optional.empty();
    private Optional<AuditTrouble> trouble = Optional.empty();
    private Optional<List<Suggestion>> suggestions = Optional.empty();
    private List<ListedAudit> kept = List.of();

    /**
     * @param undoable says a sentence about a change, with a button that takes it back
     */
    AuditDesk(
            AuditBench bench,
            OwnerDesk owners,
            Background background,
            Changes changes,
            Choices choices,
            Reports reports,
            Clock clock,
            Consumer<String> undoable) {
        this.clock = clock;
        this.undoable = undoable;
        this.changes = changes;
        this.bench = bench;
        this.owners = owners;
        this.background = background;
        this.choices = choices;
        this.reports = reports;
        owners.listen(changed::offer);
        background.await("Reading the audit", bench.newest(), this::take);
    }

    AuditPage page() {
        return page;
    }

    /** Audits the sample and shows it; pictures do not wait for the pulse. */
    void look() {
        atOnce = true;
        take(Optional.of(bench.bringIn(AuditRequest.sample(), _ -> {}, () -> false).join()));
    }

    private void take(Optional<AuditCard> found) {
        audit = found;
        show();
        await(
                "Reading the audits",
                bench.all(),
                all -> {
                    kept = all;
                    show();
                });
    }

    @Override
    public void open(ListedAudit listed) {
        if (isWorking || audit.filter(each -> each.memory() == listed.memory()).isPresent()) {
            return;
        }
        background.await(
                "Opening the audit of " + listed.shortName(),
                bench.open(listed),
                card -> {
                    suggestions = Optional.empty();
                    trouble = Optional.empty();
                    draft = Optional.empty();
                    take(Optional.of(card));
                },
                failure -> fail("The audit was not opened", failure));
    }

    @Override
    public void delete(ListedAudit listed) {
        if (isWorking) {
            return;
        }
        String what = "the audit of " + listed.shortName();
        changes.make(
                what + " deleted",
                () -> follow("Deleting " + what, bench.delete(listed.memory())),
                () -> follow("Bringing back " + what, bench.restore(listed.memory())));
        undoable.accept("Deleted: " + what + ".");
    }

    /** Shows, after a memory went or came back, what is in sight still, or else the newest. */
    private void follow(String name, CompletableFuture<Void> done) {
        background.await(
                name,
                done.thenCompose(_ -> bench.all()),
                all -> {
                    boolean isThere =
                            audit.filter(
                                            card ->
                                                    all.stream()
                                                            .anyMatch(
                                                                    each ->
                                                                            each.memory()
                                                                                    == card
                                                                                            .memory()))
                                    .isPresent();
                    if (isThere) {
                        kept = all;
                        show();
                    } else {
                        suggestions = Optional.empty();
                        background.await("Reading the audit", bench.newest(), this::take);
                    }
                });
    }

    private void show() {
        page.show(
                new AuditShown(
                        audit,
                        isWorking ? newest : Optional.empty(),
                        draft,
                        trouble,
                        suggestions,
                        owners.current(),
                        kept.stream()
                                .map(
                                        each ->
                                                new AuditShown.Kept(
                                                        each,
                                                        Ago.words(
                                                                each.made(),
                                                                clock.instant(),
                                                                clock.getZone())))
                                .toList()));
    }

    private void show(AuditProgress next) {
        if (isWorking) {
            newest = Optional.of(next);
            show();
        }
    }

    /** Other owners are in force. */
    private void changed(OwnersFile next) {
        if (audit.isPresent() && !isWorking && !audit.get().owners().equals(next)) {
            judgeAgain();
        } else {
            show();
        }
    }

    @Override
    public void choose() {
        choices.fileToOpen().ifPresent(this::take);
    }

    @Override
    public void take(Path file) {
        if (isWorking) {
            reports.say("An audit is under way. Cancel it to read another file.");
            return;
        }
        background.await(
                "Looking at " + file.getFileName(),
                bench.columns(file),
                columns -> {
                    trouble = Optional.empty();
                    draft = Optional.of(new ImportDraft(file, Optional.empty(), Map.of(), columns));
                    show();
                },
                failure -> fail(file.getFileName() + " was not read", failure));
    }

    /** Why no other audit can be begun; empty when it can. */
    Optional<String> blocked() {
        return isWorking ? Optional.of("An audit is under way; cancel it first") : Optional.empty();
    }

    @Override
    public void sample() {
        work(
                "Auditing the sample",
                stop -> bench.bringIn(AuditRequest.sample(), progress::offer, stop::get));
    }

    @Override
    public void bringIn(ImportDraft chosen) {
        draft = Optional.of(chosen);
        work(
                "Auditing " + chosen.file().getFileName(),
                stop ->
                        bench.bringIn(
                                AuditRequest.file(chosen.file(), chosen.format(), chosen.mapping()),
                                progress::offer,
                                stop::get));
    }

    @Override
    public void judgeAgain() {
        audit.ifPresent(
                card ->
                        work(
                                "Judging again",
                                stop -> bench.again(card, progress::offer, stop::get)));
    }

    /** Work that ends with an audit. */
    private interface Work {
        CompletableFuture<AuditCard> begin(AtomicBoolean stop);
    }

    private void work(String name, Work work) {
        if (isWorking) {
            return;
        }
        AtomicBoolean stop = begin(AuditProgress.Phase.READING);
        background.await(
                name,
                work.begin(stop),
                found -> {
                    isWorking = false;
                    draft = Optional.empty();
                    boolean isSameMemory =
                            audit.filter(each -> each.memory() == found.memory()).isPresent();
                    boolean again = isSameMemory && suggestions.isPresent();
                    suggestions = isSameMemory ? suggestions : Optional.empty();
                    take(Optional.of(found));
                    if (again) {
                        suggest();
                    } else if (!found.owners().equals(owners.current())) {
                        judgeAgain(); // they were changed while it was judged
                    }
                },
                failure -> end("Nothing was taken in", failure));
    }

    private AtomicBoolean begin(AuditProgress.Phase phase) {
        AtomicBoolean stop = new AtomicBoolean();
        cancelled = stop;
        isWorking = true;
        trouble = Optional.empty();
        newest = Optional.of(new AuditProgress(phase, 0, 0));
        show();
        return stop;
    }

    private void end(String title, Throwable failure) {
        isWorking = false;
        if (failure instanceof CancellationException) {
            reports.say("Cancelled. Nothing of it was kept.");
            show();
        } else {
            fail(title, failure);
        }
    }

    private void fail(String title, Throwable failure) {
        List<Problem> problems =
                failure instanceof Refusal refusal
                        ? refusal.problems()
                        : List.of(
                                new Problem(
                                        "",
                                        0,
                                        "",
                                        String.valueOf(failure.getMessage()),
                                        "a file that can be read"));
        trouble = Optional.of(new AuditTrouble(title, problems));
        show();
    }

    @Override
    public void leave() {
        draft = Optional.empty();
        trouble = Optional.empty();
        show();
    }

    @Override
    public void cancel() {
        cancelled.set(true);
    }

    @Override
    public void indices(FindingFilter filter, Consumer<int[]> found) {
        audit.ifPresent(card -> await("Searching the items", bench.indices(card, filter), found));
    }

    @Override
    public void items(List<Integer> indices, Consumer<List<AuditedItem>> found) {
        audit.ifPresent(card -> await("Reading the items", bench.items(card, indices), found));
    }

    private <T> void await(String name, CompletableFuture<T> future, Consumer<T> found) {
        if (atOnce) {
            found.accept(future.join());
        } else {
            background.await(name, future, found);
        }
    }

    @Override
    public void suggest() {
        if (isWorking || audit.isEmpty()) {
            return;
        }
        AuditCard card = audit.get();
        AtomicBoolean stop = begin(AuditProgress.Phase.SUGGESTING);
        background.await(
                "Suggesting fields",
                bench.suggest(card, progress::offer, stop::get),
                found -> {
                    isWorking = false;
                    suggestions = Optional.of(found);
                    show();
                },
                failure -> end("Nothing was suggested", failure));
    }

    @Override
    public void reject(Suggestion suggestion) {
        changes.make(
                "the suggestion turned down",
                () -> then(bench.reject(suggestion)),
                () -> then(bench.forget(suggestion)));
        undoable.accept("Turned down; it is not suggested again.");
    }

    private void then(CompletableFuture<Void> kept) {
        background.await("Keeping the answer", kept, _ -> suggest());
    }

    @Override
    public void saveOwners(String what, OwnersFile next) {
        OwnersFile before = owners.current();
        if (!next.equals(before)) {
            changes.make(what, () -> keep(next), () -> keep(before));
            undoable.accept("Changed: " + what + ".");
        }
    }

    private void keep(OwnersFile next) {
        background.await("Keeping the owners", owners.save(next), _ -> {});
    }

    @Override
    public void importOwners() {
        choices.fileToOpen()
                .ifPresent(
                        file ->
                                background.await(
                                        "Reading " + file.getFileName(),
                                        owners.read(file),
                                        read ->
                                                saveOwners(
                                                        "the owners of " + file.getFileName(),
                                                        read),
                                        failure -> fail("The owners were not changed", failure)));
    }

    @Override
    public void exportOwners() {
        Saving.save(choices, reports, "owners.yaml", owners.current().text());
    }

    @Override
    public void write(AuditFiles.Kind kind) {
        audit.ifPresent(
                card ->
                        choices.fileToSave(kind.file())
                                .ifPresent(
                                        file ->
                                                background.await(
                                                        "Writing " + file.getFileName(),
                                                        bench.write(card, kind, file),
                                                        _ ->
                                                                reports.say(
                                                                        "Saved as "
                                                                                + file
                                                                                + "."))));
    }
}
