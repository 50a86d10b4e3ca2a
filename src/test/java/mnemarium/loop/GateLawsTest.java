package mnemarium.loop;

import static org.assertj.core.api.Assertions.assertThat;

import mnemarium.loop.ConversationEvent.FactNeeded;
import mnemarium.loop.ConversationEvent.Known;
import mnemarium.loop.GateEvent.WriteJudged;
import mnemarium.memory.ExactStore;
import mnemarium.memory.HashedEmbedder;
import mnemarium.memory.WorkingMemory;
import mnemarium.ownership.GateVerdict;
import mnemarium.scenario.Candidate;
import mnemarium.scenario.Conversation;
import mnemarium.scenario.Dial;
import mnemarium.scenario.Fact;
import mnemarium.scenario.FactOwner;
import mnemarium.scenario.Message;
import mnemarium.scenario.Question;
import mnemarium.scenario.Replies;
import mnemarium.scenario.Turn;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.TreeMap;
import java.util.stream.IntStream;

/** Laws of the gate in the loop, on random conversations with the gate dragged on and off. */
class GateLawsTest {

    private static final HashedEmbedder HASHED = new HashedEmbedder(Played.TOKENS);

    private static final List<Arm> ARMS =
            List.of(Arm.MEMORY, Arm.ONE_READ, Arm.UNTIL_NEW, Arm.NOTES);

    /** A run with the moves that were made before each of its operations. */
    private record Run(Setup setup, List<Operation> operations, List<Optional<String>> moves) {

        State end() {
            return operations.getLast().after();
        }

        List<Event> events() {
            return operations.stream().flatMap(each -> each.events().stream()).toList();
        }

        <T extends Event> List<T> all(Class<T> kind) {
            return events().stream().filter(kind::isInstance).map(kind::cast).toList();
        }

        List<String> hashes() {
            StateHash hash = new StateHash();
            return operations.stream().map(each -> hash.hex(each.after())).toList();
        }
    }

    @ParameterizedTest(name = "seed {0}")
    @ValueSource(longs = {1, 2, 3, 4, 5, 6})
    void whatIsCountedIsWhatTheEventsSay(long seed) {
        Run run = dragged(talk(seed, true), seed);

        Map<GateVerdict, Integer> counted = new EnumMap<>(GateVerdict.class);
        run.all(WriteJudged.class).forEach(e -> counted.merge(e.gateVerdict(), 1, Integer::sum));
        Gated gated = Gated.of(run.end()).orElseThrow();
        assertThat(gated.verdicts()).isEqualTo(counted);
        assertThat(gated.judged()).isEqualTo(gated.written() + gated.refused()).isPositive();
        assertThat(run.end().memory()).hasSize(run.end().counts().writes());
        assertThat(run.all(MemoryEvent.Remembered.class)).hasSize(run.end().counts().writes());
    }

    @ParameterizedTest(name = "seed {0}")
    @ValueSource(longs = {1, 2, 3, 4, 5, 6})
    void aWriteThatWasRefusedIsNotMadeAndCostsNothing(long seed) {
        for (Operation operation : dragged(talk(seed, true), seed).operations()) {
            Set<String> refused = new HashSet<>();
            for (Event event : operation.events()) {
                if (event instanceof WriteJudged judged && !judged.isWritten()) {
                    refused.add(judged.key());
                }
                if (event instanceof MemoryEvent.Remembered written) {
                    assertThat(refused).doesNotContain(written.key());
                }
            }
        }
    }

    @ParameterizedTest(name = "seed {0}")
    @ValueSource(longs = {1, 2, 3, 4, 5, 6})
    void whatWasKeptOutIsNeverFoundInTheMemory(long seed) {
        Run run = dragged(talk(seed, true), seed);
        Set<String> held = new HashSet<>();
        Set<String> refused = new HashSet<>();
        for (Event event : run.events()) {
            switch (event) {
                case MemoryEvent.Remembered written -> held.add(written.key());
                case WriteJudged judged when !judged.isWritten() -> refused.add(judged.key());
                case FactNeeded needed when needed.known() == Known.MEMORY ->
                        assertThat(held).contains(needed.fact());
                case FactNeeded needed when needed.known() == Known.KEPT_OUT -> {
                    assertThat(held).doesNotContain(needed.fact());
                    assertThat(refused).contains(needed.fact());
                }
                default -> {}
            }
        }
    }

    @ParameterizedTest(name = "seed {0}")
    @ValueSource(longs = {1, 2, 3, 4, 5, 6})
    void backAndForwardGivesTheSameRun(long seed) {
        Run run = dragged(talk(seed, true), seed);
        List<String> hashes = run.hashes();
        SplittableRandom chance = new SplittableRandom(seed);

        for (int i = 0; i < 4; i++) {
            int from = 1 + chance.nextInt(run.operations().size() - 1);
            // the log alone leads there
            State state = State.before(run.setup());
            for (Operation operation : run.operations().subList(0, from)) {
                state = state.after(operation.events());
            }
            assertThat(StateHash.of(state)).isEqualTo(hashes.get(from - 1));
            // and the same moves lead on to the same end, with an index that was not there
            Loop loop = loop(run.setup());
            for (int at = from; at < run.operations().size(); at++) {
                Operation next = loop.next(state, inputs(run.moves().get(at)));
                assertThat(next.events()).isEqualTo(run.operations().get(at).events());
                state = next.after();
            }
            assertThat(StateHash.of(state)).isEqualTo(hashes.getLast());
        }
    }

    @ParameterizedTest(name = "seed {0}")
    @ValueSource(longs = {1, 2, 3, 4, 5, 6})
    void aLineOfTheLogIsReadBackAsItsEvent(long seed) {
        for (Event event : dragged(talk(seed, true), seed).events()) {
            assertThat(Canonical.event(Canonical.line(event))).isEqualTo(event);
        }
    }

    @ParameterizedTest(name = "seed {0}")
    @ValueSource(longs = {1, 2, 3, 4, 5, 6})
    void whereNoGateStandsNothingTellsThatThereIsOne(long seed) {
        Run said = played(talk(seed, true), seed, Map.of());
        Run unsaid = played(talk(seed, false), seed, Map.of());

        List<String> lines = Canonical.lines(said.events());
        assertThat(lines).isEqualTo(Canonical.lines(unsaid.events()));
        assertThat(said.hashes()).isEqualTo(unsaid.hashes());
        assertThat(lines).noneMatch(line -> line.contains("gate"));
        assertThat(Gated.of(said.end())).isEmpty();
    }

    @ParameterizedTest(name = "seed {0}")
    @ValueSource(longs = {1, 2, 3, 4, 5, 6})
    void whatSaysNothingOfItselfPassesAndIsCounted(long seed) {
        Run open = played(talk(seed, false), seed, Map.of());
        Run gated = played(talk(seed, false), seed, Map.of(Dial.GATE, "on"));

        assertThat(gated.end().memory().stream().map(Memo::text))
                .isEqualTo(open.end().memory().stream().map(Memo::text).toList());
        assertThat(gated.end().counts()).isEqualTo(open.end().counts());
        Gated sum = Gated.of(gated.end()).orElseThrow();
        assertThat(sum.unclassified()).isEqualTo(gated.end().counts().writes());
        assertThat(sum.judged()).isEqualTo(sum.unclassified());
    }

    private static Loop loop(Setup setup) {
        return new Loop(
                setup,
                new WorkingMemory(HASHED, new ExactStore(HASHED.dimensions()), () -> 0),
                Played.TOKENS);
    }

    private static Setup setup(Conversation talk, long seed, Map<Dial, String> dials) {
        Map<Dial, String> all = new TreeMap<>(Map.of(Dial.THRESHOLD, "0", Dial.WINDOW, "1"));
        all.putAll(dials);
        return Setup.of(
                talk,
                "hash",
                ARMS.get((int) (seed % ARMS.size())),
                seed,
                Dials.of(all),
                Mode.VIRTUAL,
                "hashed",
                "hash");
    }

    private static Run played(Conversation talk, long seed, Map<Dial, String> dials) {
        return run(setup(talk, seed, dials), Optional.empty());
    }

    /** The gate moved at random; where it starts, too. The arm has a memory. */
    private static Run dragged(Conversation talk, long seed) {
        Setup setup = setup(talk, seed, Map.of(Dial.GATE, seed % 2 == 0 ? "on" : "off"));
        Setup withMemory =
                Setup.of(
                        talk,
                        "hash",
                        ARMS.get((int) (seed % 3)),
                        seed,
                        setup.dials(),
                        Mode.VIRTUAL,
                        "hashed",
                        "hash");
        return run(withMemory, Optional.of(new SplittableRandom(seed)));
    }

    private static Run run(Setup setup, Optional<SplittableRandom> chance) {
        Loop loop = loop(setup);
        List<Operation> operations = new ArrayList<>(List.of(loop.start()));
        List<Optional<String>> moves = new ArrayList<>(List.of(Optional.empty()));
        while (!operations.getLast().after().ended()) {
            Optional<String> move =
                    chance.filter(each -> each.nextInt(4) == 0)
                            .map(each -> each.nextBoolean() ? "on" : "off");
            operations.add(loop.next(operations.getLast().after(), inputs(move)));
            moves.add(move);
        }
        return new Run(setup, operations, moves);
    }

    private static Inputs inputs(Optional<String> gate) {
        return gate.map(value -> new Inputs(List.of(new Move(Dial.GATE, value)), Optional.empty()))
                .orElse(Inputs.NONE);
    }

    private static Conversation talk(long seed, boolean isSaid) {
        SplittableRandom chance = new SplittableRandom(seed);
        List<FactOwner> owners =
                List.of(
                        owner("fast", FactOwner.Kind.SYSTEM, 40),
                        owner("slow", FactOwner.Kind.SYSTEM, 5_000),
                        owner("docs", FactOwner.Kind.CORPUS, 110),
                        owner("archive", FactOwner.Kind.TRANSCRIPTS, 120));
        List<Turn> turns = new ArrayList<>();
        List<String> known = new ArrayList<>();
        for (int turn = 0; turn < 6; turn++) {
            List<Fact> facts = new ArrayList<>();
            for (int i = chance.nextInt(4); i >= 0; i--) {
                String id = "fact " + known.size();
                known.add(id);
                Optional<Candidate> candidate =
                        chance.nextInt(5) == 0
                                ? Optional.empty()
                                : Optional.of(candidate(chance, owners));
                facts.add(
                        new Fact(
                                id,
                                "The value number " + chance.nextInt(90) + " is of thing " + id,
                                isSaid ? candidate : Optional.empty()));
            }
            List<Question> questions =
                    IntStream.range(0, chance.nextInt(3))
                            .mapToObj(
                                    q ->
                                            new Question(
                                                    "q" + known.size() + "." + q,
                                                    "What of thing " + known.getLast() + "?",
                                                    List.of(
                                                            known.get(
                                                                    chance.nextInt(known.size()))),
                                                    ""))
                            .toList();
            turns.add(new Turn(List.of(new Message("user", "So it is.", facts)), questions));
        }
        return new Conversation(
                "random",
                "Random",
                "",
                "memory",
                Map.of(),
                "hashed",
                Replies.EACH_TURN,
                turns,
                isSaid ? owners : List.of());
    }

    private static FactOwner owner(String name, FactOwner.Kind kind, int latency) {
        return new FactOwner(
                name,
                kind,
                "id",
                BigDecimal.valueOf(latency),
                90,
                BigDecimal.ONE,
                "",
                "",
                "",
                FactOwner.USUAL_DAYS);
    }

    private static Candidate candidate(SplittableRandom chance, List<FactOwner> owners) {
        return new Candidate(
                "a subject",
                chance.nextBoolean()
                        ? Optional.of(owners.get(chance.nextInt(owners.size())).name())
                        : Optional.empty(),
                Optional.empty(),
                chance.nextBoolean(),
                BigDecimal.valueOf(chance.nextInt(20)),
                "somebody",
                BigDecimal.valueOf(chance.nextInt(100), 2),
                Optional.empty(),
                chance.nextInt(8),
                BigDecimal.ZERO,
                0,
                chance.nextBoolean(),
                chance.nextInt(3) == 0,
                chance.nextBoolean(),
                chance.nextInt(8) == 0,
                false,
                "",
                false);
    }
}
