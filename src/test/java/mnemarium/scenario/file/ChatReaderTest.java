package mnemarium.scenario.file;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.tuple;

import mnemarium.scenario.Conversation;
import mnemarium.scenario.Fact;
import mnemarium.scenario.Message;
import mnemarium.scenario.Problem;
import mnemarium.scenario.Source;
import mnemarium.scenario.Turn;

import org.junit.jupiter.api.Test;

import java.util.List;
import java.util.Map;

class ChatReaderTest {

    @Test
    void beginsATurnWithEachUserMessageAndRemembersAllButTheSystem() {
        Reading.Opened opened = Read.opened("chat.jsonl");
        assertThat(opened.source().format()).isEqualTo("chat");
        assertThat(((Conversation) opened.scenario()).turns())
                .containsExactly(
                        new Turn(
                                List.of(
                                        new Message("system", "Be brief.", List.of()),
                                        said("user", "m1", "My train leaves at seven."),
                                        said("assistant", "m2", "Noted.\nAt seven.")),
                                List.of()),
                        new Turn(
                                List.of(
                                        said("user", "m3", "And the dog needs food."),
                                        said("tool", "m4", "42")),
                                List.of()));
        assertThat(opened.notes())
                .containsExactly(
                        "Messages without any text, left out: 1.",
                        "Parts of messages that are no text, left out: 1.",
                        "Messages remembered: 4; nothing is asked.");
    }

    @Test
    void readsAListInOneDocumentToo() {
        Reading.Opened opened = Read.opened("chat.json");
        assertThat(opened.source().format()).isEqualTo("chat");
        assertThat(((Conversation) opened.scenario()).facts())
                .containsExactly(new Fact("m1", "Hello."), new Fact("m2", "Hello to you."));
    }

    @Test
    void takesOneOfSeveralChats() {
        assertThat(facts(Map.of())).containsExactly("First chat.");
        assertThat(facts(Map.of("conversation", "2"))).containsExactly("Second chat.", "Yes.");
        assertThat(
                        Read.problems(
                                new ScenarioReader()
                                        .read(
                                                Read.path("chats.jsonl"),
                                                Map.of("conversation", "3"))))
                .containsExactly(
                        new Problem(
                                "chats.jsonl",
                                0,
                                "",
                                "the option conversation '3'",
                                "a number from 1 to 2"));
    }

    @Test
    void pointsAtEachLineThatIsNoMessage() {
        String text =
                """
                {"role": "user", "content": "hi"}
                {"role": "user"}
                {"role": 3, "content": {"a": 1}}
                [1]
                {"role": "user", "content": ["plain", 7]}
                {broken
                """;
        assertThat(
                        Read.problems(
                                new ScenarioReader()
                                        .read(new Source("chat", "c.jsonl", text, Map.of()))))
                .extracting(Problem::line, Problem::path)
                .containsExactly(
                        tuple(2, "[1].content"),
                        tuple(3, "[2].role"),
                        tuple(3, "[2].content"),
                        tuple(4, "[3]"),
                        tuple(5, "[4].content[1]"),
                        tuple(6, ""));
    }

    private static List<String> facts(Map<String, String> options) {
        Conversation chat = (Conversation) Read.opened("chats.jsonl", options).scenario();
        return chat.facts().stream().map(Fact::text).toList();
    }

    private static Message said(String role, String id, String text) {
        return new Message(role, text, List.of(new Fact(id, text)));
    }
}
