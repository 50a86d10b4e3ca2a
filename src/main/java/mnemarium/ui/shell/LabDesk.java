package mnemarium.ui.shell;

import mnemarium.ledger.AuditEntry;
import mnemarium.ledger.Budgets;
import mnemarium.ledger.Check;
import mnemarium.ledger.CheckRequest;
import mnemarium.ledger.CheckResult;
import mnemarium.ledger.CheckTrace;
import mnemarium.ledger.Comparison;
import mnemarium.ledger.Dependency;
import mnemarium.ledger.Draft;
import mnemarium.ledger.Filter;
import mnemarium.ledger.LedgerRecord;
import mnemarium.ledger.Objection;
import mnemarium.ledger.Question;
import mnemarium.ledger.WriteCritic;
import mnemarium.ui.ledger.LabActions;
import mnemarium.ui.ledger.LabRecords;
import mnemarium.ui.ledger.LabShown;
import mnemarium.ui.ledger.LabShown.Reply;
import mnemarium.ui.ledger.LabView;
import mnemarium.ui.ledger.RecordList;
import mnemarium.workbench.LedgerBench;
import mnemarium.workbench.LedgerCard;
import mnemarium.workbench.Refusal;

import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Answers the ledger lab: what it asks for goes to the workspace's ledger on its own thread, and
 * what came of it comes back to the screen.
 */
final class LabDesk implements LabActions {

    /** A reuse that is to be corrected is among the newest of so many decisions. */
    private static final int DECISIONS = 200;

    /** Of so many lines of a file it is told what is wrong. */
    private static final int LINES = 4;

    private final LedgerBench bench;
    private final Background background;
    private final Choices choices;
    private final Reports reports;
    private final LabView view = new LabView(this);
    private RecordList records = RecordList.NONE;
    private Optional<LabShown.Selected> selected = Optional.empty();
    private Optional<AuditEntry> decision = Optional.empty();
    private List<Path> folders = List.of();
    private int replies;
    private Reply reply = new Reply.None();
    private Optional<Check> unanswered = Optional.empty();

    /** All that is listed. */
    private record Listed(LabRecords records, List<Path> folders, List<AuditEntry> decisions) {}

    LabDesk(LedgerBench bench, Background background, Choices choices, Reports reports) {
        this.bench = bench;
        this.background = background;
        this.choices = choices;
        this.reports = reports;
    }

    LabView view() {
        return view;
    }

    /** Reads the ledger as it is now: another process may have written, too. */
    void refresh() {
        background.await(
                "Reading the ledger",
                bench.list(Filter.LOG, 0, Integer.MAX_VALUE)
                        .thenApply(page -> new LabRecords(page.rows()))
                        .thenCompose(
                                all ->
                                        bench.allowed()
                                                .thenCombine(
                                                        bench.decisions(0, 1),
                                                        (allowed, latest) ->
                                                                new Listed(all, allowed, latest))),
                listed -> {
                    records = listed.records();
                    folders = listed.folders();
                    if (decision.isEmpty()) {
                        decision = listed.decisions().stream().findFirst();
                    }
                    if (selected.isEmpty() && records.size() > 0) {
                        select(records.row(records.size() - 1).id());
                    }
                    show();
                });
    }

    private void show() {
        view.show(new LabShown("workspace", records, selected, decision, folders, replies, reply));
    }

    private void reply(Reply next) {
        reply = next;
        replies++;
        show();
    }

    private void failed(String title, Throwable failure) {
        if (failure instanceof Refusal refusal) {
            // the first of each line: a broken line breaks in many ways
            Map<Integer, String> byLine = new LinkedHashMap<>();
            refusal.problems()
                    .forEach(each -> byLine.putIfAbsent(each.line(), Refusal.sentence(each)));
            List<String> sentences =
                    new ArrayList<>(byLine.values().stream().limit(LINES).toList());
            int more = refusal.problems().size() - sentences.size();
            if (more > 0) {
                sentences.add(more + (more == 1 ? " more problem" : " more problems"));
            }
            reply(new Reply.Failed(title, String.join("\n", sentences)));
        } else {
            reports.wrong(title, String.valueOf(failure.getMessage()));
        }
    }

    @Override
    public void select(String record) {
        background.await(
                "Reading " + record,
                bench.card(record),
                card -> {
                    selected = Optional.of(selected(card));
                    show();
                },
                failure -> failed("The record was not shown", failure));
    }

    private static LabShown.Selected selected(LedgerCard card) {
        List<String> earlier =
                new ArrayList<>(card.chain().stream().map(LedgerRecord::id).toList());
        earlier.remove(card.record().id());
        return new LabShown.Selected(
                card.record(),
                earlier,
                card.supersededBy().stream().map(LedgerRecord::id).toList(),
                card.usage(),
                card.turns(),
                card.checks().stream()
                        .map(
                                last ->
                                        new CheckTrace(
                                                last.dependency().name(),
                                                last.dependency().request(),
                                                last.result(),
                                                mnemarium.ledger.Amount.NOTHING))
                        .toList());
    }

    @Override
    public void write(Draft draft) {
        background.await(
                "Writing the record",
                bench.write(draft, WriteCritic.DEFAULT),
                record -> {
                    reply(new Reply.Written(record.id()));
                    select(record.id());
                    refresh();
                },
                failure -> {
                    if (failure instanceof Refusal refusal) {
                        reply(
                                new Reply.Refused(
                                        refusal.problems().stream()
                                                .map(
                                                        each ->
                                                                new Objection(
                                                                        each.path(),
                                                                        each.found(),
                                                                        each.expected()))
                                                .toList()));
                    } else {
                        failed("The record was not written", failure);
                    }
                });
    }

    @Override
    public void ask(Question question, Budgets budgets) {
        background.await(
                "Asking the ledger",
                bench.ask(question, budgets),
                answer -> {
                    decision = Optional.of(answer.decision());
                    reply(new Reply.None());
                    answer.decision().candidates().stream()
                            .findFirst()
                            .ifPresent(each -> select(each.record()));
                    refresh();
                },
                failure -> failed("The ledger was not asked", failure));
    }

    @Override
    public void correct(String wrong, List<Dependency> missed, String shown) {
        background.await(
                "Writing the correction",
                bench.wrong(wrong, missed, shown)
                        .thenCombine(
                                bench.decisions(0, DECISIONS),
                                (record, decisions) ->
                                        new Corrected(
                                                record.id(),
                                                decisions.stream()
                                                        .filter(each -> each.id().equals(wrong))
                                                        .findFirst())),
                corrected -> {
                    decision = corrected.decision();
                    reply(new Reply.Written(corrected.record()));
                    select(corrected.record());
                    refresh();
                },
                failure -> failed("The correction was not written", failure));
    }

    @Override
    public void confirm(String right) {
        background.await(
                "Noting that it was right",
                bench.right(right, "said by hand"),
                entry -> {
                    decision = Optional.of(entry);
                    show();
                },
                failure -> failed("It was not noted", failure));
    }

    @Override
    public void bringIn() {
        choices.fileToBind()
                .ifPresent(
                        file ->
                                background.await(
                                        "Importing " + file.getFileName(),
                                        LedgerLines.read(file)
                                                .thenCompose(
                                                        lines ->
                                                                bench.bringIn(
                                                                        lines.stream(),
                                                                        file.toString())),
                                        reading -> {
                                            reply(new Reply.None());
                                            reports.say(
                                                    "%d taken in, %d there already."
                                                            .formatted(
                                                                    reading.fresh().size(),
                                                                    reading.known()));
                                            refresh();
                                        },
                                        failure -> failed("Nothing was taken in", failure)));
    }

    @Override
    public void takeOut() {
        choices.fileToSave("ledger.jsonl")
                .ifPresent(
                        file ->
                                background.await(
                                        "Exporting the ledger",
                                        bench.all()
                                                .thenCompose(all -> LedgerLines.write(all, file)),
                                        count ->
                                                reports.say(
                                                        "Exported %d %s to %s."
                                                                .formatted(
                                                                        count,
                                                                        count == 1
                                                                                ? "record"
                                                                                : "records",
                                                                        file)),
                                        failure -> failed("The ledger was not exported", failure)));
    }

    private record Corrected(String record, Optional<AuditEntry> decision) {}

    @Override
    public void look(Check check) {
        background.await(
                "Looking at " + check.target(),
                bench.look(new CheckRequest(check, Comparison.EQUALS, "", Dependency.TIME_OUT)),
                result -> {
                    unanswered = Optional.empty();
                    switch (result) {
                        case CheckResult.Pass pass -> reply(new Reply.Found(check, pass.found()));
                        // nothing was expected: what was found is the value
                        case CheckResult.Fail fail -> reply(new Reply.Found(check, fail.found()));
                        case CheckResult.Unknown doubt -> {
                            unanswered = Optional.of(check);
                            reply(new Reply.NotFound(check, doubt.reason(), outside(check)));
                        }
                    }
                },
                failure -> failed("Nothing was looked at", failure));
    }

    /**
     * The folder that would have to be allowed for a check; empty if it is, or if there is none.
     */
    private Optional<Path> outside(Check check) {
        Optional<String> file =
                switch (check) {
                    case Check.FileHash hash -> Optional.of(hash.path());
                    case Check.ApiSchemaHash hash -> Optional.of(hash.path());
                    case Check.PackageVersion version -> Optional.of(version.manifest());
                    case Check.GitRef git -> Optional.of(git.repository() + "/.git");
                    case Check.Predicate predicate -> predicate.file();
                    case Check.TestCommand _ -> Optional.empty();
                };
        try {
            return file.map(Path::of)
                    .filter(Path::isAbsolute)
                    .map(Path::normalize)
                    .filter(path -> folders.stream().noneMatch(path::startsWith))
                    .map(Path::getParent);
        } catch (InvalidPathException e) {
            // what is no path lies in no folder
            return Optional.empty();
        }
    }

    @Override
    public void allow(Path folder) {
        background.await(
                "Allowing " + folder,
                bench.allow(folder),
                allowed -> {
                    folders = allowed;
                    reply(new Reply.None());
                    // what could not be answered before can be now
                    unanswered.ifPresent(this::look);
                },
                failure -> failed("The folder was not allowed", failure));
    }

    @Override
    public void forbid(Path folder) {
        background.await(
                "Forbidding " + folder,
                bench.forbid(folder),
                allowed -> {
                    folders = allowed;
                    show();
                },
                failure -> failed("The folder is still allowed", failure));
    }

    @Override
    public Optional<Path> chooseFile() {
        return choices.fileToBind();
    }

    @Override
    public Optional<Path> chooseFolder() {
        return choices.folder();
    }

    @Override
    public void save(String name, String text) {
        Saving.save(choices, reports, name, text);
    }
}
