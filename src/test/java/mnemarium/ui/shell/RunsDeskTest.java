package mnemarium.ui.shell;

import static org.assertj.core.api.Assertions.assertThat;

import javafx.scene.control.Label;
import javafx.scene.control.TableView;
import javafx.scene.input.KeyCode;

import mnemarium.experiment.file.ShippedPlans;
import mnemarium.scenario.file.Shipped;
import mnemarium.ui.runs.RunsRow;
import mnemarium.workbench.Grain;
import mnemarium.workbench.LiveRun;
import mnemarium.workbench.RunOptions;

import org.controlsfx.control.NotificationPane;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

import java.nio.file.Path;
import java.util.List;

/** The place Runs over a real workspace. */
class RunsDeskTest extends SessionScreen {
    @BeforeEach
    void playTwoRuns() {
        played(7);
        played(8);
        onScreen(() -> session.view().go("runs"));
        until(() -> rows() == 2);
    }

    private String played(long seed) {
        workbench
                .open(
                        new Shipped().named("alert-triage").orElseThrow(),
                        RunOptions.NONE.withSeed(seed).withEmbedder("hashed"))
                .join();
        LiveRun live = workbench.current().orElseThrow();
        live.step(Grain.TURN);
        return live.settled().join().run().id();
    }

    private int rows() {
        return find("runs-table", TableView.class).getItems().size();
    }

    private RunsRow row(int index) {
        return on(() -> (RunsRow) find("runs-table", TableView.class).getItems().get(index));
    }

    private void choose(int... rows) {
        onScreen(
                () -> {
                    TableView<?> table = find("runs-table", TableView.class);
                    table.getSelectionModel().clearSelection();
                    for (int row : rows) {
                        table.getSelectionModel().select(row);
                    }
                });
    }

    @Test
    void deletedRunsComeBackByUndoAndThePlaceStays() {
        picture("runs-window");
        choose(0, 1);
        robot().clickOn("#runs-delete");
        until(() -> rows() == 0);
        assertThat(session.view().place()).isEqualTo("runs");
        assertThat(on(() -> find("notices", NotificationPane.class).getText()))
                .isEqualTo("Deleted: 2 runs.");
        assertThat(workbench.current()).isEmpty();
        robot().press(KeyCode.CONTROL, KeyCode.Z).release(KeyCode.CONTROL, KeyCode.Z);
        until(() -> rows() == 2);
        onScreen(() -> session.view().redo());
        until(() -> rows() == 0);
    }

    @Test
    void aRunIsOpenedFromItsRow() {
        String older = ((RunsRow.Run) row(1)).run().run().id();
        assertThat(settled().run().id()).isNotEqualTo(older);
        choose(1);
        robot().clickOn("#runs-open");
        until(() -> session.view().place().equals("loop"));
        assertThat(settled().run().id()).isEqualTo(older);
    }

    @Test
    void aBranchBeginsWhereTheRunStands() {
        String older = ((RunsRow.Run) row(1)).run().run().id();
        choose(1);
        robot().clickOn("#runs-branch");
        until(() -> session.view().place().equals("loop"));
        assertThat(settled().run().parent()).contains(older);
        assertThat(settled().step()).isEqualTo(6);
    }

    @Test
    void aRunIsExportedAsABundle() {
        Path bundle = folder.resolve("run.mnemarium");
        choices.answer(bundle);
        choose(1);
        robot().clickOn("#runs-export");
        until(() -> find("notices", NotificationPane.class).isShowing());
        assertThat(bundle).isRegularFile();
    }

    @Test
    void theListFollowsTheRunOnTheBench() {
        workbench.current().orElseThrow().step(Grain.TURN);
        settled();
        until(
                () ->
                        ((RunsRow.Run) find("runs-table", TableView.class).getItems().get(0))
                                        .run()
                                        .run()
                                        .steps()
                                == 12);
    }

    @Test
    void anExperimentStandsAmongTheRunsAndLeadsToItsPlan() {
        workbench.experiments().start(new ShippedPlans().named("frontier").orElseThrow()).join();
        until(() -> rows() == 3);
        List<Integer> experiments =
                on(
                        () ->
                                java.util.stream.IntStream.range(0, 3)
                                        .filter(
                                                each ->
                                                        find("runs-table", TableView.class)
                                                                        .getItems()
                                                                        .get(each)
                                                                instanceof RunsRow.Experiment)
                                        .boxed()
                                        .toList());
        assertThat(experiments).hasSize(1);
        choose(experiments.getFirst());
        robot().clickOn("#runs-open");
        until(() -> session.view().place().equals("experiments"));
        until(() -> find("plan-name", Label.class).getText().equals("frontier"));
    }

    @Test
    void aTextInTheEventsIsFoundAndTheRunOpensAtThatStep() {
        robot().clickOn("#runs-search").write("A-04").type(KeyCode.ENTER);
        until(
                () ->
                        find("runs-search-words", Label.class)
                                .getText()
                                .equals("“A-04” is in the events of 2 runs."));
        picture("runs-window-found");
        choose(1);
        robot().clickOn("#runs-open-at");
        until(() -> session.view().place().equals("loop"));
        assertThat(settled().step()).isEqualTo(4);
        assertThat(settled().run().setup().seed()).isEqualTo(7);
    }

    @Test
    void aRunThatIsPlayedAgainIsIdentical() {
        choose(1);
        robot().clickOn("#runs-reproduce");
        until(
                () ->
                        stage().getScene().lookup("#runs-again-words") instanceof Label words
                                && words.getText().startsWith("Identical: "));
    }

    @Test
    void twoRunsAreComparedAndOpenedWhereTheyPart() {
        choose(0, 1);
        robot().clickOn("#runs-compare");
        until(() -> stage().getScene().lookup("#pair-parting") != null);
        picture("runs-window-compared");
        assertThat(on(() -> find("pair-one", Label.class).getText()))
                .isEqualTo("Alert triage, in-loop, seed 8");
        assertThat(on(() -> find("pair-settings", TableView.class).getItems().size())).isEqualTo(1);
        robot().clickOn("#pair-back");
        until(() -> stage().getScene().lookup("#runs-table") != null);
    }
}
