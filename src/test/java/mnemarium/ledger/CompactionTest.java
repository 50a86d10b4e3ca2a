package mnemarium.ledger;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

import java.util.Map;

class CompactionTest {

    private final Ledger ledger = new Ledger();

    @Test
    void keepsTheDearAndTheRecentWithinTheQuotaAndDeadEndsAndCorrectionsBeyondIt() {
        ledger.append(Sample.record("cheap").costing(4, 1, 1).created(100).made());
        ledger.append(Sample.record("dear").costing(20, 1, 1).created(100).made());
        ledger.append(Sample.record("old").costing(20, 1, 1).created(0).made());
        ledger.append(
                Sample.record("dead")
                        .kind(Kind.DEAD_END)
                        .with(Map.of(Draft.FAILURE_REASON, "locks"))
                        .costing(3, 1, 1)
                        .made());
        ledger.append(
                Sample.record("corrected")
                        .scoped(Sample.scope("project", "till", MatchPolicy.EXACT))
                        .superseding("cheap", Supersedes.Because.CORRECTION)
                        .made());

        HotSet hot = new Compaction(2, Currency.TURNS, 50).choose(ledger, 100);

        assertThat(hot.chosen()).containsExactly("dear", "old");
        assertThat(hot.forRisk()).containsExactly("dead", "corrected");
        assertThat(new Compaction(1, Currency.TURNS, 50).choose(ledger, 100).chosen())
                .containsExactly("dear");
    }

    @Test
    void whatIsColdIsNotOfferedAndStaysInTheLog() {
        ledger.append(Sample.record("R-01").made());
        ledger.append(Sample.record("R-02").costing(9, 1, 1).made());
        ledger.keepHot(new Compaction(1, Currency.TURNS, 50).choose(ledger, 0));
        ledger.append(Sample.record("R-03").costing(3, 1, 1).made());

        Plan plan = ledger.plan(Question.provided(Map.of("db_version", "17")), Budgets.DEFAULT);

        assertThat(plan.contenders())
                .extracting(each -> each.record().id())
                .containsExactly("R-02", "R-03");
        assertThat(ledger.records()).hasSize(3);
        assertThat(ledger.current()).hasSize(3);
    }

    @Test
    void useKeepsARecordFresh() {
        ledger.append(Sample.record("used").created(0).made());
        ledger.append(Sample.record("unused").created(10).on(Sample.file("x", "1")).made());
        Plan plan = ledger.plan(Question.provided(Map.of("db_version", "17")), Budgets.DEFAULT);
        Answers answers = Answers.NONE;
        for (Contender each : plan.contenders()) {
            CheckRequest request = each.record().dependencies().getFirst().request();
            answers =
                    answers.with(
                            request,
                            each.record().id().equals("used")
                                    ? new CheckResult.Pass("aa")
                                    : new CheckResult.Fail("2"));
        }
        ledger.note(ledger.decide(plan, answers, 90));

        assertThat(new Compaction(1, Currency.TURNS, 50).choose(ledger, 100).chosen())
                .containsExactly("used");
    }
}
