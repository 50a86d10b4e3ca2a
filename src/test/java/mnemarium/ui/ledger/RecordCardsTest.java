package mnemarium.ui.ledger;

import static org.assertj.core.api.Assertions.assertThat;

import mnemarium.scenario.Work;

import org.junit.jupiter.api.Test;

import java.util.List;
import java.util.Optional;

class RecordCardsTest {

    private static List<String> rows(Reused run, int operation) {
        RunRecords records =
                new RunRecords(run.track(), run.situation(operation), operation, "Plan");
        return java.util.stream.IntStream.range(0, records.size())
                .mapToObj(records::row)
                .map(row -> row.id() + " " + row.scope() + " " + row.reuses() + " " + row.state())
                .toList();
    }

    @Test
    void theRecordsAreThoseOfTheCursor() {
        Reused run = Reused.world("ledger-canary").toEnd();
        assertThat(rows(run, run.endOf(31)))
                .containsExactly(
                        "R-01 17 9 superseded by R-02",
                        "R-02 17 9 out of scope",
                        "R-03 18 9 superseded by R-04",
                        "R-04 18 1 current");
        assertThat(rows(run, run.newest())).hasSize(12);
        assertThat(rows(run, 0)).isEmpty();
    }

    @Test
    void aCardTellsDependenciesUseAndWorth() {
        Reused run = Reused.world("ledger-canary").toTask(31);
        RecordView card = run.record("R-04", run.newest());
        assertThat(card.chain()).containsExactly("R-03", "R-04");
        assertThat(card.assumptions().stream().map(each -> each.name() + " " + each.value()))
                .containsExactly(
                        "db_version 18", "workload analytics", "data_volume small", "ci_runner B");
        assertThat(card.assumptions().stream().map(RecordView.Assumption::result))
                .containsOnly(RecordView.Result.PASS);
        assertThat(card.assumptions().getFirst().source()).isEqualTo("provided");
        assertThat(card.facts().stream().map(each -> each.label() + ": " + each.words()))
                .contains(
                        "Cost: derive 5, verify 1, recall 1 turn",
                        "Evidence: task 30, answer",
                        "Used: 1 time; net saved 3 turns");
        assertThat(card.net().orElseThrow().total()).isEqualTo(3);
        assertThat(card.value().orElseThrow().text())
                .isEqualTo(
                        "net × reuses 3 (3 × 1), store 0, P(stale) × error 0 (0 × 5), V(R) 3 turns");
    }

    @Test
    void withoutAReuseTheShareOfStaleOnesIsNoData() {
        Reused run = Reused.world("ledger-canary").toTask(0);
        RecordView card = run.record("R-01", run.newest());
        assertThat(card.value().orElseThrow().text()).contains("P(stale) × error 0 (no data)");
        assertThat(card.value().orElseThrow().caption()).contains("taken as 0");
        assertThat(card.assumptions().stream().map(RecordView.Assumption::result))
                .containsOnly(RecordView.Result.NONE);
    }

    @Test
    void wrongReusesCountAgainstTheRecord() {
        Reused run = Reused.world("ledger-underdecl").toTask(49);
        RecordView card = run.record("R-03", run.newest());
        assertThat(card.facts().getLast().words()).contains("10 were wrong");
        assertThat(
                        card.assumptions().stream()
                                .map(each -> each.name() + " " + each.result().word()))
                .contains("data_volume unchecked", "workload pass");
        assertThat(card.value().orElseThrow().total()).isLessThan(3 * 19);
    }

    @Test
    void aTripIsTakenApart() {
        Reused run = Reused.world("ledger-canary").toTask(41);
        TripView trip =
                Trips.of(run.track(), run.trail(), run.situation(run.endOf(31)), run.endOf(31), -1)
                        .orElseThrow();
        assertThat(trip.text().replace('\u2009', ' '))
                .isEqualTo(
                        "Last canary trip, task 30; workload oltp to analytics, declared, real;"
                                + " ci_runner A to B, noise; cost 1 derivation, 5 turns"
                                + "; Without canary:"
                                + " reuse would have been false-valid");
        assertThat(trip.place()).isEqualTo(2);
        assertThat(trip.later()).isEmpty();
        TripView first =
                Trips.of(
                                run.track(),
                                run.trail(),
                                run.situation(run.newest()),
                                run.newest(),
                                trip.earlier().orElseThrow())
                        .orElseThrow();
        assertThat(first.task()).isEqualTo(10);
        assertThat(first.otherwise()).isEqualTo("reuse would have been right");
        assertThat(first.later()).isEqualTo(Optional.of(trip.operation()));
    }

    @Test
    void noTripBeforeTheFirst() {
        Reused run = Reused.world("ledger-canary").toTask(5);
        assertThat(
                        Trips.of(
                                run.track(),
                                run.trail(),
                                run.situation(run.newest()),
                                run.newest(),
                                -1))
                .isEmpty();
        assertThat(
                        RecordCards.of(
                                run.track(),
                                run.situation(run.newest()),
                                run.newest(),
                                new Work("a", "b"),
                                "R-09"))
                .isEmpty();
    }
}
