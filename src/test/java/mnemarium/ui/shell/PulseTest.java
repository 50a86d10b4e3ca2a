package mnemarium.ui.shell;

import static org.assertj.core.api.Assertions.assertThat;

import javafx.application.Platform;
import javafx.scene.Parent;
import javafx.scene.layout.Pane;

import mnemarium.ui.ScreenTest;

import org.junit.jupiter.api.Test;

import java.util.ArrayList;
import java.util.List;

class PulseTest extends ScreenTest {
    @Override
    protected Parent root() {
        return new Pane();
    }

    @Test
    void showsOnlyTheNewestOfManyValuesOfferedWhileTheScreenIsBusy() {
        List<Integer> shown = new ArrayList<>();
        Pulse<Integer> pulse =
                new Pulse<>(
                        value -> {
                            assertThat(Platform.isFxApplicationThread()).isTrue();
                            shown.add(value);
                        });
        onScreen(
                () -> {
                    for (int value = 1; value <= 1000; value++) {
                        pulse.offer(value);
                    }
                });
        assertThat(on(() -> List.copyOf(shown))).containsExactly(1000);
    }

    @Test
    void showsAgainAfterAShowing() {
        List<String> shown = new ArrayList<>();
        Pulse<String> pulse = new Pulse<>(shown::add);
        onScreen(() -> pulse.offer("first"));
        onScreen(() -> pulse.offer("second"));
        assertThat(on(() -> List.copyOf(shown))).containsExactly("first", "second");
    }
}
