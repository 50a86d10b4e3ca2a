package mnemarium.world;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;

import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.LongStream;

/** Against the published output of MT19937 and against CPython 3.11. */
class MersenneTwisterTest {

    private static List<Long> first(MersenneTwister chance, int count) {
        return LongStream.range(0, count)
                .mapToObj(_ -> Integer.toUnsignedLong(chance.next()))
                .toList();
    }

    @Test
    void itBeginsAsThePublishedOutputForAnArrayOfFourWordsDoes() {
        assertThat(first(new MersenneTwister(new int[] {0x123, 0x234, 0x345, 0x456}), 5))
                .containsExactly(1067595299L, 955945823L, 477289528L, 4107218783L, 4228976476L);
    }

    @Test
    void anIntegerSeedsItAsInCpython() {
        assertThat(first(new MersenneTwister(0), 6))
                .containsExactly(
                        3626764237L,
                        1654615998L,
                        3255389356L,
                        3823568514L,
                        1806341205L,
                        173879092L);
        assertThat(first(new MersenneTwister(12345), 4))
                .containsExactly(1789368711L, 3146859322L, 43676229L, 3522623596L);
    }

    @Test
    void aSeedOfTwoWordsIsThatOfCpythonToo() {
        assertThat(first(new MersenneTwister((1L << 40) + 17), 4))
                .containsExactly(2840774218L, 3282848423L, 1037313734L, 1965542259L);
    }

    @Test
    void numbersAndChoicesAreThoseOfCpython() {
        MersenneTwister chance = new MersenneTwister(7);
        assertThat(IntStream.range(0, 10).map(_ -> chance.between(2, 200)))
                .containsExactly(84, 40, 103, 168, 14, 20, 139, 26, 95, 151);
        List<Integer> periods = List.of(2, 3, 5, 7, 10, 20);
        assertThat(IntStream.range(0, 10).mapToObj(_ -> chance.oneOf(periods)))
                .containsExactly(2, 10, 3, 2, 2, 7, 7, 2, 3, 2);
    }

    @Test
    void whatItCannotDrawIsRefused() {
        assertThatThrownBy(() -> new MersenneTwister(-1))
                .hasMessage("the seed is -1, expected 0 or more");
        MersenneTwister chance = new MersenneTwister(1);
        assertThatThrownBy(() -> chance.below(0)).hasMessage("bound is 0, expected 1 or more");
        assertThatThrownBy(() -> chance.between(3, 2))
                .hasMessage("nothing lies between 3 and 2, expected the smaller number first");
    }
}
