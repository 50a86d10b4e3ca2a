package mnemarium.scenario.file;

import static org.assertj.core.api.Assertions.assertThat;

import mnemarium.scenario.Conversation;
import mnemarium.scenario.Dial;
import mnemarium.scenario.Fact;
import mnemarium.scenario.GeneratedAlerts;
import mnemarium.scenario.NearMiss;
import mnemarium.scenario.Question;
import mnemarium.scenario.Rewording;
import mnemarium.scenario.Scenario;
import mnemarium.scenario.Source;
import mnemarium.scenario.Triage;
import mnemarium.scenario.WordingSet;

import org.junit.jupiter.api.Test;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;

class ShippedTest {

    private final Shipped shipped = new Shipped();

    @Test
    void listsExactlyTheFilesOfTheFolder() throws IOException {
        try (Stream<Path> files = Files.list(Path.of("scenarios"))) {
            List<String> names =
                    files.map(file -> file.getFileName().toString())
                            .filter(name -> name.endsWith(".yaml"))
                            .toList();
            assertThat(shipped.all())
                    .extracting(Source::name)
                    .containsExactlyInAnyOrderElementsOf(names);
        }
    }

    @Test
    void eachOpensUnderTheNameOfItsFile() {
        for (Source source : shipped.all()) {
            assertThat(source.name()).isEqualTo(opened(source).name() + ".yaml");
            assertThat(shipped.named(opened(source).name())).contains(source);
        }
        assertThat(shipped.named("alert")).isEmpty();
    }

    @Test
    void alertTriageHasTwentyFourAlertsTwelveOfThemReworded() {
        Triage triage = (Triage) scenario("alert-triage");
        assertThat(triage.items())
                .isEqualTo(
                        new GeneratedAlerts(
                                24, 12, NearMiss.NEAR, Rewording.MILD, WordingSet.HELD_OUT));
        assertThat(triage.turns()).isEqualTo(4);
        assertThat(triage.arm()).isEqualTo("in-loop");
    }

    @Test
    void theScriptedOneHasTenDuplicatesAndNoSightOfItsOwn() {
        Triage triage = (Triage) scenario("alert-triage-scripted");
        assertThat(((GeneratedAlerts) triage.items()).duplicates()).isEqualTo(10);
        assertThat(triage.embedder()).isEqualTo("oracle");
        assertThat(triage.dials()).containsEntry(Dial.OWN_TURN_SIGHT, "off");
    }

    @Test
    void theTripAsksForFiveConstraintsThatHaveFallenOutOfTheWindow() {
        Conversation trip = (Conversation) scenario("trip-planning");
        assertThat(trip.turns()).hasSize(6);
        Question last = trip.turns().getLast().questions().getFirst();
        assertThat(last.needs()).hasSize(5);
        // the window ends with the last turn's message; before it, one message and one reply a turn
        int window = Integer.parseInt(trip.dials().getOrDefault(Dial.WINDOW, ""));
        int messages = 1;
        for (int turn = 4; turn >= 0 && messages < window; turn--) {
            messages += 1 + trip.turns().get(turn).messages().size();
            assertThat(trip.turns().get(turn).messages())
                    .flatExtracting(message -> message.facts())
                    .extracting(Fact::id)
                    .doesNotContainAnyElementsOf(last.needs());
        }
        assertThat(trip.facts().size())
                .isLessThanOrEqualTo(Integer.parseInt(trip.dials().getOrDefault(Dial.TOP_K, "")));
    }

    @Test
    void theWorkingSetIsLargerThanARecall() {
        Conversation set = (Conversation) scenario("working-set");
        assertThat(set.facts()).hasSize(20);
        assertThat(set.questions().getLast().needs())
                .containsExactlyElementsOf(set.facts().stream().map(Fact::id).toList());
        assertThat(set.dials()).containsEntry(Dial.TOP_K, "8");
    }

    private Scenario scenario(String name) {
        return opened(shipped.named(name).orElseThrow());
    }

    private static Scenario opened(Source source) {
        return switch (new ScenarioReader().read(source)) {
            case Reading.Opened opened -> opened.scenario();
            case Reading.Refused refused -> throw new AssertionError(refused.problems());
        };
    }
}
