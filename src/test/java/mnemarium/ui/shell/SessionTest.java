package mnemarium.ui.shell;

import static org.assertj.core.api.Assertions.assertThat;

import javafx.scene.Node;
import javafx.scene.Scene;
import javafx.scene.control.Label;
import javafx.scene.control.ListView;
import javafx.scene.control.ToggleButton;
import javafx.scene.input.KeyCode;

import org.controlsfx.control.NotificationPane;
import org.junit.jupiter.api.Test;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

class SessionTest extends SessionScreen {
    private String text(String id) {
        return on(() -> find(id, Label.class).getText());
    }

    private void press(KeyCode... keys) {
        robot().press(keys).release(keys);
        onScreen(() -> {});
    }

    private void openTriage() {
        robot().clickOn("#start-triage");
        until(() -> session.view().transportModel().isOpen());
    }

    private void openWorld() throws IOException {
        Path file = folder.resolve("small-world.yaml");
        Files.writeString(
                file,
                """
                kind: outcome-reuse
                name: small-world
                title: Small world
                arm: ledger-canary
                work: {title: Query plan, body: Hash join.}
                tasks: 120
                scope: db_version
                dependencies:
                  - {name: db_version, before: "17", after: "18", drift: 20}
                  - {name: workload, before: oltp, after: analytics, drift: 30}
                noise:
                  - {name: ci_runner, period: 10}
                """);
        onScreen(() -> session.view().drop(java.util.List.of(file)));
        until(() -> session.view().place().equals("ledger"));
    }

    @Test
    void stepsAScenarioThatWasOpenedFromTheStartPage() {
        openTriage();
        assertThat(text("status-run")).isEqualTo("alert-triage, in-loop, seed 42");
        press(KeyCode.T);
        until(() -> find("status-step", Label.class).getText().equals("step 6 of 24"));
        assertThat(text("status-state")).isEqualTo(Moments.digits(settled().stateHash()));
        press(KeyCode.LEFT);
        until(() -> find("past", Node.class).isVisible());
        assertThat(text("past-words"))
                .isEqualTo("You are at step 5 of 6. Stepping on makes the branch “from step 5”.");
        press(KeyCode.S);
        until(() -> !find("past", Node.class).isVisible());
        assertThat(on(() -> find("notices", NotificationPane.class).getText()))
                .isEqualTo("Now on the branch “from step 5”. The run before is as it was.");
        assertThat(settled().run().parent()).isPresent();
    }

    @Test
    void whoTakesAPictureAtOnceFindsThePlansListed() {
        int listed =
                on(
                        () -> {
                            Session pictured = new Session(workbench, choices, clock());
                            pictured.look();
                            pictured.view().go("experiments");
                            // a split pane has its sides once it has its skin
                            Scene scene = new Scene(pictured.view());
                            pictured.dress(scene);
                            scene.getRoot().applyCss();
                            return ((ListView<?>) pictured.view().lookup("#plans-list"))
                                    .getItems()
                                    .size();
                        });
        assertThat(listed).isGreaterThan(20);
    }

    @Test
    void aRunInADriftingWorldIsAtHomeInTheLedgerPlaceAndStepsByTasks() throws IOException {
        openWorld();
        assertThat(on(() -> session.view().transportModel().grains()))
                .isEqualTo(new TransportModel.Grains("Operation", "Task", "To next trip"));
        assertThat(text("status-step")).isEqualTo("before task 0 of 119");
        press(KeyCode.T);
        until(() -> find("status-step", Label.class).getText().equals("task 10 of 119"));
        assertThat(text("status-clock")).isEqualTo("28");
        assertThat(find("world-timeline", Node.class).getAccessibleText())
                .startsWith("Timeline. Task 10: derived, trip, noise");
        press(KeyCode.LEFT);
        until(() -> find("past", Node.class).isVisible());
        assertThat(text("past-words")).startsWith("You are at task 9 of 10 lived.");
        robot().clickOn("#rail-loop").clickOn("#loop-open-ledger");
        assertThat(on(() -> session.view().place())).isEqualTo("ledger");
    }

    @Test
    void aDriftMovedInTheLedgerPlaceMakesABranch() throws IOException {
        openWorld();
        press(KeyCode.T);
        until(() -> find("status-step", Label.class).getText().equals("task 10 of 119"));
        onScreen(() -> find("drift-workload", Node.class).requestFocus());
        robot().type(KeyCode.RIGHT, 5).type(KeyCode.ENTER);
        until(() -> workbench.current().orElseThrow().newest().run().parent().isPresent());
        until(
                () ->
                        find("drift-workload", Node.class)
                                .getAccessibleText()
                                .equals("workload drifts at task 35"));
        assertThat(on(() -> find("notices", NotificationPane.class).getText()))
                .startsWith("Now on the branch “");
    }

    @Test
    void aRunWithoutAWorldOffersOneInTheLedgerPlace() {
        openTriage();
        robot().clickOn("#rail-ledger");
        assertThat(find("ledger-open-world", Node.class).isVisible()).isTrue();
        assertThat(find("timeline-slot", Node.class).isVisible()).isFalse();
        press(KeyCode.CONTROL, KeyCode.DIGIT1);
        assertThat(find("timeline-slot", Node.class).isVisible()).isTrue();
    }

    @Test
    void anotherSeedIsAnotherRunAndUndoGoesBackToTheFirst() {
        openTriage();
        String first = settled().run().id();
        into("#seed").write("7");
        press(KeyCode.ENTER);
        until(() -> session.changes().undoable().isPresent());
        assertThat(text("status-run")).endsWith("seed 7");
        press(KeyCode.CONTROL, KeyCode.K);
        robot().write("undo");
        press(KeyCode.ENTER);
        until(() -> find("status-run", Label.class).getText().endsWith("seed 42"));
        assertThat(settled().run().id()).isEqualTo(first);
    }

    @Test
    void aFileWithAProblemIsShownAtItsLine() throws IOException {
        Path file = folder.resolve("broken.yaml");
        Files.writeString(
                file,
                Files.readString(Path.of("scenarios", "trip-planning.yaml"))
                        .replaceFirst("\n", "\ncolour: red\n"));
        onScreen(() -> session.view().drop(java.util.List.of(file)));
        until(() -> stage().getScene().lookup("#problem-1") != null);
        assertThat(stage().getScene().lookup("#problem-1").getAccessibleText())
                .contains("Opening broken.yaml did not work", "broken.yaml, line 2", "colour");
        robot().clickOn("#problem-1-way");
        assertThat(session.view().place()).isEqualTo("source");
    }

    @Test
    void itemsWithoutAColumnNamedTextAreOpenedOnceTheColumnsAreChosen() throws IOException {
        Path file = folder.resolve("log.csv");
        Files.writeString(
                file,
                """
                when,what happened,kind
                08:01,disk full on a,E1
                08:02,disk full on b,E1
                08:03,link down,E2
                """);
        onScreen(() -> session.view().drop(java.util.List.of(file)));
        until(() -> stage().getScene().lookup("#problem-1-way") != null);
        robot().clickOn("#problem-1-way");
        assertThat(find("columns-open", Node.class).isDisabled()).isTrue();
        onScreen(
                () -> {
                    column("text").setValue("what happened");
                    column("incident").setValue("kind");
                });
        picture("columns");
        robot().clickOn("#columns-open");
        until(() -> session.view().transportModel().isOpen());
        assertThat(settled().run().setup().script().items())
                .extracting(item -> item.text() + " " + item.incident())
                .containsExactly("disk full on a E1", "disk full on b E1", "link down E2");
    }

    @SuppressWarnings("unchecked") // the page's boxes hold the names of columns
    private javafx.scene.control.ComboBox<String> column(String option) {
        return (javafx.scene.control.ComboBox<String>)
                find("columns-" + option, javafx.scene.control.ComboBox.class);
    }

    @Test
    void aDeletedRunComesBackByUndo() {
        openTriage();
        String id = settled().run().id();
        onScreen(session.opening()::deleteRun);
        until(() -> !session.view().transportModel().isOpen());
        until(() -> session.changes().undoable().isPresent());
        press(KeyCode.CONTROL, KeyCode.Z);
        until(() -> session.view().transportModel().isOpen());
        assertThat(settled().run().id()).isEqualTo(id);
    }

    @Test
    void aRunIsExportedAndTheBundleOpens() {
        openTriage();
        press(KeyCode.T);
        String state = settled().stateHash();
        Path bundle = folder.resolve("run.mnemarium");
        choices.answer(bundle);
        onScreen(session.opening()::exportRun);
        until(() -> Files.exists(bundle));
        onScreen(session.opening()::putAway);
        until(() -> !session.view().transportModel().isOpen());
        press(KeyCode.CONTROL, KeyCode.O);
        until(() -> session.view().transportModel().isOpen());
        assertThat(settled().stateHash()).isEqualTo(state);
    }

    @Test
    void settingsAreKeptInTheWorkspaceAndActOnNewRuns() {
        robot().clickOn("#rail-settings")
                .clickOn("#theme-3")
                .clickOn("#embedder-4")
                .clickOn("#clock-2");
        press(KeyCode.ESCAPE);
        openTriage();
        assertThat(settled().run().setup().embedder()).isEqualTo("hashed");
        assertThat(settled().run().setup().mode()).isEqualTo(mnemarium.loop.Mode.MEASURED);
        assertThat(Preferences.of(workbench::setting))
                .isEqualTo(session.appearance().preferences());
        press(KeyCode.CONTROL, KeyCode.Z);
        press(KeyCode.CONTROL, KeyCode.Z);
        press(KeyCode.CONTROL, KeyCode.Z);
        assertThat(session.appearance().preferences()).isEqualTo(Preferences.USUAL);
    }

    @Test
    void runningIsPausedByTheSameKey() throws IOException {
        openWorld(); // a triage of 24 steps may end before a slow machine pauses
        press(KeyCode.SPACE);
        until(() -> session.view().transportModel().running());
        press(KeyCode.SPACE);
        until(() -> !session.view().transportModel().running());
        assertThat(settled().state().ended()).isFalse();
    }

    @Test
    void theLedgerLabNeedsNoRunAndIsLeftByEscape() {
        onScreen(() -> session.view().go("ledger"));
        robot().clickOn("#no-run-lab");
        until(() -> stage().getScene().lookup("#lab-desk") != null);
        assertThat(session.view().place()).isEqualTo("ledger-lab");
        assertThat(find("rail-ledger", ToggleButton.class).isSelected()).isTrue();
        assertThat(find("lab-trouble", Label.class).isVisible()).isFalse();
        picture("window-lab");
        press(KeyCode.ESCAPE);
        assertThat(session.view().place()).isEqualTo("ledger");
    }

    @Test
    void theMiddleOfTheLedgerPlaceFollowsTheDefaultWorld() {
        onScreen(() -> session.opening().openScenario("default-world"));
        until(() -> stage().getScene().lookup("#records") != null);
        for (int task = 0; task <= 31; task++) {
            press(KeyCode.S);
            assertThat(settled().step()).isEqualTo(task + 1);
        }
        until(() -> find("decision-title", Label.class).getText().equals("Task 31"));
        picture("window-ledger-31");
        robot().clickOn("#open-lab");
        assertThat(session.view().place()).isEqualTo("ledger-lab");
    }
}
