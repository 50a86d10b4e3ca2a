package mnemarium.ui;

import javafx.application.Platform;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.Scene;
import javafx.scene.control.TextField;
import javafx.scene.image.WritableImage;
import javafx.scene.input.KeyCode;
import javafx.scene.input.MouseButton;
import javafx.stage.PopupWindow;
import javafx.stage.Stage;
import javafx.stage.Window;

import mnemarium.ui.shell.Pictures;
import mnemarium.ui.shell.Theme;

import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.testfx.api.FxRobot;
import org.testfx.api.FxToolkit;
import org.testfx.util.WaitForAsyncUtils;

import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.function.BooleanSupplier;
import java.util.stream.Stream;

/**
 * The ground of tests that click and type: a window with a theme at the top left corner of the
 * screen (only there does the wheel reach the right node when there is no display). {@link #robot}
 * clicks and types; see {@code PulseTest} for a small example.
 */
public abstract class ScreenTest {
    private static final long PATIENCE_MILLIS = 20_000;

    /** Layouts to wait for: what the first one brings about may ask for another. */
    private static final int PULSES = 3;

    private final FxRobot robot = new Hand();

    /** Set by {@link #open}, before each test. */
    @SuppressWarnings("NullAway.Init")
    private Stage stage;

    /** What is tested, built on the screen thread. */
    protected abstract Parent root();

    /** Width of the window; the headless screen is 1000 wide, clicks beyond it work. */
    protected double width() {
        return 1440;
    }

    /** Height of the window. */
    protected double height() {
        return 900;
    }

    /** The look of the window. */
    protected Theme theme() {
        return Theme.LIGHT;
    }

    /** Opens the window. TestFX's own extension would miss this: it looks at one class only. */
    @BeforeEach
    final void open() throws TimeoutException {
        stage = FxToolkit.registerPrimaryStage();
        onScreen(
                () -> {
                    Scene scene = new Scene(root(), width(), height());
                    theme().dress(scene);
                    stage.setScene(scene);
                    // the stage is the same in all tests: one may have given it a size by hand
                    stage.sizeToScene();
                    stage.setX(0);
                    stage.setY(0);
                    stage.show();
                });
    }

    /** Lets go of keys and buttons and closes every window of the test. */
    @AfterEach
    final void close() {
        robot.release(new KeyCode[0]);
        robot.release(new MouseButton[0]);
        onScreen(() -> List.copyOf(Window.getWindows()).forEach(Window::hide));
    }

    /** The window under test. */
    protected Stage stage() {
        return stage;
    }

    /** Does something on the screen thread and waits until it and what follows from it is done. */
    protected static void onScreen(Runnable work) {
        on(
                () -> {
                    work.run();
                    return true;
                });
    }

    /** Asks something on the screen thread. */
    protected static <T> T on(Callable<T> question) {
        T answer = WaitForAsyncUtils.waitForAsyncFx(PATIENCE_MILLIS, question);
        settle();
        return answer;
    }

    /**
     * Waits until the screen is still: what was asked of it is done, the windows are laid out, and
     * so is what followed from that. What another thread brings about it does not wait for: see
     * {@link #until}.
     */
    static void settle() {
        for (int i = 0; i < PULSES; i++) {
            layOut();
        }
        // a popup finds its place over several frames, and fades in
        if (WaitForAsyncUtils.waitForAsyncFx(PATIENCE_MILLIS, () -> popups().count() > 0)) {
            WaitForAsyncUtils.waitForFxEvents();
            while (WaitForAsyncUtils.waitForAsyncFx(PATIENCE_MILLIS, ScreenTest::fades)) {
                layOut();
            }
        }
    }

    private static Stream<Window> popups() {
        return shown().filter(PopupWindow.class::isInstance);
    }

    private static Stream<Window> shown() {
        return Window.getWindows().stream().filter(Window::isShowing);
    }

    /** Whether a popup is not yet quite there: a user waits for it too. */
    private static boolean fades() {
        return popups().map(window -> window.getScene().getRoot())
                .flatMap(root -> root.getChildrenUnmodifiable().stream())
                .anyMatch(node -> node.getOpacity() < 1);
    }

    /** Waits for the next layout of the windows; where there is none, for the screen thread. */
    private static void layOut() {
        CompletableFuture<Boolean> laidOut = new CompletableFuture<>();
        WaitForAsyncUtils.waitForAsyncFx(
                PATIENCE_MILLIS,
                () -> {
                    shown().map(Window::getScene)
                            .findFirst()
                            .ifPresentOrElse(
                                    scene -> {
                                        scene.addPostLayoutPulseListener(
                                                new Once(scene, () -> laidOut.complete(true)));
                                        Platform.requestNextPulse();
                                    },
                                    () -> laidOut.complete(true));
                    return true;
                });
        try {
            laidOut.get(PATIENCE_MILLIS, TimeUnit.MILLISECONDS);
        } catch (InterruptedException | ExecutionException | TimeoutException e) {
            throw new AssertionError("the screen does not come to rest", e);
        }
    }

    /** Does something after the next layout of a scene, and not again. */
    private record Once(Scene scene, Runnable work) implements Runnable {
        @Override
        public void run() {
            scene.removePostLayoutPulseListener(this);
            work.run();
        }
    }

    /** Waits until something is so on the screen; fails after a minute. */
    protected static void until(BooleanSupplier isSo) {
        try {
            WaitForAsyncUtils.waitFor(
                    60,
                    TimeUnit.SECONDS,
                    () -> WaitForAsyncUtils.waitForAsyncFx(PATIENCE_MILLIS, isSo::getAsBoolean));
        } catch (TimeoutException e) {
            throw new AssertionError("it did not come about", e);
        }
        settle();
    }

    /** The node with an id; fails clearly when there is none. */
    protected <T extends Node> T find(String id, Class<T> type) {
        Node found = stage.getScene().lookup("#" + id);
        if (found == null) {
            throw new AssertionError("found no node with id " + id);
        }
        return type.cast(found);
    }

    /** Takes a picture of the window as it is, into {@code target/pictures}. */
    protected void picture(String name) {
        WritableImage image = on(() -> stage.getScene().snapshot(null));
        try {
            Pictures.save(image, Path.of("target", "pictures", name + ".png"));
        } catch (java.io.IOException e) {
            throw new java.io.UncheckedIOException(e);
        }
    }

    /**
     * Clicks into a field and chooses all it holds, so that what is written next takes its place. A
     * double click would do, but on a slow machine it may count as two clicks.
     *
     * @param query of TestFX, such as the field's {@code #id}
     */
    protected FxRobot into(String query) {
        return into(robot.lookup(query).queryAs(TextField.class));
    }

    /** As {@link #into(String)}. */
    protected FxRobot into(TextField field) {
        robot.clickOn(field);
        onScreen(field::selectAll);
        return robot;
    }

    /** Clicks, types, drags. */
    protected FxRobot robot() {
        return robot;
    }
}
