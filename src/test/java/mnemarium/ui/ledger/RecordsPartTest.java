package mnemarium.ui.ledger;

import static org.assertj.core.api.Assertions.assertThat;

import javafx.scene.Parent;
import javafx.scene.control.Label;
import javafx.scene.control.TableView;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Region;

import mnemarium.scenario.Dial;
import mnemarium.ui.ScreenTest;

import org.junit.jupiter.api.Test;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** The middle of the place with a real run of the default world. */
class RecordsPartTest extends ScreenTest {

    private final List<String> asked = new ArrayList<>();
    private final Reused run = Reused.world("ledger-canary").toTask(41);

    /** Set by {@link #root}, before each test. */
    @SuppressWarnings("NullAway.Init")
    private RecordsPart part;

    @Override
    protected Parent root() {
        part = new RecordsPart(new Asked());
        HBox box =
                new HBox(
                        sized(part.decision(), 400),
                        sized(part.records(), 600),
                        sized(part.card(), 360));
        box.getStyleClass().add("panel");
        part.show(run.at(run.endOf(31)));
        return box;
    }

    private static Region sized(Region region, double width) {
        region.setMinWidth(width);
        region.setPrefWidth(width);
        region.setMaxWidth(width);
        return region;
    }

    @Override
    protected double width() {
        return 1360;
    }

    @Override
    protected double height() {
        return 410;
    }

    private String text(String id) {
        return find(id, Label.class).getText();
    }

    private String selected() {
        TableView<?> table = find("records", TableView.class);
        return ((RecordRow) table.getSelectionModel().getSelectedItem()).id();
    }

    @Test
    void selectsTheRecordOfTheTaskUntilAnotherIsChosen() {
        picture("ledger-middle-" + (theme().dark() ? "dark" : "light"));
        assertThat(text("decision-title")).isEqualTo("Task 31");
        assertThat(selected()).isEqualTo("R-04");
        robot().clickOn("R-03 superseded by R-04");
        assertThat(selected()).isEqualTo("R-03");
        assertThat(text("record-id")).isEqualTo("R-03");
        onScreen(() -> part.show(run.at(run.endOf(20))));
        assertThat(selected()).isEqualTo("R-03");
        onScreen(() -> part.show(run.at(run.endOf(12))));
        assertThat(text("record-id")).isEqualTo("R-02");
        assertThat(text("trip-task")).isEqualTo("task 10, 1 of 1");
    }

    @Test
    void theFiguresInSightFollowTheCursor() {
        assertThat(reusesOfTheSelected()).isEqualTo("1");
        onScreen(() -> part.show(run.at(run.endOf(35))));
        assertThat(reusesOfTheSelected()).isEqualTo("5");
        onScreen(() -> part.show(run.at(run.endOf(32))));
        assertThat(reusesOfTheSelected()).isEqualTo("2");
    }

    private String reusesOfTheSelected() {
        return stage().getScene().getRoot().lookupAll(".table-row-cell").stream()
                .filter(
                        row ->
                                row.getPseudoClassStates()
                                        .contains(
                                                javafx.css.PseudoClass.getPseudoClass("selected")))
                .flatMap(row -> row.lookupAll(".mn-figure").stream())
                .filter(javafx.scene.control.TableCell.class::isInstance)
                .map(cell -> ((javafx.scene.control.TableCell<?, ?>) cell).getText())
                .toList()
                .getLast();
    }

    @Test
    void theTripsAreWalkedWhileTheCursorStays() {
        assertThat(text("trip-task")).isEqualTo("task 30, 2 of 2");
        robot().clickOn("#trip-earlier");
        assertThat(text("trip-task")).isEqualTo("task 10, 1 of 2");
        robot().clickOn("#trip-go");
        assertThat(asked).containsExactly("go " + (run.endOf(10) - 1));
        onScreen(() -> part.show(run.at(run.endOf(41))));
        assertThat(text("trip-task")).isEqualTo("task 40, 3 of 3");
        picture("ledger-middle-41-" + (theme().dark() ? "dark" : "light"));
    }

    @Test
    void inALowWindowTheTripFoldsToItsFirstLine() {
        assertThat(find("trip-fold", Region.class).isVisible()).isFalse();
        onScreen(() -> part.records().setMaxHeight(230));
        assertThat(find("trip-fold", Region.class).isVisible()).isTrue();
        robot().clickOn("#trip-fold");
        assertThat(find("records", Region.class).getParent().isVisible()).isFalse();
        picture("ledger-middle-low-" + (theme().dark() ? "dark" : "light"));
        robot().clickOn("#trip-fold");
        assertThat(find("records", Region.class).getParent().isVisible()).isTrue();
    }

    @Test
    void leadsToTheLab() {
        robot().clickOn("#open-lab");
        assertThat(asked).containsExactly("lab");
    }

    @Test
    void beforeTheFirstTaskItSaysHowToBegin() {
        onScreen(() -> part.show(run.at(0)));
        assertThat(find("decision", Region.class).lookup("#decision-verdict")).isNull();
        assertThat(find("record", Region.class).lookup("#record-id")).isNull();
    }

    /** Remembers what was asked for. */
    private final class Asked implements LedgerActions {
        @Override
        public void openWorld() {
            asked.add("world");
        }

        @Override
        public void openLab() {
            asked.add("lab");
        }

        @Override
        public void goTo(int operation) {
            asked.add("go " + operation);
        }

        @Override
        public void moveDials(Map<Dial, String> moves) {
            asked.add("move " + moves);
        }

        @Override
        public void step() {
            asked.add("step");
        }

        @Override
        public void save(String name, String text) {
            asked.add("save " + name);
        }
    }
}
