package mnemarium.scenario.file;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.tuple;

import mnemarium.scenario.Evolving;
import mnemarium.scenario.Evolving.Change;
import mnemarium.scenario.Evolving.Manner;
import mnemarium.scenario.Evolving.Subject;
import mnemarium.scenario.Problem;
import mnemarium.scenario.Source;
import mnemarium.scenario.Tenure;
import mnemarium.scenario.TenureFact;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

import java.time.LocalDate;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;

class KindReadersTest {

    private static final String EVOLVING =
            "kind: evolving-world\nname: e\ntitle: E\nsessions: 30\nsubjects:\n";

    private static final String TRAP = "kind: staleness-trap\nname: s\ntitle: S\n";

    private static final String PROCESS = "kind: process-memory\nname: p\ntitle: P\n";

    private static final String LANES =
            """
            kind: three-lanes
            name: l
            title: L
            values: [{name: db, subject: the database, before: "17"}]
            facts: [{id: port, text: It is 8443.}]
            work: [{id: plan, title: Plan, body: A plan., needs: [db]}]
            """;

    private static final String TENURE =
            """
            kind: tenure
            name: t
            title: T
            owners: [{name: Billing, answers-by: id, latency-ms: 40, tokens: 90}]
            """;

    private static final String PLAN =
            """
            facts:
              - id: plan
                subject: account 17
                owner: Billing
                question: "Which plan is {subject} on?"
                says: "{subject} is on the {value} plan."
                values: [{since: 2026-01-01, value: growth}, {since: 2026-04-02, value: starter}]
                elsewhere: {subjects: [account 12], values: [trial]}
                mentions: ["The plan of {subject} was a topic."]
            """;

    @Test
    void readsAFactWithItsValues() {
        Tenure tenure =
                (Tenure)
                        Read.opened(
                                        reading(
                                                TENURE
                                                        + PLAN
                                                        + "conversations: [{date: 2026-04-09, asks:"
                                                        + " [plan]}]\n"))
                                .scenario();

        TenureFact plan = tenure.fact("plan");
        assertThat(plan.on(LocalDate.of(2020, 1, 1))).isEqualTo("growth");
        assertThat(plan.on(LocalDate.of(2026, 4, 1))).isEqualTo("growth");
        assertThat(plan.on(LocalDate.of(2026, 4, 2))).isEqualTo("starter");
        assertThat(plan.asked()).isEqualTo("Which plan is account 17 on?");
        assertThat(plan.elicit()).isEqualTo(new TenureFact.Elicit(1, 1, 1, 60));
        assertThat(tenure.sort(plan)).isEqualTo(TenureFact.Sort.OWNED);
        assertThat(tenure.costs()).isEqualTo(new Tenure.Costs(240, 120, 225, 20));
    }

    @Test
    void tellsAllThatIsWrongWithAHistoryAtOnce() {
        assertThat(
                        refused(
                                TENURE.replace("Billing", "'Bill, ing'")
                                        + PLAN.replace("2026-04-02", "2025-04-02")
                                                .replace("{value}", "same")
                                        + "conversations:\n"
                                        + "  - {date: 2026-02-30, asks: [plan]}\n"
                                        + "  - {date: 2026-04-09, asks: [plam]}\n"))
                .extracting(Problem::path, Problem::found)
                .containsExactly(
                        tuple("owners[0].name", "the name 'Bill, ing'"),
                        tuple("facts[0].owner", "owner 'Billing', which is not there"),
                        tuple("facts[0].says", "'{subject} is on the same plan.'"),
                        tuple("facts[0].values", "2025-04-02 after 2026-01-01"),
                        tuple("conversations[0].date", "'2026-02-30'"),
                        tuple("conversations[1].asks", "question 'plam', which is not there"));
    }

    @Test
    void refusesDatesThatFallAndAClaimOfWhatHasAnOwner() {
        String talks =
                "conversations: [{date: 2026-04-09, asks: [plan]}, {date: 2026-04-08, asks: [plan]}]\n";

        assertThat(refused(TENURE + PLAN + talks))
                .extracting(Problem::found)
                .containsExactly("2026-04-08 after 2026-04-09");
        assertThat(refused(TENURE + PLAN + "    claimed: team\n" + talks))
                .extracting(Problem::found)
                .containsExactly("a claim of what has an owner");
    }

    @Test
    void readsASubject() {
        Evolving evolving =
                (Evolving)
                        Read.opened(
                                        reading(
                                                EVOLVING
                                                        + "  - {name: tool, aspect: status, class:"
                                                        + " value, values: [{day: 0, value: a},"
                                                        + " {day: 7, value: b}], retired: 9}\n"))
                                .scenario();
        assertThat(evolving.subjects())
                .containsExactly(
                        new Subject(
                                "tool",
                                "status",
                                Manner.BY_VALUE,
                                List.of(new Change(0, "a"), new Change(7, "b")),
                                OptionalInt.of(9)));
        assertThat(evolving.arm()).isEqualTo("ledger");
    }

    @ParameterizedTest
    @ValueSource(strings = {"ledger-ttl-0", "ledger-ttl-7", "ledger-ttl-400", "ledger-ttl-inf"})
    void takesAnyNumberOfDays(String arm) {
        String text = EVOLVING + "  - {name: t, aspect: a, values: [{day: 0, value: x}]}\n";
        assertThat(Read.opened(reading(text + "arm: " + arm + "\n")).scenario().arm())
                .isEqualTo(arm);
    }

    @ParameterizedTest
    @ValueSource(strings = {"ledger-ttl-", "ledger-ttl-07", "ledger-ttl--1", "ledger-ttl-12345678"})
    void refusesDaysThatAreNoNumber(String arm) {
        String text = EVOLVING + "  - {name: t, aspect: a, values: [{day: 0, value: x}]}\n";
        assertThat(refused(text + "arm: " + arm + "\n"))
                .singleElement()
                .extracting(Problem::path, Problem::found)
                .containsExactly("arm", "'" + arm + "'");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {
                // a subject | path | found | expected
                "{name: t, aspect: a, values: [{day: 1, value: x}]}|values[0].day|day 1 for the first value|day 0",
                "{name: t, aspect: a, values: [{day: 0, value: x}, {day: 0, value: y}]}|values[1].day|day 0 out of order|a day after the one before",
                "{name: t, aspect: a, class: coexist, values: [{day: 0, value: x}], retired: 3}|retired|a change of a subject that coexists|a single value, never retired",
                "{name: t, aspect: a, class: sttable, values: [{day: 0, value: x}]}|class|'sttable'|'stable' perhaps; one of stable, value, coexist, silent",
                "{name: t, aspect: a, values: [{day: 0, value: it is so}]}|values[0].value|'it is so'|a value without ' is ', without a full stop at its end, and other than RETIRED",
                "{name: t t, aspect: a, values: [{day: 0, value: x}]}|name|'t t'|1 to 60 letters, digits, dashes and underlines",
                "{name: t, aspect: a, values: []}|values|an empty list|a list of values",
            })
    void refusesASubjectThatCannotBe(String subject, String path, String found, String expected) {
        assertThat(refused(EVOLVING + "  - " + subject + "\n"))
                .containsExactly(
                        new Problem("test.yaml", 6, "subjects[0]." + path, found, expected));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {
                "traps: []|traps|an empty list|a list of traps",
                "traps: [{id: a, subject: s, stored: '1'}]|traps[0].current|no such key|a text",
                "traps: [{id: a, subject: s, stored: x, current: y}, {id: a, subject: s, stored: x, current: y}]|traps[1].id|trap id 'a' a second time (first in line 4)|each id once",
                "traps: [{id: a, subject: s, stored: x, current: y}], published: {source: s, model: m, figures: [{arm: bear, measure: accuracy, value: 1, n: 4}]}|published.figures[0].arm|'bear'|'bare' perhaps; one of none, bare, dated, method",
                "traps: [{id: a, subject: s, stored: x, current: y}], published: {source: s, model: m, figures: [{arm: bare, measure: accuracy, value: 1.5, n: 4}]}|published.figures[0].value|the number 1.5|a number from 0 to 1",
                "traps: [{id: a, subject: s, stored: x, current: y}], dials: {pressure: high}|dials.pressure|the text 'high'|on or off",
            })
    void refusesATrapThatCannotBe(String more, String path, String found, String expected) {
        assertThat(refused("{" + TRAP.replace("\n", ", ") + "\n\n\n" + more + "}\n"))
                .containsExactly(new Problem("test.yaml", 4, path, found, expected));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {
                "{id: a, question: q, chosen: x, rejected: x, because: b}|rejected|'x', which was chosen|another option",
                "{id: a, question: q, chosen: pytest, rejected: unittest, because: b, habit: pytset}|habit|'pytset', which is no option|'pytest' perhaps; one of pytest, unittest",
                "{id: a, question: q, chosen: x, rejected: y}|because|no such key|a text",
            })
    void refusesADecisionThatCannotBe(String decision, String path, String found, String expected) {
        assertThat(refused(PROCESS + "decisions:\n  - " + decision + "\n"))
                .containsExactly(
                        new Problem("test.yaml", 5, "decisions[0]." + path, found, expected));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {
                "{hear: prot}|hear|fact 'prot', which is not there|'port' perhaps; the id of a fact",
                "{do: plna}|do|work 'plna', which is not there|'plan' perhaps; the id of a piece of work",
                "{}|``|a step without anything to do|one of hear, do, ask",
                "{hear: port, do: plan}|``|a step of several things|one of hear, do, ask",
                "{ask: {id: q, text: Which?, type: needle, needs: port}}|ask.needs|fact 'port', which is not told by then|the id of a fact",
                "{ask: {id: q, text: Which?, type: current-value, needs: port}}|ask.needs|value 'port', which is not there|the name of a value",
                "{ask: {id: q, text: Which?, type: needel, needs: port}}|ask.type|'needel'|'needle' perhaps; one of needle, done-before, current-value",
            })
    void refusesAStepThatCannotBe(String step, String path, String found, String expected) {
        assertThat(refused(LANES + "steps:\n  - " + step + "\n"))
                .containsExactly(
                        new Problem(
                                "test.yaml",
                                8,
                                path.isEmpty() ? "steps[0]" : "steps[0]." + path,
                                found,
                                expected));
    }

    private static Reading reading(String text) {
        return new ScenarioReader().read(new Source("scenario", "test.yaml", text, Map.of()));
    }

    private static List<Problem> refused(String text) {
        return Read.problems(reading(text));
    }
}
