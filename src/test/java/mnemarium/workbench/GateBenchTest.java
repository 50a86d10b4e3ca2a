package mnemarium.workbench;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import mnemarium.memory.onnx.Models;
import mnemarium.ownership.CandidateFact;
import mnemarium.ownership.Staleness.Value;
import mnemarium.scenario.Tenure;
import mnemarium.scenario.file.Reading;
import mnemarium.scenario.file.ScenarioReader;
import mnemarium.scenario.file.Shipped;
import mnemarium.store.Opening;
import mnemarium.store.Workspace;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Clock;
import java.time.LocalDate;
import java.util.List;
import java.util.Optional;

class GateBenchTest {

    @TempDir Path folder;

    private static List<FactHistory> histories() {
        return new Shipped()
                .all().stream()
                        .filter(each -> each.name().startsWith("support-desk"))
                        .map(each -> ((Reading.Opened) new ScenarioReader().read(each)).scenario())
                        .map(Tenure.class::cast)
                        .map(Histories::of)
                        .findFirst()
                        .orElseThrow();
    }

    @Test
    void theSupportDeskTellsHowThePlanChangedAndWhenItWasAskedFor() {
        FactHistory plan =
                histories().stream()
                        .filter(each -> each.fact().equals("plan"))
                        .findFirst()
                        .orElseThrow();
        assertThat(plan.subject()).isEqualTo("account 17");
        assertThat(plan.scenario()).isEqualTo("Support desk");
        assertThat(plan.values()).contains(new Value(LocalDate.of(2026, 4, 2), "starter"));
        assertThat(plan.asked())
                .contains(LocalDate.of(2026, 4, 9), LocalDate.of(2026, 5, 9))
                .isSorted();
        assertThat(plan.until()).isAfter(plan.asked().getLast());
        // "invoice" needs plan and seats: asked for through a question of its own
        assertThat(plan.asked()).contains(LocalDate.of(2026, 3, 26));
    }

    @Test
    void whatNobodyOwnsHasNoHistoryHere() {
        assertThat(histories())
                .extracting(FactHistory::fact)
                .contains("plan", "seats")
                .doesNotContain("name", "refund");
    }

    private GateBench bench(Workspace workspace) {
        Embedders embedders = new Embedders(new Models());
        return new GateBench(
                workspace.settings(),
                new OwnerDesk(workspace.owners()),
                new Preparation(embedders, _ -> Optional.empty()));
    }

    private Workspace workspace() {
        return ((Opening.Opened) Workspace.open(folder, Clock.systemUTC())).workspace();
    }

    @Test
    void candidatesAreThereAgainWhenTheWorkspaceIsOpenedAgain() {
        List<CandidateFact> some = GateBench.shipped().subList(3, 6);
        try (Workspace workspace = workspace();
                GateBench bench = bench(workspace)) {
            assertThat(bench.candidates()).isEqualTo(GateBench.shipped());
            bench.keep(some);
            workspace.flush();
            assertThat(bench.candidates()).isEqualTo(some);
        }
        try (Workspace workspace = workspace();
                GateBench bench = bench(workspace)) {
            assertThat(bench.candidates()).isEqualTo(some);
            bench.keep(List.of());
            workspace.flush();
            assertThat(bench.candidates()).isEmpty();
            bench.keep(GateBench.shipped());
            workspace.flush();
            assertThat(bench.candidates()).isEqualTo(GateBench.shipped());
        }
    }

    @Test
    void refusesAFileThatHoldsNoCandidates() throws IOException {
        Path file = folder.resolve("owners.yaml");
        Files.writeString(file, "owners: []\n");
        try (Workspace workspace = workspace();
                GateBench bench = bench(workspace)) {
            assertThatThrownBy(() -> bench.read(file).join())
                    .hasCauseInstanceOf(Refusal.class)
                    .hasMessageContaining("owners")
                    .hasMessageContaining("candidates");
        }
    }

    @Test
    void theShippedCandidatesAreThoseOfTheReconstruction() {
        assertThat(GateBench.shipped()).hasSize(13);
    }
}
