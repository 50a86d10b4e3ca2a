package mnemarium.ui.loop;

import static org.assertj.core.api.Assertions.assertThat;

import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.control.Control;
import javafx.scene.control.Labeled;
import javafx.scene.control.ListView;
import javafx.scene.control.ScrollBar;
import javafx.scene.control.ScrollPane;
import javafx.scene.input.KeyCode;

import mnemarium.loop.Arm;
import mnemarium.loop.Event;
import mnemarium.loop.MemoryEvent;
import mnemarium.ui.chart.Drawing;

import org.junit.jupiter.api.Test;
import org.testfx.util.WaitForAsyncUtils;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import java.util.function.Predicate;

class LoopPlaceTest extends LoopScreenTest {

    private int stepWith(Predicate<Event> event) {
        Track track = bench().track();
        for (int step = 0; step < track.steps(); step++) {
            for (int each = track.first(step); each <= track.last(step); each++) {
                if (track.operation(each).stream().anyMatch(event)) {
                    return step + 1;
                }
            }
        }
        throw new AssertionError("no step has such an event");
    }

    private static boolean isHit(Event event) {
        return event instanceof MemoryEvent.LookupMade made
                && made.ending() == MemoryEvent.Ending.HIT;
    }

    @Test
    void showsTheStepAtTheCursor() {
        shows("step-title", "Step 9");
        shows("step-place", "turn 2, step 3 of 6");
        picture("loop-light");
    }

    @Test
    void aSkippedLookupSaysWhatItNeededAndWhatWasLeft() {
        showStep(stepWith(event -> event instanceof MemoryEvent.LookupSkipped));

        assertThat(on(() -> words("got-skipped")))
                .matches("needed 30\\.1 ms, \\d+\\.\\d ms (left|overdrawn)");
    }

    @Test
    void aHitNamesItsEntryItsScoreAndTheThreshold() {
        showStep(stepWith(LoopPlaceTest::isHit));

        shows("got-end", "Hit");
        assertThat(on(() -> words("got-words"))).matches("m\\d+ at 1\\.000, threshold 0\\.9");
        assertThat(find("hits", Drawing.class).getAccessibleText()).contains("1.000 hit");
    }

    @Test
    void aChipGoesToItsOperation() {
        int operation = bench().track().first(8);
        robot().clickOn("#operation-" + operation);

        assertThat(asked()).isEqualTo("go to " + operation);
    }

    @Test
    void aClickOnTheTimelineGoesToThatStep() {
        Drawing timeline = find("timeline", Drawing.class);
        var bounds = on(() -> timeline.localToScreen(timeline.getBoundsInLocal()));
        // the third cell of the first turn: gutter 96, cells as wide as 24 steps allow
        double cell = Math.min(43, (bounds.getWidth() - 96 - 12 - 36) / 24);
        robot().clickOn(bounds.getMinX() + 96 + 2.5 * cell, bounds.getMinY() + 50);

        assertThat(asked()).isEqualTo("go to " + bench().track().last(2));
    }

    @Test
    void arrowKeysOnTheTimelineGoFromStepToStep() {
        onScreen(() -> find("timeline", Drawing.class).requestFocus());
        robot().type(KeyCode.LEFT);
        assertThat(asked()).isEqualTo("go to " + bench().track().last(7));

        robot().type(KeyCode.HOME);
        assertThat(asked()).isEqualTo("go to " + bench().track().last(0));
    }

    @Test
    void theTimelineSaysItsCellForScreenReaders() {
        assertThat(find("timeline", Drawing.class).getAccessibleText())
                .startsWith("Timeline. Step 9, turn 2, step 3: A-09");
    }

    @Test
    void aClickOnTheAccessMapGoesToTheStepAndSelectsTheEntry() {
        Drawing map = find("access-map", Drawing.class);
        var bounds = on(() -> map.localToScreen(map.getBoundsInLocal()));
        robot().clickOn(bounds.getMinX() + 46 + 5, bounds.getMinY() + 22 + 10);

        assertThat(asked()).isEqualTo("go to " + bench().track().last(0));
        shows("selected-id", "m1");
        assertThat(on(() -> words("selected-written"))).isEqualTo("turn 1, step 1 (A-01)");
    }

    @Test
    void upAndDownOnTheAccessMapChooseAnEntry() {
        onScreen(() -> place().memory().select(0));
        onScreen(() -> find("access-map", Drawing.class).requestFocus());
        robot().type(KeyCode.DOWN);

        shows("selected-id", "m2");
        assertThat(find("access-map", Drawing.class).getAccessibleText()).contains("m2");
    }

    @Test
    void goToItsWriteGoesToTheOperationThatWroteTheEntry() {
        onScreen(() -> place().memory().select(0));
        robot().clickOn("#go-to-write");

        assertThat(asked()).isEqualTo("go to " + bench().track().writtenBy(0));
    }

    @Test
    void theListIsOrderedFilteredAndExported() {
        robot().clickOn("#memory-form-list");
        robot().clickOn("#memory-order").clickOn("#memory-order-oldest");
        ListView<?> list = find("memory-list", ListView.class);
        assertThat(on(() -> ((EntryRow) list.getItems().getFirst()).id())).isEqualTo("m1");

        robot().clickOn("#memory-search").write("m3");
        assertThat(on(() -> list.getItems().size())).isEqualTo(1);

        robot().clickOn("#memory-export").clickOn("#export-csv");
        String saved = asked();
        assertThat(saved).startsWith("save memory.csv").contains("m3,\"A-").doesNotContain("m1,");
    }

    @Test
    void aClickOnAHitSelectsItsEntry() {
        showStep(stepWith(LoopPlaceTest::isHit));
        Drawing hits = find("hits", Drawing.class);
        var bounds = on(() -> hits.localToScreen(hits.getBoundsInLocal()));
        robot().clickOn(bounds.getMinX() + 30, bounds.getMinY() + 18 + 10);

        String first = hits.getAccessibleText().split("; 1 ")[1].split(" ")[0];
        shows("selected-id", first);
    }

    @Test
    void theFlatMapLightsTheQueryAndItsHits() throws Exception {
        showStep(stepWith(LoopPlaceTest::isHit));
        robot().clickOn("#memory-form-plane");
        Drawing plane = find("plane-map", Drawing.class);
        WaitForAsyncUtils.waitFor(
                10, TimeUnit.SECONDS, () -> plane.getAccessibleText().contains("hit by this read"));

        assertThat(plane.getAccessibleText()).contains("Map of the embeddings");
    }

    @Test
    void theCountsSayHowManyLookupsWereSkipped() {
        assertThat(on(() -> words("so-far-words"))).isEqualTo("of 12 redundant");
        assertThat(Integer.parseInt(on(() -> words("lookups-skipped")))).isPositive();
        shows("so-far-pill", "simulated");
    }

    @Test
    void theContextEndsWithTheNewestMessageAndSaysWhereTheWindowStarts() {
        ListView<?> list = find("context-messages", ListView.class);
        assertThat(
                        on(
                                () ->
                                        list.getItems().stream()
                                                .filter(ContextLine.WindowStart.class::isInstance)
                                                .count()))
                .isEqualTo(1);
        assertThat(on(() -> words("context-caption"))).matches("last 4 of \\d+ messages");
    }

    @Test
    void beforeTheFirstStepItSaysWhatWillBeHereAndOffersTheStep() {
        showAt(0);
        robot().clickOn("#first-step");

        assertThat(asked()).isEqualTo("step");
    }

    @Test
    void theBudgetSaysWhatIsLeft() {
        assertThat(find("budget", Drawing.class).getAccessibleText())
                .startsWith("Memory budget of turn 2: ")
                .contains("of 100.0 ms");
    }

    @Test
    void anotherRunThatHasComeLessFarTakesThePlaceOfTheFirst() {
        Benched young = Benched.of(Benched.alerts(24, 12), Arm.IN_LOOP, 8, Map.of(), true).next();
        showAt(bench().newest());
        onScreen(() -> place().show(young.now()));

        assertThat(find("budget", Drawing.class).getAccessibleText())
                .startsWith("Memory budget of turn 1: ");
        onScreen(() -> place().show(young.at(0)));
        assertThat(find("budget", Drawing.class).getAccessibleText())
                .isEqualTo("Memory budget, no turn yet");
    }

    @Test
    void whateverTakesTheFocusHasANameForScreenReadersAndAnId() {
        List<String> nameless = new ArrayList<>();
        onScreen(() -> look(stage().getScene().getRoot(), nameless));

        assertThat(nameless).isEmpty();
    }

    private static void look(Node node, List<String> nameless) {
        boolean reachable =
                node.isFocusTraversable()
                        && node.isVisible()
                        && !(node instanceof ScrollBar)
                        && (node instanceof Control || node instanceof Drawing);
        boolean named =
                node.getAccessibleText() != null
                        || (node instanceof Labeled labeled
                                && labeled.getText() != null
                                && !labeled.getText().isBlank());
        if (reachable && (!named || (node.getId() == null && !(node instanceof ScrollPane)))) {
            nameless.add(node.toString());
        }
        if (node instanceof Parent parent) {
            parent.getChildrenUnmodifiable().forEach(child -> look(child, nameless));
        }
    }
}
