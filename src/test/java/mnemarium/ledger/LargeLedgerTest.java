package mnemarium.ledger;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SplittableRandom;

/** A hundred thousand records: the same answers as by looking through all of them. */
class LargeLedgerTest {

    private static final int RECORDS = 100_000;

    static Ledger large(long seed) {
        SplittableRandom chance = new SplittableRandom(seed);
        Ledger ledger = new Ledger();
        for (int i = 0; i < RECORDS; i++) {
            Scope scope =
                    new Scope(
                            List.of(
                                    new Scope.Dimension(
                                            "project", "p" + chance.nextInt(50), MatchPolicy.EXACT),
                                    new Scope.Dimension(
                                            "db_version",
                                            chance.nextInt(10, 20) + "." + chance.nextInt(9),
                                            MatchPolicy.COMPATIBLE_MINOR),
                                    new Scope.Dimension("branch", "main", MatchPolicy.WEAK)));
            Sample sample =
                    Sample.record("R-" + i)
                            .scoped(scope)
                            .costing(chance.nextInt(3, 60), 1, 1)
                            .created(i);
            if (i > 0 && chance.nextInt(4) == 0) {
                sample.superseding("R-" + chance.nextInt(i), Supersedes.Because.REFRESH);
            }
            ledger.append(sample.made());
        }
        return ledger;
    }

    @Test
    void routesAndRanksAmongAHundredThousandOfSeed5AsAFullSearchDoes() {
        Ledger ledger = large(5);
        for (int project = 0; project < 50; project += 7) {
            Question question =
                    Question.provided(Map.of("project", "p" + project, "db_version", "14.4"));

            Plan plan = ledger.plan(question, Budgets.DEFAULT);

            long admitted =
                    ledger.current().stream()
                            .filter(
                                    each ->
                                            each.scope().strict().stream()
                                                    .allMatch(
                                                            one ->
                                                                    one.fits(
                                                                            question.value(
                                                                                            one
                                                                                                    .name())
                                                                                    .orElseThrow())))
                            .count();
            assertThat((long) plan.routed()).isEqualTo(admitted).isPositive();
            Optional<Long> best =
                    plan.contenders().stream().map(each -> each.net().total()).reduce(Long::max);
            assertThat(plan.contenders().getFirst().net().total()).isEqualTo(best.orElseThrow());
        }
    }
}
