package mnemarium.scenario;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;

import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;

class ScenarioTest {

    private static final Item ALERT = new Item("A-1", "a door opened", "I-1", "", Map.of());

    @Test
    void aTriageCutsItsItemsIntoTurns() {
        Triage triage = triage("in-loop", "static", 2, items(5));
        assertThat(triage.turns()).isEqualTo(3);
        assertThat(triage.items(7)).isEqualTo(triage.items(8)).hasSize(5);
        assertThat(triage.kind()).isEqualTo("triage");
    }

    @Test
    void aTriageRefusesWhatItCannotPlay() {
        assertThatThrownBy(() -> triage("memory", "static", 2, items(5)))
                .hasMessage("arm is 'memory', expected no-memory, per-turn, in-loop");
        assertThatThrownBy(() -> triage("in-loop", "glove", 2, items(5)))
                .hasMessage("embedder is 'glove', expected static, minilm, hashed, oracle");
        assertThatThrownBy(() -> triage("in-loop", "static", 0, items(5)))
                .hasMessage("turn size is 0, expected 1 to 1 000 items");
    }

    @Test
    void theOracleNeedsIncidents() {
        Items unknown = new ItemList(List.of(new Item("1", "a line", null, "", Map.of())));
        assertThat(unknown.incidentsKnown()).isFalse();
        assertThatThrownBy(() -> triage("in-loop", "oracle", 6, unknown))
                .hasMessageContaining("not every item names its incident");
    }

    @Test
    void anItemListRefusesAnIdTwice() {
        assertThatThrownBy(() -> new ItemList(List.of(ALERT, ALERT)))
                .hasMessage("item id 'A-1' occurs twice, expected each once");
    }

    @Test
    void aConversationKnowsItsFactsAndQuestions() {
        Conversation trip = conversation(said("budget"), asked("q", "budget"));
        assertThat(trip.facts()).extracting(Fact::id).containsExactly("budget");
        assertThat(trip.questions()).extracting(Question::id).containsExactly("q");
    }

    @Test
    void aFactMustBeStatedBeforeItIsAskedFor() {
        assertThatThrownBy(() -> conversation(asked("q", "budget"), said("budget")))
                .hasMessage(
                        "question 'q' needs fact 'budget', expected one that is stated by then");
    }

    @Test
    void idsInAConversationAreUnique() {
        assertThatThrownBy(() -> conversation(said("budget"), said("budget")))
                .hasMessage("fact id 'budget' occurs twice, expected each once");
        assertThatThrownBy(() -> conversation(said("a"), asked("q", "a"), asked("q", "a")))
                .hasMessage("question id 'q' occurs twice, expected each once");
    }

    @Test
    void aTurnHoldsSomething() {
        assertThatThrownBy(() -> new Turn(List.of(), List.of()))
                .hasMessage("turn is empty, expected at least one message or question");
    }

    @Test
    void dialsAreKeptInCanonicalText() {
        Triage triage =
                new Triage(
                        "t", "T", "", "in-loop", Map.of(Dial.BUDGET, "1e2"), "static", 6, items(1));
        assertThat(triage.dials()).isEqualTo(Map.of(Dial.BUDGET, "100"));
    }

    @Test
    void aSourceIsToldApartByTextAndOptionsNotByItsName() {
        Source source = new Source("items-csv", "a.csv", "id,text\n", Map.of("text", "text"));
        assertThat(source.hash())
                .isEqualTo(
                        new Source("items-csv", "b.csv", "id,text\n", Map.of("text", "text"))
                                .hash())
                .isNotEqualTo(
                        new Source("items-csv", "a.csv", "id,text\n", Map.of("text", "id")).hash())
                .matches("[0-9a-f]{64}");
    }

    @Test
    void aProblemReadsAsOneSentence() {
        assertThat(new Problem("trip.yaml", 12, "dials.budget", "-1", "0 to 60 000 ms").sentence())
                .isEqualTo("dials.budget: found -1, expected 0 to 60 000 ms (trip.yaml, line 12)");
    }

    private static Items items(int count) {
        return new ItemList(
                IntStream.range(0, count)
                        .mapToObj(i -> new Item("A-" + i, "text " + i, "I", "", Map.of()))
                        .toList());
    }

    private static Triage triage(String arm, String embedder, int turnSize, Items items) {
        return new Triage("t", "T", "", arm, Map.of(), embedder, turnSize, items);
    }

    private static Turn said(String fact) {
        Message message = new Message("user", "so", List.of(new Fact(fact, "so it is")));
        return new Turn(List.of(message), List.of());
    }

    private static Turn asked(String question, String need) {
        return new Turn(List.of(), List.of(new Question(question, "so?", List.of(need), "")));
    }

    private static Conversation conversation(Turn... turns) {
        return new Conversation(
                "c", "C", "", "memory", Map.of(), "static", Replies.EACH_TURN, List.of(turns));
    }
}
