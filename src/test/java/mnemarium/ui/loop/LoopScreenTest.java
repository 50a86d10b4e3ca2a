package mnemarium.ui.loop;

import static org.assertj.core.api.Assertions.assertThat;

import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.control.Labeled;
import javafx.scene.control.TextInputControl;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import javafx.scene.text.Text;
import javafx.scene.text.TextFlow;

import mnemarium.loop.Arm;
import mnemarium.loop.Move;
import mnemarium.scenario.Dial;
import mnemarium.ui.Breadth;
import mnemarium.ui.ScreenTest;

import java.util.Map;
import java.util.stream.Collectors;

/** The ground of tests of the Loop place: a run of the real engine, shown with its timeline. */
abstract class LoopScreenTest extends ScreenTest {

    private final Benched bench = played();
    private final Asked asked = new Asked(bench);

    /** Set by {@link #root}, before each test. */
    @SuppressWarnings("NullAway.Init")
    private LoopPlace place;

    /** The run that is shown; unless told otherwise nine steps at +30 ms, moved after the first. */
    protected Benched played() {
        return Benched.of(
                        Benched.alerts(24, 12),
                        Arm.IN_LOOP,
                        7,
                        Map.of(Dial.OWN_TURN_SIGHT, "off"),
                        true)
                .toStep(1)
                .toStep(9, new Move(Dial.ADDED_LATENCY, "30"));
    }

    protected Breadth breadth() {
        return Breadth.WIDE;
    }

    @Override
    protected Parent root() {
        place = new LoopPlace(asked);
        Region view = (Region) place.view();
        VBox.setVgrow(view, Priority.ALWAYS);
        view.setMinHeight(0);
        VBox root = new VBox(place.timeline(), view);
        root.getStyleClass().add("panel");
        place.calm(true);
        place.fit(breadth());
        place.show(bench.now());
        return root;
    }

    @Override
    protected double width() {
        return 1360;
    }

    @Override
    protected double height() {
        return 820;
    }

    final Benched bench() {
        return bench;
    }

    final LoopPlace place() {
        return place;
    }

    /** What was asked for so far, as one text; forgets it. */
    final String asked() {
        String all = String.join("; ", asked.log);
        asked.log.clear();
        return all;
    }

    /** Shows the run as it was after an operation. */
    final void showAt(int operation) {
        onScreen(() -> place.show(bench.at(operation)));
    }

    /** Shows the end of a step, from 1. */
    final void showStep(int step) {
        showAt(bench.track().last(step - 1));
    }

    /** The words of a node as a person reads them. */
    final String words(String id) {
        return words(find(id, Node.class));
    }

    static String words(Node node) {
        return switch (node) {
            case Labeled labeled -> labeled.getText();
            case TextInputControl input -> input.getText();
            case TextFlow flow ->
                    flow.getChildren().stream()
                            .filter(Text.class::isInstance)
                            .map(each -> ((Text) each).getText())
                            .collect(Collectors.joining());
            default -> throw new AssertionError("no words in " + node);
        };
    }

    /** Clicks inside a node, given as shares of its width and height. */
    final void clickAt(Node node, double across, double down) {
        var bounds = on(() -> node.localToScreen(node.getBoundsInLocal()));
        robot().clickOn(
                        bounds.getMinX() + bounds.getWidth() * across,
                        bounds.getMinY() + bounds.getHeight() * down);
    }

    final void shows(String id, String words) {
        assertThat(on(() -> words(id))).isEqualTo(words);
    }
}
