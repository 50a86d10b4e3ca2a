package mnemarium.ledger;

import org.jspecify.annotations.Nullable;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * One walk over the candidates of a plan, from the best down, with the answers there are. It stops
 * at the first candidate whose checks all pass; what it cannot know is noted and held to be
 * unknown. Walking again with one answer more gives the same way up to there: the walk is how the
 * next check is found, and how the verdict is.
 */
final class Walk {

    private final Plan plan;
    private final Answers answers;
    private final List<CandidateTrace> traces = new ArrayList<>();
    private final Set<CheckRequest> charged = new HashSet<>();
    private Amount spent = Amount.NOTHING;
    private int checked;
    private @Nullable CheckRequest pending;
    private @Nullable Contender winner;
    private @Nullable Verdict open;

    Walk(Plan plan, Answers answers) {
        this.plan = plan;
        this.answers = answers;
        for (int i = 0; i < plan.contenders().size(); i++) {
            look(plan.contenders().get(i), i + 1);
        }
    }

    Optional<CheckRequest> pending() {
        return Optional.ofNullable(pending);
    }

    private void look(Contender contender, int rank) {
        List<CheckTrace> checks = new ArrayList<>();
        Finding finding = finding(contender, checks);
        LedgerRecord record = contender.record();
        traces.add(
                new CandidateTrace(
                        record.id(),
                        rank,
                        contender.net(),
                        record.authority(),
                        contender.signals(),
                        contender.assumed(),
                        checks,
                        finding.fate,
                        finding.why));
        switch (finding.fate) {
            case VERIFIED -> winner = contender;
            case UNSURE -> open(new Verdict.Hint(record.id(), finding.why));
            case NEEDS -> open(new Verdict.Needed(Optional.of(record.id()), finding.needs));
            case STALE, NOT_WORTH, EXCLUDED, SKIPPED -> {}
        }
    }

    private void open(Verdict verdict) {
        if (open == null) {
            open = verdict;
        }
    }

    private record Finding(CandidateTrace.Fate fate, String why, List<Need> needs) {
        Finding(CandidateTrace.Fate fate, String why) {
            this(fate, why, List.of());
        }
    }

    private Finding finding(Contender contender, List<CheckTrace> checks) {
        LedgerRecord record = contender.record();
        Contender first = winner;
        if (first != null) {
            return new Finding(
                    CandidateTrace.Fate.SKIPPED,
                    first.record().id() + " ranks before it and was verified");
        }
        for (Exclusion each : record.exclusions()) {
            if (each.isMetBy(plan.question())) {
                return new Finding(
                        CandidateTrace.Fate.EXCLUDED, "it must not be applied when " + each.text());
            }
        }
        if (contender.net().total() <= 0) {
            return new Finding(
                    CandidateTrace.Fate.NOT_WORTH,
                    "net " + contender.net().sentence() + ": deriving again is no dearer");
        }
        if (record.dependencies().isEmpty()) {
            return new Finding(CandidateTrace.Fate.UNSURE, "it has no check: no check, no reuse");
        }
        if (checked >= plan.budgets().candidates()) {
            skipAll(record, checks);
            return new Finding(
                    CandidateTrace.Fate.SKIPPED,
                    "the candidate budget of " + plan.budgets().candidates() + " is spent");
        }
        long left = plan.budgets().verify() - spent.in(plan.budgets().currency());
        long cost = cost(record);
        if (cost > left) {
            skipAll(record, checks);
            return new Finding(
                    CandidateTrace.Fate.SKIPPED,
                    "its checks cost "
                            + plan.budgets().currency().amount(cost)
                            + ", "
                            + left
                            + " of the verify budget are left");
        }
        checked++;
        return check(contender, checks);
    }

    /** What the checks of a record still cost. */
    private long cost(LedgerRecord record) {
        long cost = 0;
        int count = record.dependencies().size();
        for (int i = 0; i < count; i++) {
            if (isCharged(record.dependencies().get(i))) {
                cost += record.costs().share(i, count).in(plan.budgets().currency());
            }
        }
        return cost;
    }

    /** A value that comes with the question costs nothing, and neither does a second look. */
    private boolean isCharged(Dependency dependency) {
        return dependency.check().isProbed() && !charged.contains(dependency.request());
    }

    private static void skipAll(LedgerRecord record, List<CheckTrace> checks) {
        record.dependencies().forEach(each -> checks.add(skipped(each)));
    }

    private static CheckTrace skipped(Dependency dependency) {
        return new CheckTrace(
                dependency.name(), dependency.request(), Optional.empty(), Amount.NOTHING);
    }

    private Finding check(Contender contender, List<CheckTrace> checks) {
        LedgerRecord record = contender.record();
        List<Need> needs = new ArrayList<>();
        List<String> unknown = new ArrayList<>();
        List<Dependency> dependencies = record.dependencies();
        for (int i = 0; i < dependencies.size(); i++) {
            Dependency each = dependencies.get(i);
            Optional<CheckResult> result = result(each);
            if (result.isEmpty()) {
                needs.add(
                        new Need(
                                each.check().target(), record.id() + " depends on " + each.name()));
                checks.add(skipped(each));
                continue;
            }
            Amount cost =
                    isCharged(each) ? record.costs().share(i, dependencies.size()) : Amount.NOTHING;
            charged.add(each.request());
            spent = spent.plus(cost);
            checks.add(new CheckTrace(each.name(), each.request(), result, cost));
            switch (result.get()) {
                case CheckResult.Pass _ -> {}
                case CheckResult.Unknown doubt ->
                        unknown.add(each.name() + " is unknown: " + doubt.reason());
                case CheckResult.Fail fail -> {
                    dependencies
                            .subList(i + 1, dependencies.size())
                            .forEach(later -> checks.add(skipped(later)));
                    return new Finding(
                            CandidateTrace.Fate.STALE,
                            each.name()
                                    + " was "
                                    + Checked.shown(each.value())
                                    + ", "
                                    + fail.reason());
                }
            }
        }
        return passed(contender, needs, unknown);
    }

    private static Finding passed(Contender contender, List<Need> needs, List<String> unknown) {
        if (!needs.isEmpty()) {
            return new Finding(
                    CandidateTrace.Fate.NEEDS,
                    "the question does not say "
                            + String.join(", ", needs.stream().map(Need::name).toList()),
                    needs);
        }
        if (!unknown.isEmpty()) {
            return new Finding(CandidateTrace.Fate.UNSURE, String.join("; ", unknown));
        }
        if (!contender.assumed().isEmpty()) {
            return new Finding(
                    CandidateTrace.Fate.UNSURE,
                    String.join(", ", contender.assumed()) + " assumed from the last run");
        }
        return new Finding(CandidateTrace.Fate.VERIFIED, "all checks passed");
    }

    /** Empty if the question has to bring it. */
    private Optional<CheckResult> result(Dependency dependency) {
        return switch (dependency.check()) {
            case Check.TestCommand _ ->
                    Optional.of(new CheckResult.Unknown("a test command is never run"));
            case Check.Predicate predicate when predicate.file().isEmpty() ->
                    plan.question()
                            .certain(predicate.name())
                            .map(found -> dependency.comparison().judge(found, dependency.value()));
            case Check.Predicate _,
                    Check.FileHash _,
                    Check.GitRef _,
                    Check.PackageVersion _,
                    Check.ApiSchemaHash _ ->
                    Optional.of(answer(dependency.request()));
        };
    }

    private CheckResult answer(CheckRequest request) {
        Optional<CheckResult> result = answers.result(request);
        if (result.isEmpty() && pending == null) {
            pending = request;
        }
        return result.orElseGet(() -> new CheckResult.Unknown("it was not answered"));
    }

    AuditEntry entry(String id, long atNanos) {
        Verdict verdict = verdict();
        Amount recalled =
                verdict.record().isPresent() && !(verdict instanceof Verdict.Needed)
                        ? cost(verdict.record().get()).recall()
                        : Amount.NOTHING;
        Contender reused = winner;
        return new AuditEntry(
                id,
                atNanos,
                plan.question(),
                plan.budgets(),
                plan.records(),
                plan.routed(),
                traces,
                spent,
                recalled,
                reused == null ? Amount.NOTHING : reused.record().costs().derive(),
                verdict,
                Optional.empty());
    }

    private Costs cost(String record) {
        return plan.contenders().stream()
                .map(Contender::record)
                .filter(each -> each.id().equals(record))
                .findFirst()
                .orElseThrow()
                .costs();
    }

    private Verdict verdict() {
        Contender reused = winner;
        if (reused != null) {
            return new Verdict.Reuse(
                    reused.record().id(), "all checks passed, net " + reused.net().sentence());
        }
        Verdict unsure = open;
        if (unsure != null) {
            return unsure;
        }
        if (traces.isEmpty() && !plan.missing().isEmpty()) {
            return new Verdict.Needed(Optional.empty(), plan.missing());
        }
        return new Verdict.Derive(
                traces.isEmpty()
                        ? "no record of " + plan.records() + " is in scope"
                        : (plan.routed() == 1
                                        ? "the one in scope cannot be used: "
                                        : "none of the "
                                                + plan.routed()
                                                + " in scope can be used; the first: ")
                                + traces.getFirst().why());
    }
}
