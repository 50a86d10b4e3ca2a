package mnemarium.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.tuple;

import mnemarium.loop.Canonical;
import mnemarium.loop.Event;
import mnemarium.loop.GateEvent;
import mnemarium.loop.Outcome;
import mnemarium.loop.TenureEvent;
import mnemarium.loop.TenureEvent.CopyKept;
import mnemarium.loop.TenureEvent.Ending;
import mnemarium.loop.TenureEvent.FactHad;
import mnemarium.loop.TenureEvent.From;
import mnemarium.memory.onnx.Models;
import mnemarium.ownership.Staleness;
import mnemarium.scenario.Dial;
import mnemarium.scenario.Tenure;
import mnemarium.scenario.TenureFact;
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

import java.time.LocalDate;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import java.util.OptionalLong;

/** The shipped scenarios of kind tenure, played with their real memory and archive. */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
class TenureTest {

    private final Embedders embedders = new Embedders(new Models());

    @AfterAll
    void close() {
        embedders.close();
    }

    private Recording play(String scenario, String arm, Map<Dial, String> dials) throws Exception {
        return Recording.play(
                new Preparation(embedders, Terminal.thresholds())
                        .prepare(
                                new Shipped().named(scenario).orElseThrow(),
                                RunOptions.NONE.withArm(arm).withDials(dials),
                                Map.of()),
                OptionalInt.empty(),
                () -> 0);
    }

    private static Outcome.Tenured outcome(Recording recording) {
        return (Outcome.Tenured) Outcome.of(recording.end());
    }

    private static Tenure scenario(Recording recording) {
        return (Tenure) recording.end().setup().scenario();
    }

    private static <T extends Event> List<T> of(Recording recording, Class<T> kind) {
        return recording.lines().stream()
                .flatMap(List::stream)
                .map(Canonical::event)
                .filter(kind::isInstance)
                .map(kind::cast)
                .toList();
    }

    /** What came of each fact, with the day on which it was needed. */
    private record Dated(LocalDate day, FactHad had) {}

    private static List<Dated> dated(Recording recording) {
        List<Dated> all = new ArrayList<>();
        LocalDate day = LocalDate.MIN;
        for (Event event : of(recording, Event.class)) {
            if (event instanceof TenureEvent.QuestionAsked asked) {
                day = LocalDate.parse(asked.day());
            }
            if (event instanceof FactHad had) {
                all.add(new Dated(day, had));
            }
        }
        return all;
    }

    @Test
    void aLookUpIsRightOnEveryDateUnlessItsOwnerRefuses() throws Exception {
        Recording recording = play("support-desk", "look-up", Map.of());
        Tenure scenario = scenario(recording);
        List<FactHad> owned =
                of(recording, FactHad.class).stream()
                        .filter(
                                each ->
                                        scenario.sort(scenario.fact(each.fact()))
                                                == TenureFact.Sort.OWNED)
                        .toList();

        assertThat(owned).hasSizeGreaterThan(50);
        assertThat(owned).extracting(FactHad::ending).containsOnly(Ending.RIGHT, Ending.REFUSED);
        assertThat(owned.stream().filter(each -> each.ending() == Ending.REFUSED)).hasSize(2);
    }

    @ParameterizedTest
    @CsvSource({
        "memory-of-everything, never, 40",
        "memory-of-everything, never, 400",
        "memory-with-expiry, 30, 40",
        "memory-with-expiry, 7, 400",
        "memory-with-expiry, 90, 40",
        "memory-with-expiry, 1, 40"
    })
    void copiesAreWrongInExactlyTheWindowsBetweenChangeAndRefresh(
            String arm, String expiry, String tenure) throws Exception {
        Recording recording =
                play("support-desk", arm, Map.of(Dial.EXPIRY, expiry, Dial.TENURE, tenure));
        Tenure scenario = scenario(recording);
        Map<String, LocalDate> copied = new HashMap<>();
        of(recording, CopyKept.class)
                .forEach(each -> copied.putIfAbsent(each.fact(), LocalDate.parse(each.day())));
        int wrong = 0;
        for (TenureFact fact : scenario.facts()) {
            if (fact.claimed().isPresent()) {
                continue;
            }
            List<Dated> answers =
                    dated(recording).stream()
                            .filter(each -> each.had().fact().equals(fact.id()))
                            .toList();
            Staleness staleness =
                    Staleness.of(
                            fact.values().stream()
                                    .map(each -> new Staleness.Value(each.since(), each.value()))
                                    .toList(),
                            copied.getOrDefault(fact.id(), LocalDate.MAX),
                            expiry.equals("never")
                                    ? OptionalInt.empty()
                                    : OptionalInt.of(Integer.parseInt(expiry)),
                            Staleness.Renewal.WHEN_ASKED,
                            answers.stream().map(Dated::day).toList(),
                            LocalDate.of(2027, 1, 1));
            for (Dated answer : answers) {
                assertThat(answer.had().value())
                        .as("%s on %s", fact.id(), answer.day())
                        .isEqualTo(staleness.copySays(answer.day()).orElseThrow());
            }
            assertThat(answers.stream().filter(each -> each.had().ending() == Ending.STALE))
                    .as(fact.id())
                    .hasSize(staleness.wrongAnswers());
            wrong += staleness.wrongAnswers();
        }
        assertThat(wrong).isEqualTo(outcome(recording).count(Ending.STALE));
        // whoever asks every week and trusts for a week asks the user every time
        assertThat(wrong > 0).isEqualTo(!List.of("1", "7").contains(expiry));
    }

    @Test
    void threeLookUpsInSeriesTakeTwoHundredMilliseconds() throws Exception {
        Recording recording = play("support-desk", "look-up", Map.of());

        assertThat(of(recording, TenureEvent.QuestionAnswered.class))
                .filteredOn(each -> each.key().startsWith("can-export"))
                .hasSize(4)
                .allMatch(each -> each.nanos() == 200_000_000L);
    }

    @Test
    void whatDoesNotFitTheTurnIsNotLookedUp() throws Exception {
        Recording recording =
                play(
                        "support-desk",
                        "look-up",
                        Map.of(Dial.LOOKUP_LATENCY, "1000", Dial.TURN_BUDGET, "2500"));

        assertThat(of(recording, TenureEvent.QuestionAnswered.class))
                .filteredOn(each -> each.key().startsWith("can-export"))
                .hasSize(4)
                .extracting(TenureEvent.QuestionAnswered::ending)
                .containsOnly(Ending.OVER_BUDGET);
        assertThat(outcome(recording).count(Ending.OVER_BUDGET)).isEqualTo(4);
    }

    @Test
    void anOwnerThatIsOutOfOrderLeavesTheQuestionOpenAndACopyDoesNotNotice() throws Exception {
        Map<Dial, String> never = Map.of(Dial.OUTAGE, "1", Dial.TENURE, "40");

        Outcome.Tenured asked = outcome(play("support-desk", "look-up", never));
        Outcome.Tenured copied = outcome(play("support-desk", "memory-of-everything", never));

        assertThat(asked.of(TenureFact.Sort.OWNED).right()).isZero();
        assertThat(asked.count(Ending.OUTAGE)).isPositive();
        assertThat(copied.unanswered()).isZero();
    }

    @Test
    void aCopyIsToldToWhomItsOwnerRefusesIt() throws Exception {
        assertThat(outcome(play("support-desk", "memory-of-everything", Map.of())).unseen())
                .isEqualTo(2);
        assertThat(outcome(play("support-desk", "gated", Map.of())).unseen()).isZero();
    }

    @Test
    void theFlowDecidesForEachFactWhereItIsHadFrom() throws Exception {
        Recording recording = play("support-desk", "gated", Map.of());
        Map<String, From> first = new HashMap<>();
        of(recording, TenureEvent.SourceChosen.class)
                .forEach(each -> first.putIfAbsent(each.fact(), each.from()));

        assertThat(first)
                .containsEntry("plan", From.OWNER)
                .containsEntry("sla", From.CACHE)
                .containsEntry("exports", From.TEXT)
                .containsEntry("refund", From.AUTHORITY)
                .containsEntry("name", From.USER)
                .containsEntry("renewal", From.TRANSCRIPTS);
        assertThat(recording.end().memory()).isEmpty();
        assertThat(of(recording, GateEvent.WriteJudged.class))
                .filteredOn(each -> !each.key().contains(" of "))
                .extracting(GateEvent.WriteJudged::key, GateEvent.WriteJudged::verdict)
                .contains(
                        tuple("plan", "look-up"),
                        tuple("sla", "cache"),
                        tuple("exports", "retrieve"),
                        tuple("refund", "never-believe"),
                        tuple("name", "ask-again"),
                        tuple("renewal", "search"));
        assertThat(outcome(recording).count(Ending.CLAIMED)).isZero();
    }

    @Test
    void theFlowKeepsOneSentenceOfWhatNobodyOwnsAndIsDearToAsk() throws Exception {
        Recording recording = play("warehouse-analyst", "gated", Map.of(Dial.TENURE, "40"));

        assertThat(of(recording, CopyKept.class))
                .filteredOn(each -> !each.fact().contains(" of "))
                .extracting(CopyKept::fact)
                .containsExactly("rev_net", "orders", "quarters", "orders");
        assertThat(outcome(recording).of(TenureFact.Sort.PUT_TOGETHER).turns()).isZero();
    }

    @Test
    void whatTheFlowKeepsIsAskedForAgainAfterAYear() throws Exception {
        Map<Dial, String> young = Map.of(Dial.TENURE, "1200");
        Map<Dial, String> old = Map.of(Dial.TENURE, "2400");

        assertThat(asked(play("warehouse-analyst", "gated", young))).isZero();
        assertThat(asked(play("warehouse-analyst", "gated", old))).isEqualTo(3);
    }

    private static long asked(Recording recording) {
        return of(recording, TenureEvent.PersonAsked.class).size();
    }

    @Test
    void askingForTheConventionsTakesSixToEightTurnsAndNineMinutes() throws Exception {
        Recording recording = play("warehouse-analyst", "no-memory", Map.of());

        assertThat(of(recording, TenureEvent.QuestionAnswered.class))
                .filteredOn(each -> each.key().startsWith("board-report"))
                .hasSize(6)
                .allMatch(each -> each.turns() - 1 >= 6 && each.turns() - 1 <= 8)
                .allMatch(each -> each.minutes() == 9);
    }

    @Test
    void aSearchRedoesTheSynthesisForFourToSixThousandTokens() throws Exception {
        Recording recording = play("warehouse-analyst", "transcript-search", Map.of());
        Tenure scenario = scenario(recording);

        assertThat(of(recording, TenureEvent.ArchiveSearched.class))
                .filteredOn(each -> scenario.fact(each.fact()).isPutTogether())
                .isNotEmpty()
                .allMatch(each -> each.tokens() >= 4_000 && each.tokens() <= 6_000);
    }

    @ParameterizedTest(name = "seed {0}")
    @ValueSource(longs = {1, 2, 3})
    void aSearchFallsWithTenureAndAMemoryDoesNot(long seed) throws Exception {
        List<Integer> searched = new ArrayList<>();
        List<Integer> remembered = new ArrayList<>();
        for (String tenure : List.of("40", "800")) {
            searched.add(right("warehouse-analyst", "transcript-search", tenure, seed));
            remembered.add(right("warehouse-analyst", "memory-of-everything", tenure, seed));
        }

        assertThat(searched.getLast()).isLessThan(searched.getFirst());
        assertThat(remembered.getLast()).isEqualTo(remembered.getFirst());
    }

    @ParameterizedTest(name = "seed {0}")
    @ValueSource(longs = {1, 2, 3})
    void aShortTenureFavoursRetrievalAndALongOneMemory(long seed) throws Exception {
        String memory = "memory-of-everything";

        assertThat(right("held-out-tasks", "re-retrieval", "40", seed))
                .isGreaterThan(right("held-out-tasks", memory, "40", seed));
        assertThat(right("held-out-tasks", "re-retrieval", "160", seed))
                .isLessThan(right("held-out-tasks", memory, "160", seed));
    }

    private int right(String scenario, String arm, String tenure, long seed) throws Exception {
        RunOptions options =
                RunOptions.NONE
                        .withArm(arm)
                        .withDials(Map.of(Dial.TENURE, tenure, Dial.TRANSCRIPTS_KEPT, "24"));
        RunOptions seeded =
                new RunOptions(
                        options.arm(),
                        OptionalLong.of(seed),
                        options.dials(),
                        options.mode(),
                        options.embedder());
        Recording recording =
                Recording.play(
                        new Preparation(embedders, Terminal.thresholds())
                                .prepare(
                                        new Shipped().named(scenario).orElseThrow(),
                                        seeded,
                                        Map.of()),
                        OptionalInt.empty(),
                        () -> 0);
        return outcome(recording).rightFacts();
    }
}
