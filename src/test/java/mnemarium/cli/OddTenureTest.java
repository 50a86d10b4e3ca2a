package mnemarium.cli;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

/** A scenario of kind tenure that is read can be played: what the gate cannot take is refused. */
class OddTenureTest {

    private static final String FACT =
            """
              - id: plan
                subject: account 17
                owner: Billing
                question: "Which plan is {subject} on?"
                says: "{subject} is on the {value} plan."
                values: [{since: 2024-01-01, value: growth}, {since: 2026-04-02, value: starter}]
                changes-every-days: 120
                elsewhere: {subjects: [account 12], values: [trial]}
                mentions: ["The plan of {subject} came up."]
            """;

    private static final String SCENARIO =
            """
            kind: tenure
            name: odd
            title: Odd
            about: Odd.
            dials: {tenure: 40}
            owners:
              - {name: Billing, answers-by: account_id, latency-ms: 40, tokens: 90}
              - {name: Docs, latency-ms: 80, tokens: 1200}
            facts:
            """
                    + FACT
                    + """
                    conversations:
                      - {date: 2026-03-05, asks: [plan]}
                      - {date: 2026-04-05, says: [plan], asks: [plan]}
                    """;

    @TempDir Path folder;

    private Terminal terminal;

    @BeforeEach
    void open() {
        terminal = new Terminal(folder);
    }

    private Terminal.Said run(String scenario) throws IOException {
        return terminal.type("run", Files.writeString(folder.resolve("odd.yaml"), scenario));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {
                "name: Docs | name: transcripts",
                "name: Docs | name: nobody",
                "name: Docs | name: billing",
                "changes-every-days: 120 | changes-every-days: 36500",
                "account_id | `xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx"
                        + "yyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyy`",
                "tenure: 40 | `tenure: 0, outage: 1, expiry: 0, lookup-latency: 60000,"
                        + " turn-budget: 0, transcripts-kept: 0`",
                "tenure: 40 | `tenure: 40, expiry: 100000, transcripts-kept: 1200, top-k: 1000`",
            })
    void playsWhatLiesAtTheLimits(String usual, String odd) throws IOException {
        Terminal.Said said = run(SCENARIO.replace(usual, odd));

        assertThat(said.err()).isEmpty();
        assertThat(said.status()).isZero();
        assertThat(said.out()).contains("of 2 questions");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {
                "changes-every-days: 120 | changes-every-days: 36501 | from 1 to 36500",
                "account_id | `\"a\\tb\"` | one line of at most 100 characters",
                "name: Docs | `name: \"D\\x9Bs\"` | without a comma, on one line",
            })
    void refusesWhatTheGateCannotTakeBeforeTheRun(String usual, String odd, String expected)
            throws IOException {
        Terminal.Said said = run(SCENARIO.replace(usual, odd));

        assertThat(said.status()).isEqualTo(2);
        assertThat(said.err())
                .contains("odd.yaml, line")
                .contains(expected)
                .doesNotContain("should not happen");
    }

    @ParameterizedTest
    @CsvSource({"Plan", "plan-a"})
    void refusesOwnedFactsWhoseIdsTheirOwnersCannotTellApart(String other) throws IOException {
        String first = other.equals("Plan") ? "plan" : "plan_a";
        Terminal.Said said =
                run(
                        SCENARIO.replace(
                                        "conversations:",
                                        FACT.replace("id: plan", "id: " + other) + "conversations:")
                                .replace("id: plan\n", "id: " + first + "\n")
                                .replace("[plan]", "[" + first + "]"));

        assertThat(said.status()).isEqualTo(2);
        assertThat(said.err())
                .contains("found owned fact '" + other + "' beside '" + first + "'")
                .contains("ids that differ in more than case and dashes");
    }

    @Test
    void refusesAQuestionThatIsTooLongWithItsSubject() throws IOException {
        Terminal.Said said =
                run(SCENARIO.replace("subject: account 17", "subject: " + "a".repeat(300)));

        assertThat(said.status()).isEqualTo(2);
        assertThat(said.err()).contains("facts[0].question: found a text of 318 characters");
    }
}
