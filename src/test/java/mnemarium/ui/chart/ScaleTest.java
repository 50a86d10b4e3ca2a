package mnemarium.ui.chart;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import mnemarium.ui.chart.Figure.Axis;
import mnemarium.ui.chart.Scale.Tick;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

import java.util.List;
import java.util.stream.Stream;

class ScaleTest {
    private static final Axis LINEAR = new Axis("F1", 0, 1, 2);
    private static final Axis COST = Axis.logarithmic("cost, ms", 0.01, 1000);
    private static final Axis LATENCY = Axis.fromOne("added latency, ms", 110, List.of());
    private static final Axis ARMS = Axis.words("arm", List.of("none", "per turn", "in loop"));

    @ParameterizedTest
    @ValueSource(doubles = {0, 0.1, 0.37, 0.5, 1})
    void aPositionLeadsBackToItsValue(double position) {
        for (Axis axis : List.of(LINEAR, COST, LATENCY)) {
            assertThat(axis.position(axis.value(position))).isEqualTo(position, within(1e-12));
        }
    }

    @Test
    void aLinearAxisIsToldInRoundSteps() {
        assertThat(labels(LINEAR, 6))
                .containsExactly("0.00", "0.20", "0.40", "0.60", "0.80", "1.00");
        assertThat(labels(new Axis("turns", 0, 24, 0), 6))
                .containsExactly("0", "5", "10", "15", "20");
        assertThat(labels(new Axis("share", 0, 2, 0), 6)).containsExactly("0", "1", "2");
        assertThat(labels(new Axis("share", 0, 100, 0), 3)).containsExactly("0", "50", "100");
    }

    @Test
    void aLogarithmicAxisNamesItsPowersAndKeepsTheLinesBetweenThem() {
        assertThat(labels(COST, 6)).containsExactly("0.01", "0.1", "1", "10", "100", "1\u2009000");
        assertThat(labels(COST, 3)).containsExactly("0.01", "1", "100");
        assertThat(COST.ticks(6)).contains(new Tick(0.05, ""), new Tick(900, ""));
        assertThat(COST.position(1)).isEqualTo(0.4, within(1e-12));
    }

    @Test
    void aShortLogarithmicAxisNamesTwoAndFiveToo() {
        assertThat(labels(Axis.logarithmic("n", 1, 10), 6)).containsExactly("1", "2", "5", "10");
    }

    @Test
    void theScaleOfTheLatencyHasAPlaceForZero() {
        assertThat(LATENCY.position(0)).isZero();
        assertThat(LATENCY.position(15)).isEqualTo(Math.log(16) / Math.log(111), within(1e-12));
        assertThat(labels(LATENCY, 12))
                .containsExactly("0", "1", "2", "5", "10", "20", "50", "110");
        assertThat(labels(LATENCY, 4)).containsExactly("0", "5", "20", "110");
    }

    @Test
    void rungsReplaceTheTicksOfTheScale() {
        List<Tick> rungs = List.of(new Tick(0, "+0"), new Tick(15, "+15"), new Tick(110, "+110"));
        assertThat(Axis.fromOne("added latency, ms", 110, rungs).ticks(2)).isEqualTo(rungs);
    }

    @Test
    void wordsLieSideBySideWithRoomAtBothEnds() {
        assertThat(labels(ARMS, 6)).containsExactly("none", "per turn", "in loop");
        assertThat(ARMS.position(0)).isEqualTo(1 / 6.0, within(1e-12));
        assertThat(ARMS.value(0.4)).isEqualTo(1);
        assertThat(ARMS.label(1.2)).isEqualTo("per turn");
    }

    @Test
    void valuesAreWrittenWithThreeDigits() {
        assertThat(Stream.of(953.4, 0.5505, 0.0001166, 116_600.0, 1.0).map(COST::label))
                .containsExactly("953", "0.55", "0.000117", "117\u2009000", "1");
    }

    @Test
    void anAxisWhoseLowerEndHasNoPlaceIsRefused() {
        assertThatThrownBy(() -> Axis.logarithmic("cost, ms", 0, 1))
                .hasMessageStartingWith("axis cost, ms begins at 0.0, expected above 0");
        assertThatThrownBy(() -> new Axis("x", -1, 1, 0, new Scale.FromOne(), List.of()))
                .hasMessageStartingWith("axis x begins at -1.0, expected 0 or more");
    }

    private static List<String> labels(Axis axis, int most) {
        return axis.ticks(most).stream()
                .map(Tick::label)
                .filter(label -> !label.isEmpty())
                .toList();
    }
}
