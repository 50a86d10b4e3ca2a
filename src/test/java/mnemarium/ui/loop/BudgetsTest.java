package mnemarium.ui.loop;

import static org.assertj.core.api.Assertions.assertThat;

import mnemarium.loop.Arm;
import mnemarium.scenario.Dial;

import org.junit.jupiter.api.Test;

import java.util.Map;

class BudgetsTest {

    private static Benched run(Map<Dial, String> dials) {
        return Benched.of(Benched.alerts(24, 12), Arm.IN_LOOP, 7, dials, true).toEnd();
    }

    private static BudgetView at(Benched bench, int operation) {
        return Budgets.of(bench.track(), bench.state(operation), operation);
    }

    @Test
    void spendsInOrderOfTimeWithoutGaps() {
        Benched bench = run(Map.of(Dial.ADDED_LATENCY, "15"));
        for (BudgetRow row : at(bench, bench.newest()).rows()) {
            long spent = 0;
            for (BudgetRow.Spent each : row.spent()) {
                assertThat(each.fromNanos()).isEqualTo(spent);
                spent = each.toNanos();
            }
            assertThat(row.budgetNanos() - spent).isEqualTo(row.leftNanos());
        }
    }

    @Test
    void marksWhatEndsBeyondTheBudget() {
        Benched bench = run(Map.of(Dial.ADDED_LATENCY, "15", Dial.OWN_TURN_SIGHT, "off"));
        BudgetRow first = at(bench, bench.newest()).rows().getFirst();

        assertThat(first.spent())
                .allMatch(each -> each.over() == each.toNanos() > first.budgetNanos())
                .anyMatch(BudgetRow.Spent::over);
    }

    @Test
    void tellsOfTheFirstSkippedLookupWhatItNeededAndWhatWasLeft() {
        Benched bench = run(Map.of(Dial.ADDED_LATENCY, "15", Dial.OWN_TURN_SIGHT, "off"));
        BudgetRow.Skipped skipped =
                at(bench, bench.newest()).rows().getFirst().skipped().orElseThrow();

        assertThat(skipped.words())
                .matches("2 lookups skipped: the first needed 15\\.1 ms, 9\\.4 ms left");
        BudgetRow.Skipped three = new BudgetRow.Skipped(3, 90_600_000, 15_100_000, 9_400_000);
        assertThat(three.words())
                .isEqualTo("3 lookups skipped: the first needed 15.1 ms, 9.4 ms left");
        assertThat(three.shortWords()).isEqualTo("3 skipped: needed 15.1 ms, 9.4 ms left");
    }

    @Test
    void leavesOutWritesThatAreNotCharged() {
        Benched bench = run(Map.of(Dial.ADDED_LATENCY, "15", Dial.CHARGE, "lookups"));

        assertThat(at(bench, bench.newest()).rows())
                .allMatch(row -> row.spent().stream().noneMatch(BudgetRow.Spent::write));
    }

    @Test
    void endsAtTheCursor() {
        Benched bench = run(Map.of());
        int operation = bench.track().first(7);
        BudgetView view = at(bench, operation);

        assertThat(view.rows()).hasSize(2);
        assertThat(view.turns()).isEqualTo(4);
        assertThat(view.rows().getLast().spent()).allMatch(each -> each.operation() <= operation);
    }
}
