package mnemarium.workbench;

import mnemarium.ledger.AuditEntry;
import mnemarium.ledger.Authority;
import mnemarium.ledger.Budgets;
import mnemarium.ledger.CheckRequest;
import mnemarium.ledger.CheckResult;
import mnemarium.ledger.Compaction;
import mnemarium.ledger.Critique;
import mnemarium.ledger.Currency;
import mnemarium.ledger.Dependency;
import mnemarium.ledger.Draft;
import mnemarium.ledger.Filter;
import mnemarium.ledger.HotSet;
import mnemarium.ledger.LaterOutcome;
import mnemarium.ledger.Learning;
import mnemarium.ledger.Ledger;
import mnemarium.ledger.LedgerRecord;
import mnemarium.ledger.Plan;
import mnemarium.ledger.Question;
import mnemarium.ledger.Verdict;
import mnemarium.ledger.WriteCritic;
import mnemarium.ledger.file.DraftText;
import mnemarium.ledger.file.Flaw;
import mnemarium.ledger.file.LedgerText;
import mnemarium.memory.Ticker;
import mnemarium.probe.Probe;
import mnemarium.scenario.Problem;
import mnemarium.store.Workspace;

import org.jspecify.annotations.Nullable;

import java.nio.file.Path;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import java.util.stream.Stream;

/**
 * The workspace's own ledger at hand: records are written, asked for, corrected and listed. All of
 * it happens on one background thread, which reads the ledger when it is first asked for; a future
 * completes there, after what it did is kept. What the user can put right fails with a {@link
 * Refusal}.
 */
public final class LedgerBench implements AutoCloseable {

    /** In which the worth of an unused record halves. */
    private static final Duration HALF_LIFE = Duration.ofDays(30);

    private final Workspace workspace;
    private final AllowedPlaces places;
    private final HotQuota quota;
    private final Ticker ticker;
    private final Clock clock;
    private final Errands errands = new Errands("ledger");
    private @Nullable Ledger read;

    /**
     * Over an open workspace, which it does not close.
     *
     * @param ticker for the time-outs of checks
     * @param clock tells when a record was written
     */
    public LedgerBench(Workspace workspace, Ticker ticker, Clock clock) {
        this.workspace = workspace;
        this.places = new AllowedPlaces(workspace.settings());
        this.quota = new HotQuota(workspace.settings());
        this.ticker = ticker;
        this.clock = clock;
    }

    /** Some records of a list, the latest first. */
    public CompletableFuture<LedgerPage> list(Filter filter, int first, int most) {
        return errands.run(() -> LedgerViews.page(ledger(), filter, first, most));
    }

    /** All that there is to see of one record. */
    public CompletableFuture<LedgerCard> card(String id) {
        return errands.run(
                () -> {
                    Ledger ledger = ledger();
                    return LedgerViews.card(ledger, find(ledger, id));
                });
    }

    private LedgerRecord find(Ledger ledger, String id) throws Refusal {
        Optional<LedgerRecord> record = ledger.find(id);
        if (record.isEmpty()) {
            throw new Refusal(
                    workspace.file().toString(),
                    id.startsWith("D-") ? "no decision " + id : "no record " + id,
                    ledger.records().isEmpty()
                            ? "a ledger with records; this one is empty"
                            : "an id such as "
                                    + ledger.records().getLast().id()
                                    + (ledger.audit().isEmpty()
                                            ? ""
                                            : " or " + ledger.audit().getLast().id()));
        }
        return record.get();
    }

    /** The decisions, the latest first. */
    public CompletableFuture<List<AuditEntry>> decisions(int first, int most) {
        return errands.run(
                () -> ledger().audit().reversed().stream().skip(first).limit(most).toList());
    }

    /**
     * What the write critic says of a draft, and whether its checks can be run at all. Writes
     * nothing.
     */
    public CompletableFuture<Critique> judge(Draft draft, WriteCritic critic) {
        return errands.run(() -> DraftJudge.judge(ledger(), draft, critic, probe()));
    }

    /** Writes a record; fails with all objections of the write critic. */
    public CompletableFuture<LedgerRecord> write(Draft draft, WriteCritic critic) {
        return errands.run(() -> write(ledger(), draft, critic, "record"));
    }

    /**
     * Writes the record of a JSON object; values of dependencies that it does not state are looked
     * up now.
     *
     * @param where the text comes from, for messages
     */
    public CompletableFuture<LedgerRecord> write(String json, WriteCritic critic, String where) {
        return errands.run(
                () ->
                        switch (DraftText.read(json, probe()::answer)) {
                            case DraftText.Reading.Read reading ->
                                    write(ledger(), reading.draft(), critic, where);
                            case DraftText.Reading.Refused refused ->
                                    throw new Refusal(problems(where, refused.flaws()));
                        });
    }

    private LedgerRecord write(Ledger ledger, Draft draft, WriteCritic critic, String where)
            throws Refusal {
        return switch (DraftJudge.judge(ledger, draft, critic, probe())) {
            case Critique.Accepted _ -> {
                LedgerRecord record = draft.record(ledger.nextId(), now(ledger));
                join(workspace.ledger().append(List.of(record)));
                ledger.append(record);
                yield record;
            }
            case Critique.Refused refused ->
                    throw new Refusal(
                            refused.objections().stream()
                                    .map(
                                            each ->
                                                    new Problem(
                                                            where,
                                                            0,
                                                            each.field(),
                                                            each.found(),
                                                            each.expected()))
                                    .toList());
        };
    }

    /** Asks the ledger; checks are run on files below the allowed folders, the answer is kept. */
    public CompletableFuture<LedgerAnswer> ask(Question question, Budgets budgets) {
        return errands.run(
                () -> {
                    Ledger ledger = ledger();
                    Plan plan = ledger.plan(question, budgets);
                    AuditEntry entry = ledger.decide(plan, probe().answer(plan), now(ledger));
                    join(workspace.ledger().note(entry));
                    ledger.note(entry);
                    Optional<LedgerRecord> record = entry.verdict().record().flatMap(ledger::find);
                    return new LedgerAnswer(
                            entry,
                            record,
                            record.map(each -> ledger.value(each, budgets.currency())));
                });
    }

    /** Runs one check, as to bind a record to a file that is there. */
    public CompletableFuture<CheckResult> look(CheckRequest request) {
        return errands.run(() -> probe().answer(request));
    }

    /**
     * Notes that a reuse was wrong, and writes the record that learned from it: both are kept, or
     * none.
     *
     * @param id of the decision, or of a record whose last reuse is meant
     * @param missed the dependencies that the record lacked
     * @param note what showed it
     */
    public CompletableFuture<LedgerRecord> wrong(String id, List<Dependency> missed, String note) {
        return errands.run(
                () -> {
                    Ledger ledger = ledger();
                    AuditEntry entry = reuse(ledger, id);
                    LedgerRecord record = find(ledger, entry.verdict().record().orElseThrow());
                    LaterOutcome outcome;
                    LedgerRecord better;
                    try {
                        outcome = new LaterOutcome(entry.id(), now(ledger), false, note);
                        better =
                                Learning.correction(
                                                record,
                                                missed,
                                                "decision " + entry.id() + " was wrong: " + note,
                                                Authority.USER)
                                        .record(ledger.nextId(), now(ledger));
                    } catch (IllegalArgumentException e) {
                        throw refusal("wrong " + id, e);
                    }
                    join(workspace.ledger().learn(outcome, List.of(better)));
                    ledger.note(outcome);
                    ledger.append(better);
                    return better;
                });
    }

    /** Notes that a reuse was right. */
    public CompletableFuture<AuditEntry> right(String id, String note) {
        return errands.run(
                () -> {
                    Ledger ledger = ledger();
                    AuditEntry entry = reuse(ledger, id);
                    LaterOutcome outcome = new LaterOutcome(entry.id(), now(ledger), true, note);
                    join(workspace.ledger().note(outcome));
                    ledger.note(outcome);
                    return entry.with(outcome);
                });
    }

    private AuditEntry reuse(Ledger ledger, String id) throws Refusal {
        Optional<AuditEntry> named = ledger.decision(id);
        if (named.isEmpty()) {
            find(ledger, id);
            named =
                    ledger.audit().reversed().stream()
                            .filter(each -> each.verdict().record().filter(id::equals).isPresent())
                            .filter(LedgerBench::isOpenReuse)
                            .findFirst();
        }
        return named.filter(LedgerBench::isOpenReuse)
                .orElseThrow(
                        () ->
                                new Refusal(
                                        workspace.file().toString(),
                                        "no reuse of " + id + " whose outcome is still open",
                                        "a decision that ended in a reuse, or a record that was"
                                                + " reused"));
    }

    private static boolean isOpenReuse(AuditEntry entry) {
        return entry.verdict() instanceof Verdict.Reuse && entry.later().isEmpty();
    }

    /** All records in the order of writing. */
    public CompletableFuture<List<LedgerRecord>> all() {
        return errands.run(() -> List.copyOf(ledger().records()));
    }

    /**
     * Takes records in: all of the lines, or none.
     *
     * @param where the lines come from, for messages
     */
    public CompletableFuture<LedgerText.Reading.Read> bringIn(Stream<String> lines, String where) {
        return errands.run(
                () -> {
                    Ledger ledger = ledger();
                    return switch (LedgerText.read(lines, ledger)) {
                        case LedgerText.Reading.Read reading -> {
                            if (!reading.fresh().isEmpty()) {
                                join(workspace.ledger().append(reading.fresh()));
                                reading.fresh().forEach(ledger::append);
                            }
                            yield reading;
                        }
                        case LedgerText.Reading.Refused refused ->
                                throw new Refusal(problems(where, refused.flaws()));
                    };
                });
    }

    private static List<Problem> problems(String where, List<Flaw> flaws) {
        return flaws.stream()
                .map(
                        each ->
                                new Problem(
                                        where,
                                        each.line(),
                                        each.path(),
                                        each.found(),
                                        each.expected()))
                .toList();
    }

    /** The folders that checks may look into, as they were allowed. */
    public CompletableFuture<List<Path>> allowed() {
        return errands.run(places::paths);
    }

    /** Allows one folder more; kept with the workspace. */
    public CompletableFuture<List<Path>> allow(Path folder) {
        return errands.run(() -> places.allow(folder));
    }

    /** Allows a folder no longer. */
    public CompletableFuture<List<Path>> forbid(Path folder) {
        return errands.run(() -> places.forbid(folder));
    }

    /**
     * Compacts: from now on questions are routed to the best records alone, so many of them, and to
     * dead ends and corrections. Kept with the workspace; nothing leaves the log. Without a number
     * all are within reach again.
     *
     * @return what is within reach
     */
    public CompletableFuture<HotSet> compact(OptionalInt records) {
        return errands.run(
                () -> {
                    Ledger ledger = ledger();
                    quota.keep(records);
                    return heat(ledger);
                });
    }

    private HotSet heat(Ledger ledger) {
        HotSet hot =
                new Compaction(
                                quota.records().orElse(Integer.MAX_VALUE),
                                Currency.TURNS,
                                HALF_LIFE.toNanos())
                        .choose(ledger, now(ledger));
        ledger.keepHot(hot);
        return hot;
    }

    private Probe probe() {
        return new Probe(places.folders(), ticker::nanos);
    }

    private Ledger ledger() {
        Ledger known = read;
        if (known == null) {
            known = workspace.ledger().read();
            if (quota.records().isPresent()) {
                heat(known);
            }
            read = known;
        }
        return known;
    }

    /** Nanoseconds since the ledger was begun, never less than at its last decision. */
    private long now(Ledger ledger) {
        Instant now = clock.instant();
        Instant begun = workspace.ledger().begun().orElse(now);
        long decided = ledger.audit().isEmpty() ? 0 : ledger.audit().getLast().atNanos();
        return Math.max(Duration.between(begun, now).toNanos(), decided);
    }

    /** What a record refuses, as a problem. */
    static Refusal refusal(String where, IllegalArgumentException e) {
        String message = String.valueOf(e.getMessage());
        int expected = message.lastIndexOf(", expected ");
        return expected < 0
                ? new Refusal(where, message, "another")
                : new Refusal(
                        where,
                        message.substring(0, expected),
                        message.substring(expected + ", expected ".length()));
    }

    private static <T> T join(CompletionStage<T> stage) {
        return stage.toCompletableFuture().join();
    }

    /** Ends what is under way; twice is fine. */
    @Override
    public void close() {
        errands.close();
    }
}
