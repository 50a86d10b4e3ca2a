package mnemarium.ui.ledger;

import mnemarium.ledger.Answers;
import mnemarium.ledger.AuditEntry;
import mnemarium.ledger.Authority;
import mnemarium.ledger.Budgets;
import mnemarium.ledger.Check;
import mnemarium.ledger.CheckRequest;
import mnemarium.ledger.CheckResult;
import mnemarium.ledger.Comparison;
import mnemarium.ledger.Critique;
import mnemarium.ledger.Currency;
import mnemarium.ledger.Dependency;
import mnemarium.ledger.Draft;
import mnemarium.ledger.Kind;
import mnemarium.ledger.LaterOutcome;
import mnemarium.ledger.Learning;
import mnemarium.ledger.Ledger;
import mnemarium.ledger.LedgerRecord;
import mnemarium.ledger.Plan;
import mnemarium.ledger.Question;
import mnemarium.ledger.Standing;
import mnemarium.ledger.WriteCritic;
import mnemarium.probe.AllowedFolders;
import mnemarium.probe.Probe;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;

/** The lab's other side for tests: a real ledger in memory, a real probe, answers at once. */
final class LabAtHand implements LabActions {

    private final Ledger ledger = new Ledger();
    private final List<Path> folders = new ArrayList<>();
    private Consumer<LabShown> screen = _ -> {};
    private Optional<String> selected = Optional.empty();
    private Optional<AuditEntry> decision = Optional.empty();
    private LabShown.Reply reply = new LabShown.Reply.None();
    private int replies;
    private long clock;

    /** The file that a person would choose. */
    Optional<Path> chosen = Optional.empty();

    String saved = "";

    void screen(Consumer<LabShown> shows) {
        screen = shows;
        show();
    }

    Ledger ledger() {
        return ledger;
    }

    private void reply(LabShown.Reply next) {
        reply = next;
        replies++;
        show();
    }

    private void show() {
        screen.accept(
                new LabShown(
                        "lab",
                        list(),
                        selected.flatMap(ledger::find).map(this::card),
                        decision,
                        folders,
                        replies,
                        reply));
    }

    private LabShown.Selected card(LedgerRecord record) {
        return new LabShown.Selected(
                record,
                ledger.chain(record).stream()
                        .map(LedgerRecord::id)
                        .filter(id -> !id.equals(record.id()))
                        .toList(),
                ledger.supersededBy(record.id()).stream().map(LedgerRecord::id).toList(),
                ledger.usage(record.id()),
                ledger.value(record, Currency.TURNS),
                decision.stream()
                        .flatMap(entry -> entry.candidates().stream())
                        .filter(each -> each.record().equals(record.id()))
                        .flatMap(each -> each.checks().stream())
                        .toList());
    }

    private RecordList list() {
        List<LedgerRecord> records = List.copyOf(ledger.records());
        return new RecordList() {
            @Override
            public int size() {
                return records.size();
            }

            @Override
            public RecordRow row(int index) {
                LedgerRecord record = records.get(index);
                boolean superseded = isSuperseded(index);
                return new RecordRow(
                        record.id(),
                        record.kind().title(),
                        record.title(),
                        String.join(
                                ", ",
                                record.scope().dimensions().stream()
                                        .map(each -> each.value())
                                        .toList()),
                        Integer.toString(index + 1),
                        ledger.usage(record.id()).reuses(),
                        superseded ? RecordRow.Standing.SUPERSEDED : RecordRow.Standing.CURRENT,
                        superseded ? ledger.supersededBy(record.id()).getLast().id() : "");
            }

            @Override
            public boolean isSuperseded(int index) {
                return ledger.standing(records.get(index)) == Standing.SUPERSEDED;
            }

            @Override
            public int index(String id) {
                return records.stream().map(LedgerRecord::id).toList().indexOf(id);
            }

            @Override
            public List<String> kinds() {
                return records.stream().map(each -> each.kind().title()).distinct().toList();
            }

            @Override
            public List<String> scopes() {
                return List.of();
            }
        };
    }

    @Override
    public void select(String record) {
        selected = Optional.of(record);
        show();
    }

    @Override
    public void write(Draft draft) {
        switch (WriteCritic.DEFAULT.judge(draft, ledger.staleness(draft.kind(), draft.scope()))) {
            case Critique.Refused no -> reply(new LabShown.Reply.Refused(no.objections()));
            case Critique.Accepted _ -> {
                LedgerRecord record = draft.record(ledger.nextId(), ++clock);
                ledger.append(record);
                selected = Optional.of(record.id());
                reply(new LabShown.Reply.Written(record.id()));
            }
        }
    }

    @Override
    public void ask(Question question, Budgets budgets) {
        Plan plan = ledger.plan(question, budgets);
        Answers answers = probe().answer(plan);
        AuditEntry entry = ledger.decide(plan, answers, ++clock);
        ledger.note(entry);
        decision = Optional.of(entry);
        show();
    }

    @Override
    public void correct(String id, List<Dependency> missed, String shown) {
        AuditEntry wrong = ledger.decision(id).orElseThrow();
        LedgerRecord record = ledger.find(wrong.verdict().record().orElseThrow()).orElseThrow();
        ledger.note(new LaterOutcome(id, ++clock, false, shown));
        LedgerRecord corrected =
                Learning.correction(record, missed, shown, Authority.USER)
                        .record(ledger.nextId(), ++clock);
        ledger.append(corrected);
        decision = ledger.decision(id);
        selected = Optional.of(corrected.id());
        reply(new LabShown.Reply.Written(corrected.id()));
    }

    @Override
    public void confirm(String id) {
        ledger.note(new LaterOutcome(id, ++clock, true, "said by hand"));
        decision = ledger.decision(id);
        show();
    }

    @Override
    public void bringIn() {
        reply(
                new LabShown.Reply.Failed(
                        "Nothing was taken in", "ledger.jsonl, line 2: found no id"));
    }

    @Override
    public void takeOut() {
        saved = "ledger.jsonl";
    }

    @Override
    public void look(Check check) {
        CheckResult result =
                probe().answer(new CheckRequest(check, Comparison.EQUALS, "", Dependency.TIME_OUT));
        reply(
                switch (result) {
                    case CheckResult.Pass pass -> new LabShown.Reply.Found(check, pass.found());
                    case CheckResult.Fail fail -> new LabShown.Reply.Found(check, fail.found());
                    case CheckResult.Unknown doubt ->
                            new LabShown.Reply.NotFound(
                                    check,
                                    doubt.reason(),
                                    check instanceof Check.FileHash hash
                                            ? Optional.ofNullable(Path.of(hash.path()).getParent())
                                            : Optional.empty());
                });
    }

    private Probe probe() {
        return new Probe(AllowedFolders.of(folders), System::nanoTime);
    }

    @Override
    public void allow(Path folder) {
        folders.add(folder);
        reply(new LabShown.Reply.None());
    }

    @Override
    public void forbid(Path folder) {
        folders.remove(folder);
        show();
    }

    @Override
    public Optional<Path> chooseFile() {
        return chosen;
    }

    @Override
    public Optional<Path> chooseFolder() {
        return chosen.map(Path::getParent);
    }

    @Override
    public void save(String name, String text) {
        saved = name + "\n" + text;
    }

    /** How many records of a kind there are. */
    long count(Kind kind) {
        return ledger.records().stream().filter(each -> each.kind() == kind).count();
    }
}
