package mnemarium.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.tuple;

import mnemarium.loop.Canonical;
import mnemarium.loop.Event;
import mnemarium.loop.LaneEvent;
import mnemarium.loop.LaneEvent.Ending;
import mnemarium.loop.LaneEvent.Lane;
import mnemarium.loop.MemoryEvent;
import mnemarium.loop.Names;
import mnemarium.loop.Outcome;
import mnemarium.loop.State;
import mnemarium.loop.StateHash;
import mnemarium.memory.onnx.Models;
import mnemarium.scenario.Dial;
import mnemarium.scenario.Lanes;
import mnemarium.scenario.file.Shipped;
import mnemarium.workbench.Embedders;
import mnemarium.workbench.Preparation;
import mnemarium.workbench.Recording;
import mnemarium.workbench.RunOptions;

import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;

/** The shipped three lanes, played by the engine with its real memory and its real ledger. */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
class LanesTest {

    private final Embedders embedders = new Embedders(new Models());

    @AfterAll
    void close() {
        embedders.close();
    }

    private Recording play(String arm, Map<Dial, String> dials) throws Exception {
        return Recording.play(
                new Preparation(embedders, Terminal.thresholds())
                        .prepare(
                                new Shipped().named("three-lanes").orElseThrow(),
                                RunOptions.NONE.withArm(arm).withDials(dials),
                                Map.of()),
                OptionalInt.empty(),
                () -> 0);
    }

    private static List<Event> events(Recording recording) {
        return recording.lines().stream().flatMap(List::stream).map(Canonical::event).toList();
    }

    private static <T extends Event> List<T> of(Recording recording, Class<T> kind) {
        return events(recording).stream().filter(kind::isInstance).map(kind::cast).toList();
    }

    private static LaneEvent.LaneAnswered answer(Recording recording, String question) {
        return of(recording, LaneEvent.LaneAnswered.class).stream()
                .filter(each -> each.key().equals(question))
                .findFirst()
                .orElseThrow();
    }

    @ParameterizedTest
    @CsvSource({
        // arm, right answers, turns, tokens
        "by-type, 11, 30, 10604",
        "facts-only, 7, 24, 4764",
        "process-only, 8, 27, 9404",
        "live-only, 8, 35, 16604"
    })
    void onlyTheLaneThatFitsIsAlwaysRight(String arm, int right, long turns, long tokens)
            throws Exception {
        Outcome.Laned outcome = (Outcome.Laned) Outcome.of(play(arm, Map.of()).end());
        assertThat(outcome.questions()).isEqualTo(11);
        assertThat(outcome.right()).isEqualTo(right);
        assertThat(outcome.turns()).isEqualTo(turns);
        assertThat(outcome.tokens()).isEqualTo(tokens);
    }

    @Test
    void theSelectorGoesByTypeAndSaysWhy() throws Exception {
        List<LaneEvent.LaneChosen> chosen =
                of(play("by-type", Map.of()), LaneEvent.LaneChosen.class);
        assertThat(chosen)
                .hasSize(11)
                .allSatisfy(
                        each -> {
                            assertThat(each.lane())
                                    .isEqualTo(
                                            switch (each.type()) {
                                                case NEEDLE -> Lane.FACTS;
                                                case DONE_BEFORE -> Lane.PROCESS;
                                                case CURRENT_VALUE -> Lane.LIVE;
                                            });
                            assertThat(each.reason()).isNotBlank();
                        })
                .extracting(LaneEvent.LaneChosen::type)
                .contains(Lanes.Type.values());
    }

    @Test
    void theOtherLanesAreWeighedBesideEachAnswer() throws Exception {
        Recording recording = play("by-type", Map.of());
        List<LaneEvent.LaneWeighed> weighed = of(recording, LaneEvent.LaneWeighed.class);
        assertThat(weighed).hasSize(22);
        assertThat(weighed)
                .filteredOn(each -> each.key().equals("version-late"))
                .extracting(
                        LaneEvent.LaneWeighed::lane,
                        LaneEvent.LaneWeighed::answer,
                        LaneEvent.LaneWeighed::right)
                .containsExactly(
                        tuple(Lane.FACTS, "the version of the database is 17", false),
                        tuple(Lane.PROCESS, "18", true));
        assertThat(answer(recording, "version-late").answer()).isEqualTo("18");
    }

    @Test
    void theLedgerReusesWhatHoldsAndDerivesAgainWhatDoesNot() throws Exception {
        Recording recording = play("by-type", Map.of());
        assertThat(answer(recording, "tuned").ending()).isEqualTo(Ending.REUSED);
        assertThat(answer(recording, "tuned-again").ending()).isEqualTo(Ending.DERIVED);
        LaneEvent.LedgerAsked asked =
                of(recording, LaneEvent.LedgerAsked.class).stream()
                        .filter(each -> each.key().equals("tuned-again"))
                        .findFirst()
                        .orElseThrow();
        assertThat(asked.failed()).isEqualTo(new Names(List.of("db_version")));
        assertThat(of(recording, LaneEvent.WorkKept.class))
                .extracting(LaneEvent.WorkKept::record, LaneEvent.WorkKept::supersedes)
                .contains(tuple("R-01", ""), tuple("R-03", "R-01"));
    }

    @Test
    void whatDoesNotPayIsRefusedByTheWriteCritic() throws Exception {
        Recording recording = play("by-type", Map.of(Dial.DERIVE_TURNS, "1"));
        assertThat(of(recording, LaneEvent.WorkKept.class)).isEmpty();
        assertThat(of(recording, LaneEvent.WriteRefused.class))
                .isNotEmpty()
                .allSatisfy(each -> assertThat(each.reason()).startsWith("value: found V(R)"));
        assertThat(answer(recording, "tuned").ending()).isEqualTo(Ending.DERIVED);
    }

    @Test
    void aSlowStoreLeavesTheFactLaneWithoutItsNeedles() throws Exception {
        Recording recording = play("by-type", Map.of(Dial.ADDED_LATENCY, "200"));
        assertThat(of(recording, MemoryEvent.LookupMade.class)).isEmpty();
        assertThat(of(recording, MemoryEvent.LookupSkipped.class)).hasSize(3);
        assertThat(((Outcome.Laned) Outcome.of(recording.end())).right()).isEqualTo(8);
        assertThat(answer(recording, "which-port").ending()).isEqualTo(Ending.NOTHING);
    }

    @ParameterizedTest
    @ValueSource(strings = {"by-type", "facts-only", "process-only", "live-only"})
    void theLogReadBackGivesTheSameState(String arm) throws Exception {
        Recording recording = play(arm, Map.of());
        State state = State.before(recording.prepared().setup());
        for (List<String> lines : recording.lines()) {
            List<Event> read = new ArrayList<>(lines.stream().map(Canonical::event).toList());
            assertThat(Canonical.lines(read)).isEqualTo(lines);
            state = state.after(read);
        }
        assertThat(StateHash.of(state)).isEqualTo(recording.state());
        assertThat(state).isEqualTo(recording.end());
    }
}
