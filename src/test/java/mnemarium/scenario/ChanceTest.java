package mnemarium.scenario;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.SplittableRandom;
import java.util.stream.IntStream;

class ChanceTest {

    @Test
    void givesThePublishedNumbersOfSplitMix64() {
        Chance chance = new Chance(1234567);
        assertThat(chance.next()).isEqualTo(6457827717110365317L);
        assertThat(chance.next()).isEqualTo(3203168211198807973L);
        assertThat(chance.next()).isEqualTo(Long.parseUnsignedLong("9817491932198370423"));
    }

    @Test
    void agreesWithJavasOwnSplitMix64() {
        Chance ours = new Chance(42);
        SplittableRandom javas = new SplittableRandom(42);
        for (int i = 0; i < 1_000; i++) {
            assertThat(ours.next()).isEqualTo(javas.nextLong());
        }
    }

    @Test
    void drawsEachNumberBelowABoundEquallyOften() {
        Chance chance = new Chance(7);
        int[] seen = new int[7];
        for (int i = 0; i < 70_000; i++) {
            seen[chance.below(7)]++;
        }
        // five standard deviations of a count with mean 10 000
        assertThat(Arrays.stream(seen).boxed())
                .allSatisfy(count -> assertThat(count).isBetween(9_537, 10_463));
    }

    @Test
    void shufflesAllOrdersEquallyOften() {
        Chance chance = new Chance(8);
        int[] seen = new int[6];
        List<Integer> orders = List.of(12, 21, 102, 120, 201, 210);
        for (int i = 0; i < 6_000; i++) {
            List<Integer> list = new ArrayList<>(IntStream.range(0, 3).boxed().toList());
            chance.shuffle(list);
            seen[orders.indexOf(list.get(0) * 100 + list.get(1) * 10 + list.get(2))]++;
        }
        assertThat(Arrays.stream(seen).boxed())
                .allSatisfy(count -> assertThat(count).isBetween(850, 1_150));
    }

    @Test
    void refusesABoundOfNothing() {
        assertThatThrownBy(() -> new Chance(1).below(0))
                .hasMessage("bound is 0, expected 1 or more");
    }
}
