package mnemarium.ui.runs;

import static org.assertj.core.api.Assertions.assertThat;

import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.control.Button;
import javafx.scene.control.ContextMenu;
import javafx.scene.control.Label;
import javafx.scene.control.MenuItem;
import javafx.scene.control.TableView;
import javafx.scene.control.TextField;
import javafx.scene.input.ContextMenuEvent;
import javafx.scene.input.KeyCode;

import mnemarium.ui.Breadth;
import mnemarium.ui.ScreenTest;
import mnemarium.ui.chart.Drawing;
import mnemarium.workbench.FoundInRun;
import mnemarium.workbench.Reproduced;
import mnemarium.workbench.RunPair;

import org.junit.jupiter.api.Test;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;

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
        List<RunsRow.Entry> more = new ArrayList<>(Listed.some().rows());
        more.addFirst(Listed.unfinished("f6", 3, 0));
        onScreen(() -> place.show(RunsShown.of(more, true)));
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
        onScreen(() -> place.show(RunsShown.of(List.of(), true)));
        picture("runs-empty");
        assertThat(text("runs-count")).isEqualTo("0 runs");
        assertThat(text("chosen-title")).isEqualTo("No run chosen");
    }

    private void showEvents(OptionalDouble progress, boolean isWhole, FoundInRun... found) {
        onScreen(
                () ->
                        place.show(
                                new RunsShown(
                                        Listed.some().rows(),
                                        true,
                                        Optional.of(
                                                new RunsShown.EventsSearched(
                                                        "A-09", List.of(found), progress, isWhole)),
                                        Optional.empty(),
                                        Map.of())));
    }

    private static FoundInRun found(String run) {
        return new FoundInRun(run, 31, 9, "lookup-made\tat=10981000\tkey=\"A-09\"\tscore=0.98");
    }

    @Test
    void enterSearchesTheEventsAndShowsHowFarItIs() {
        robot().clickOn("#runs-search").write("A-09").type(KeyCode.ENTER);
        showEvents(OptionalDouble.of(0.43), false);
        picture("runs-searching");
        assertThat(text("runs-search-words"))
                .isEqualTo("Searching the events for “A-09”, 43\u2009%");
        robot().clickOn("#runs-search-end");
        showEvents(OptionalDouble.empty(), false, found("b2"));
        assertThat(text("runs-search-words"))
                .isEqualTo("“A-09” is in the events of 1 run, as far as they were searched.");
        assertThat(asked.all).containsExactly("refresh", "search A-09", "end search");
    }

    @Test
    void aRunThatHasTheTextInItsEventsIsOpenedWhereItLies() {
        search("A-09");
        showEvents(OptionalDouble.empty(), true, found("b2"), found("d4"));
        assertThat(keys()).containsExactly("run b2", "run d4");
        assertThat(text("runs-search-words")).isEqualTo("“A-09” is in the events of 2 runs.");
        choose(1);
        picture("runs-found");
        robot().clickOn("#runs-open-at");
        assertThat(on(() -> find("runs-open-at", Button.class).getAccessibleText()))
                .isEqualTo("Open at step 9");
        choose(1);
        robot().type(KeyCode.ENTER);
        robot().clickOn("#runs-search-clear");
        assertThat(asked.all)
                .containsExactly("refresh", "open d4 at 31", "open d4 at 31", "forget search");
    }

    @Test
    void whatCameOfPlayingARunAgainStandsAboveItsFigures() {
        choose(2);
        robot().clickOn("#runs-reproduce");
        assertThat(asked.all).containsExactly("refresh", "reproduce b2");
        again(new Reproduced.Identical(72, "1234abcd" + "0".repeat(56)));
        assertThat(text("runs-again-words")).isEqualTo("Identical: 72 operations, log 1234abcd.");
        again(
                new Reproduced.Differs(
                        9, 31, "lookup-made\tkey=\"A-09\"", "lookup-skipped\tkey=\"A-09\""));
        picture("runs-differs");
        assertThat(text("runs-again-words")).isEqualTo("Differs at step 9, operation 31.");
    }

    @Test
    void playingARunAgainForLongShowsHowFarItIsAndCanBeEnded() {
        choose(2);
        playing(0.1, false);
        assertThat(find("runs-again-end", Button.class).isVisible()).isFalse();
        playing(0.1, true);
        Button end = find("runs-again-end", Button.class);
        playing(0.43, true);
        picture("runs-again");
        assertThat(text("runs-again-words")).isEqualTo("Playing it again and comparing, 43\u2009%");
        assertThat(find("runs-again-end", Button.class)).isSameAs(end);
        robot().clickOn("#runs-again-end");
        assertThat(asked.all).containsExactly("refresh", "end reproduction b2");
        again(new Reproduced.Ended(31, 72));
        assertThat(text("runs-again-words"))
                .isEqualTo(
                        "Cancelled: the first 31 of 72 operations are identical, the others were"
                                + " not played.");
    }

    private void playing(double share, boolean isLong) {
        onScreen(
                () ->
                        place.show(
                                new RunsShown(
                                        Listed.some().rows(),
                                        true,
                                        Optional.empty(),
                                        Optional.empty(),
                                        Map.of(
                                                "b2",
                                                new RunsShown.PlayedAgain.Playing(
                                                        share, isLong)))));
    }

    @Test
    void theMenuOfARowDoesWhatItsButtonsDo() {
        rightClick("run b2");
        picture("runs-menu");
        assertThat(menu())
                .containsExactly("Open", "Branch", "Reproduce", "Export as a bundle", "Delete");
        robot().clickOn("#menu-runs-reproduce");
        rightClick("run b2");
        robot().clickOn("#menu-runs-branch");
        rightClick("experiment e1");
        assertThat(menu()).containsExactly("Open", "Delete");
        robot().clickOn("#menu-runs-open");
        assertThat(asked.all)
                .containsExactly("refresh", "reproduce b2", "branch b2", "open experiment e1");
    }

    @Test
    void theMenuOfTwoRunsComparesThemAndComesByTheKeyToo() {
        choose(2, 4);
        onScreen(
                () -> {
                    TableView<?> table = find("runs-table", TableView.class);
                    table.fireEvent(
                            new ContextMenuEvent(
                                    ContextMenuEvent.CONTEXT_MENU_REQUESTED,
                                    0,
                                    0,
                                    200,
                                    200,
                                    true,
                                    null));
                });
        assertThat(menu()).containsExactly("Compare", "Delete");
        robot().type(KeyCode.ENTER);
        assertThat(asked.all).containsExactly("refresh", "compare b2 with d4");
    }

    private void rightClick(String key) {
        int row = keys().indexOf(key);
        Node cell = robot().lookup("#runs-table .table-row-cell").nth(row).query();
        robot().rightClickOn(cell);
    }

    private List<String> menu() {
        return on(
                () ->
                        javafx.stage.Window.getWindows().stream()
                                .filter(ContextMenu.class::isInstance)
                                .flatMap(each -> ((ContextMenu) each).getItems().stream())
                                .map(MenuItem::getText)
                                .toList());
    }

    /** What the compared runs came to, as it is shown. */
    private List<String> figures() {
        return on(
                () -> {
                    TableView<?> table = find("pair-figures", TableView.class);
                    List<String> lines = new ArrayList<>();
                    for (int i = 0; i < table.getItems().size(); i++) {
                        lines.add(
                                table.getColumns().get(1).getCellData(i)
                                        + " "
                                        + table.getColumns().get(2).getCellData(i));
                    }
                    return lines;
                });
    }

    private void again(Reproduced result) {
        onScreen(
                () ->
                        place.show(
                                new RunsShown(
                                        Listed.some().rows(),
                                        true,
                                        Optional.empty(),
                                        Optional.empty(),
                                        Map.of("b2", new RunsShown.PlayedAgain.Compared(result)))));
    }

    @Test
    void twoChosenRunsAreCompared() {
        choose(2, 4);
        robot().clickOn("#runs-compare");
        assertThat(asked.all).containsExactly("refresh", "compare b2 with d4");
        onScreen(() -> place.show(compared(Compared.pair())));
        picture("runs-compared");
        assertThat(text("pair-one")).isEqualTo("Alert triage, in-loop, seed 7");
        assertThat(figures()).contains("none 12", "28\u2009803.0 30\u2009781.8");
        assertThat(text("pair-parting"))
                .isEqualTo(
                        "They part at step 6: lookup made in the first, lookup skipped in the"
                                + " second.");
        robot().clickOn("#pair-csv");
        assertThat(asked.texts.getFirst().lines())
                .contains("what,name,first,second", "depends on,added-latency,0,110");
        robot().clickOn("#pair-back");
        assertThat(asked.all.subList(2, 4))
                .containsExactly("save comparison.csv", "end comparison");
    }

    @Test
    void aStepOfAComparedRunIsOpenedByClickAndByKeys() {
        onScreen(() -> place.show(compared(Compared.pair())));
        Drawing timelines = find("pair-timelines", Drawing.class);
        // the third step of the second run: gutter 96, cells at their widest
        robot().clickOn(on(() -> timelines.localToScreen(96 + 2.5 * 40, 30 + 36 + 18)));
        assertThat(asked.all).containsExactly("refresh", "open d4 at 9");
        robot().type(KeyCode.RIGHT).type(KeyCode.UP).type(KeyCode.ENTER);
        assertThat(asked.all.getLast()).isEqualTo("open b2 at 12");
        assertThat(on(timelines::getAccessibleText))
                .startsWith("Timelines of two runs. First: 12 steps, second: 10 steps. They part");
    }

    @Test
    void runsThatDifferFromTheStartSaySo() {
        onScreen(() -> place.show(compared(Compared.fromTheStart())));
        picture("runs-compared-start");
        assertThat(text("pair-parting"))
                .isEqualTo(
                        "They differ from the start: turn started, turn 1 in the first, 2 in the"
                                + " second.");
    }

    @Test
    void longRunsAreDrawnAsBarsOfTheirWorstSteps() {
        onScreen(() -> place.show(compared(Compared.longPair())));
        picture("runs-compared-long");
        Drawing timelines = find("pair-timelines", Drawing.class);
        double cell = (1360 - 96 - 24) / 2400.0;
        robot().clickOn(on(() -> timelines.localToScreen(96 + 1200.5 * cell, 30 + 18)));
        // a pixel is nearly two steps wide
        assertThat(asked.all.getLast())
                .isIn("open b2 at 3597", "open b2 at 3600", "open b2 at 3603", "open b2 at 3606");
    }

    private static RunsShown compared(RunPair pair) {
        return new RunsShown(
                Listed.some().rows(), true, Optional.empty(), Optional.of(pair), Map.of());
    }

    @Test
    void runsOfOneConfigurationStandTogetherWithMeanAndSpread() {
        robot().clickOn("#runs-view-2");
        assertThat(keys()).hasSize(3).allMatch(key -> key.startsWith("group "));
        assertThat(text("runs-count")).isEqualTo("3 configurations");
        choose(0);
        assertThat(text("chosen-subtitle")).isEqualTo("in-loop, 2 runs of 2 seeds");
        assertThat(words("chosen-means"))
                .containsSubsequence(
                        "redundant actions", "5.0 ± 1.4", "4 to 6", "virtual time, ms");
        robot().type(KeyCode.RIGHT);
        assertThat(keys()).startsWith(keys().getFirst(), "run b2", "run c3").hasSize(5);
        picture("runs-grouped");
        robot().type(KeyCode.ENTER);
        assertThat(keys()).hasSize(3);
    }

    @Test
    void aGroupIsShownWholeWhereOneOfItsRunsIsFound() {
        robot().clickOn("#runs-view-2");
        search("seed 8");
        assertThat(text("runs-count")).isEqualTo("1 of 3 configurations");
        choose(0);
        assertThat(text("chosen-subtitle")).isEqualTo("in-loop, 2 runs of 2 seeds");
        robot().clickOn("#runs-csv").clickOn("#runs-delete");
        assertThat(asked.texts.getFirst().lines().toList())
                .hasSize(2)
                .first()
                .asString()
                .isEqualTo(
                        "configuration,name,arm,dials,runs,seeds,note,redundant mean,redundant"
                                + " deviation,redundant min,redundant max,virtual-ms mean,"
                                + "virtual-ms deviation,virtual-ms min,virtual-ms max");
        assertThat(asked.texts.getFirst().lines().toList().getLast())
                .contains(",alert-triage,in-loop,added latency 110 ms,2,7 8,,5,1.414")
                .endsWith(",4,6,28803.5,0,28803.5,28803.5");
        assertThat(asked.all.getLast()).isEqualTo("delete run b2 and run c3");
    }

    @Test
    void aSeedThatIsThereTwiceIsSaid() {
        List<RunsRow.Entry> rows = new ArrayList<>(Listed.some().rows());
        rows.add(Listed.triage("g7", "in-loop", 7, 6, 4, "added-latency", "110"));
        onScreen(() -> place.show(RunsShown.of(rows, true)));
        robot().clickOn("#runs-view-2");
        choose(0);
        assertThat(words("chosen-note"))
                .containsExactly(
                        "Seed 7 is there more than once with the same figures and counts once.");
        assertThat(words("chosen-means")).contains("5.0 ± 1.4");
    }

    private List<String> words(String id) {
        return on(
                () ->
                        find(id, Parent.class).lookupAll(".label").stream()
                                .map(each -> ((Label) each).getText())
                                .toList());
    }
}
