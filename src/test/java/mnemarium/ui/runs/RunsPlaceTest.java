package mnemarium.ui.runs;

import static org.assertj.core.api.Assertions.assertThat;

import javafx.scene.Parent;
import javafx.scene.control.Label;
import javafx.scene.control.TableView;
import javafx.scene.control.TextField;
import javafx.scene.input.KeyCode;

import mnemarium.ui.Breadth;
import mnemarium.ui.ScreenTest;

import org.junit.jupiter.api.Test;

import java.util.ArrayList;
import java.util.List;

class RunsPlaceTest extends ScreenTest {

    private final Asked asked = new Asked();

    /** Set by {@link #root}, on the screen thread. */
    @SuppressWarnings("NullAway.Init")
    private RunsPlace place;

    @Override
    protected Parent root() {
        place = new RunsPlace(asked);
        place.fit(Breadth.WIDE);
        place.show(Listed.some());
        return place.view();
    }

    @Override
    protected double width() {
        return 1360;
    }

    private List<String> keys() {
        return on(
                () -> {
                    List<String> keys = new ArrayList<>();
                    for (Object row : find("runs-table", TableView.class).getItems()) {
                        keys.add(((RunsRow) row).key());
                    }
                    return keys;
                });
    }

    private void search(String words) {
        onScreen(() -> find("runs-search", TextField.class).setText(words));
    }

    private String text(String id) {
        return on(() -> find(id, Label.class).getText());
    }

    private void choose(int... rows) {
        onScreen(
                () -> {
                    TableView<?> table = find("runs-table", TableView.class);
                    table.getSelectionModel().clearSelection();
                    for (int row : rows) {
                        table.getSelectionModel().select(row);
                    }
                    table.requestFocus();
                });
    }

    @Test
    void asksForItsRunsWhenItComesIntoTheWindow() {
        assertThat(asked.all).containsExactly("refresh");
    }

    @Test
    void listsRunsAndExperimentsAndSaysHowManyThereAre() {
        picture("runs");
        assertThat(keys()).containsExactly("run a1", "experiment e1", "run b2", "run c3", "run d4");
        assertThat(text("runs-count")).isEqualTo("4 runs, 1 experiment");
        assertThat(text("chosen-title")).isEqualTo("Alert triage");
    }

    @Test
    void aSearchLooksThroughNamesArmsSeedsAndDials() {
        search("no-memory");
        // the experiment has that arm too
        assertThat(keys()).containsExactly("experiment e1", "run d4");
        assertThat(text("runs-count")).isEqualTo("2 of 5");
        search("latency 110 seed 8");
        assertThat(keys()).containsExactly("run c3");
        search("added-latency=110");
        assertThat(keys()).containsExactly("run b2", "run c3");
        search("ALERT 110 ms");
        assertThat(keys()).containsExactly("run b2", "run c3");
        search("nowhere");
        assertThat(keys()).isEmpty();
        picture("runs-none");
    }

    @Test
    void theChosenRunShowsItsDialsAndWhatItCameTo() {
        choose(2);
        picture("runs-chosen");
        assertThat(text("chosen-subtitle")).isEqualTo("in-loop, seed 7, 3 minutes ago");
        List<String> figures =
                on(
                        () ->
                                find("chosen-figures", Parent.class).lookupAll(".label").stream()
                                        .map(each -> ((Label) each).getText())
                                        .toList());
        assertThat(figures)
                .containsExactly("redundant actions", "4", "virtual time", "28\u2009803.5\u2009ms");
    }

    @Test
    void theChosenRunIsOpenedBranchedAndExported() {
        choose(2);
        robot().clickOn("#runs-open").clickOn("#runs-branch").clickOn("#runs-export");
        robot().type(KeyCode.ENTER);
        assertThat(asked.all).containsExactly("refresh", "open run b2", "branch b2", "export b2");
    }

    @Test
    void enterOpensAndDeleteDeletesWhatIsChosen() {
        choose(1);
        robot().type(KeyCode.ENTER);
        choose(2, 3);
        robot().type(KeyCode.DELETE);
        assertThat(text("chosen-title")).isEqualTo("2 chosen");
        assertThat(asked.all)
                .containsExactly("refresh", "open experiment e1", "delete run b2 and run c3");
    }

    @Test
    void whatIsChosenStaysChosenWhenTheListMovesOn() {
        choose(3);
        List<RunsRow> more = new ArrayList<>(Listed.some().rows());
        more.addFirst(Listed.unfinished("f6", 3, 0));
        onScreen(() -> place.show(new RunsShown(more, true)));
        assertThat(text("chosen-subtitle")).isEqualTo("in-loop, seed 8, 4 minutes ago");
    }

    @Test
    void theTableShownIsSavedWithAColumnForEachFigure() {
        search("110");
        robot().clickOn("#runs-csv").clickOn("#runs-json");
        assertThat(asked.all).containsExactly("refresh", "save runs.csv", "save runs.json");
        assertThat(asked.texts.getFirst().lines())
                .first()
                .asString()
                .isEqualTo(
                        "what,id,name,scenario or plan,arm,seed,dials,stands at,opened,"
                                + "configuration,redundant,virtual-ms");
        assertThat(asked.texts.getFirst().lines().skip(1).toList())
                .hasSize(2)
                .allMatch(line -> line.startsWith("run,"))
                .first()
                .asString()
                .contains(",added latency 110 ms,step 24 of 24,2026-11-29T11:57:00Z,")
                .endsWith(",4,28803.5");
        assertThat(asked.texts.getLast()).contains("\"redundant\": 4");
    }

    @Test
    void beforeThereIsARunItSaysHowOneComes() {
        onScreen(() -> place.show(new RunsShown(List.of(), true)));
        picture("runs-empty");
        assertThat(text("runs-count")).isEqualTo("0 runs");
        assertThat(text("chosen-title")).isEqualTo("No run chosen");
    }
}
