package mnemarium.statistics;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

import java.util.Arrays;

class CliffsDeltaTest {

    @Test
    void isOneWhereTheGroupsDoNotOverlap() {
        double[] high = {7, 8, 6, 7, 8};
        double[] low = {0, 0, 0, 0, 0};

        assertThat(CliffsDelta.of(high, low).delta()).isEqualTo(1);
        assertThat(CliffsDelta.of(low, high).delta()).isEqualTo(-1);
        assertThat(CliffsDelta.of(low, low)).isEqualTo(new CliffsDelta(0, 0, 25));
    }

    @ParameterizedTest(name = "seed {0}")
    @ValueSource(longs = {1, 2, 3, 4, 5})
    void agreesWithComparingEveryPair(long seed) {
        SplitMix chance = new SplitMix(seed);
        double[] first = new double[1 + chance.below(9)];
        double[] second = new double[1 + chance.below(9)];
        Arrays.setAll(first, _ -> chance.below(5));
        Arrays.setAll(second, _ -> chance.below(5));
        long greater = 0;
        long smaller = 0;
        for (double one : first) {
            for (double two : second) {
                greater += one > two ? 1 : 0;
                smaller += one < two ? 1 : 0;
            }
        }

        assertThat(CliffsDelta.of(first, second))
                .isEqualTo(new CliffsDelta(greater, smaller, (long) first.length * second.length));
    }
}
