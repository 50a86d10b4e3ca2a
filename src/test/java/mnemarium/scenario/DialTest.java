package mnemarium.scenario;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

import java.util.ArrayList;
import java.util.List;

class DialTest {

    static List<Dial> all() {
        List<Dial> all = new ArrayList<>(Dial.ofMemory());
        all.addAll(Dial.ofLedger());
        all.addAll(List.of(Dial.period("ci_runner"), Dial.drift("workload", 1_000_000)));
        return all;
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            textBlock =
                    """
                    slice            | workload, db_version | workload,db_version
                    slice            | all                  | all
                    slice            | ''                   | none
                    drift.workload   | never                | never
                    drift.workload   | 040                  | 40
                    period.ci_runner | 2.0                  | 2
                    join.cache       | noise:7              | noise:7
                    join.index       | hidden:a>b@60        | hidden:a>b@60
                    widen-every      | 0                    | 0
                    currency         | tokens               | tokens
                    """)
    void givesOneTextToEqualValuesOfALedgersDials(String dial, String value, String canonical) {
        assertThat(Dial.named(dial).orElseThrow().check(value)).isEqualTo(canonical);
    }

    @Test
    void aSliceOfAWorldIsListedInItsOrderAndTakesNoOtherName() {
        Dial slice = Dial.slice(List.of("db_version", "workload", "ci_runner"));
        assertThat(slice.check("ci_runner,db_version,ci_runner")).isEqualTo("db_version,ci_runner");
        assertThatThrownBy(() -> slice.check("db_version,moon"))
                .hasMessage(
                        "slice is 'moon', expected all, none, or some of db_version, workload,"
                                + " ci_runner");
    }

    @ParameterizedTest
    @ValueSource(strings = {"noise:", "noise:-1", "hidden:a@60", "late:7", "period:7", "noise:7 8"})
    void refusesADimensionThatIsNone(String value) {
        assertThatThrownBy(() -> Dial.join("x").check(value))
                .hasMessageContaining("expected noise:PERIOD");
    }

    @Test
    void dialsOfOneNameAreEqualAndListedAfterThoseWithoutADimension() {
        assertThat(Dial.drift("workload", 10)).isEqualTo(Dial.drift("workload", 20));
        assertThat(Dial.drift("workload", 10)).isGreaterThan(Dial.SLICE);
        assertThat(Dial.SLICE).isGreaterThan(Dial.BUDGET);
    }

    @ParameterizedTest
    @MethodSource("all")
    void takesItsOwnDefaultAsCanonical(Dial dial) {
        assertThat(dial.check(dial.defaultText())).isEqualTo(dial.defaultText());
        assertThat(Dial.named(dial.dial())).contains(dial);
    }

    @ParameterizedTest
    @CsvSource({
        "added-latency, 110, 110",
        "added-latency, 15.10, 15.1",
        "added-latency, 0.000001, 0.000001",
        "added-latency, -0.0, 0",
        "budget, 6e4, 60000",
        "top-k, 8.0, 8",
        "threshold, calibrated, calibrated",
        "threshold, 0.960, 0.96",
        "own-turn-sight, true, on",
        "own-turn-sight, off, off",
        "charge, lookups, lookups",
    })
    void givesOneTextToEqualValues(String dial, String value, String canonical) {
        assertThat(Dial.named(dial).orElseThrow().check(value)).isEqualTo(canonical);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "added-latency | -5 | added latency is -5 ms, expected 0 to 10 000 ms",
                "reasoning-time | 600001 | reasoning time is 600001 ms, expected 0 to 600 000 ms",
                "budget | NaN | budget is NaN, expected 0 to 60 000 ms",
                "budget | Infinity | budget is Infinity, expected 0 to 60 000 ms",
                "budget | '' | budget is empty, expected 0 to 60 000 ms",
                "top-k | 0 | top k is 0, expected 1 to 1 000 hits",
                "top-k | 2.5 | top k is 2.5, expected a whole number, 1 to 1 000 hits",
                "threshold | 1.01 | threshold is 1.01, expected 0 to 1, or calibrated",
                "charge | all | charge is all, expected lookups or lookups-and-writes",
                "own-turn-sight | yes | own turn sight is yes, expected on or off",
            })
    void refusesWhatIsOutsideItsRange(String dial, String value, String message) {
        assertThatThrownBy(() -> Dial.named(dial).orElseThrow().check(value))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage(message);
    }

    @ParameterizedTest
    @ValueSource(strings = {"1e-1000000000", "0.0000001", "1e1000000000"})
    void refusesAMonstrousNumberWithoutWritingItOut(String value) {
        assertThatThrownBy(() -> Dial.ADDED_LATENCY.check(value))
                .hasMessageContaining("expected 0 to 10 000 ms");
    }

    @Test
    void namesAllTwelveInOrder() {
        assertThat(Dial.names(Dial.ofMemory()))
                .containsExactly(
                        "added-latency",
                        "store-latency",
                        "embed-latency",
                        "reasoning-time",
                        "budget",
                        "overhead",
                        "charge",
                        "admission",
                        "top-k",
                        "threshold",
                        "window",
                        "own-turn-sight",
                        "gate");
    }
}
