package mnemarium.ledger;

import static mnemarium.ledger.Supersedes.Because.CORRECTION;
import static mnemarium.ledger.Supersedes.Because.REFRESH;
import static mnemarium.ledger.Supersedes.Because.REVERSAL;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;

import java.util.List;
import java.util.Map;

class SuccessionTest {

    private final Ledger ledger = new Ledger();

    private LedgerRecord append(Sample sample) {
        LedgerRecord record = sample.made();
        ledger.append(record);
        return record;
    }

    private Standing standing(String id) {
        return ledger.standing(ledger.find(id).orElseThrow());
    }

    private List<String> current() {
        return ledger.current().stream().map(LedgerRecord::id).toList();
    }

    @Test
    void theLaterRecordTakesThePlaceOfTheEarlierAndTheLogKeepsBoth() {
        append(Sample.record("R-01"));
        append(Sample.record("R-02").superseding("R-01", REFRESH));
        LedgerRecord last = append(Sample.record("R-03").superseding("R-02", CORRECTION));

        assertThat(current()).containsExactly("R-03");
        assertThat(standing("R-01")).isEqualTo(Standing.SUPERSEDED);
        assertThat(standing("R-03")).isEqualTo(Standing.CURRENT);
        assertThat(ledger.records()).hasSize(3);
        assertThat(ledger.chain(last))
                .extracting(LedgerRecord::id)
                .containsExactly("R-01", "R-02", "R-03");
        assertThat(ledger.supersededBy("R-01"))
                .extracting(LedgerRecord::id)
                .containsExactly("R-02");
    }

    @Test
    void twoThatSupersedeOneBothStayContestedUntilOneOfThemIsSuperseded() {
        append(Sample.record("R-01"));
        append(Sample.record("R-02").superseding("R-01", CORRECTION));
        append(Sample.record("R-03").superseding("R-01", CORRECTION));

        assertThat(current()).containsExactly("R-02", "R-03");
        assertThat(standing("R-02")).isEqualTo(Standing.CONTESTED);
        assertThat(standing("R-03")).isEqualTo(Standing.CONTESTED);

        append(Sample.record("R-04").superseding("R-02", REVERSAL));

        assertThat(standing("R-03")).isEqualTo(Standing.CURRENT);
        assertThat(current()).containsExactly("R-03", "R-04");
    }

    @Test
    void acrossScopesTheLinkIsKeptAndEachHoldsInItsOwn() {
        append(Sample.record("R-01"));
        append(
                Sample.record("R-02")
                        .scoped(Sample.scope("db_version", "18", MatchPolicy.SAME_MAJOR))
                        .superseding("R-01", REFRESH));

        assertThat(current()).containsExactly("R-01", "R-02");
        assertThat(standing("R-01")).isEqualTo(Standing.CURRENT);
        assertThat(standing("R-02")).isEqualTo(Standing.CURRENT);
        assertThat(ledger.chain(ledger.find("R-02").orElseThrow())).hasSize(2);
    }

    @Test
    void aWiderScopeRetiresANarrowerOneAndNotTheOtherWayRound() {
        Scope wide = Sample.scope("project", "shop", MatchPolicy.EXACT);
        Scope narrow =
                new Scope(
                        List.of(
                                new Scope.Dimension("project", "shop", MatchPolicy.EXACT),
                                new Scope.Dimension("db_version", "17", MatchPolicy.SAME_MAJOR)));
        append(Sample.record("R-01").scoped(narrow));
        append(Sample.record("R-02").scoped(wide).superseding("R-01", CORRECTION));
        append(Sample.record("R-03").scoped(narrow).superseding("R-02", CORRECTION));

        assertThat(standing("R-01")).isEqualTo(Standing.SUPERSEDED);
        assertThat(standing("R-02")).isEqualTo(Standing.CURRENT);
    }

    @Test
    void aCorrectionMayBeOfAnotherKindAndARefreshMayNot() {
        append(Sample.record("R-01"));
        append(
                Sample.record("R-02")
                        .kind(Kind.DEAD_END)
                        .with(Map.of(Draft.FAILURE_REASON, "locks up"))
                        .superseding("R-01", CORRECTION));

        assertThat(current()).containsExactly("R-02");
        assertThatThrownBy(() -> append(Sample.record("R-03").superseding("R-02", REFRESH)))
                .hasMessage(
                        "record R-03, supersedes: found a refresh of the dead end R-02 by a record"
                                + " of kind outcome, expected the same kind, or a correction or"
                                + " reversal");
    }

    @Test
    void lowerAuthorityDoesNotSilenceHigherBothStayAndTheChecksDecide() {
        append(Sample.record("R-01").by(Authority.USER));
        append(
                Sample.record("R-02")
                        .by(Authority.OBSERVATION)
                        .on(Sample.file("workload.csv", "bb"))
                        .superseding("R-01", CORRECTION));

        assertThat(standing("R-01")).isEqualTo(Standing.CONTESTED);
        assertThat(standing("R-02")).isEqualTo(Standing.CONTESTED);

        Plan plan = ledger.plan(Question.provided(Map.of("db_version", "17")), Budgets.DEFAULT);
        Answers answers = Answers.NONE;
        for (Contender each : plan.contenders()) {
            CheckRequest request = each.record().dependencies().getFirst().request();
            answers = answers.with(request, Comparison.EQUALS.judge("bb", request.expected()));
        }
        assertThat(ledger.decide(plan, answers, 0).verdict().record()).contains("R-02");

        append(Sample.record("R-03").by(Authority.USER).superseding("R-02", REVERSAL));
        assertThat(standing("R-01")).isEqualTo(Standing.CURRENT);
    }

    @Test
    void refusesALinkToWhatIsNotThereYetOrToItself() {
        assertThatThrownBy(() -> append(Sample.record("R-01").superseding("R-02", REFRESH)))
                .hasMessage(
                        "record R-01, supersedes: found record R-02, which is not there, expected a"
                                + " record that was written before");
        assertThatThrownBy(() -> append(Sample.record("R-01").superseding("R-01", REFRESH)))
                .hasMessage("record R-01 supersedes itself, expected an earlier record");
        assertThat(ledger.records()).isEmpty();
    }

    @Test
    void refusesAnIdThatIsTaken() {
        append(Sample.record("R-01"));
        assertThatThrownBy(() -> append(Sample.record("R-01")))
                .hasMessage(
                        "record R-01, id: found R-01, which is taken, expected an id that is not"
                                + " used yet");
        assertThat(ledger.nextId()).isEqualTo("R-02");
    }

    @Test
    void findsARingAmongRecordsThatAreToBeAddedTogether() {
        List<LedgerRecord> ring =
                List.of(
                        Sample.record("R-01").superseding("R-03", REFRESH).made(),
                        Sample.record("R-02").superseding("R-01", REFRESH).made(),
                        Sample.record("R-03").superseding("R-02", REFRESH).made());

        assertThat(Succession.ring(ring)).contains(List.of("R-01", "R-03", "R-02", "R-01"));
        assertThat(Succession.ring(ring.subList(1, 3))).isEmpty();
    }
}
