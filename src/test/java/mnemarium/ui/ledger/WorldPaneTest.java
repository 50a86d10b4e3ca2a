package mnemarium.ui.ledger;

import static org.assertj.core.api.Assertions.assertThat;

import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.control.Label;
import javafx.scene.control.TextArea;
import javafx.scene.input.KeyCode;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;

import mnemarium.ui.ScreenTest;
import mnemarium.ui.Touch;
import mnemarium.world.World;

import org.junit.jupiter.api.Test;

import java.util.Optional;

/** Clicks, drags and keys on a world of 120 tasks, 32 of them lived. */
class WorldPaneTest extends ScreenTest {

    private static final double LEFT = 112;

    private final AskedLedger asked = new AskedLedger();
    private final World world = Worlds.world(120);

    @Override
    protected Parent root() {
        TaskScroll scroll = new TaskScroll();
        WorldTimeline timeline = new WorldTimeline(scroll, asked::goTo);
        WorldPane pane = new WorldPane(scroll, asked);
        WorldView view = Worlds.view(world, 32, 31);
        scroll.show(120, 31);
        timeline.show(view, Touch.NONE);
        pane.show(view, Optional.of(world));
        VBox.setVgrow(pane, Priority.ALWAYS);
        VBox root = new VBox(timeline, pane);
        LedgerStyle.dress(root);
        root.getStyleClass().add("panel");
        return root;
    }

    @Override
    protected double width() {
        return 1360;
    }

    @Override
    protected double height() {
        return 280;
    }

    private String asked() {
        return on(asked::all);
    }

    private void clickTask(String drawing, int task, double down) {
        var bounds = on(() -> bounds(drawing));
        robot().clickOn(bounds.getMinX() + LEFT + (task + 0.5) * cell(), bounds.getMinY() + down);
    }

    /** The width of a task: a test before this one may have left the window at another size. */
    private double cell() {
        return on(() -> TaskColumns.at(find("world-lanes", Region.class).getWidth(), 120).cell());
    }

    private javafx.geometry.Bounds bounds(String id) {
        Node node = find(id, Node.class);
        return node.localToScreen(node.getBoundsInLocal());
    }

    @Test
    void aClickOnATaskGoesToItsLastOperationInTimelineLanesAndCosts() {
        clickTask("world-timeline", 10, 40);
        assertThat(asked()).isEqualTo("go to 33");
        clickTask("world-lanes", 12, 14);
        assertThat(asked()).isEqualTo("go to 39");
        clickTask("world-costs", 0, 20);
        assertThat(asked()).isEqualTo("go to 3");
    }

    @Test
    void aClickOnWhatIsStillToComeAsksForNothing() {
        clickTask("world-lanes", 90, 14);

        assertThat(asked()).isEmpty();
    }

    @Test
    void arrowKeysWalkFromTaskToTask() {
        onScreen(() -> find("world-timeline", Node.class).requestFocus());
        robot().type(KeyCode.LEFT).type(KeyCode.HOME).type(KeyCode.END);

        assertThat(asked()).isEqualTo("go to 93; go to 3; go to 96");
    }

    @Test
    void aDriftIsDraggedToAnotherTask() {
        robot().drag("#drift-data_volume").moveBy(10 * cell(), 0).drop();

        assertThat(asked()).isEqualTo("drift.data_volume = 50");
    }

    @Test
    void aDriftDraggedBeyondTheHorizonNeverComes() {
        robot().drag("#drift-data_volume").moveBy(800, 0).drop();

        assertThat(asked()).isEqualTo("drift.data_volume = never");
    }

    @Test
    void aDriftIsMovedByKeysAndHandedOnByEnter() {
        Node handle = find("drift-data_volume", Node.class);
        onScreen(handle::requestFocus);
        robot().type(KeyCode.RIGHT, 3);
        assertThat(asked()).isEmpty();
        assertThat(handle.getAccessibleText()).isEqualTo("data_volume drifts at task 43");
        robot().type(KeyCode.ENTER);

        assertThat(asked()).isEqualTo("drift.data_volume = 43");
    }

    @Test
    void escapeLeavesADriftWhereItWas() {
        onScreen(() -> find("drift-data_volume", Node.class).requestFocus());
        robot().type(KeyCode.LEFT).type(KeyCode.ESCAPE).type(KeyCode.ENTER);

        assertThat(asked()).isEmpty();
        assertThat(find("drift-data_volume", Node.class).getAccessibleText())
                .isEqualTo("data_volume drifts at task 40");
    }

    @Test
    void aLivedDriftCanBeDraggedTooAndSaysWhichBranchItMakes() {
        assertThat(new DriftDrag(1, 30, 25, 120, 31).words())
                .isEqualTo("task 25; makes a branch from task 25");
        robot().drag("#drift-workload").moveBy(-5 * cell(), 0).drop();

        assertThat(asked()).isEqualTo("drift.workload = 25");
    }

    @Test
    void theWorldStandsThereInWordsToo() {
        robot().clickOn("#world-as-text");

        assertThat(find("world-words", TextArea.class).getText())
                .contains("db_version (declared): 17 from task 0, then 18 from task 20")
                .contains("data_volume (declared): small from task 0, then large from task 40 (sch")
                .contains("trips at task 10 (noise), 20 (noise), 30 (noise)")
                .contains("Task 30: derived, trip, real, 5 turns, 4\u2009000 tokens");
    }

    @Test
    void thePictureIsSavedAsSvg() {
        robot().clickOn("#world-save");

        assertThat(asked()).matches("save world.svg, \\d+ thousand characters");
    }

    @Test
    void noiseJoinsByAForm() {
        robot().clickOn("#add-dimension").clickOn("#dimension-name").write("weather");
        into("#dimension-period").write("7").type(KeyCode.ENTER);

        assertThat(asked()).isEqualTo("join.weather = noise:7");
    }

    @Test
    void aHiddenDimensionJoinsOnceAllIsRight() {
        robot().clickOn("#add-dimension").clickOn("#dimension-kind-2");
        robot().clickOn("#dimension-name").write("workload").clickOn("#dimension-before");
        robot().write("a").clickOn("#dimension-after").write("b").clickOn("#dimension-task");
        robot().write("500").type(KeyCode.ENTER);
        assertThat(problem()).isEqualTo("drift is 500, expected 0 to 119");
        into("#dimension-task").write("60").type(KeyCode.ENTER);
        assertThat(problem()).isEqualTo("dimension workload occurs twice, expected each name once");
        into("#dimension-name").write("mood").type(KeyCode.ENTER);

        assertThat(asked()).isEqualTo("join.mood = hidden:a>b@60");
    }

    private String problem() {
        return on(() -> robot().lookup("#dimension-problem").queryAs(Label.class).getText());
    }
}
