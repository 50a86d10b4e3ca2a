package mnemarium.scenario.file;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import mnemarium.scenario.Chance;
import mnemarium.scenario.Conversation;
import mnemarium.scenario.Dial;
import mnemarium.scenario.DriftingWorld;
import mnemarium.scenario.DriftingWorld.Charge;
import mnemarium.scenario.DriftingWorld.Charges;
import mnemarium.scenario.DriftingWorld.Churning;
import mnemarium.scenario.DriftingWorld.Drifting;
import mnemarium.scenario.DriftingWorld.Hidden;
import mnemarium.scenario.DriftingWorld.Late;
import mnemarium.scenario.DriftingWorld.Thing;
import mnemarium.scenario.Fact;
import mnemarium.scenario.GeneratedAlerts;
import mnemarium.scenario.Item;
import mnemarium.scenario.ItemList;
import mnemarium.scenario.Items;
import mnemarium.scenario.Message;
import mnemarium.scenario.NearMiss;
import mnemarium.scenario.OutcomeReuse;
import mnemarium.scenario.Question;
import mnemarium.scenario.Replies;
import mnemarium.scenario.Rewording;
import mnemarium.scenario.Scenario;
import mnemarium.scenario.Source;
import mnemarium.scenario.Triage;
import mnemarium.scenario.Turn;
import mnemarium.scenario.WordingSet;
import mnemarium.scenario.Work;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;

class ScenarioTextTest {

    /** What a careless writer would lose or change. */
    private static final List<String> ODD =
            List.of(
                    "plain words",
                    "yes",
                    "null",
                    "~",
                    "17",
                    "1e3",
                    "0x1F",
                    "2024-01-05",
                    "12:30:45",
                    "# no comment",
                    "key: value",
                    "- no list",
                    "[a, b]",
                    "{a: b}",
                    "*alias",
                    "&anchor",
                    "!tag",
                    "%directive",
                    "---",
                    "...",
                    "|",
                    ">",
                    "it's \"quoted\" \\ back",
                    "two\nlines",
                    "three\n\n\nlines\twith a tab",
                    "a carriage\rreturn",
                    "a very long line ".repeat(40).strip(),
                    "\u0634\u0627\u0631\u0639 \u0627\u0644\u0646\u062e\u064a\u0644 12",
                    "\u05e9\u05dc\u05d5\u05dd: 'a' \u202eturned\u202c",
                    "\u65e5\u672c\u8a9e\u3001\u4e8c",
                    "\uD83E\uDDED compass",
                    "a\u0085b\u2028c\u2029d",
                    "bell \u0007 and zero \u0001 end",
                    "no\u00a0break \ufeff mark",
                    "@at `tick`");

    @Test
    void eachShippedScenarioOfTheseKindsReadsBackEqual() {
        int written = 0;
        for (Source shipped : new Shipped().all()) {
            Scenario scenario = Read.opened(new ScenarioReader().read(shipped)).scenario();
            Optional<Source> source = source(scenario);
            written += source.isPresent() ? 1 : 0;
            source.ifPresent(each -> assertThat(read(each)).isEqualTo(scenario));
        }
        assertThat(written).isEqualTo(10);
    }

    @Test
    void everyKeyReadsBackEqual() {
        for (String file :
                List.of(
                        "every-conversation-key.yaml",
                        "every-generate-key.yaml",
                        "every-triage-key.yaml",
                        "every-outcome-reuse-key.yaml",
                        "every-owner-key.yaml")) {
            Scenario scenario = Read.opened(file).scenario();
            assertThat(read(source(scenario).orElseThrow())).isEqualTo(scenario);
        }
    }

    @ParameterizedTest(name = "seed {0}")
    @ValueSource(longs = {1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12})
    void whateverAScenarioSaysReadsBackEqual(long seed) {
        Chance chance = new Chance(seed);
        Conversation conversation = conversation(chance);
        OutcomeReuse reuse = reuse(chance);
        Triage triage = triage(chance);
        assertThat(read(ScenarioText.source(conversation))).isEqualTo(conversation);
        assertThat(read(ScenarioText.source(reuse))).isEqualTo(reuse);
        assertThat(read(ScenarioText.source(triage))).isEqualTo(triage);
    }

    @Test
    void theSameScenarioAlwaysGivesTheSameText() {
        assertThat(ScenarioText.source(conversation(new Chance(5))))
                .isEqualTo(ScenarioText.source(conversation(new Chance(5))));
    }

    @Test
    void isYamlThatAPersonCanRead() {
        Conversation small =
                new Conversation(
                        "small",
                        "Small: one fact",
                        "",
                        "memory",
                        Map.of(Dial.TOP_K, "3"),
                        "static",
                        Replies.QUESTIONS_ONLY,
                        List.of(
                                new Turn(
                                        List.of(
                                                new Message(
                                                        "user",
                                                        "The boat leaves at 7.",
                                                        List.of(new Fact("f1", "Boat at 7.")))),
                                        List.of(new Question("q1", "When?", List.of("f1"), "")))));
        assertThat(ScenarioText.source(small).text())
                .isEqualTo(
                        """
                        kind: "conversation"
                        name: "small"
                        title: "Small: one fact"
                        arm: "memory"
                        embedder: "static"
                        dials:
                          top-k: 3
                        replies: "questions-only"
                        turns:
                          - messages:
                              - role: "user"
                                text: "The boat leaves at 7."
                                facts:
                                  - id: "f1"
                                    text: "Boat at 7."
                            questions:
                              - id: "q1"
                                text: "When?"
                                needs:
                                  - "f1"
                        """);
    }

    @Test
    void refusesWhatReadsBackAsAnother() {
        Conversation spaced =
                new Conversation(
                        "spaced",
                        " Title",
                        "",
                        "memory",
                        Map.of(),
                        "static",
                        Replies.EACH_TURN,
                        List.of(
                                new Turn(
                                        List.of(new Message("user", "Hello", List.of())),
                                        List.of())));
        assertThatThrownBy(() -> ScenarioText.source(spaced))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage(
                        "scenario 'spaced' reads back as another one, expected texts and names"
                                + " without space around them");
    }

    private static Optional<Source> source(Scenario scenario) {
        return switch (scenario) {
            case Conversation conversation -> Optional.of(ScenarioText.source(conversation));
            case OutcomeReuse reuse -> Optional.of(ScenarioText.source(reuse));
            case Triage triage -> Optional.of(ScenarioText.source(triage));
            default -> Optional.empty();
        };
    }

    private static Scenario read(Source source) {
        return Read.opened(new ScenarioReader().read(source)).scenario();
    }

    private static Conversation conversation(Chance chance) {
        List<Turn> turns = new ArrayList<>();
        List<String> facts = new ArrayList<>();
        for (int t = 0; t <= chance.below(6); t++) {
            List<Message> messages = new ArrayList<>();
            for (int m = 0; m <= chance.below(3); m++) {
                List<Fact> stated = new ArrayList<>();
                for (int f = chance.below(3); f > 0; f--) {
                    Fact fact = new Fact(chance.oneOf(ODD) + facts.size(), chance.oneOf(ODD));
                    stated.add(fact);
                    facts.add(fact.id());
                }
                messages.add(new Message(chance.oneOf(ODD), chance.oneOf(ODD), stated));
            }
            List<Question> questions = new ArrayList<>();
            for (int q = facts.isEmpty() ? 0 : chance.below(3); q > 0; q--) {
                List<String> needs = new ArrayList<>(facts);
                chance.shuffle(needs);
                questions.add(
                        new Question(
                                "q" + t + "." + q + chance.oneOf(ODD),
                                chance.oneOf(ODD),
                                needs.subList(0, 1 + chance.below(needs.size())),
                                chance.below(2) == 0 ? "" : chance.oneOf(ODD)));
            }
            turns.add(new Turn(messages, questions));
        }
        return new Conversation(
                "generated-" + chance.below(1000),
                chance.oneOf(ODD),
                chance.below(2) == 0 ? "" : chance.oneOf(ODD),
                chance.oneOf(Conversation.ARMS),
                memoryDials(chance),
                chance.oneOf(Conversation.EMBEDDERS),
                chance.oneOf(List.of(Replies.values())),
                turns);
    }

    private static Map<Dial, String> memoryDials(Chance chance) {
        Map<Dial, String> dials = new LinkedHashMap<>();
        List.of(
                        Map.entry(Dial.BUDGET, "0.000001"),
                        Map.entry(Dial.ADMISSION, "started"),
                        Map.entry(Dial.THRESHOLD, "calibrated"),
                        Map.entry(Dial.OVERHEAD, "1000"),
                        Map.entry(Dial.OWN_TURN_SIGHT, "off"))
                .forEach(
                        each -> {
                            if (chance.below(2) == 0) {
                                dials.put(each.getKey(), each.getValue());
                            }
                        });
        if (chance.below(3) == 0) {
            dials.put(Dial.THRESHOLD, "0.123456789");
        }
        return dials;
    }

    private static OutcomeReuse reuse(Chance chance) {
        int tasks = 1 + chance.below(90);
        boolean hasEntities = chance.below(2) == 0;
        List<Drifting> dependencies = drifting("dep", hasEntities ? 0 : 2, tasks, chance);
        List<Thing> entities = new ArrayList<>();
        for (int i = hasEntities ? 1 + chance.below(3) : 0; i > 0; i--) {
            entities.add(new Thing("thing-" + i, drifting("own", 2, tasks, chance)));
        }
        Charges charges =
                chance.below(2) == 0
                        ? Charges.DEFAULT
                        : new Charges(
                                new Charge(9, 1_000_000, new BigDecimal("86400")),
                                new Charge(0, 0, new BigDecimal("0.001")),
                                new Charge(1, 40, new BigDecimal("100")),
                                new BigDecimal("1000000"));
        DriftingWorld world =
                new DriftingWorld(
                        tasks,
                        dependencies,
                        List.of(new Churning("17", 0), new Churning("noise_2", 100_000)),
                        chance.below(2) == 0
                                ? List.of()
                                : List.of(new Late("late", 3, chance.below(tasks))),
                        chance.below(2) == 0
                                ? List.of()
                                : List.of(
                                        new Hidden(
                                                "hidden",
                                                chance.oneOf(ODD),
                                                chance.oneOf(ODD),
                                                OptionalInt.empty())),
                        entities,
                        dependencies.isEmpty()
                                ? Optional.empty()
                                : Optional.of(dependencies.getLast().name()),
                        charges);
        Map<Dial, String> dials = new LinkedHashMap<>();
        dials.put(Dial.SLICE, chance.oneOf(List.of("17", "all", "none", "17,noise_2")));
        dials.put(Dial.CURRENCY, "tokens");
        dials.put(Dial.period("17"), "12");
        if (!dependencies.isEmpty()) {
            dials.put(
                    Dial.drift("dep0", tasks),
                    chance.below(2) == 0 ? "never" : "" + chance.below(tasks));
        }
        return new OutcomeReuse(
                "generated-" + chance.below(1000),
                chance.oneOf(ODD),
                chance.oneOf(ODD),
                chance.oneOf(OutcomeReuse.ARMS),
                dials,
                new Work(chance.oneOf(ODD), chance.oneOf(ODD)),
                world);
    }

    private static List<Drifting> drifting(String prefix, int count, int tasks, Chance chance) {
        List<Drifting> dependencies = new ArrayList<>();
        for (int i = 0; i < count; i++) {
            dependencies.add(
                    new Drifting(
                            prefix + i,
                            chance.oneOf(ODD),
                            chance.oneOf(ODD),
                            chance.below(3) == 0
                                    ? OptionalInt.empty()
                                    : OptionalInt.of(chance.below(tasks))));
        }
        return dependencies;
    }

    private static Triage triage(Chance chance) {
        List<Item> list = new ArrayList<>();
        for (int i = 0; i <= chance.below(5); i++) {
            Map<String, String> fields = new LinkedHashMap<>();
            for (int f = chance.below(3); f > 0; f--) {
                fields.put(chance.oneOf(ODD), chance.oneOf(ODD));
            }
            list.add(
                    new Item(
                            chance.oneOf(ODD) + i,
                            chance.oneOf(ODD),
                            chance.below(3) == 0 ? null : chance.oneOf(ODD),
                            chance.below(2) == 0 ? "" : chance.oneOf(ODD),
                            fields));
        }
        Items items =
                chance.below(2) == 0
                        ? new ItemList(list)
                        : new GeneratedAlerts(
                                20,
                                chance.below(20),
                                chance.oneOf(List.of(NearMiss.values())),
                                chance.oneOf(List.of(Rewording.values())),
                                chance.oneOf(List.of(WordingSet.values())));
        return new Triage(
                "generated-" + chance.below(1000),
                chance.oneOf(ODD),
                "",
                chance.oneOf(Triage.ARMS),
                memoryDials(chance),
                chance.oneOf(List.of("static", "minilm", "hashed")),
                1 + chance.below(9),
                items);
    }
}
