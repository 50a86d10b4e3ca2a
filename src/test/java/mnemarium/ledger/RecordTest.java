package mnemarium.ledger;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import java.time.Duration;

class RecordTest {

    @Test
    void memoryNeverValidatesMemory() {
        assertThatThrownBy(() -> Source.of("recalled"))
                .hasMessage(
                        "source of a value is \"recalled\", expected provided or fetched: memory"
                                + " never validates memory");
    }

    @Test
    void refusesToBeWithoutEvidence() {
        assertThatThrownBy(() -> Sample.record("R-01").evidence().made())
                .hasMessage("record R-01 has no evidence, expected at least one reference");
    }

    @Test
    void refusesAnOutcomeWithoutDependencies() {
        assertThatThrownBy(() -> Sample.record("R-01").on().made())
                .hasMessage("outcome R-01 has no dependencies, expected at least one");
    }

    @Test
    void refusesAnExpressionThatIsNone() {
        assertThatThrownBy(
                        () ->
                                new Dependency(
                                        "log",
                                        "(a+",
                                        Source.FETCHED,
                                        new Check.FileHash("x"),
                                        Comparison.MATCHES,
                                        Dependency.TIME_OUT))
                .hasMessageContaining("value of dependency log is the expression (a+");
    }

    @Test
    void refusesATimeOutThatNobodyWouldWaitFor() {
        assertThatThrownBy(
                        () ->
                                new Dependency(
                                        "log",
                                        "a",
                                        Source.FETCHED,
                                        new Check.FileHash("x"),
                                        Comparison.EQUALS,
                                        Duration.ofHours(1)))
                .hasMessage("time-out of dependency log is 3600000 ms, expected 1 to 60000 ms");
    }

    @ParameterizedTest
    @CsvSource(
            nullValues = "-",
            value = {
                "EQUALS, abc, abc, pass",
                "EQUALS, abd, abc, fail",
                "CONTAINS, xabcx, abc, pass",
                "CONTAINS, xabx, abc, fail",
                "MATCHES, abc123, [a-c]+\\d+, pass",
                "MATCHES, abc, b, fail",
                "AT_LEAST, 3.10.0, 3.9, pass",
                "AT_LEAST, 3.8, 3.9, fail",
                "AT_LEAST, -1.5, -2, pass",
                "AT_LEAST, 1e3, 999, pass",
                "AT_LEAST, many, 3, unknown",
            })
    void comparesWhatIsFoundWithWhatIsExpected(
            Comparison comparison, String found, String expected, String word) {
        assertThat(comparison.judge(found, expected).word()).isEqualTo(word);
    }

    @Test
    void anExpressionOfTheCatastrophicSortIsAnsweredLikeAnyOther() {
        assertThat(Comparison.MATCHES.judge("a".repeat(50_000) + "b", "(a+)+$").word())
                .isEqualTo("fail");
    }

    @Test
    void refusesAnExpressionThatWouldBeWrittenOutWithoutEnd() {
        assertThat(Comparison.MATCHES.flaw("((a{100}){100}){100}"))
                .hasValueSatisfying(
                        each -> assertThat(each).contains("counted repetitions multiply"));
        assertThat(Comparison.MATCHES.flaw("\\d{4}-\\d{2}-\\d{2}")).isEmpty();
    }

    @Test
    void aValueThatIsTooLongIsNotCompared() {
        assertThat(Comparison.CONTAINS.judge("a".repeat(Comparison.LONGEST_VALUE + 1), "b").word())
                .isEqualTo("unknown");
    }

    @Test
    void theSharesOfTheChecksAreWholeAndAddUp() {
        Costs costs = Sample.costs(9, 5, 1);
        assertThat(
                        costs.share(0, 3).turns()
                                + costs.share(1, 3).turns()
                                + costs.share(2, 3).turns())
                .isEqualTo(5);
        assertThat(costs.share(0, 3).tokens()).isEqualTo(200);
    }

    @Test
    void aTallyKeepsFourNumbersOfMany() {
        Tally tally = Tally.NONE.with(3).with(-1).with(4);
        assertThat(tally).isEqualTo(new Tally(3, -1, 6, 4));
        assertThat(tally.mean()).isEqualTo(2);
    }
}
