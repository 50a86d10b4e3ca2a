package mnemarium.cli;

import static org.assertj.core.api.Assertions.assertThat;

import mnemarium.cli.Terminal.Said;
import mnemarium.experiment.Keeper;
import mnemarium.experiment.Plan;
import mnemarium.experiment.Players;
import mnemarium.experiment.Pool;
import mnemarium.experiment.Progress;
import mnemarium.experiment.Results;
import mnemarium.experiment.Shard;
import mnemarium.experiment.file.PlanText;
import mnemarium.memory.onnx.Models;
import mnemarium.store.ExperimentRow;
import mnemarium.store.Opening;
import mnemarium.store.TextHash;
import mnemarium.store.Workspace;
import mnemarium.workbench.Embedders;
import mnemarium.workbench.ExperimentCard;
import mnemarium.workbench.KeptExperiment;
import mnemarium.workbench.Kits;
import mnemarium.workbench.Workbench;

import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Clock;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.TreeMap;

/** An experiment typed with a workspace: it goes on there, and the window lists it. */
class ExperimentWorkspaceTest {

    private static final String PLAN =
            """
            plan: rungs
            title: A few rungs
            page: {shows: Little., notice: Less., source: None.}
            parts:
              - part: triage
                title: Redundant actions
                scenario: alert-triage
                arms: [in-loop, no-memory]
                axes:
                  - sweep: added-latency
                    label: added latency
                    spacing: from-one
                    rungs: [0, 15, 30]
                seeds: 2
                settings: {embedder: oracle}
                measures: [redundant]
            """;

    private static final long CELLS = 12;

    @TempDir private Path folder;
    private Terminal terminal;
    private Path plan;
    private Path workspace;

    @BeforeEach
    void write() throws IOException {
        terminal = new Terminal(folder);
        plan = folder.resolve("rungs.yaml");
        workspace = folder.resolve("lab");
        Files.writeString(plan, PLAN);
    }

    private Said experiment(String out, Object... more) {
        List<Object> words =
                new ArrayList<>(List.of("experiment", plan, "--out", folder.resolve(out)));
        words.addAll(List.of(more));
        return terminal.type(words.toArray());
    }

    private Workspace open() {
        return ((Opening.Opened) Workspace.open(workspace, Clock.systemUTC())).workspace();
    }

    private List<ExperimentRow> rows() {
        try (Workspace opened = open()) {
            return opened.experiments().all();
        }
    }

    private void sameFiles(String one, String other) throws IOException {
        for (String name : List.of("results.csv", "results.json", "card.json")) {
            assertThat(folder.resolve(one).resolve(name))
                    .hasSameBinaryContentAs(folder.resolve(other).resolve(name));
        }
    }

    /** Plays the plan into the workspace until so many cells are kept, and dies without a word. */
    private void killAfter(int cells) throws Exception {
        try (Workspace opened = open();
                Embedders embedders = new Embedders(new Models())) {
            Plan found = Experimenting.plan(plan.toString());
            KeptExperiment experiment = KeptExperiment.of(opened, found, Clock.systemUTC());
            experiment.stand(Progress.Phase.RUNNING, "");
            List<Results.Played> played = new ArrayList<>();
            Keeper inFlight =
                    new Keeper() {
                        @Override
                        public List<Results.Played> kept() {
                            return List.of();
                        }

                        @Override
                        public void keep(List<Results.Played> more) {
                            played.addAll(more);
                        }
                    };
            new Pool(
                            found,
                            new Players(
                                    Kits.of(
                                            embedders,
                                            Terminal.thresholds(),
                                            Path.of(""),
                                            System::nanoTime)),
                            Shard.WHOLE,
                            inFlight,
                            1,
                            System::nanoTime,
                            (_, _) -> {})
                    .run();
            experiment.keeper().keep(played.subList(0, cells));
        }
    }

    @Test
    void givesTheSameFilesAsWithoutAWorkspace() throws IOException {
        assertThat(experiment("plain").status()).isZero();
        Said said = experiment("kept", "--workspace", workspace);

        assertThat(said.status()).isZero();
        assertThat(said.err()).contains("0 of 12 cells were kept before");
        sameFiles("plain", "kept");
        assertThat(folder.resolve("kept/cells.part")).doesNotExist();
    }

    @Test
    void playsOnlyTheMissingCellsOfOneThatWasKilled() throws Exception {
        experiment("plain");
        killAfter(7);
        Said said = experiment("kept", "--workspace", workspace);

        assertThat(said.status()).isZero();
        assertThat(said.err()).contains("7 of 12 cells were kept before");
        assertThat(folder.resolve("kept/measured.json")).content().contains("\"cells\" : 5");
        sameFiles("plain", "kept");
        assertThat(rows())
                .singleElement()
                .satisfies(
                        row -> {
                            assertThat(row.phase()).isEqualTo(Progress.Phase.FINISHED);
                            assertThat(row.done()).isEqualTo(CELLS);
                        });
    }

    @Test
    void theWindowListsItWithItsResults() throws Exception {
        experiment("kept", "--workspace", workspace);
        try (Workbench bench =
                Workbench.on(
                        open(),
                        new Models(),
                        Terminal.thresholds(),
                        System::nanoTime,
                        Clock.systemUTC())) {
            ExperimentCard card = bench.experiments().all().get().getFirst();
            assertThat(card.plan().name()).isEqualTo("rungs");
            assertThat(card.progress().phase()).isEqualTo(Progress.Phase.FINISHED);
            assertThat(
                            bench.experiments()
                                    .look(card.id())
                                    .get()
                                    .results()
                                    .orElseThrow()
                                    .isComplete())
                    .isTrue();
        }
    }

    @Test
    void onesOfOtherSeedsOrThatHaveEndedAreLeftAsTheyAre() throws Exception {
        killAfter(3);
        experiment("other", "--seeds", "3", "--workspace", workspace);
        experiment("first", "--workspace", workspace);
        experiment("again", "--workspace", workspace);

        assertThat(rows().stream().map(ExperimentRow::done))
                .containsExactlyInAnyOrder(CELLS, 18L, CELLS);
        sameFiles("first", "again");
    }

    @Test
    void oneThatAnotherEngineBeganIsRefusedUntilItIsDeleted() throws Exception {
        Plan found = Experimenting.plan(plan.toString());
        String text = PlanText.of(found);
        try (Workspace opened = open()) {
            opened.experiments()
                    .create(
                            ExperimentRow.fresh(
                                    "begun-before",
                                    found.name(),
                                    found.title(),
                                    text,
                                    TextHash.of(text).hex(),
                                    "0",
                                    new TreeMap<>(),
                                    CELLS,
                                    Instant.EPOCH))
                    .toCompletableFuture()
                    .join();
        }
        Said said = experiment("kept", "--workspace", workspace);

        assertThat(said.status()).isEqualTo(2);
        assertThat(said.err())
                .contains("experiment begun-before of this plan")
                .contains("found runs played by engine 0, expected runs of engine 1, the one here")
                .contains("deleted in the window, it is played anew");
        assertThat(folder.resolve("kept")).doesNotExist();
        try (Workspace opened = open()) {
            opened.experiments().delete("begun-before").toCompletableFuture().join();
        }
        assertThat(experiment("kept", "--workspace", workspace).status()).isZero();
    }

    @Test
    void aPlanThatCannotBePlayedMakesNoWorkspace() throws IOException {
        Files.writeString(plan, PLAN.replace("no-memory", "no-such-arm"));
        assertThat(experiment("kept", "--workspace", workspace).status()).isEqualTo(2);
        assertThat(workspace).doesNotExist();
        assertThat(folder.resolve("kept")).doesNotExist();
    }

    @Test
    void refusesAShareAndAWorkspaceThatIsOpenElsewhere() {
        assertThat(experiment("one", "--workspace", workspace, "--shard", "1/2").err())
                .contains("--workspace: found --shard 1/2 beside it, expected the whole plan");
        try (Workspace _ = open()) {
            Said said = experiment("one", "--workspace", workspace);
            assertThat(said.status()).isEqualTo(2);
            assertThat(folder.resolve("one")).doesNotExist();
        }
    }
}
