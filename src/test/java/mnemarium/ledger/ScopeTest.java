package mnemarium.ledger;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import java.util.List;
import java.util.Map;

class ScopeTest {

    @ParameterizedTest
    @CsvSource({
        "EXACT, 17.2, 17.2, true",
        "EXACT, 17.2, 17.3, false",
        "SAME_MAJOR, 17.2, 17.9, true",
        "SAME_MAJOR, 17, v17.4.1-beta, true",
        "SAME_MAJOR, 17, 18, false",
        "SAME_MAJOR, stable, stable, true",
        "SAME_MAJOR, stable, 17, false",
        "COMPATIBLE_MINOR, 17.2, 17.2.9, true",
        "COMPATIBLE_MINOR, 17.2, 17.4, true",
        "COMPATIBLE_MINOR, 17.2, 17.1, false",
        "COMPATIBLE_MINOR, 17.2, 18.4, false",
        "WEAK, main, main, true",
        "WEAK, main, next, false",
    })
    void eachPolicyHoldsAValueAgainstTheQuestionsInItsOwnWay(
            MatchPolicy policy, String recorded, String asked, boolean fits) {
        assertThat(policy.fits(recorded, asked)).isEqualTo(fits);
        if (fits) {
            assertThat(policy.key(recorded)).isEqualTo(policy.key(asked));
        }
    }

    @Test
    void aBranchNameAloneNeverMakesAMatch() {
        Scope branch = Sample.scope("branch", "main", MatchPolicy.EXACT);
        Ledger ledger = new Ledger();
        ledger.append(Sample.record("R-01").scoped(branch).made());

        Plan plan = ledger.plan(Question.provided(Map.of("branch", "main")), Budgets.DEFAULT);

        assertThat(branch.canMatch()).isFalse();
        assertThat(plan.contenders()).isEmpty();
    }

    @Test
    void aWeakSignalAdmitsNothingAndShiftsTheOrder() {
        Ledger ledger = new Ledger();
        ledger.append(Sample.record("R-01").scoped(signalled("next")).made());
        ledger.append(Sample.record("R-02").scoped(signalled("main")).made());
        ledger.append(Sample.record("R-03").scoped(signalled("next")).made());
        ledger.append(
                Sample.record("R-04")
                        .scoped(Sample.scope("branch", "main", MatchPolicy.WEAK))
                        .made());

        Plan plan =
                ledger.plan(
                        Question.provided(Map.of("project", "shop", "branch", "main")),
                        Budgets.DEFAULT);

        assertThat(plan.contenders())
                .extracting(each -> each.record().id())
                .containsExactly("R-02", "R-03", "R-01");
        assertThat(plan.contenders().getFirst().signals()).isEqualTo(1);
    }

    private static Scope signalled(String branch) {
        return new Scope(
                List.of(
                        new Scope.Dimension("project", "shop", MatchPolicy.EXACT),
                        new Scope.Dimension("branch", branch, MatchPolicy.WEAK),
                        new Scope.Dimension("commit", "77c0", MatchPolicy.ADVISORY)));
    }

    @Test
    void refusesADimensionThatIsThereTwice() {
        Scope.Dimension one = new Scope.Dimension("project", "shop", MatchPolicy.EXACT);
        assertThatThrownBy(() -> new Scope(List.of(one, one)))
                .hasMessage("scope dimension project is there twice, expected once");
    }
}
