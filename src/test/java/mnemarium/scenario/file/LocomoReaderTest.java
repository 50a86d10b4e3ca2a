package mnemarium.scenario.file;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.tuple;

import mnemarium.scenario.Conversation;
import mnemarium.scenario.Dial;
import mnemarium.scenario.Fact;
import mnemarium.scenario.Message;
import mnemarium.scenario.Problem;
import mnemarium.scenario.Question;
import mnemarium.scenario.Replies;
import mnemarium.scenario.Turn;

import org.junit.jupiter.api.Test;

import java.util.List;
import java.util.Map;

class LocomoReaderTest {

    @Test
    void makesTurnsOfSessionsInOrderAndThenOneOfEachQuestion() {
        Reading.Opened opened = Read.opened("talk.json");
        assertThat(opened.source().format()).isEqualTo("locomo");
        assertThat(opened.scenario())
                .isEqualTo(
                        new Conversation(
                                "locomo-talk",
                                "LoCoMo talk: Ada and Ben",
                                "3 dialogue turns in 2 sessions, then 3 questions. Recall is the"
                                        + " share of a question's evidence that the agent still"
                                        + " knows.",
                                "memory",
                                Map.of(Dial.BUDGET, "60000", Dial.TOP_K, "8", Dial.THRESHOLD, "0"),
                                "static",
                                Replies.QUESTIONS_ONLY,
                                List.of(
                                        new Turn(
                                                List.of(
                                                        new Message(
                                                                "system",
                                                                "Session 2, 9:00 am on 2 June,"
                                                                        + " 2024",
                                                                List.of()),
                                                        said("Ada", "D2:1", "I moved to Bergen."),
                                                        said("Ben", "D2:3", "I bought a boat.")),
                                                List.of()),
                                        new Turn(
                                                List.of(said("Ben", "D10:1", "The boat is sold.")),
                                                List.of()),
                                        asked("q1", "Where does Ada live?", "single-hop", "D2:1"),
                                        asked(
                                                "q2",
                                                "What became of the boat?",
                                                "multi-hop",
                                                "D2:3",
                                                "D10:1"),
                                        asked(
                                                "q5",
                                                "Did Ada buy a plane?",
                                                "adversarial",
                                                "D2:3"))));
    }

    @Test
    void saysWhatItSplitAndLeftOut() {
        assertThat(Read.opened("talk.json").notes())
                .containsExactly(
                        "Dialogue turns without a text, left out: 1.",
                        "Questions asked: 3.",
                        "Questions without evidence, left out: 2.",
                        "Evidence entries that named several dialogue turns, split: 1.",
                        "Evidence names that belong to no dialogue turn, left out: 2.");
    }

    @Test
    void takesTheFirstOfSeveralAndSaysSo() {
        Reading.Opened opened = Read.opened("talks.json");
        assertThat(opened.scenario().name()).isEqualTo("locomo-first");
        assertThat(opened.notes().getFirst())
                .startsWith("The file holds 2 conversations (first, second); this is first.");
    }

    @Test
    void takesTheOneAskedForByIdOrByNumber() {
        Reading.Opened byId = Read.opened("talks.json", Map.of("conversation", "second"));
        assertThat(byId.scenario().title()).isEqualTo("LoCoMo second");
        assertThat(Read.opened("talks.json", Map.of("conversation", "2")).scenario())
                .isEqualTo(byId.scenario());
        assertThat(
                        Read.problems(
                                new ScenarioReader()
                                        .read(
                                                Read.path("talks.json"),
                                                Map.of("conversation", "secnod"))))
                .containsExactly(
                        new Problem(
                                "talks.json",
                                0,
                                "",
                                "the option conversation 'secnod'",
                                "a number from 1 to 2, or 'second' perhaps; one of first, second"));
    }

    @Test
    void pointsAtEachBrokenPlace() {
        assertThat(Read.problems(new ScenarioReader().read(Read.path("talk-broken.json"))))
                .extracting(Problem::line, Problem::path, Problem::found)
                .containsExactly(
                        tuple(3, "session_1[0].text", "no such key"),
                        tuple(4, "session_1[1].text", "the number 5"),
                        tuple(
                                6,
                                "session_1[3].dia_id",
                                "dialogue id 'D1:3' a second time (first in line 5)"),
                        tuple(8, "session_2", "the text 'nothing'"),
                        tuple(10, "qa[0].category", "the number 9"),
                        tuple(11, "qa[1].question", "no such key"),
                        tuple(11, "qa[1].evidence", "the text 'D1:3'"));
    }

    private static Message said(String speaker, String id, String text) {
        return new Message(speaker, text, List.of(new Fact(id, speaker + ": " + text)));
    }

    private static Turn asked(String id, String text, String category, String... needs) {
        return new Turn(List.of(), List.of(new Question(id, text, List.of(needs), category)));
    }
}
