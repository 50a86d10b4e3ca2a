package mnemarium;

import static org.assertj.core.api.Assertions.assertThat;

import javafx.scene.Scene;
import javafx.scene.control.Label;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.StackPane;
import javafx.stage.Stage;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.testfx.framework.junit5.ApplicationExtension;
import org.testfx.framework.junit5.Start;
import org.testfx.util.WaitForAsyncUtils;

import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.TimeUnit;

/** Ending is left to the scripts in packaging: it would end the JavaFX of all tests. */
@ExtendWith(ApplicationExtension.class)
class ShownTest {

    private final ByteArrayOutputStream printed = new ByteArrayOutputStream();
    private final List<KeyCode> pressed = new CopyOnWriteArrayList<>();
    private Stage window;

    @Start
    void start(Stage stage) {
        window = stage;
        stage.setScene(new Scene(new StackPane(new Label("a window")), 200, 100));
        stage.getScene().addEventHandler(KeyEvent.KEY_PRESSED, key -> pressed.add(key.getCode()));
    }

    @Test
    void saysThatTheWindowIsShownOnlyWhenItIs() throws Exception {
        watch("say");
        WaitForAsyncUtils.waitForFxEvents();
        assertThat(printed.size()).isZero();
        WaitForAsyncUtils.asyncFx(() -> window.show()).get();
        WaitForAsyncUtils.waitFor(5, TimeUnit.SECONDS, () -> printed.size() > 0);
        assertThat(printed.toString(StandardCharsets.UTF_8)).isEqualToIgnoringNewLines("shown");
    }

    @Test
    void aFirstVisitStartsByOpeningTheFirstScenario() throws Exception {
        watch("practise");
        WaitForAsyncUtils.asyncFx(() -> window.show()).get();
        WaitForAsyncUtils.waitFor(10, TimeUnit.SECONDS, () -> pressed.size() > 1);
        assertThat(pressed).startsWith(KeyCode.DIGIT1, KeyCode.O);
        WaitForAsyncUtils.asyncFx(() -> window.hide()).get();
    }

    @Test
    void isSilentIfNobodyAsks() throws Exception {
        watch("");
        WaitForAsyncUtils.asyncFx(() -> window.show()).get();
        WaitForAsyncUtils.waitForFxEvents();
        assertThat(printed.size()).isZero();
    }

    private void watch(String order) throws Exception {
        PrintStream out = new PrintStream(printed, true, StandardCharsets.UTF_8);
        WaitForAsyncUtils.asyncFx(() -> Shown.watch(window, order, out)).get();
    }
}
