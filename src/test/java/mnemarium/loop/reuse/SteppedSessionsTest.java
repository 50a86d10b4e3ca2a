package mnemarium.loop.reuse;

import static org.assertj.core.api.Assertions.assertThat;

import mnemarium.loop.Arm;
import mnemarium.loop.Canonical;
import mnemarium.loop.Dials;
import mnemarium.loop.Event;
import mnemarium.loop.Inputs;
import mnemarium.loop.Loop;
import mnemarium.loop.Mode;
import mnemarium.loop.Move;
import mnemarium.loop.Operation;
import mnemarium.loop.Outcome;
import mnemarium.loop.Progress;
import mnemarium.loop.RunEvent;
import mnemarium.loop.SessionEvent;
import mnemarium.loop.Setup;
import mnemarium.loop.Situation;
import mnemarium.loop.State;
import mnemarium.loop.StateHash;
import mnemarium.memory.ExactStore;
import mnemarium.memory.NoEmbedder;
import mnemarium.memory.Vocabulary;
import mnemarium.memory.WordPiece;
import mnemarium.memory.WorkingMemory;
import mnemarium.scenario.Dial;
import mnemarium.scenario.Evolving;
import mnemarium.scenario.Evolving.Manner;
import mnemarium.world.evolving.EvolvingWorld;
import mnemarium.world.evolving.Subject;

import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

import tools.jackson.databind.JsonNode;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** An evolving world stepped operation by operation: what the window and the command line do. */
class SteppedSessionsTest {

    private static final WordPiece TOKENS = new WordPiece(Vocabulary.shipped());

    @TestFactory
    List<DynamicTest> theFoldOfTheEventsIsWhatTheKernelCounts() {
        return Figures.list(
                Figures.json("evolving-world.json").get("runs"),
                each ->
                        DynamicTest.dynamicTest(
                                each.get("scenario").asString()
                                        + " "
                                        + each.get("sessions")
                                        + " "
                                        + each.get("arm").asString(),
                                () -> countsAlike(each)));
    }

    private static void countsAlike(JsonNode expected) {
        int sessions = expected.get("sessions").asInt();
        EvolvingWorld world =
                expected.get("scenario").asString().equals("silent")
                        ? EvolvingWorld.silent(sessions)
                        : EvolvingWorld.announced(sessions);
        String arm = expected.get("arm").asString();
        Run run = new Run(world, arm).toEnd();
        Outcome.Evolved outcome = (Outcome.Evolved) Outcome.of(run.state());
        assertThat(outcome.sessions()).isEqualTo(sessions);
        assertThat(outcome.result())
                .isEqualTo(EvolvingRun.count(world, EvolvingArm.named(arm).orElseThrow()));
        assertThat(outcome.result().correct().part()).isEqualTo(expected.get("correct").asInt());
        assertThat(outcome.result().turns()).isEqualTo(expected.get("turns").asLong());
        assertThat(outcome.result().tokens()).isEqualTo(expected.get("tokens").asLong());
    }

    @Test
    void theLogReadBackGivesTheSameStatesAndHashes() {
        Run run = new Run(EvolvingWorld.silent(330), "ledger-ttl-5").toEnd();
        State state = State.before(run.setup);
        for (Operation operation : run.operations) {
            List<Event> read = new ArrayList<>();
            Canonical.lines(operation.events()).forEach(line -> read.add(Canonical.event(line)));
            assertThat(read).isEqualTo(operation.events());
            state = state.after(read);
            assertThat(state).isEqualTo(operation.after());
            assertThat(StateHash.of(state)).isEqualTo(StateHash.of(operation.after()));
        }
        assertThat(state.ended()).isTrue();
    }

    @Test
    void aSessionIsShownThenNotedThenAnswered() {
        Run run = new Run(EvolvingWorld.announced(40), "supersession");
        run.step();
        assertThat(run.last()).hasAtLeastOneElementOfType(SessionEvent.EvidenceShown.class);
        assertThat(run.stepping().part()).isEqualTo(1);
        run.step();
        assertThat(run.last()).hasOnlyElementsOfType(SessionEvent.NoteWritten.class);
        assertThat(run.stepping().part()).isEqualTo(2);
        run.step();
        assertThat(run.last())
                .hasAtLeastOneElementOfType(SessionEvent.SessionAnswered.class)
                .hasAtLeastOneElementOfType(SessionEvent.AnswerJudged.class);
        assertThat(run.stepping().part()).isZero();
        assertThat(run.stepping().progress().steps()).isEqualTo(1);
    }

    @Test
    void anArmThatKeepsNothingTakesTwoOperations() {
        Run run = new Run(EvolvingWorld.announced(40), "no-memory").toEnd();
        assertThat(run.operations).hasSize(1 + 2 * 40);
    }

    @Test
    void goingOnFromThePastLeavesTheParentAsItIs() {
        Run parent = new Run(EvolvingWorld.announced(440), "supersession").toEnd();
        int at = parent.operations.size() / 2;
        State past = parent.operations.get(at).after();
        String hash = StateHash.of(parent.state());
        while (!past.takesMoves()) {
            past = parent.operations.get(++at).after();
        }
        List<Move> moves = List.of(new Move(Dial.REASONING_TIME, "10"));
        State branch = parent.loop.next(past, Inputs.of(moves)).after();
        while (!branch.ended()) {
            branch = parent.loop.next(branch, Inputs.NONE).after();
        }
        assertThat(StateHash.of(parent.state())).isEqualTo(hash);
        assertThat(Outcome.of(branch)).isNotEqualTo(Outcome.of(parent.state()));
        assertThat(((Outcome.Evolved) Outcome.of(branch)).result())
                .isEqualTo(((Outcome.Evolved) Outcome.of(parent.state())).result());
        assertThat(branch.clockNanos()).isLessThan(parent.state().clockNanos());
    }

    @Test
    void theThirdGrainGoesToTheNextWrongAnswer() {
        Run run = new Run(EvolvingWorld.announced(440), "supersession");
        int stops = 0;
        while (!run.state().ended()) {
            run.step();
            if (run.loop.isStretchComplete(run.state()) && !run.state().ended()) {
                stops++;
                Progress.Sessions sessions = (Progress.Sessions) run.stepping().progress();
                assertThat(sessions.sessions().last().isRight()).isFalse();
            }
        }
        assertThat(stops).isEqualTo(38);
    }

    @Test
    void movesInMidSessionWait() {
        Run run = new Run(EvolvingWorld.announced(40), "supersession");
        assertThat(run.state().takesMoves()).isTrue();
        run.step();
        assertThat(run.state().takesMoves()).isFalse();
        assertThat(run.last()).hasAtLeastOneElementOfType(RunEvent.StepStarted.class);
    }

    /** A run through the loop. */
    private static final class Run {
        final Setup setup;
        final Loop loop;
        final List<Operation> operations = new ArrayList<>();

        Run(EvolvingWorld world, String arm) {
            setup =
                    Setup.of(
                            described(world),
                            "hash",
                            Arm.named(Evolving.KIND, arm).orElseThrow(),
                            1,
                            Dials.of(Map.of(Dial.THRESHOLD, "0")),
                            Mode.VIRTUAL,
                            NoEmbedder.NAME,
                            "hash");
            loop =
                    new Loop(
                            setup,
                            new WorkingMemory(new NoEmbedder(), new ExactStore(1), () -> 0),
                            TOKENS);
            operations.add(loop.start());
        }

        State state() {
            return operations.getLast().after();
        }

        Situation.Stepping stepping() {
            return (Situation.Stepping) state().situation();
        }

        List<Event> last() {
            return operations.getLast().events();
        }

        void step() {
            operations.add(loop.next(state(), Inputs.NONE));
        }

        Run toEnd() {
            while (!state().ended()) {
                step();
            }
            return this;
        }

        private static Evolving described(EvolvingWorld world) {
            return new Evolving(
                    "stepped",
                    "Stepped",
                    "",
                    "ledger",
                    Map.of(),
                    world.sessions(),
                    world.subjects().stream().map(Run::described).toList());
        }

        private static Evolving.Subject described(Subject subject) {
            return new Evolving.Subject(
                    subject.name(),
                    subject.aspect(),
                    Manner.named(subject.behaviour().word()).orElseThrow(),
                    subject.timeline().stream()
                            .map(each -> new Evolving.Change(each.day(), each.value()))
                            .toList(),
                    subject.retiredOn());
        }
    }
}
