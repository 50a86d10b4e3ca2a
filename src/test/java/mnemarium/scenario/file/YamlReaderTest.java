package mnemarium.scenario.file;

import static org.assertj.core.api.Assertions.assertThat;

import mnemarium.scenario.Conversation;
import mnemarium.scenario.Dial;
import mnemarium.scenario.Fact;
import mnemarium.scenario.GeneratedAlerts;
import mnemarium.scenario.Item;
import mnemarium.scenario.ItemList;
import mnemarium.scenario.Message;
import mnemarium.scenario.NearMiss;
import mnemarium.scenario.Problem;
import mnemarium.scenario.Question;
import mnemarium.scenario.Replies;
import mnemarium.scenario.Rewording;
import mnemarium.scenario.Source;
import mnemarium.scenario.Triage;
import mnemarium.scenario.Turn;
import mnemarium.scenario.WordingSet;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import java.util.List;
import java.util.Map;

class YamlReaderTest {

    private static final String TRIAGE = "kind: triage\nname: t\ntitle: T\nturn-size: 6\n";

    private static final String CONVERSATION =
            """
            kind: conversation
            name: c
            title: C
            turns:
              - messages:
                  - role: user
                    text: Six euros.
                    facts:
                      - {id: price, text: It costs six euros.}
            """;

    @Test
    void readsEveryKeyOfATriage() {
        assertThat(Read.opened("every-triage-key.yaml").scenario())
                .isEqualTo(
                        new Triage(
                                "every-key",
                                "Every key of a triage",
                                "For the tests.",
                                "per-turn",
                                Map.ofEntries(
                                        Map.entry(Dial.ADDED_LATENCY, "1.5"),
                                        Map.entry(Dial.STORE_LATENCY, "0.07"),
                                        Map.entry(Dial.EMBED_LATENCY, "0.03"),
                                        Map.entry(Dial.REASONING_TIME, "1200"),
                                        Map.entry(Dial.BUDGET, "100"),
                                        Map.entry(Dial.OVERHEAD, "2"),
                                        Map.entry(Dial.CHARGE, "lookups"),
                                        Map.entry(Dial.ADMISSION, "started"),
                                        Map.entry(Dial.TOP_K, "5"),
                                        Map.entry(Dial.THRESHOLD, "0.9"),
                                        Map.entry(Dial.WINDOW, "6"),
                                        Map.entry(Dial.OWN_TURN_SIGHT, "off")),
                                "hashed",
                                2,
                                new ItemList(
                                        List.of(
                                                new Item(
                                                        "a",
                                                        "The cellar door stands open.",
                                                        "door",
                                                        "door",
                                                        Map.of(
                                                                "floor", "-1", "seen", "true", "by",
                                                                "patrol")),
                                                new Item(
                                                        "b",
                                                        "Somebody left the cellar door open.",
                                                        "door",
                                                        "",
                                                        Map.of()),
                                                new Item(
                                                        "c",
                                                        "A window is broken.",
                                                        null,
                                                        "",
                                                        Map.of())))));
    }

    @Test
    void readsEveryKeyOfAGenerator() {
        Triage triage = (Triage) Read.opened("every-generate-key.yaml").scenario();
        assertThat(triage.items())
                .isEqualTo(
                        new GeneratedAlerts(
                                12, 4, NearMiss.HOST, Rewording.STRONG, WordingSet.CALIBRATION));
        assertThat(triage.dials())
                .isEqualTo(Map.of(Dial.THRESHOLD, "calibrated", Dial.OWN_TURN_SIGHT, "on"));
        assertThat(triage.arm()).isEqualTo("in-loop");
        assertThat(triage.embedder()).isEqualTo("static");
    }

    @Test
    void readsEveryKeyOfAConversation() {
        Fact key = new Fact("key", "The key hangs behind the clock.");
        Fact cat = new Fact("cat", "The cat eats at six.");
        assertThat(Read.opened("every-conversation-key.yaml").scenario())
                .isEqualTo(
                        new Conversation(
                                "every-conversation-key",
                                "Every key of a conversation",
                                "For the tests.",
                                "notes",
                                Map.of(Dial.WINDOW, "4", Dial.TOP_K, "8"),
                                "minilm",
                                Replies.QUESTIONS_ONLY,
                                List.of(
                                        new Turn(
                                                List.of(
                                                        new Message(
                                                                "user",
                                                                "The key hangs behind the clock,"
                                                                        + " and the cat eats at"
                                                                        + " six.",
                                                                List.of(key, cat)),
                                                        new Message(
                                                                "Ada",
                                                                "Lovely weather.",
                                                                List.of())),
                                                List.of()),
                                        new Turn(
                                                List.of(),
                                                List.of(
                                                        new Question(
                                                                "q1",
                                                                "Where is the key?",
                                                                List.of("key"),
                                                                "place"),
                                                        new Question(
                                                                "q2",
                                                                "Key and cat?",
                                                                List.of("key", "cat"),
                                                                ""))))));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {
                // added to a good triage without items | line | path | found | expected
                "itmes: []|5|itmes|an unknown key 'itmes'|'items' perhaps; one of kind, name, title, about, arm, embedder, dials, turn-size, generate, items",
                "generate: {alerts: 24}|5|generate.duplicates|no such key|a whole number from 0 to 9999",
                "generate: {alerts: x, duplicates: 1}|5|generate.alerts|the text 'x'|a whole number from 2 to 10000",
                "generate: {alerts: 24, duplicates: 24}|5|generate.duplicates|the number 24|a whole number from 0 to 23, the first alert is new",
                "generate: {alerts: 300, duplicates: 9, near-miss: far}|5|generate.alerts|291 originals (alerts without duplicates)|at most 88 where near-miss is far",
                "generate: {alerts: 24, duplicates: 1, near-miss: nera}|5|generate.near-miss|'nera'|'near' perhaps; one of far, near, host, user, technique, severity",
                "generate: [24]|5|generate|a list|a mapping (key: value)",
                "items: []|5|items|an empty list|a list of items",
                "items: [{id: 7, text: x}]|5|items[0].id|the number 7|a text (put it in quotes)",
                "items: [{id: a, text: ' '}]|5|items[0].text|an empty text|a text that is not empty",
                "items: [{id: a, text: x}, {id: a, text: y}]|5|items[1].id|item id 'a' a second time (first in line 5)|each id once",
                "items: [{id: a, text: x, fields: {f: [1]}}]|5|items[0].fields.f|a list|a text or a number",
            })
    void refusesWhatATriageCannotBe(
            String more, int line, String path, String found, String expected) {
        List<Problem> problems = refused(TRIAGE + more + "\n");
        assertThat(problems).contains(new Problem("test.yaml", line, path, found, expected));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {
                "added-latency: -5|added-latency|the number -5|0 to 10 000 ms",
                "budget: .nan|budget|the number .nan|0 to 60 000 ms",
                "budget: .inf|budget|the number .inf|0 to 60 000 ms",
                "budget: NaN|budget|the text 'NaN'|0 to 60 000 ms",
                "budget: '100'|budget|the text '100'|0 to 60 000 ms",
                "budget: 0.0000001|budget|the number 0.0000001|0 to 60 000 ms with at most 6 decimals",
                "top-k: 2.5|top-k|the number 2.5|a whole number, 1 to 1 000 hits",
                "threshold: high|threshold|the text 'high'|0 to 1, or calibrated",
                "own-turn-sight: yes|own-turn-sight|the text 'yes'|on or off",
                "charge: 1|charge|the number 1|lookups or lookups-and-writes",
                "budgte: 1|budgte|an unknown key 'budgte'|'budget' perhaps; one of added-latency, store-latency, embed-latency, reasoning-time, budget, overhead, charge, admission, top-k, threshold, window, own-turn-sight, gate",
            })
    void refusesADialOutsideItsRange(String dial, String path, String found, String expected) {
        assertThat(
                        refused(
                                TRIAGE
                                        + "generate: {alerts: 2, duplicates: 1}\ndials: {"
                                        + dial
                                        + "}\n"))
                .containsExactly(new Problem("test.yaml", 6, "dials." + path, found, expected));
    }

    @Test
    void asksForItemsOrAGenerator() {
        assertThat(refused(TRIAGE))
                .containsExactly(
                        new Problem(
                                "test.yaml",
                                1,
                                "generate",
                                "neither items nor a generator",
                                "one of the two"));
        assertThat(
                        refused(
                                TRIAGE
                                        + "generate: {alerts: 2, duplicates: 1}\n"
                                        + "items: [{id: a, text: x}]\n"))
                .containsExactly(
                        new Problem(
                                "test.yaml",
                                6,
                                "items",
                                "items beside a generator",
                                "either items or generate"));
    }

    @Test
    void refusesAnOracleThatHasNothingToKnow() {
        assertThat(refused(TRIAGE + "embedder: oracle\nitems: [{id: a, text: x}]\n"))
                .extracting(Problem::path)
                .containsExactly("embedder");
    }

    @Test
    void refusesAFactThatIsAskedForAndNeverStated() {
        assertThat(
                        refused(
                                CONVERSATION
                                        + """
                                            questions:
                                              - {id: q, text: "How much?", needs: [price, prices]}
                                        """))
                .containsExactly(
                        new Problem(
                                "test.yaml",
                                11,
                                "turns[0].questions[0].needs",
                                "fact 'prices', which is never stated",
                                "'price' perhaps; the id of a fact in some message"));
    }

    @Test
    void refusesAFactThatIsStatedTooLate() {
        String text =
                CONVERSATION.replace(
                        "turns:\n",
                        "turns:\n  - questions: [{id: q, text: How much?, needs: [price]}]\n");
        assertThat(refused(text))
                .containsExactly(
                        new Problem(
                                "test.yaml",
                                5,
                                "turns[0].questions[0].needs",
                                "fact 'price', stated only in turns[1]",
                                "a fact stated by then"));
    }

    @Test
    void refusesATurnWithNothingInIt() {
        assertThat(refused(CONVERSATION + "  - messages: []\n  - {}\n"))
                .containsExactly(
                        new Problem(
                                "test.yaml",
                                10,
                                "turns[1]",
                                "a turn without messages and questions",
                                "at least one of either"),
                        new Problem(
                                "test.yaml",
                                11,
                                "turns[2]",
                                "a turn without messages and questions",
                                "at least one of either"));
    }

    @Test
    void refusesAnIdTwice() {
        assertThat(refused(CONVERSATION + "          - {id: price, text: Still six.}\n"))
                .containsExactly(
                        new Problem(
                                "test.yaml",
                                10,
                                "turns[0].messages[0].facts[1].id",
                                "fact id 'price' a second time (first in line 9)",
                                "each id once"));
    }

    @Test
    void refusesAKeyTwice() {
        assertThat(refused(TRIAGE + "name: u\ngenerate: {alerts: 2, duplicates: 1}\n"))
                .containsExactly(
                        new Problem(
                                "test.yaml",
                                5,
                                "name",
                                "the key a second time (first in line 2)",
                                "each key once"));
    }

    @Test
    void refusesAliasesAndTags() {
        assertThat(
                        refused(
                                "kind: &k triage\nname: *k\ntitle: !x t\nturn-size: 6\ngenerate: {alerts: 2, duplicates: 1}\n"))
                .extracting(Problem::path)
                .containsExactly("name", "title");
    }

    @Test
    void saysWhereTheWritingIsBroken() {
        assertThat(refused(TRIAGE + "items: [{id: a\n"))
                .singleElement()
                .satisfies(
                        problem -> {
                            assertThat(problem.line()).isEqualTo(6);
                            assertThat(problem.expected()).isEqualTo("well-formed YAML");
                        });
    }

    @Test
    void refusesASecondDocument() {
        assertThat(refused(CONVERSATION + "---\nkind: triage\n"))
                .extracting(Problem::found)
                .containsExactly("a second document");
    }

    @Test
    void namesTheKindsIfThereIsNone() {
        assertThat(refused("name: t\n"))
                .containsExactly(
                        new Problem(
                                "test.yaml",
                                1,
                                "kind",
                                "no such key",
                                "one of triage, conversation, outcome-reuse, evolving-world,"
                                        + " staleness-trap, process-memory, three-lanes, tenure"));
        assertThat(refused("kind: tirage\n"))
                .extracting(Problem::expected)
                .containsExactly(
                        "'triage' perhaps; one of triage, conversation, outcome-reuse, evolving-world,"
                                + " staleness-trap, process-memory, three-lanes, tenure");
    }

    @Test
    void tellsAllProblemsOfAFileAtOnceAndCountsThoseBeyondFifty() {
        StringBuilder text = new StringBuilder(TRIAGE).append("items:\n");
        for (int i = 0; i < 100; i++) {
            text.append("  - {id: a}\n");
        }
        List<Problem> problems = refused(text.toString());
        assertThat(problems).hasSize(Problems.MOST + 1);
        assertThat(problems.getLast())
                .isEqualTo(new Problem("test.yaml", 0, "", "149 more problems", "none"));
        assertThat(problems.get(1)).extracting(Problem::line).isEqualTo(7);
    }

    @Test
    void takesNoOptions() {
        Source source = new Source("scenario", "test.yaml", CONVERSATION, Map.of("text", "x"));
        assertThat(Read.problems(new ScenarioReader().read(source)))
                .extracting(Problem::found)
                .containsExactly("the option 'text'");
    }

    private static List<Problem> refused(String text) {
        return Read.problems(
                new ScenarioReader().read(new Source("scenario", "test.yaml", text, Map.of())));
    }
}
