package mnemarium.workbench;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import mnemarium.ownership.FlowTerms;
import mnemarium.ownership.OwnedField;
import mnemarium.ownership.Owner;
import mnemarium.ownership.file.OwnersFile;
import mnemarium.store.Opening;
import mnemarium.store.Workspace;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.List;

class OwnerDeskTest {

    private static final Clock CLOCK =
            Clock.fixed(Instant.parse("2026-05-09T00:00:00Z"), ZoneOffset.UTC);

    @TempDir Path folder;

    private Workspace workspace() {
        return ((Opening.Opened) Workspace.open(folder, CLOCK)).workspace();
    }

    private static OwnersFile changed() {
        return new OwnersFile(
                OwnersFile.shipped()
                        .registry()
                        .with(
                                new Owner.SystemOfRecord(
                                        "Doors", "badge_no", Duration.ofMillis(400), 9, 1, "", ""))
                        .with(OwnedField.of("badge", "Doors")),
                FlowTerms.USUAL);
    }

    @Test
    void theShippedOwnersAreInForceUntilSomebodyChangesThem() {
        try (Workspace workspace = workspace();
                OwnerDesk desk = new OwnerDesk(workspace.owners())) {
            assertThat(desk.current()).isEqualTo(OwnersFile.shipped());
        }
    }

    @Test
    void keepsOwnersInTheWorkspaceAndTellsOfTheChange() {
        List<OwnersFile> told = new ArrayList<>();
        try (Workspace workspace = workspace();
                OwnerDesk desk = new OwnerDesk(workspace.owners())) {
            desk.listen(told::add);
            desk.save(changed()).join();
            assertThat(desk.current()).isEqualTo(changed());
        }
        assertThat(told).containsExactly(changed());
        try (Workspace workspace = workspace();
                OwnerDesk desk = new OwnerDesk(workspace.owners())) {
            assertThat(desk.current()).isEqualTo(changed());
        }
    }

    @Test
    void goingBackToTheShippedOwnersKeepsNoneOfOnesOwn() {
        try (Workspace workspace = workspace();
                OwnerDesk desk = new OwnerDesk(workspace.owners())) {
            desk.save(changed()).join();
            desk.save(OwnersFile.shipped()).join();
            assertThat(workspace.owners().text()).isEmpty();
            assertThat(desk.current()).isEqualTo(OwnersFile.shipped());
        }
    }

    @Test
    void aFileWithTwoOwnersForOneFieldIsRefusedAndChangesNothing() throws IOException {
        Path file =
                Files.writeString(
                        folder.resolve("owners.yaml"),
                        """
                        owners:
                          - {name: A, kind: system}
                          - {name: B, kind: system}
                        fields:
                          - {name: plan, owner: A}
                          - {name: plan, owner: B}
                        """);
        try (Workspace workspace = workspace();
                OwnerDesk desk = new OwnerDesk(workspace.owners())) {
            assertThatThrownBy(() -> desk.read(file).join())
                    .hasCauseInstanceOf(Refusal.class)
                    .hasMessageContaining("field 'plan' has two owners, A (line 5) and B (line 6)");
            assertThat(desk.current()).isEqualTo(OwnersFile.shipped());
        }
    }
}
