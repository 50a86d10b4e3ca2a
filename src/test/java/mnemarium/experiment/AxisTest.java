package mnemarium.experiment;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

import java.util.List;

class AxisTest {

    private static String title(String label, String unit) {
        return new Axis(
                        "tenure",
                        label,
                        unit,
                        Axis.Spacing.LINEAR,
                        List.of(new Axis.Rung("40", "40", 40)))
                .title();
    }

    @Test
    void itsTitleNamesTheUnitOnce() {
        assertThat(title("added latency", "ms")).isEqualTo("added latency, ms");
        assertThat(title("earlier conversations", "conversations"))
                .isEqualTo("earlier conversations");
        assertThat(title("items", "ms")).isEqualTo("items, ms");
        assertThat(title("embedder", "")).isEqualTo("embedder");
    }
}
