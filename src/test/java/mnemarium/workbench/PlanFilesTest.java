package mnemarium.workbench;

import static org.assertj.core.api.Assertions.assertThat;

import mnemarium.experiment.Plan;
import mnemarium.experiment.Variation;
import mnemarium.experiment.file.ShippedPlans;

import org.junit.jupiter.api.Test;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;

class PlanFilesTest extends OnTheBench {

    private static final Path TALK =
            Path.of("src/test/resources/mnemarium/scenario/file/talk.json").toAbsolutePath();

    private static final Plan PLAN = new ShippedPlans().named("real-conversations").orElseThrow();

    @Override
    Optional<Thresholds.Threshold> threshold() {
        return Optional.of(new Thresholds.Threshold(0.87, "a test"));
    }

    private ChosenFile one(Path file) throws Exception {
        return bench.experiments().choose(PLAN, List.of(file)).get().getFirst();
    }

    private Path written(String name, String text) throws Exception {
        return Files.writeString(folder.resolve(name), text);
    }

    @Test
    void rememberedFilesOutliveTheSession() throws Exception {
        assertThat(bench.experiments().files(PLAN).get()).isEmpty();
        assertThat(bench.experiments().choose(PLAN, List.of(TALK, TALK)).get()).hasSize(1);
        close();
        open();
        assertThat(bench.experiments().files(PLAN).get())
                .singleElement()
                .satisfies(
                        file -> {
                            assertThat(file.path()).isEqualTo(TALK);
                            assertThat(file.isFit()).isTrue();
                            assertThat(file.holds()).contains("messages").contains("questions");
                        });
        bench.experiments().choose(PLAN, List.of()).get();
        assertThat(bench.experiments().files(PLAN).get()).isEmpty();
    }

    @Test
    void aFileThatIsNotThereOrNoConversationSaysWhatItIs() throws Exception {
        assertThat(one(folder.resolve("gone.json")).problems())
                .singleElement()
                .satisfies(
                        problem -> {
                            assertThat(problem.found()).isEqualTo("no file of that name");
                            assertThat(problem.expected()).isEqualTo("a file");
                        });
        assertThat(one(written("broken.json", "{\n  \"conversation\": [\n")).problems())
                .allSatisfy(problem -> assertThat(problem.line()).isPositive())
                .isNotEmpty();
    }

    @Test
    void aScenarioOfAnotherKindAndATalkWithoutEvidenceAreNotFit() throws Exception {
        Path world = Path.of("scenarios/alert-triage.yaml").toAbsolutePath();
        assertThat(one(world).problems())
                .singleElement()
                .satisfies(
                        problem ->
                                assertThat(problem.found())
                                        .contains("memory")
                                        .contains("of the kind triage"));
        Path chat =
                written(
                        "chat.jsonl",
                        "{\"role\": \"user\", \"content\": \"Hello\"}\n"
                                + "{\"role\": \"assistant\", \"content\": \"Good day\"}\n");
        assertThat(one(chat).problems())
                .singleElement()
                .satisfies(problem -> assertThat(problem.found()).contains("evidence"));
    }

    @Test
    void aFileOfSeveralConversationsSaysWhichOneIsRun() throws Exception {
        ChosenFile several = one(TALK.resolveSibling("talks.json"));
        assertThat(several.isFit()).isTrue();
        assertThat(several.notes())
                .anyMatch(
                        note -> note.startsWith("The file holds 2 conversations (first, second)"));
    }

    @Test
    void aPlanThatWasPlayedByAnotherDoorIsShownWithItsFiles() throws Exception {
        Plan varied = new Variation(Optional.empty(), Map.of(), List.of(TALK.toString())).of(PLAN);
        String id = bench.experiments().start(varied).get().id();
        bench.experiments().cancel(id).get();
        assertThat(bench.experiments().files(PLAN).get())
                .extracting(ChosenFile::path)
                .containsExactly(TALK);
    }
}
