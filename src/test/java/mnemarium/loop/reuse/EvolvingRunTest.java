package mnemarium.loop.reuse;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import mnemarium.world.evolving.Behaviour;
import mnemarium.world.evolving.EvolvingWorld;
import mnemarium.world.evolving.Session;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;

class EvolvingRunTest {

    private static final class Recording implements EvolvingSink {
        private final List<Consumer<EvolvingSink>> told = new ArrayList<>();
        private final List<Note> notes = new ArrayList<>();
        private final List<Note> superseded = new ArrayList<>();
        private final List<Answer> answers = new ArrayList<>();

        @Override
        public void began(Session session) {
            told.add(to -> to.began(session));
        }

        @Override
        public void wrote(Session session, Note note) {
            notes.add(note);
            told.add(to -> to.wrote(session, note));
        }

        @Override
        public void superseded(Session session, Note old) {
            superseded.add(old);
            told.add(to -> to.superseded(session, old));
        }

        @Override
        public void answered(Session session, Answer answer) {
            answers.add(answer);
            told.add(to -> to.answered(session, answer));
        }

        @Override
        public void judged(Session session, Judgement judgement, String target) {
            told.add(to -> to.judged(session, judgement, target));
        }
    }

    private static Recording recorded(EvolvingWorld world, String arm) {
        Recording recording = new Recording();
        new EvolvingRun(world, arm(arm), new EvolvingMemory(), recording).run();
        return recording;
    }

    private static EvolvingArm arm(String name) {
        return EvolvingArm.named(name).orElseThrow();
    }

    @ParameterizedTest(name = "trusted for {0} days: {1} wrong answers")
    @CsvSource({"1, 0", "5, 4", "9, 16", "10, 0", "11, 4", "14, 16", "20, 40"})
    void thatTenDaysErrNeverIsACoincidenceOfPhase(int days, int wrong) {
        assertThat(EvolvingRun.count(EvolvingWorld.silent(600), arm("ledger-ttl-" + days)).wrong())
                .isEqualTo(wrong);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "no-memory",
                "naive-append",
                "supersession",
                "supersession-role",
                "ledger",
                "ledger-ttl-3",
                "ledger-ttl-inf"
            })
    void whatWasRecordedAddsUpToWhatWasCountedAndRemembered(String name) {
        EvolvingWorld world = EvolvingWorld.silent(300);
        Recording recording = recorded(world, name);
        EvolvingCounts counts = new EvolvingCounts();
        EvolvingMemory memory = new EvolvingMemory();
        recording.told.forEach(each -> each.accept(counts));
        recording.told.forEach(each -> each.accept(memory));
        assertThat(counts.outcome(StoreScore.of(world, memory, world.lastDay())))
                .isEqualTo(EvolvingRun.count(world, arm(name)));
        assertThat(memory.notes()).isEqualTo(recording.notes);
    }

    @ParameterizedTest
    @ValueSource(strings = {"naive-append", "supersession-role", "ledger-ttl-3"})
    void aRunThatGoesOnFromItsNotesIsTheSameRun(String name) {
        EvolvingWorld world = EvolvingWorld.silent(300);
        Recording whole = recorded(world, name);
        EvolvingMemory memory = new EvolvingMemory();
        EvolvingRun first = new EvolvingRun(world, arm(name), memory, EvolvingSink.NONE);
        for (int i = 0; i < 137; i++) {
            first.step();
        }
        EvolvingMemory resumed = new EvolvingMemory(memory.sessions(), memory.notes());
        Recording rest = new Recording();
        new EvolvingRun(world, arm(name), resumed, rest).run();
        assertThat(rest.answers).isEqualTo(whole.answers.subList(137, 300));
        assertThat(resumed.notes()).isEqualTo(whole.notes);
    }

    @Test
    void aSubjectNamedByItsValueIsNeverSupersededUnlessItsRoleIsKnown() {
        EvolvingWorld world = EvolvingWorld.announced(440);
        assertThat(texts(recorded(world, "supersession"))).contains("the dbengine is MySQL");
        assertThat(replaced(recorded(world, "supersession"))).isFalse();
        assertThat(replaced(recorded(world, "supersession-role"))).isTrue();
    }

    /** Whether a note of Postgres lost its place to a note of MySQL. */
    private static boolean replaced(Recording recording) {
        List<String> slots =
                recording.notes.stream()
                        .filter(each -> each.text().equals("the dbengine is MySQL"))
                        .map(Note::slot)
                        .distinct()
                        .toList();
        return recording.superseded.stream()
                .anyMatch(
                        each ->
                                each.text().equals("the dbengine is Postgres")
                                        && slots.contains(each.slot()));
    }

    private static List<String> texts(Recording recording) {
        return recording.notes.stream().map(Note::text).toList();
    }

    @Test
    void theLedgerWritesOneMethodForEachSubjectAndNoValue() {
        Recording recording = recorded(EvolvingWorld.silent(600), "ledger");
        assertThat(recording.notes).hasSize(13).allMatch(each -> each.value().isEmpty());
        assertThat(texts(recording))
                .contains(
                        "to verify dbengine: re-check the primary in the latest dbengine"
                                + " release-note (do not trust a cached value)");
    }

    @Test
    void aStoreIsScoredOnTheDayAsked() {
        EvolvingWorld world = EvolvingWorld.announced(440);
        EvolvingMemory memory = new EvolvingMemory();
        new EvolvingRun(world, arm("naive-append"), memory, EvolvingSink.NONE).run();
        StoreScore last = StoreScore.of(world, memory, world.lastDay());
        assertThat(last.stale().get(Behaviour.BY_VALUE)).isEqualTo(new Share(3, 3));
        assertThat(last.overMerged()).isEqualTo(new Share(0, 4));
    }

    @Test
    void armsAreFoundByName() {
        for (EvolvingArm arm : EvolvingArm.withoutNumber()) {
            assertThat(EvolvingArm.named(arm.arm())).contains(arm);
        }
        assertThat(arm("ledger-ttl-10").arm()).isEqualTo("ledger-ttl-10");
        assertThat(EvolvingArm.named("ledger-ttl-ten")).isEmpty();
        assertThat(EvolvingArm.named("ledger-ttl--1")).isEmpty();
        assertThat(EvolvingArm.named("ledger-ttl-")).isEmpty();
    }

    @Test
    void pastTheLastSessionThereIsNothingToDo() {
        EvolvingRun run =
                new EvolvingRun(
                        EvolvingWorld.announced(2),
                        arm("ledger"),
                        new EvolvingMemory(),
                        EvolvingSink.NONE);
        run.run();
        assertThatThrownBy(run::step).hasMessage("session 2 was asked, expected 0 to 1");
    }
}
