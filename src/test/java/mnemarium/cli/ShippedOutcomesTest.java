package mnemarium.cli;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

import tools.jackson.databind.JsonNode;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/** What each shipped scenario is there to show. */
class ShippedOutcomesTest {

    @TempDir private Path folder;

    private JsonNode outcome(Object... words) {
        Object[] all = new Object[words.length + 2];
        all[0] = "run";
        System.arraycopy(words, 0, all, 1, words.length);
        all[words.length + 1] = "--json";
        return new Terminal(folder).type(all).json().get("outcome");
    }

    @Test
    void theScriptedTriageFallsFromNoneToAllRedundant() {
        JsonNode near = outcome("alert-triage-scripted");
        JsonNode far = outcome("alert-triage-scripted", "--dial", "added-latency=110");

        assertThat(near.get("duplicates").asInt()).isEqualTo(10);
        assertThat(near.get("redundant").asInt()).isZero();
        assertThat(far.get("redundant").asInt()).isEqualTo(10);
        assertThat(far.get("lookups").get("made").asInt()).isZero();
    }

    @Test
    void aTriageWithoutMemoryKnowsOnlyWhatItSeesInItsTurn() {
        JsonNode outcome = outcome("alert-triage", "--arm=no-memory");

        assertThat(outcome.get("lookups").get("made").asInt()).isZero();
        assertThat(outcome.get("writes").get("made").asInt()).isZero();
        assertThat(outcome.get("redundant").asInt()).isBetween(1, 12);
    }

    @Test
    void theTriageLosesItsGuardWhenLatencyRisesAndFindsItAgainWithout() {
        JsonNode none = outcome("alert-triage", "--dial=added-latency=0");
        JsonNode much = outcome("alert-triage", "--dial=added-latency=110");

        assertThat(none.get("redundant").asInt()).isZero();
        assertThat(none.get("guardErrors").asInt()).isZero();
        assertThat(much.get("redundant").asInt()).isPositive();
        assertThat(much.get("lookups").get("made").asInt()).isZero();
    }

    @ParameterizedTest
    @ValueSource(strings = {"baseline", "aware"})
    void theTripIsForgottenOnceItsConstraintsLeftTheWindow(String arm) {
        JsonNode outcome = outcome("trip-planning", "--arm", arm);

        assertThat(outcome.get("facts").asInt()).isEqualTo(5);
        assertThat(outcome.get("recalled").asInt()).isZero();
        assertThat(whys(outcome)).containsOnly("not-written").hasSize(5);
    }

    @Test
    void notesKeepTheTripAtAGrowingRent() {
        JsonNode notes = outcome("trip-planning", "--arm=notes");
        JsonNode memory = outcome("trip-planning", "--arm=memory");
        List<Integer> rent = new ArrayList<>();
        notes.get("contextTokens").get("perTurn").forEach(each -> rent.add(each.asInt()));

        assertThat(notes.get("recalled").asInt()).isEqualTo(5);
        assertThat(rent).hasSize(6);
        // small talk and all: what is restated is read again in each turn
        assertThat(rent.subList(1, 5)).allMatch(tokens -> tokens > rent.getFirst());
        assertThat(notes.get("contextTokens").get("total").asInt())
                .isGreaterThan(memory.get("contextTokens").get("total").asInt());
    }

    @ParameterizedTest
    @ValueSource(strings = {"static", "minilm", "hashed"})
    void memoryKeepsTheTripWithEachEmbedder(String embedder) {
        JsonNode outcome = outcome("trip-planning", "--embedder", embedder);

        assertThat(outcome.get("recalled").asInt()).isEqualTo(5);
        assertThat(outcome.get("missed")).isEmpty();
    }

    @ParameterizedTest
    @CsvSource({"static, 8", "minilm, 8", "hashed, 8"})
    void theWorkingSetIsLeftBehindByTheReadPolicyNeverByTheStore(String embedder, int k) {
        JsonNode outcome = outcome("working-set", "--embedder", embedder, "--dial", "top-k=" + k);

        assertThat(outcome.get("missed")).isNotEmpty();
        assertThat(whys(outcome)).containsOnly("not-recalled");
    }

    @Test
    void theWorkingSetIsWholeOnceEveryFactFitsTheRecall() {
        assertThat(outcome("working-set", "--dial", "top-k=20").get("missed")).isEmpty();
    }

    private static List<String> whys(JsonNode outcome) {
        List<String> whys = new ArrayList<>();
        outcome.get("missed").forEach(each -> whys.add(each.get("why").asString()));
        return whys;
    }
}
