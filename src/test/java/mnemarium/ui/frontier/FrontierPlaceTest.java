package mnemarium.ui.frontier;

import static org.assertj.core.api.Assertions.assertThat;

import javafx.scene.Parent;
import javafx.scene.control.Label;
import javafx.scene.control.TextField;
import javafx.scene.image.WritableImage;
import javafx.scene.input.KeyCode;

import mnemarium.scenario.Dial;
import mnemarium.ui.Breadth;
import mnemarium.ui.Changes;
import mnemarium.ui.ScreenTest;
import mnemarium.ui.StretchSlider;
import mnemarium.ui.chart.ChartView;
import mnemarium.workbench.MeasuredStack;
import mnemarium.workbench.MeasuredStack.Spread;

import org.junit.jupiter.api.Test;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

class FrontierPlaceTest extends ScreenTest {
    private final Changes changes = new Changes();
    private final List<String> measured = new ArrayList<>();
    private final Map<String, String> saved = new LinkedHashMap<>();
    private final FrontierActions actions =
            new FrontierActions() {
                @Override
                public void moveDials(Map<Dial, String> moves) {
                    throw new AssertionError("no run is open");
                }

                @Override
                public void change(String what, Runnable redo, Runnable undo) {
                    changes.make(what, redo, undo);
                }

                @Override
                public void measure(String embedder, int entries) {
                    measured.add(embedder + " " + entries);
                }

                @Override
                public void cancelMeasuring() {
                    measured.add("cancelled");
                }

                @Override
                public void save(String name, String text) {
                    saved.put(name, text);
                }

                @Override
                public void save(String name, WritableImage picture) {
                    saved.put(name, picture.getWidth() + " wide");
                }
            };

    /** Made on the screen thread, before each test. */
    @SuppressWarnings("NullAway.Init")
    private FrontierPlace place;

    @Override
    protected Parent root() {
        place = new FrontierPlace(actions);
        place.fit(Breadth.WIDE);
        return place.view();
    }

    @Test
    void withoutARunItStandsWhereTheSourceMeasured() {
        assertThat(words("frontier-verdict")).isEqualTo("953 lookups per step");
        assertThat(words("frontier-whose")).startsWith("of this place");
        assertThat(words("frontier-verdict-1")).isEqualTo("one lookup every 1.8 steps · published");
        assertThat(words("frontier-verdict-2")).isEqualTo("one lookup every 2.8 steps · published");
        assertThat(words("frontier-turn")).startsWith("20 touches of the memory in 6 steps");
        picture("frontier");
    }

    @Test
    void aTypedShareMovesTheFrontierAndCanBeUndone() {
        TextField field = find("budget-share-field", TextField.class);
        into(field).write("0.5\n");
        assertThat(words("frontier-verdict")).isEqualTo("8\u2009576 lookups per step");
        onScreen(changes::undo);
        assertThat(words("frontier-verdict")).isEqualTo("953 lookups per step");
        assertThat(field.getText()).isEqualTo("0.1");
    }

    @Test
    void aShareOutOfRangeIsRefusedInWords() {
        into(find("budget-share-field", TextField.class)).write("2\n");
        assertThat(words("frontier-wrong")).contains("2").contains("0.99");
        assertThat(words("frontier-verdict")).isEqualTo("953 lookups per step");
    }

    @Test
    void belowTheCliffTheVerdictSpeaksOfSteps() {
        into(find("added-latency-field", TextField.class)).write("200\n");
        assertThat(words("frontier-verdict")).isEqualTo("one lookup every 1.8 steps");
    }

    @Test
    void theKeysMoveTheTouchesOfATurn() {
        onScreen(() -> find("frontier-touches", StretchSlider.class).requestFocus());
        robot().press(KeyCode.RIGHT).release(KeyCode.RIGHT);
        assertThat(words("frontier-turn")).startsWith("24 touches");
        assertThat(on(() -> find("frontier-times", ChartView.class).getAccessibleText()))
                .startsWith("Time of a turn of 6 steps with 24 touches of the memory.");
    }

    @Test
    void theStackOfThisMachineGetsAMarkOfItsOwn() {
        robot().clickOn("#frontier-entries-3").clickOn("#frontier-measure");
        assertThat(measured).containsExactly("static 10000");
        onScreen(() -> place.working(0.5));
        assertThat(on(() -> find("frontier-measure", javafx.scene.Node.class).isDisable()))
                .isTrue();
        onScreen(
                () -> {
                    place.idle();
                    place.show(
                            new MeasuredStack(
                                    "static",
                                    10_000,
                                    400,
                                    new Spread(20_000, 30_000, 50_000),
                                    new Spread(60_000, 70_000, 90_000),
                                    new Spread(80_000, 100_000, 140_000)));
                });
        assertThat(words("frontier-measured"))
                .startsWith("static over 10\u2009000 entries: embed 30\u2009µs [20\u2009µs –");
        assertThat(words("frontier-verdict-3"))
                .isEqualTo("1\u2009111 lookups per step · measured here");
        picture("frontier-measured");
    }

    @Test
    void theSettingOfACellIsLookedAtAndCanBeUndone() {
        into(find("overhead-field", TextField.class)).write("5\n");
        onScreen(
                () ->
                        place.look(
                                Map.of(
                                        Dial.EMBED_LATENCY, "201.9154",
                                        Dial.STORE_LATENCY, "0.0846",
                                        Dial.REASONING_TIME, "1000",
                                        Dial.BUDGET_SHARE, "0.2")));
        assertThat(words("frontier-verdict")).isEqualTo("1.2 lookups per step");
        assertThat(find("overhead-field", TextField.class).getText()).isEqualTo("0");
        onScreen(changes::undo);
        assertThat(find("overhead-field", TextField.class).getText()).isEqualTo("5");
        assertThat(find("budget-share-field", TextField.class).getText()).isEqualTo("0.1");
    }

    @Test
    void everyChartCanBeSavedInEveryForm() {
        for (String kind : List.of("png", "svg", "csv", "json", "text")) {
            robot().clickOn("#frontier-" + kind);
            robot().clickOn("#turn-time-" + kind);
        }
        assertThat(saved.keySet())
                .containsExactly(
                        "frontier.png",
                        "turn-time.png",
                        "frontier.svg",
                        "turn-time.svg",
                        "frontier.csv",
                        "turn-time.csv",
                        "frontier.json",
                        "turn-time.json",
                        "frontier.txt",
                        "turn-time.txt");
        assertThat(saved.get("frontier.svg")).contains("you are here: 953 lookups per step");
        assertThat(saved.get("frontier.csv"))
                .contains("\"in-process store, network embedder\",published,202,0.55")
                .contains("stack,kind,\"cost, ms\",lookups per step,verdict");
        assertThat(saved.get("turn-time.txt")).contains("reasoning 6.00\u2009s");
    }

    @Test
    void withALittleRoomItIsOneColumn() {
        onScreen(() -> place.fit(Breadth.NARROW));
        assertThat(words("frontier-verdict")).isEqualTo("953 lookups per step");
        assertThat(on(() -> find("frontier-dials", Parent.class).getScene())).isNotNull();
    }

    private String words(String id) {
        return on(() -> find(id, Label.class).getText());
    }
}
