package mnemarium.loop;

import static org.assertj.core.api.Assertions.assertThat;

import mnemarium.memory.ExactStore;
import mnemarium.memory.HashedEmbedder;
import mnemarium.memory.Hit;
import mnemarium.memory.WorkingMemory;
import mnemarium.scenario.Conversation;
import mnemarium.scenario.Dial;
import mnemarium.scenario.FactFamily;
import mnemarium.scenario.FactTalk;
import mnemarium.scenario.FactTalk.Asking;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** The three read policies of a conversation, on generated facts with the hashed embedder. */
class ReadPolicyTest {

    private static final HashedEmbedder HASHED = new HashedEmbedder(Played.TOKENS);

    /** A run to its end: its events, and its states by operation. */
    private record Run(List<State> states, List<Event> events) {

        State end() {
            return states.getLast();
        }

        <T extends Event> List<T> all(Class<T> kind) {
            return events.stream().filter(kind::isInstance).map(kind::cast).toList();
        }

        Outcome.Talked outcome() {
            return (Outcome.Talked) Outcome.of(end());
        }
    }

    private static Run run(Arm arm, int facts, Asking asking, Map<Dial, String> dials) {
        Conversation talk = new FactTalk(FactFamily.TRIP, facts, 0, 1, 2, asking).conversation(11);
        Map<Dial, String> all = new HashMap<>(talk.dials());
        all.put(Dial.WINDOW, "1");
        all.putAll(dials);
        Setup setup =
                Setup.of(talk, "hash", arm, 11, Dials.of(all), Mode.VIRTUAL, "hashed", "hash");
        Loop loop =
                new Loop(
                        setup,
                        new WorkingMemory(HASHED, new ExactStore(HASHED.dimensions()), () -> 0),
                        Played.TOKENS);
        List<State> states = new ArrayList<>();
        List<Event> events = new ArrayList<>();
        Operation operation = loop.start();
        while (true) {
            states.add(operation.after());
            events.addAll(operation.events());
            if (operation.after().ended()) {
                return new Run(states, events);
            }
            operation = loop.next(operation.after(), Inputs.NONE);
        }
    }

    @Test
    void oneReadBringsNoMoreThanKFactsHoweverManyAreAskedFor() {
        Run run = run(Arm.ONE_READ, 20, Asking.TOGETHER, Map.of());

        assertThat(run.all(MemoryEvent.LookupMade.class))
                .singleElement()
                .satisfies(
                        read -> {
                            assertThat(read.key()).startsWith("turn ");
                            assertThat(read.hits()).hasSize(8);
                        });
        assertThat(run.outcome().recalled()).isEqualTo(8);
        assertThat(run.outcome().missed())
                .allMatch(missed -> missed.why() == ConversationEvent.Known.NOT_RECALLED);
    }

    @Test
    void aReadForEachQuestionFindsEachFact() {
        Run run = run(Arm.MEMORY, 20, Asking.TOGETHER, Map.of());

        assertThat(run.all(MemoryEvent.LookupMade.class)).hasSize(20);
        assertThat(run.outcome().recalled()).isEqualTo(20);
    }

    @ParameterizedTest
    @EnumSource(
            value = Asking.class,
            names = {"CLOSING", "TOGETHER"})
    void readingUntilNothingNewBringsEveryEntryOnce(Asking asking) {
        Run run = run(Arm.UNTIL_NEW, 20, asking, Map.of());

        List<MemoryEvent.LookupMade> reads = run.all(MemoryEvent.LookupMade.class);
        assertThat(reads).extracting(read -> read.hits().size()).containsExactly(8, 8, 4);
        List<Integer> brought =
                reads.stream().flatMap(read -> read.hits().stream()).map(Hit::entry).toList();
        assertThat(brought).hasSize(20).doesNotHaveDuplicates();
        assertThat(reads.stream().flatMap(read -> read.hits().stream()).map(Hit::score))
                .isSortedAccordingTo((one, other) -> Float.compare(other, one));
        assertThat(run.outcome().recalled()).isEqualTo(20);
    }

    @Test
    void readingOnStopsWhereTheBestOfAReadStaysBelowTheThreshold() {
        double third = thirdPage().getFirst().score();
        Run run =
                run(
                        Arm.UNTIL_NEW,
                        40,
                        Asking.CLOSING,
                        Map.of(Dial.THRESHOLD, "%.6f".formatted(third + 0.0001)));

        List<MemoryEvent.LookupMade> reads = run.all(MemoryEvent.LookupMade.class);
        assertThat(reads).hasSize(3);
        assertThat(reads.getLast().matched()).isEqualTo(-1);
        assertThat(run.outcome().missed())
                .anyMatch(missed -> missed.why() == ConversationEvent.Known.NOT_USED)
                .anyMatch(missed -> missed.why() == ConversationEvent.Known.NOT_RECALLED);
    }

    private static List<Hit> thirdPage() {
        return run(Arm.UNTIL_NEW, 40, Asking.CLOSING, Map.of())
                .all(MemoryEvent.LookupMade.class)
                .get(2)
                .hits();
    }

    @Test
    void readingOnStopsWhereTheBudgetRefuses() {
        // two reads at 30.1 ms fit into 80, the third does not
        Run run =
                run(
                        Arm.UNTIL_NEW,
                        40,
                        Asking.CLOSING,
                        Map.of(Dial.ADDED_LATENCY, "30", Dial.BUDGET, "80"));

        assertThat(run.all(MemoryEvent.LookupMade.class)).hasSize(2);
        assertThat(run.all(MemoryEvent.LookupSkipped.class)).hasSize(1);
        assertThat(run.outcome().recalled()).isEqualTo(16);
    }

    @Test
    void withOneQuestionInATurnOneReadIsAReadForEachQuestion() {
        Run forEach = run(Arm.MEMORY, 12, Asking.APART, Map.of());
        Run once = run(Arm.ONE_READ, 12, Asking.APART, Map.of());

        assertThat(once.all(MemoryEvent.LookupMade.class))
                .extracting(MemoryEvent.LookupMade::hits)
                .isEqualTo(
                        forEach.all(MemoryEvent.LookupMade.class).stream()
                                .map(MemoryEvent.LookupMade::hits)
                                .toList());
        assertThat(once.outcome().recalled()).isEqualTo(forEach.outcome().recalled());
    }

    @Test
    void whatATurnReadIsGoneInTheNext() {
        Run run = run(Arm.ONE_READ, 6, Asking.APART, Map.of(Dial.TOP_K, "1"));

        Set<Integer> turns = new HashSet<>();
        for (State state : run.states()) {
            List<MemoryEvent.LookupMade> reads =
                    ((Situation.Talking) state.situation()).turnReads();
            assertThat(reads).hasSizeLessThanOrEqualTo(1);
            reads.forEach(read -> turns.add(state.turn()));
        }
        assertThat(turns).hasSize(6);
    }

    @ParameterizedTest
    @EnumSource(
            value = Asking.class,
            names = {"CLOSING", "TOGETHER"})
    void aFoldOfTheEventsGivesTheSameStates(Asking asking) {
        Run run = run(Arm.UNTIL_NEW, 20, asking, Map.of());
        StateHash hash = new StateHash();
        State state = State.before(run.end().setup());
        int at = 0;
        for (State expected : run.states()) {
            state = state.after(run.events().subList(at, expected.events()));
            at = expected.events();
            assertThat(hash.hex(state)).isEqualTo(StateHash.of(expected));
        }
    }
}
