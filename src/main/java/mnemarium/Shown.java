package mnemarium;

import javafx.animation.AnimationTimer;
import javafx.application.Platform;
import javafx.event.Event;
import javafx.geometry.Rectangle2D;
import javafx.scene.Node;
import javafx.scene.Scene;
import javafx.scene.SnapshotParameters;
import javafx.scene.image.WritableImage;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.stage.Stage;

import org.jspecify.annotations.Nullable;

import java.io.PrintStream;
import java.util.List;

/**
 * What happens once the first picture of the window is on the screen: nothing, unless a script asks
 * by the system property {@code mnemarium.shown}. {@code say} prints the word {@code shown}; {@code
 * end} prints it and ends the program ({@code packaging/startup} takes the time); {@code practise}
 * presses the keys of a first visit and ends, so that the ahead-of-time cache knows what a user
 * needs next ({@code packaging/train}).
 */
final class Shown extends AnimationTimer {

    /** Open the first scenario, step by operation, step and turn, go back, run. */
    private static final List<KeyCode> FIRST_VISIT =
            List.of(
                    KeyCode.DIGIT1,
                    KeyCode.O,
                    KeyCode.S,
                    KeyCode.T,
                    KeyCode.LEFT,
                    KeyCode.S,
                    KeyCode.SPACE);

    /** A key every half second: by then the answer to the one before is drawn. */
    private static final int PULSES_PER_KEY = 30;

    private final Scene scene;
    private final String order;
    private final PrintStream out;
    private int pulses;

    private Shown(Scene scene, String order, PrintStream out) {
        this.scene = scene;
        this.order = order;
        this.out = out;
    }

    /**
     * Watches a window that is about to be shown.
     *
     * @param order {@code say}, {@code end}, {@code practise}, or anything else for nothing
     * @param out where {@code shown} is printed
     */
    static void watch(Stage stage, String order, PrintStream out) {
        if (List.of("say", "end", "practise").contains(order)) {
            new Shown(stage.getScene(), order, out).start();
        }
    }

    /**
     * The first pulse of a shown window draws its first picture, on a thread of its own. The
     * smallest snapshot waits in the same line behind it: once that is there, so is the picture.
     */
    @Override
    public void handle(long now) {
        if (scene.getWindow() == null || !scene.getWindow().isShowing()) {
            if (pulses > 0) {
                stop(); // closed by its user
            }
            return;
        }
        pulses++;
        if (pulses == 2) {
            SnapshotParameters smallest = new SnapshotParameters();
            smallest.setViewport(new Rectangle2D(0, 0, 1, 1));
            scene.getRoot().snapshot(drawn -> said(), smallest, new WritableImage(1, 1));
        } else if (order.equals("practise") && pulses % PULSES_PER_KEY == 0) {
            int key = pulses / PULSES_PER_KEY - 1;
            if (key < FIRST_VISIT.size()) {
                press(FIRST_VISIT.get(key));
            } else {
                end();
            }
        }
    }

    private @Nullable Void said() {
        out.println("shown");
        out.flush();
        if (order.equals("end")) {
            end();
        } else if (order.equals("say")) {
            stop();
        }
        return null; // the type of a callback that answers nothing
    }

    private void end() {
        stop();
        Platform.exit();
    }

    private void press(KeyCode key) {
        Node focused = scene.getFocusOwner();
        Node target = focused == null ? scene.getRoot() : focused;
        String character = key.isDigitKey() || key.isLetterKey() ? key.getChar() : "";
        for (var type : List.of(KeyEvent.KEY_PRESSED, KeyEvent.KEY_RELEASED)) {
            Event.fireEvent(
                    target, new KeyEvent(type, character, "", key, false, false, false, false));
        }
    }
}
