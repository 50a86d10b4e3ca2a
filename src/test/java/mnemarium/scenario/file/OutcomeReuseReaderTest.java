package mnemarium.scenario.file;

import static org.assertj.core.api.Assertions.assertThat;

import mnemarium.scenario.Dial;
import mnemarium.scenario.DriftingWorld;
import mnemarium.scenario.DriftingWorld.Charge;
import mnemarium.scenario.DriftingWorld.Charges;
import mnemarium.scenario.DriftingWorld.Churning;
import mnemarium.scenario.DriftingWorld.Drifting;
import mnemarium.scenario.DriftingWorld.Hidden;
import mnemarium.scenario.DriftingWorld.Late;
import mnemarium.scenario.DriftingWorld.Thing;
import mnemarium.scenario.OutcomeReuse;
import mnemarium.scenario.Problem;
import mnemarium.scenario.Source;
import mnemarium.scenario.Work;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import java.math.BigDecimal;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;

class OutcomeReuseReaderTest {

    private static final String GOOD =
            """
            kind: outcome-reuse
            name: w
            title: W
            work: {title: Plan, body: A plan.}
            tasks: 40
            """;

    @Test
    void readsEveryKey() {
        assertThat(Read.opened("every-outcome-reuse-key.yaml").scenario())
                .isEqualTo(
                        new OutcomeReuse(
                                "every-outcome-reuse-key",
                                "Every key of outcome reuse",
                                "For the tests.",
                                "ledger-tiered",
                                Map.ofEntries(
                                        Map.entry(Dial.DERIVE_TURNS, "6"),
                                        Map.entry(Dial.CHECK_TURNS, "2"),
                                        Map.entry(Dial.RECALL_TURNS, "1"),
                                        Map.entry(Dial.DERIVE_TOKENS, "5000"),
                                        Map.entry(Dial.CHECK_TOKENS, "120"),
                                        Map.entry(Dial.RECALL_TOKENS, "410"),
                                        Map.entry(Dial.DETECTION_LAG, "2"),
                                        Map.entry(Dial.CONFIRMATIONS, "1"),
                                        Map.entry(Dial.WIDEN_EVERY, "20"),
                                        Map.entry(Dial.CURRENCY, "tokens"),
                                        Map.entry(Dial.SLICE, "db_version,ci_runner"),
                                        Map.entry(Dial.period("ci_runner"), "2"),
                                        Map.entry(Dial.drift("workload", 120), "40"),
                                        Map.entry(Dial.drift("alpha.schema", 120), "never")),
                                new Work("Query plan", "How the nightly report is asked for."),
                                new DriftingWorld(
                                        120,
                                        List.of(
                                                drifting("db_version", "17", "18", 20),
                                                new Drifting(
                                                        "workload",
                                                        "oltp",
                                                        "oltp",
                                                        OptionalInt.empty())),
                                        List.of(new Churning("ci_runner", 10)),
                                        List.of(new Late("locale", 7, 50)),
                                        List.of(
                                                new Hidden(
                                                        "meaning", "a", "b", OptionalInt.empty())),
                                        List.of(
                                                new Thing(
                                                        "alpha",
                                                        List.of(
                                                                drifting(
                                                                        "schema", "v1", "v2", 18))),
                                                new Thing(
                                                        "beta",
                                                        List.of(
                                                                drifting(
                                                                        "schema", "w1", "w2",
                                                                        31)))),
                                        Optional.of("db_version"),
                                        new Charges(
                                                new Charge(6, 5000, new BigDecimal("12.5")),
                                                new Charge(2, 120, new BigDecimal("0.4")),
                                                new Charge(1, 410, new BigDecimal("1.2")),
                                                new BigDecimal("2.5")))));
    }

    @Test
    void asksForLittle() {
        String text =
                GOOD + "scope: d\ndependencies: [{name: d, before: a, after: b, drift: 39}]\n";
        OutcomeReuse scenario =
                (OutcomeReuse) Read.opened(new ScenarioReader().read(source(text))).scenario();
        assertThat(scenario.arm()).isEqualTo("ledger-canary");
        assertThat(scenario.embedder()).isEqualTo("none");
        assertThat(scenario.world().charges()).isEqualTo(Charges.DEFAULT);
        assertThat(scenario.world().observable()).containsExactly("d");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {
                // added to a good head | line | path | found | expected
                "noise: []|1|scope|neither a scope nor entities|the dependency that selects the record",
                "entities: []|1|scope|neither a scope nor entities|the dependency that selects the record",
                "scope: d|6|scope|'d', which is no dependency|the name of one, of which there is none",
                "dependencies: [{name: db, before: a, after: b, drift: 40}]|6|dependencies[0].drift|task 40, which is outside the horizon|a task from 0 to 39, or never",
                "dependencies: [{name: db, before: a, after: b, drift: soon}]|6|dependencies[0].drift|the text 'soon'|a task from 0 to 39, or never",
                "dependencies: [{name: db, before: a, after: b, drift: -1}]|6|dependencies[0].drift|the number -1|a task from 0 to 39, or never",
                "dependencies: [{name: db, before: 17, after: b}]|6|dependencies[0].before|the number 17|a text (put it in quotes)",
                "dependencies: [{name: d.b, before: a, after: b}]|6|dependencies[0].name|'d.b'|1 to 60 letters, digits, dashes and underlines, not all and not none",
                "noise: [{name: all, period: 1}]|6|noise[0].name|'all'|1 to 60 letters, digits, dashes and underlines, not all and not none",
                "noise: [{name: a, period: 1}, {name: a, period: 2}]|6|noise[1].name|dimension 'a' a second time (first in line 6)|each name once",
                "noise: [{name: a, period: 1}]\\nhidden: [{name: a, before: x, after: y}]|7|hidden[0].name|dimension 'a' a second time (first in line 6)|each name once",
                "noise: [{name: a, perod: 1}]|6|noise[0].perod|an unknown key 'perod'|'period' perhaps; one of name, period",
                "late: [{name: a, period: 1, from: 77}]|6|late[0].from|task 77, which is outside the horizon|a task from 0 to 39",
                "late: [{name: a, period: 1}]|6|late[0].from|no such key|a whole number from 0 to 99999",
                "arm: ledger-cannary|6|arm|'ledger-cannary'|'ledger-canary' perhaps; one of no-memory, naive-cache, ledger-v1, ledger-underdecl, ledger-learn, ledger-canary, ledger-tiered, ledger-narrowing",
                "embedder: static|6|embedder|'static'|one of none",
                "costs: {derive: {turns: 5.5}}|6|costs.derive.turns|the number 5.5|a whole number from 0 to 1000",
                "costs: {check: {seconds: 0.00001}}|6|costs.check.seconds|the number 0.00001|0 to 86400 with at most 3 decimals",
                "costs: {dollars-per-million-tokens: -1}|6|costs.dollars-per-million-tokens|the number -1|a number from 0 to 1000000",
                "dials: {verify-budget: 3}|6|dials.verify-budget|an unknown key 'verify-budget'|one of derive-turns, check-turns, recall-turns, derive-tokens, check-tokens, recall-tokens, detection-lag, confirmations, widen-every, currency, slice, gate",
                "entities: [{name: a, dependencies: []}]|6|entities[0].dependencies|an empty list|a list of dependencies",
                "entities: [{name: a, dependencies: [{name: x, before: p, after: q}]}, {name: b, dependencies: [{name: y, before: p, after: q}]}]|6|entities[1].dependencies|entity dimensions y|the same names as the first entity: x",
                "entities: [{name: a, dependencies: [{name: x, before: p, after: q, drift: 99}]}]|6|entities[0].dependencies[0].drift|task 99, which is outside the horizon|a task from 0 to 39, or never",
            })
    void refusesWhatAWorldCannotBe(
            String more, int line, String path, String found, String expected) {
        assertThat(refused(GOOD + more.replace("\\n", "\n") + "\n"))
                .contains(new Problem("test.yaml", line, path, found, expected));
    }

    @Test
    void namesTheDependencyThatWasMeantAsScope() {
        assertThat(
                        refused(
                                GOOD
                                        + "scope: db_versoin\n"
                                        + "dependencies: [{name: db_version, before: a, after: b}]\n"))
                .containsExactly(
                        new Problem(
                                "test.yaml",
                                6,
                                "scope",
                                "'db_versoin', which is no dependency",
                                "'db_version' perhaps; one of db_version"));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {
                // a dial of a good world | path | found | expected
                "drift.db_versoin: 3|drift.db_versoin|an unknown key 'drift.db_versoin'|'drift.db_version' perhaps; one of derive-turns, check-turns, recall-turns, derive-tokens, check-tokens, recall-tokens, detection-lag, confirmations, widen-every, currency, slice, period.ci_runner, drift.db_version, gate",
                "drift.db_version: 40|drift.db_version|the number 40|0 to 39, or never",
                "drift.db_version: later|drift.db_version|the text 'later'|0 to 39, or never",
                "period.ci_runner: -1|period.ci_runner|the number -1|0 to 1 000 000 tasks",
                "slice: moon|slice|the text 'moon'|all, none, or some of db_version, ci_runner",
                "currency: euros|currency|the text 'euros'|turns or tokens",
                "budget: 100|budget|an unknown key 'budget'|one of derive-turns, check-turns, recall-turns, derive-tokens, check-tokens, recall-tokens, detection-lag, confirmations, widen-every, currency, slice, period.ci_runner, drift.db_version, gate",
            })
    void refusesADialThatTheWorldDoesNotHave(
            String dial, String path, String found, String expected) {
        assertThat(
                        refused(
                                GOOD
                                        + "scope: db_version\n"
                                        + "dependencies: [{name: db_version, before: a, after: b}]\n"
                                        + "noise: [{name: ci_runner, period: 10}]\n"
                                        + "dials: {"
                                        + dial
                                        + "}\n"))
                .containsExactly(new Problem("test.yaml", 9, "dials." + path, found, expected));
    }

    @Test
    void refusesMoreDimensionsThanFit() {
        StringBuilder text = new StringBuilder(GOOD).append("scope: d\nnoise:\n");
        for (int i = 0; i < DriftingWorld.MOST_DIMENSIONS; i++) {
            text.append("  - {name: n").append(i).append(", period: 3}\n");
        }
        text.append("dependencies: [{name: d, before: a, after: b}]\n");
        assertThat(refused(text.toString()))
                .containsExactly(
                        new Problem("test.yaml", 1, "", "65 dimensions", "at most 64 in all"));
    }

    @Test
    void tellsOnlyThatTheHorizonIsWrongIfItIs() {
        assertThat(
                        refused(
                                GOOD.replace("tasks: 40", "tasks: many")
                                        + "scope: d\n"
                                        + "dependencies: [{name: d, before: a, after: b, drift: 7}]\n"))
                .extracting(Problem::path)
                .containsExactly("tasks");
    }

    private static Drifting drifting(String name, String before, String after, int task) {
        return new Drifting(name, before, after, OptionalInt.of(task));
    }

    private static Source source(String text) {
        return new Source("scenario", "test.yaml", text, Map.of());
    }

    private static List<Problem> refused(String text) {
        return Read.problems(new ScenarioReader().read(source(text)));
    }
}
