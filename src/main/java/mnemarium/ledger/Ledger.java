package mnemarium.ledger;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;

/**
 * A ledger: the log of its records and decisions, which only grows, and the projections of it. Two
 * strides make a decision: {@link #plan} routes, ranks and names the checks; with their answers
 * {@link #decide} comes to a verdict, and {@link #note} writes it down. The same appends and notes
 * in the same order give the same ledger. Not for more than one thread.
 */
public final class Ledger {

    /** Candidates that a decision shows beyond those it may check. */
    private static final int SHOWN = 20;

    private final List<LedgerRecord> records = new ArrayList<>();
    private final Map<String, Integer> ordinals = new HashMap<>();
    private final Succession succession = new Succession();
    private final Routes routes = new Routes();
    private final BitSet retired = new BitSet();
    private final BitSet cold = new BitSet();
    private final Uses uses = new Uses();

    /** Why a record may not be appended; empty if it may. */
    public Optional<Objection> objection(LedgerRecord record) {
        return succession.objection(record);
    }

    /**
     * Appends a record.
     *
     * @throws IllegalArgumentException if there is an {@link #objection}
     */
    public void append(LedgerRecord record) {
        objection(record)
                .ifPresent(
                        flaw -> {
                            throw new IllegalArgumentException(
                                    "record " + record.id() + ", " + flaw.sentence());
                        });
        int ordinal = records.size();
        records.add(record);
        ordinals.put(record.id(), ordinal);
        succession.add(record);
        routes.add(ordinal, record.scope());
        record.supersedes()
                .flatMap(link -> find(link.record()))
                .filter(succession::isRetired)
                .ifPresent(earlier -> retired.set(ordinal(earlier.id())));
    }

    /** The log, in the order of writing. */
    public List<LedgerRecord> records() {
        return Collections.unmodifiableList(records);
    }

    public Optional<LedgerRecord> find(String id) {
        return Optional.ofNullable(ordinals.get(id)).map(records::get);
    }

    private int ordinal(String id) {
        Integer ordinal = ordinals.get(id);
        if (ordinal == null) {
            throw new IllegalArgumentException("record is " + id + ", expected one of the ledger");
        }
        return ordinal;
    }

    /** An id that is not used yet: R-01, R-02 … */
    public String nextId() {
        return free("R", records.size() + 1, ordinals);
    }

    /** An id for the next decision: D-01, D-02 … */
    public String nextDecision() {
        return free("D", uses.audit().size() + 1, uses.places());
    }

    private static String free(String letter, int first, Map<String, Integer> taken) {
        int number = first;
        String id = String.format(Locale.ROOT, "%s-%02d", letter, number);
        while (taken.containsKey(id)) {
            number++;
            id = String.format(Locale.ROOT, "%s-%02d", letter, number);
        }
        return id;
    }

    public Standing standing(LedgerRecord record) {
        return succession.standing(record);
    }

    /** True if it is in the current view: nothing took its place. */
    public boolean isCurrent(LedgerRecord record) {
        return !retired.get(ordinal(record.id()));
    }

    /** The current view, in the order of writing. */
    public List<LedgerRecord> current() {
        return records.stream().filter(this::isCurrent).toList();
    }

    /** How many records are in the current view. */
    public int currentCount() {
        return records.size() - retired.cardinality();
    }

    /** The records that link to this one, oldest first. */
    public List<LedgerRecord> supersededBy(String id) {
        return succession.successors(id);
    }

    /** The records whose places this one took, oldest first, itself last. */
    public List<LedgerRecord> chain(LedgerRecord record) {
        return succession.chain(record);
    }

    public Usage usage(String id) {
        return uses.usage(id);
    }

    /** P(stale) of a kind and scope, as measured. */
    public Staleness staleness(Kind kind, Scope scope) {
        return uses.staleness(kind, scope);
    }

    /** What a record has been worth so far. */
    public Value value(LedgerRecord record, Currency currency) {
        return Value.of(
                record.costs(),
                currency,
                usage(record.id()).reuses(),
                false,
                staleness(record.kind(), record.scope()));
    }

    /** Routes a question and ranks what it was routed to. */
    public Plan plan(Question question, Budgets budgets) {
        Ranking ranking = rank(question, budgets);
        if (ranking.seen() == 0 && question.fillsIn()) {
            Question filled = question.filled(lastOfScopes());
            Ranking again = rank(filled, budgets);
            if (again.seen() > 0) {
                return plan(filled, budgets, again, List.of());
            }
        }
        return plan(
                question, budgets, ranking, ranking.seen() == 0 ? missing(question) : List.of());
    }

    private Plan plan(Question question, Budgets budgets, Ranking ranking, List<Need> missing) {
        return new Plan(question, budgets, currentCount(), ranking.seen(), ranking.best(), missing);
    }

    private Ranking rank(Question question, Budgets budgets) {
        Ranking ranking = new Ranking((int) Math.min(1000L, (long) budgets.candidates() + SHOWN));
        Map<String, String> values = question.values();
        Set<String> assumed = question.assumed();
        routes.of(
                values,
                (ordinal, isCoarse) -> {
                    LedgerRecord record = records.get(ordinal);
                    if (isOffered(ordinal, record, question)
                            && (!isCoarse || fits(record, values))) {
                        ranking.count();
                        if (ranking.isPromising(record.net(budgets.currency()).total())) {
                            ranking.add(
                                    contender(record, values, assumed, budgets.currency()),
                                    ordinal);
                        }
                    }
                });
        return ranking;
    }

    private boolean isOffered(int ordinal, LedgerRecord record, Question question) {
        return !retired.get(ordinal)
                && !cold.get(ordinal)
                && question.kind().filter(kind -> kind != record.kind()).isEmpty();
    }

    private static boolean fits(LedgerRecord record, Map<String, String> values) {
        for (Scope.Dimension each : record.scope().dimensions()) {
            if (each.policy().isStrict() && !each.fits(values.getOrDefault(each.name(), ""))) {
                return false;
            }
        }
        return true;
    }

    private static Contender contender(
            LedgerRecord record,
            Map<String, String> values,
            Set<String> assumed,
            Currency currency) {
        int signals = 0;
        List<String> onlyAssumed = List.of();
        for (Scope.Dimension each : record.scope().dimensions()) {
            String value = values.getOrDefault(each.name(), "");
            if (each.policy() == MatchPolicy.WEAK && each.fits(value)) {
                signals++;
            }
            if (each.policy().isStrict() && assumed.contains(each.name())) {
                onlyAssumed = new ArrayList<>(onlyAssumed);
                onlyAssumed.add(each.name() + " = " + value);
            }
        }
        return new Contender(record, record.net(currency), signals, onlyAssumed);
    }

    /** The last values that were given, not assumed, for the dimensions that route. */
    private Map<String, String> lastOfScopes() {
        Map<String, String> values = new TreeMap<>(uses.last());
        values.keySet().retainAll(routes.names());
        return values;
    }

    private List<Need> missing(Question question) {
        List<Need> needs = new ArrayList<>();
        routes.missing(
                        question.values(),
                        ordinal -> isOffered(ordinal, records.get(ordinal), question))
                .forEach(
                        (name, count) ->
                                needs.add(
                                        new Need(
                                                name,
                                                "the scope of "
                                                        + count
                                                        + (count == 1 ? " record" : " records")
                                                        + " asks for it")));
        return needs;
    }

    /** The verdict that answers lead to. Writes nothing down. */
    public AuditEntry decide(Plan plan, Answers answers, long atNanos) {
        return plan.decide(answers, nextDecision(), atNanos);
    }

    /**
     * Writes a decision down: it is in the audit, and counts as a use if it was one.
     *
     * @throws IllegalArgumentException if its id is taken or it speaks of a record that is not here
     */
    public void note(AuditEntry entry) {
        uses.note(entry, reused(entry));
    }

    private Optional<LedgerRecord> reused(AuditEntry entry) {
        return entry.verdict() instanceof Verdict.Reuse reuse
                ? Optional.of(records.get(ordinal(reuse.id())))
                : Optional.empty();
    }

    /**
     * Writes down what a decision turned out to be; a wrong reuse counts as false-valid.
     *
     * @throws IllegalArgumentException if there is no such decision or it has an outcome already
     */
    public void note(LaterOutcome outcome) {
        AuditEntry entry = uses.open(outcome);
        uses.note(outcome, outcome.wasRight() ? Optional.empty() : reused(entry));
    }

    /** All decisions, in their order. */
    public List<AuditEntry> audit() {
        return uses.audit();
    }

    public Optional<AuditEntry> decision(String id) {
        return uses.decision(id);
    }

    /**
     * Offers only a hot set from now on, and what is appended later. The others stay in the log and
     * in every view.
     */
    public void keepHot(HotSet hot) {
        cold.clear();
        for (int i = 0; i < records.size(); i++) {
            cold.set(i, !retired.get(i) && !hot.contains(records.get(i).id()));
        }
    }

    /** True if a question may be routed to it. */
    public boolean isHot(LedgerRecord record) {
        int ordinal = ordinal(record.id());
        return !retired.get(ordinal) && !cold.get(ordinal);
    }
}
