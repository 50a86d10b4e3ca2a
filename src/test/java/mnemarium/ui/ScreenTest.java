package mnemarium.ui;

import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.Scene;
import javafx.scene.control.TextField;
import javafx.scene.image.WritableImage;
import javafx.scene.input.KeyCode;
import javafx.scene.input.MouseButton;
import javafx.stage.Stage;

import mnemarium.ui.shell.Pictures;
import mnemarium.ui.shell.Theme;

import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.testfx.api.FxRobot;
import org.testfx.api.FxToolkit;
import org.testfx.util.WaitForAsyncUtils;

import java.nio.file.Path;
import java.util.concurrent.Callable;
import java.util.concurrent.TimeoutException;

/**
 * The ground of tests that click and type: a window with a theme at the top left corner of the
 * screen (only there does the wheel reach the right node when there is no display). {@link #robot}
 * clicks and types; see {@code PulseTest} for a small example.
 */
public abstract class ScreenTest {
    private final FxRobot robot = new FxRobot();

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
        FxToolkit.registerPrimaryStage();
        FxToolkit.setupStage(
                given -> {
                    stage = given;
                    Scene scene = new Scene(root(), width(), height());
                    theme().dress(scene);
                    stage.setScene(scene);
                    // the stage is the same in all tests: one may have given it a size by hand
                    stage.sizeToScene();
                    stage.setX(0);
                    stage.setY(0);
                    stage.show();
                });
        WaitForAsyncUtils.waitForFxEvents();
    }

    /** Lets go of keys and buttons and closes every window of the test. */
    @AfterEach
    final void close() throws TimeoutException {
        robot.release(new KeyCode[0]);
        robot.release(new MouseButton[0]);
        FxToolkit.cleanupStages();
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
        T answer = WaitForAsyncUtils.waitForAsyncFx(20_000, question);
        WaitForAsyncUtils.waitForFxEvents();
        return answer;
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
