package mnemarium.ui.shell;

import javafx.scene.Node;
import javafx.scene.Scene;
import javafx.scene.control.ButtonBase;
import javafx.scene.control.ComboBoxBase;
import javafx.scene.control.ListView;
import javafx.scene.control.ScrollPane;
import javafx.scene.control.Slider;
import javafx.scene.control.Spinner;
import javafx.scene.control.TableView;
import javafx.scene.control.TextInputControl;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;

import java.util.List;
import java.util.function.BooleanSupplier;
import java.util.function.Predicate;

/**
 * The keys of the window. A key with a modifier always belongs to the window. A bare key belongs to
 * what has the focus if that can use it: a text field takes all, a slider and a drawing take
 * arrows, Home and Space, a list takes what moves up and down, and a button that was reached by the
 * keyboard takes Space. A button that was clicked gives Space and the arrows back to the window, so
 * that "click Step, then Space" runs.
 */
final class Keys {
    private Keys() {}

    /** A bare key. */
    static Predicate<KeyEvent> bare(KeyCode code) {
        return event -> event.getCode() == code && isBare(event);
    }

    /** A key with Ctrl (or what stands for it on this system). */
    static Predicate<KeyEvent> ctrl(KeyCode... codes) {
        return event ->
                event.isShortcutDown()
                        && !event.isAltDown()
                        && !event.isShiftDown()
                        && List.of(codes).contains(event.getCode());
    }

    /** A key with Ctrl, with Shift or without: on many keyboards plus is a shifted key. */
    static Predicate<KeyEvent> ctrlEvenShifted(KeyCode... codes) {
        return event ->
                event.isShortcutDown()
                        && !event.isAltDown()
                        && List.of(codes).contains(event.getCode());
    }

    /** A key with Ctrl and Shift. */
    static Predicate<KeyEvent> ctrlShift(KeyCode code) {
        return event ->
                event.isShortcutDown()
                        && event.isShiftDown()
                        && !event.isAltDown()
                        && event.getCode() == code;
    }

    /** No key. */
    static Predicate<KeyEvent> none() {
        return event -> false;
    }

    /** Lets a scene's key presses call commands, but for a while (a palette is open). */
    static void install(Scene scene, List<Command> commands, BooleanSupplier resting) {
        scene.addEventFilter(
                KeyEvent.KEY_PRESSED,
                event -> {
                    if (resting.getAsBoolean() || isTakenByFocus(scene.getFocusOwner(), event)) {
                        return;
                    }
                    for (Command command : commands) {
                        if (command.isKey().test(event) && command.tryIt()) {
                            event.consume();
                            return;
                        }
                    }
                });
    }

    private static boolean isBare(KeyEvent event) {
        return !event.isShortcutDown()
                && !event.isControlDown()
                && !event.isAltDown()
                && !event.isMetaDown()
                && !event.isShiftDown();
    }

    static boolean isTakenByFocus(@org.jspecify.annotations.Nullable Node focus, KeyEvent event) {
        if (focus == null) {
            return false;
        }
        if (focus instanceof TextInputControl
                || focus instanceof Spinner<?>
                || (focus instanceof ComboBoxBase<?> choice && choice.isEditable())) {
            boolean edits =
                    event.isShortcutDown()
                            && List.of(
                                            KeyCode.Z, KeyCode.Y, KeyCode.A, KeyCode.C, KeyCode.V,
                                            KeyCode.X)
                                    .contains(event.getCode());
            return edits || (!event.isShortcutDown() && !event.getCode().isFunctionKey());
        }
        if (!isBare(event)) {
            return false;
        }
        boolean walks =
                event.getCode() == KeyCode.SPACE
                        || event.getCode() == KeyCode.LEFT
                        || event.getCode() == KeyCode.RIGHT;
        boolean moves =
                walks || event.getCode().isNavigationKey() || event.getCode() == KeyCode.ENTER;
        return switch (focus) {
            case ComboBoxBase<?> choice -> true;
            case ButtonBase button -> moves && button.isFocusVisible();
            case Slider slider -> moves && event.getCode() != KeyCode.SPACE;
            // these scroll and choose, but have no use for a step to the side
            case ListView<?> list -> moves && !walks;
            case TableView<?> table -> moves && !walks;
            case ScrollPane pane ->
                    event.getCode() == KeyCode.UP
                            || event.getCode() == KeyCode.DOWN
                            || event.getCode() == KeyCode.PAGE_UP
                            || event.getCode() == KeyCode.PAGE_DOWN;
            default -> moves && focus.isFocusTraversable();
        };
    }
}
