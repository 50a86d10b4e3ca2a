package mnemarium.cli;

import static org.assertj.core.api.Assertions.assertThat;

import mnemarium.cli.Terminal.Said;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import tools.jackson.databind.JsonNode;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/** What the shipped worlds come to on the command line: the measured figures, exactly. */
class KindOutcomesTest {

    @TempDir private Path folder;

    @ParameterizedTest
    @CsvSource({
        // scenario, arm, dials, turns, correct, falseValid, derives, checks, reuses, tokens, usd
        "default-world, no-memory, '', 600, 120, 0, 120, 0, 0, 480000, 2.4000",
        "default-world, naive-cache, '', 128, 30, 90, 2, 0, 118, 55200, 0.2760",
        "default-world, ledger-v1, '', 484, 120, 0, 4, 348, 116, 104160, 0.5208",
        "default-world, ledger-underdecl, '', 366, 40, 80, 3, 234, 117, 86880, 0.4344",
        "default-world, ledger-learn, '', 445, 118, 2, 4, 309, 116, 99480, 0.4974",
        "default-world, ledger-canary, '', 276, 120, 0, 12, 108, 108, 104160, 0.5208",
        "default-world, ledger-tiered, '', 304, 118, 2, 4, 168, 116, 82560, 0.4128",
        "default-world, ledger-narrowing, '', 255, 120, 0, 5, 115, 115, 79800, 0.3990",
        "default-world, ledger-canary, period.ci_runner=2, 420, 120, 0, 60, 60, 60, 271200, 1.3560",
        "high-churn, ledger-canary, '', 420, 120, 0, 60, 60, 60, 271200, 1.3560",
        "high-churn, ledger-tiered, '', 310, 118, 2, 4, 174, 116, 83280, 0.4164",
        "hidden-drift, ledger-canary, '', 163, 25, 55, 1, 79, 79, 45080, 0.2254",
        "hidden-drift, no-memory, '', 400, 80, 0, 80, 0, 0, 320000, 1.6000",
        "late-relevance, ledger-narrowing, '', 255, 60, 60, 5, 115, 115, 79800, 0.3990",
        "late-relevance, ledger-narrowing, widen-every=20, 276, 120, 0, 12, 108, 108, 104160, 0.5208",
        "late-relevance, ledger-narrowing, widen-every=20 period.ci_runner=7 drift.ci_runner=50,"
                + " 288, 107, 13, 16, 104, 104, 118080, 0.5904",
        "two-entities, ledger-canary, '', 192, 90, 0, 4, 86, 86, 60720, 0.3036",
    })
    void driftingWorldsCountAsMeasured(
            String scenario,
            String arm,
            String dials,
            long turns,
            int correct,
            int falseValid,
            int derives,
            int checks,
            int reuses,
            long tokens,
            String usd) {
        JsonNode outcome = outcome(scenario, arm, dials);
        assertThat(
                        List.of(
                                outcome.get("turns").asLong(),
                                outcome.get("correct").asLong(),
                                outcome.get("falseValid").asLong(),
                                outcome.get("derives").asLong(),
                                outcome.get("checks").asLong(),
                                outcome.get("reuses").asLong(),
                                outcome.get("tokens").asLong()))
                .containsExactly(
                        turns,
                        (long) correct,
                        (long) falseValid,
                        (long) derives,
                        (long) checks,
                        (long) reuses,
                        tokens);
        assertThat(outcome.get("usd").decimalValue()).isEqualByComparingTo(usd);
    }

    @ParameterizedTest
    @CsvSource({
        // scenario, arm, correct, staleActions, turns, tokens, storeStaleness, of class value
        "announced-440, no-memory, 419, 21, 604, 14402, 0, 0",
        "announced-440, naive-append, 402, 38, 440, 31728, 1, 1",
        "announced-440, supersession, 402, 38, 440, 2890, 0.4286, 1",
        "announced-440, supersession-role, 402, 38, 440, 2528, 0.2857, 0.6667",
        "announced-440, ledger, 440, 0, 625, 15249, 0, 0",
        "silent-600, ledger, 600, 0, 906, 21143, 0, 0",
        "silent-600, ledger-ttl-5, 596, 4, 614, 11972, 0, 0",
        "silent-600, ledger-ttl-10, 600, 0, 608, 11774, 0, 0",
        "silent-600, ledger-ttl-inf, 552, 48, 600, 11510, 0.2222, 0",
    })
    void evolvingWorldsCountAsMeasured(
            String scenario,
            String arm,
            int correct,
            int staleActions,
            long turns,
            long tokens,
            String storeStaleness,
            String ofValues) {
        JsonNode outcome = outcome(scenario, arm, "");
        assertThat(
                        List.of(
                                outcome.get("correct").asLong(),
                                outcome.get("staleActions").asLong(),
                                outcome.get("turns").asLong(),
                                outcome.get("tokens").asLong()))
                .containsExactly((long) correct, (long) staleActions, turns, tokens);
        assertThat(outcome.get("storeStaleness").decimalValue())
                .isEqualByComparingTo(storeStaleness);
        assertThat(outcome.at("/byClass/value/storeStaleness").decimalValue())
                .isEqualByComparingTo(ofValues);
    }

    @Test
    void silentSubjectsAreAClassOfTheirOwn() {
        JsonNode outcome = outcome("silent-600", "ledger-ttl-inf", "");
        assertThat(outcome.at("/byClass/silent/sessions").asInt()).isEqualTo(92);
        assertThat(outcome.at("/byClass/silent/correct").asInt()).isEqualTo(44);
        assertThat(outcome.at("/byClass/silent/storeStaleness").asInt()).isEqualTo(1);
    }

    @ParameterizedTest
    @CsvSource({
        "none, on, 1, 1, 8",
        "bare, on, 0, 0, 4",
        "dated, on, 0, 0, 4",
        "method, on, 1, 1, 8",
        "bare, off, 1, 1, 8",
        "dated, off, 1, 1, 8",
    })
    void underPressureAValueInMemoryIsNotLookedUp(
            String arm, String pressure, int accuracy, int verifyRate, int turns) {
        JsonNode outcome = outcome("staleness-trap", arm, "pressure=" + pressure);
        assertThat(outcome.get("origin").asString()).isEqualTo("simulated");
        assertThat(outcome.get("accuracy").asInt()).isEqualTo(accuracy);
        assertThat(outcome.get("verifyRate").asInt()).isEqualTo(verifyRate);
        assertThat(outcome.get("turns").asInt()).isEqualTo(turns);
    }

    @ParameterizedTest
    @CsvSource({"none, 1", "bare, 0", "dated, 0", "method, 1"})
    void whatALanguageModelDidStandsBesideAsPublished(String arm, int accuracy) {
        JsonNode published = outcome("staleness-trap", arm, "pressure=off").get("published");
        assertThat(published.get("model").asString()).contains("26 billion");
        assertThat(published.at("/figures/0/measure").asString()).isEqualTo("accuracy");
        assertThat(published.at("/figures/0/value").asInt()).isEqualTo(accuracy);
        assertThat(published.at("/figures/0/n").asInt()).isEqualTo(4);
    }

    @ParameterizedTest
    @CsvSource({
        "with-history, on, 4, 0, 0, 8",
        "with-history, off, 4, 0, 0, 8",
        "without-history, on, 2, 2, 1, 9",
        "without-history, off, 4, 0, 4, 24",
    })
    void historyKeepsDecisionsAlike(
            String arm,
            String pressure,
            int consistent,
            int rework,
            int investigations,
            int turns) {
        JsonNode outcome = outcome("process-memory", arm, "pressure=" + pressure);
        assertThat(outcome.get("consistent").asInt()).isEqualTo(consistent);
        assertThat(outcome.get("rework").asInt()).isEqualTo(rework);
        assertThat(outcome.get("investigations").asInt()).isEqualTo(investigations);
        assertThat(outcome.get("turns").asInt()).isEqualTo(turns);
        int figures = outcome.at("/published/figures").size();
        assertThat(figures).isEqualTo(arm.equals("with-history") ? 2 : 0);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "run default-world --arm ledger-canry|ledger-canary",
                "run default-world --dial period.ci_runnr=2|period.ci_runner",
                "run default-world --dial drift.workload=120|0 to 119, or never",
                "run announced-440 --arm ledger-ttl-|ledger",
                "run announced-440 --dial budget=5|reasoning-time",
                "run staleness-trap --dial pressure=high|on or off",
            })
    void wrongInputSaysWhatWasExpected(String line, String expected) {
        Said said = new Terminal(folder).type((Object[]) line.split(" "));
        assertThat(said.status()).isEqualTo(2);
        assertThat(said.err()).contains(expected);
    }

    private JsonNode outcome(String scenario, String arm, String dials) {
        List<Object> words = new ArrayList<>(List.of("run", scenario, "--arm", arm, "--json"));
        for (String dial : dials.isEmpty() ? new String[0] : dials.split(" ")) {
            words.add("--dial");
            words.add(dial);
        }
        return new Terminal(folder).type(words.toArray()).json().get("outcome");
    }
}
