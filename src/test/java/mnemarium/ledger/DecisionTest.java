package mnemarium.ledger;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;

class DecisionTest {

    private final Ledger ledger = new Ledger();
    private final List<CheckRequest> asked = new ArrayList<>();

    private AuditEntry ask(Question question, Budgets budgets, Map<String, CheckResult> world) {
        Plan plan = ledger.plan(question, budgets);
        Answers answers = Answers.NONE;
        asked.clear();
        for (Optional<CheckRequest> next = plan.next(answers);
                next.isPresent();
                next = plan.next(answers)) {
            asked.add(next.get());
            answers =
                    answers.with(
                            next.get(),
                            Objects.requireNonNull(world.get(next.get().check().target())));
        }
        AuditEntry entry = ledger.decide(plan, answers, 7);
        ledger.note(entry);
        return entry;
    }

    private AuditEntry ask(Map<String, CheckResult> world) {
        return ask(Question.provided(Map.of("db_version", "17")), Budgets.DEFAULT, world);
    }

    private static final CheckResult PASS = new CheckResult.Pass("aa");
    private static final CheckResult FAIL = new CheckResult.Fail("bb");
    private static final CheckResult UNKNOWN = new CheckResult.Unknown("no such file");

    @Test
    void reusesARecordWhoseChecksAllPassAndCountsWhatThatSaved() {
        ledger.append(Sample.record("R-01").made());

        AuditEntry entry = ask(Map.of("workload.csv", PASS));

        assertThat(entry.verdict())
                .isEqualTo(new Verdict.Reuse("R-01", "all checks passed, net 5 − 1 − 1 = 3 turns"));
        assertThat(entry.saved(Currency.TURNS)).isEqualTo(3);
        assertThat(entry.saved(Currency.TOKENS)).isEqualTo(4000 - 120 - 400);
        assertThat(ledger.usage("R-01").saved(Currency.TURNS)).isEqualTo(new Tally(1, 3, 3, 3));
        assertThat(ledger.audit()).containsExactly(entry);
        assertThat(entry.id()).isEqualTo("D-01");
    }

    @Test
    void derivesAgainWhereACheckFailsAndSaysWhatMoved() {
        ledger.append(Sample.record("R-01").made());

        AuditEntry entry = ask(Map.of("workload.csv", FAIL));

        assertThat(entry.verdict().word()).isEqualTo("derive");
        assertThat(entry.verdict().reason()).contains("workload.csv was aa, found bb");
        assertThat(entry.candidates().getFirst().fate()).isEqualTo(CandidateTrace.Fate.STALE);
        assertThat(entry.saved(Currency.TURNS)).isEqualTo(-1);
        assertThat(ledger.usage("R-01")).isEqualTo(Usage.NONE);
    }

    @Test
    void whatIsUnknownMakesAHint() {
        ledger.append(Sample.record("R-01").made());

        assertThat(ask(Map.of("workload.csv", UNKNOWN)).verdict())
                .isEqualTo(new Verdict.Hint("R-01", "workload.csv is unknown: no such file"));
    }

    @Test
    void whatHasNoCheckIsAHint() {
        ledger.append(
                Sample.record("R-01")
                        .kind(Kind.DECISION)
                        .with(Map.of(Draft.RATIONALE, "cheaper"))
                        .on()
                        .made());

        assertThat(ask(Map.of()).verdict())
                .isEqualTo(new Verdict.Hint("R-01", "it has no check: no check, no reuse"));
    }

    @Test
    void aTestCommandIsNeverRunNeverChargedAndAlwaysUnknown() {
        Dependency command =
                Dependency.unchanged(
                        "tests", "0", Source.FETCHED, new Check.TestCommand("make test"));
        ledger.append(Sample.record("R-01").on(command).made());

        AuditEntry entry = ask(Map.of());

        assertThat(entry.verdict())
                .isEqualTo(
                        new Verdict.Hint("R-01", "tests is unknown: a test command is never run"));
        assertThat(asked).isEmpty();
        assertThat(entry.verified()).isEqualTo(Amount.NOTHING);
    }

    @Test
    void aFailedCheckEndsTheCandidateAndItsOtherChecksAreSkipped() {
        ledger.append(
                Sample.record("R-01")
                        .on(Sample.file("a", "aa"), Sample.file("b", "aa"))
                        .costing(9, 2, 1)
                        .made());

        AuditEntry entry = ask(Map.of("a", FAIL));

        assertThat(asked).extracting(each -> each.check().target()).containsExactly("a");
        assertThat(entry.candidates().getFirst().checks().get(1).result()).isEmpty();
        assertThat(entry.verified().turns()).isEqualTo(1);
    }

    @Test
    void stopsAtTheFirstVerifiedCandidateAndSaysWhyTheOthersLost() {
        ledger.append(Sample.record("R-01").on(Sample.file("a", "aa")).costing(6, 1, 1).made());
        ledger.append(Sample.record("R-02").on(Sample.file("b", "aa")).costing(9, 1, 1).made());
        ledger.append(Sample.record("R-03").on(Sample.file("c", "aa")).costing(3, 1, 1).made());
        ledger.append(Sample.record("R-04").on(Sample.file("d", "aa")).costing(2, 1, 1).made());

        AuditEntry entry = ask(Map.of("b", FAIL, "a", PASS));

        assertThat(asked).extracting(each -> each.check().target()).containsExactly("b", "a");
        assertThat(entry.verdict().record()).contains("R-01");
        assertThat(entry.candidates())
                .extracting(CandidateTrace::record)
                .containsExactly("R-02", "R-01", "R-03", "R-04");
        assertThat(entry.candidates().get(2).why())
                .isEqualTo("R-01 ranks before it and was verified");
        assertThat(entry.saved(Currency.TURNS)).isEqualTo(6 - 2 - 1);
    }

    @Test
    void whatDerivesAsCheaplyIsNotWorthAReuse() {
        ledger.append(Sample.record("R-01").costing(2, 1, 1).made());

        AuditEntry entry = ask(Map.of());

        assertThat(entry.verdict().word()).isEqualTo("derive");
        assertThat(entry.candidates().getFirst().fate()).isEqualTo(CandidateTrace.Fate.NOT_WORTH);
        assertThat(asked).isEmpty();
    }

    @Test
    void theCandidateBudgetEndsTheLooking() {
        ledger.append(Sample.record("R-01").on(Sample.file("a", "aa")).costing(9, 1, 1).made());
        ledger.append(Sample.record("R-02").on(Sample.file("b", "aa")).costing(8, 1, 1).made());

        AuditEntry entry =
                ask(
                        Question.provided(Map.of("db_version", "17")),
                        new Budgets(Currency.TURNS, 10, 1),
                        Map.of("a", FAIL, "b", PASS));

        assertThat(asked).hasSize(1);
        assertThat(entry.verdict().word()).isEqualTo("derive");
        assertThat(entry.candidates().get(1).why()).isEqualTo("the candidate budget of 1 is spent");
    }

    @Test
    void theVerifyBudgetSkipsWhatIsTooDearAndGoesOnWithWhatIsNot() {
        ledger.append(Sample.record("R-01").on(Sample.file("a", "aa")).costing(20, 4, 1).made());
        ledger.append(Sample.record("R-02").on(Sample.file("b", "aa")).costing(9, 1, 1).made());

        AuditEntry entry =
                ask(
                        Question.provided(Map.of("db_version", "17")),
                        new Budgets(Currency.TURNS, 3, 5),
                        Map.of("a", PASS, "b", PASS));

        assertThat(entry.candidates().get(0).why())
                .isEqualTo("its checks cost 4 turns, 3 of the verify budget are left");
        assertThat(entry.verdict().record()).contains("R-02");
    }

    @Test
    void theSameCheckOfTwoCandidatesIsRunAndChargedOnce() {
        ledger.append(
                Sample.record("R-01")
                        .on(Sample.file("a", "aa"), Sample.file("b", "aa"))
                        .costing(9, 2, 1)
                        .made());
        ledger.append(
                Sample.record("R-02")
                        .on(Sample.file("a", "aa"), Sample.file("c", "aa"))
                        .costing(8, 2, 1)
                        .made());

        AuditEntry entry = ask(Map.of("a", PASS, "b", FAIL, "c", PASS));

        assertThat(asked).extracting(each -> each.check().target()).containsExactly("a", "b", "c");
        assertThat(entry.verified().turns()).isEqualTo(3);
    }

    @Test
    void aValueThatTheQuestionMustBringIsNeededAndThenJudged() {
        ledger.append(Sample.record("R-01").on(Sample.named("workload", "oltp")).made());

        assertThat(ask(Map.of()).verdict())
                .isEqualTo(
                        new Verdict.Needed(
                                Optional.of("R-01"),
                                List.of(new Need("workload", "R-01 depends on workload"))));
        assertThat(
                        ask(
                                        Question.provided(
                                                Map.of("db_version", "17", "workload", "oltp")),
                                        Budgets.DEFAULT,
                                        Map.of())
                                .verdict()
                                .word())
                .isEqualTo("reuse");
        assertThat(
                        ask(
                                        Question.provided(
                                                Map.of("db_version", "17", "workload", "batch")),
                                        Budgets.DEFAULT,
                                        Map.of())
                                .verdict()
                                .word())
                .isEqualTo("derive");
    }

    @Test
    void anOmittedDimensionIsFilledFromTheLastRunAndEndsInAHint() {
        ledger.append(Sample.record("R-01").made());
        assertThat(ask(Map.of("workload.csv", PASS)).verdict().word()).isEqualTo("reuse");

        AuditEntry entry =
                ask(Question.provided(Map.of()), Budgets.DEFAULT, Map.of("workload.csv", PASS));

        assertThat(entry.verdict())
                .isEqualTo(new Verdict.Hint("R-01", "db_version = 17 assumed from the last run"));
        assertThat(entry.question().isAssumed("db_version")).isTrue();
    }

    @Test
    void anAssumedValueIsNotTheLastRunOfAnythingAndValidatesNothing() {
        ledger.append(Sample.record("R-01").on(Sample.named("db_version", "17")).made());
        ask(Question.provided(Map.of("db_version", "17")), Budgets.DEFAULT, Map.of());

        Verdict verdict = ask(Question.provided(Map.of()), Budgets.DEFAULT, Map.of()).verdict();

        assertThat(verdict.word()).isEqualTo("needed");
    }

    @Test
    void whatIsMissingForAnyRecordIsAskedFor() {
        Scope scope =
                new Scope(
                        List.of(
                                new Scope.Dimension("project", "shop", MatchPolicy.EXACT),
                                new Scope.Dimension("db_version", "17", MatchPolicy.SAME_MAJOR)));
        ledger.append(Sample.record("R-01").scoped(scope).made());

        Verdict verdict =
                ask(Question.provided(Map.of("project", "shop")), Budgets.DEFAULT, Map.of())
                        .verdict();

        assertThat(verdict)
                .isEqualTo(
                        new Verdict.Needed(
                                Optional.empty(),
                                List.of(
                                        new Need(
                                                "db_version",
                                                "the scope of 1 record asks for it"))));
        assertThat(
                        ask(Question.provided(Map.of("project", "till")), Budgets.DEFAULT, Map.of())
                                .verdict()
                                .word())
                .isEqualTo("derive");
    }

    @Test
    void aRecordThatSaysItDoesNotApplyIsLeftOut() {
        ledger.append(Sample.record("R-01").notWhen("workload = batch", "on Sundays").made());

        AuditEntry entry =
                ask(
                        Question.provided(Map.of("db_version", "17", "workload", "batch")),
                        Budgets.DEFAULT,
                        Map.of());

        assertThat(entry.candidates().getFirst().why())
                .isEqualTo("it must not be applied when workload = batch");
    }

    @Test
    void theAnswersLeadToTheSameVerdictWhoeverGaveThem() {
        ledger.append(Sample.record("R-01").made());
        Plan plan = ledger.plan(Question.provided(Map.of("db_version", "17")), Budgets.DEFAULT);
        Answers answers = Answers.NONE.with(plan.next(Answers.NONE).orElseThrow(), PASS);

        assertThat(ledger.decide(plan, answers, 3)).isEqualTo(ledger.decide(plan, answers, 3));
        assertThat(ledger.decide(plan, Answers.NONE, 3).verdict())
                .isEqualTo(
                        new Verdict.Hint("R-01", "workload.csv is unknown: it was not answered"));
    }

    @Test
    void aReuseThatWasWrongCountsIntoTheStalenessOfItsKindAndScope() {
        ledger.append(Sample.record("R-01").made());
        AuditEntry entry = ask(Map.of("workload.csv", PASS));
        ask(Map.of("workload.csv", PASS));

        ledger.note(new LaterOutcome(entry.id(), 9, false, "the plan was slow"));

        LedgerRecord record = ledger.records().getFirst();
        assertThat(ledger.value(record, Currency.TURNS))
                .isEqualTo(
                        new Value(
                                new Net(Currency.TURNS, 5, 1, 1),
                                2,
                                false,
                                0,
                                new Staleness(1, 2),
                                5));
        assertThat(ledger.value(record, Currency.TURNS).total()).isEqualTo(3.5);
        assertThat(ledger.decision("D-01").orElseThrow().later()).isPresent();
        assertThat(ledger.usage("R-01").falseValid()).isEqualTo(1);
    }

    @Test
    void authorityOrdersWhatIsWorthTheSameAndReplacesNoCheck() {
        ledger.append(
                Sample.record("R-01").on(Sample.file("a", "aa")).by(Authority.OBSERVATION).made());
        ledger.append(Sample.record("R-02").on(Sample.file("b", "aa")).by(Authority.USER).made());

        AuditEntry entry = ask(Map.of("b", FAIL, "a", PASS));

        assertThat(entry.candidates().getFirst().record()).isEqualTo("R-02");
        assertThat(entry.verdict().record()).contains("R-01");
    }
}
