package mnemarium.ledger;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import java.util.List;
import java.util.Map;

class WriteCriticTest {

    private static List<String> objections(Draft draft) {
        return switch (WriteCritic.DEFAULT.judge(draft, Staleness.NO_DATA)) {
            case Critique.Accepted _ -> List.of();
            case Critique.Refused refused ->
                    refused.objections().stream().map(Objection::sentence).toList();
        };
    }

    @Test
    void acceptsWhatHasAllAndSaysWhatItIsWorth() {
        Critique critique =
                new WriteCritic(Currency.TURNS, 4)
                        .judge(Sample.record("R-01").draft(), Staleness.NO_DATA);

        assertThat(critique)
                .isInstanceOfSatisfying(
                        Critique.Accepted.class,
                        accepted ->
                                assertThat(accepted.value().sentence())
                                        .isEqualTo(
                                                "(5 − 1 − 1) × 4 expected − 0 store − 0 risk (no"
                                                        + " data) = 12 turns"));
    }

    @Test
    void refusesARecordWithoutEvidence() {
        assertThat(objections(Sample.record("R-01").evidence().draft()))
                .containsExactly(
                        "evidence: found none, expected at least one reference to what shows it");
    }

    @ParameterizedTest
    @CsvSource({
        "DECISION, rationale",
        "DEAD_END, failure-reason",
        "VERIFICATION_METHOD, method",
        "VERIFICATION_METHOD, target",
    })
    void refusesAKindWithoutWhatItAsksFor(Kind kind, String field) {
        assertThat(objections(Sample.record("R-01").kind(kind).draft()))
                .anySatisfy(each -> assertThat(each).startsWith(field + ": found nothing"));
    }

    @ParameterizedTest
    @CsvSource({"OUTCOME", "PROCEDURE"})
    void refusesWhatWillBeActedOnWithoutACheckThatCanPass(Kind kind) {
        Dependency command =
                Dependency.unchanged("t", "0", Source.FETCHED, new Check.TestCommand("make"));
        assertThat(objections(Sample.record("R-01").kind(kind).on().draft()))
                .singleElement()
                .asString()
                .startsWith("dependencies: found none");
        assertThat(objections(Sample.record("R-01").kind(kind).on(command).draft()))
                .singleElement()
                .asString()
                .startsWith("dependencies: found only test commands, which are never run");
    }

    @Test
    void refusesADeadEndWithoutScope() {
        assertThat(
                        objections(
                                Sample.record("R-01")
                                        .kind(Kind.DEAD_END)
                                        .with(Map.of(Draft.FAILURE_REASON, "locks"))
                                        .scoped(Scope.NONE)
                                        .draft()))
                .containsExactly(
                        "scope: found none, expected where the dead end was met, at least one");
    }

    @Test
    void refusesAScopeThatNoQuestionCanBeRoutedTo() {
        assertThat(
                        objections(
                                Sample.record("R-01")
                                        .scoped(Sample.scope("branch", "main", MatchPolicy.EXACT))
                                        .draft()))
                .singleElement()
                .asString()
                .startsWith("scope: found only branch main (exact)");
    }

    @Test
    void refusesWhatIsCheapToDeriveAgainAsWorkingMemory() {
        assertThat(
                        objections(
                                Sample.record("R-01")
                                        .kind(Kind.OBSERVATION)
                                        .costing(1, 0, 1)
                                        .draft()))
                .containsExactly(
                        "value: found V(R) = (1 − 0 − 1) × 1 expected − 0 store − 0 risk (no data) ="
                                + " 0 turns, expected more than 0: what saves nothing is working"
                                + " memory, not ledger");
    }

    @Test
    void tokensAndTurnsAreNeverMixed() {
        Draft draft = Sample.record("R-01").costing(5, 1, 1).draft();
        Value turns = Value.of(draft.costs(), Currency.TURNS, 1, true, Staleness.NO_DATA);
        Value tokens = Value.of(draft.costs(), Currency.TOKENS, 1, true, Staleness.NO_DATA);

        assertThat(turns.total()).isEqualTo(3);
        assertThat(tokens.total()).isEqualTo(4000 - 120 - 400 - 60);
    }

    @Test
    void aMeasuredStalenessCountsAgainstARecord() {
        Critique critique =
                WriteCritic.DEFAULT.judge(Sample.record("R-01").draft(), new Staleness(3, 4));

        assertThat(critique)
                .isInstanceOfSatisfying(
                        Critique.Refused.class,
                        refused ->
                                assertThat(refused.objections().getFirst().found())
                                        .endsWith("− 0.75 × 5 error = -0.75 turns"));
    }

    @Test
    void aCorrectionNeedsNoValue() {
        assertThat(
                        objections(
                                Sample.record("R-02")
                                        .costing(2, 1, 1)
                                        .superseding("R-01", Supersedes.Because.CORRECTION)
                                        .draft()))
                .isEmpty();
    }

    @Test
    void namesAllThatIsWrongAtOnce() {
        assertThat(
                        objections(
                                Sample.record("R-01")
                                        .title(" ")
                                        .evidence()
                                        .on()
                                        .costing(1, 1, 1)
                                        .draft()))
                .hasSize(4);
    }
}
