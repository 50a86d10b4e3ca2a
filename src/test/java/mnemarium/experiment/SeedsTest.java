package mnemarium.experiment;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import java.util.List;
import java.util.stream.LongStream;

class SeedsTest {

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "5|5",
                "1-5|5",
                "3-9|3-9",
                "7-7|7-7",
                "1|1",
                "3,9|3,9",
                "1-2, 7|1,2,7",
                "1,2|2"
            })
    void readsBackWhatItWrites(String text, String written) {
        Seeds seeds = Seeds.of(text);
        assertThat(seeds.text()).isEqualTo(written);
        assertThat(Seeds.of(seeds.text())).isEqualTo(seeds).hasSameHashCodeAs(seeds);
    }

    @Test
    void aSpanIsTheListOfItsMembers() {
        Seeds span = Seeds.of("3-9");
        List<Long> listed = LongStream.rangeClosed(3, 9).boxed().toList();
        assertThat(span.list()).isEqualTo(listed);
        assertThat(listed).isEqualTo(span.list());
        assertThat(span).isEqualTo(new Seeds(listed)).hasSameHashCodeAs(new Seeds(listed));
        assertThat(span.list().indexOf(9L)).isEqualTo(6);
        assertThat(span.list().indexOf(10L)).isEqualTo(-1);
        assertThat(span.list().contains(2L)).isFalse();
        assertThat(Seeds.of("1")).isEqualTo(Seeds.NONE_DRAWN);
    }

    /** A hundred spans of ten million would not fit in the memory of a test, were they listed. */
    @Test
    void millionsOfSeedsInARowTakeNoMemory() {
        List<Seeds> many =
                LongStream.range(0, 100)
                        .mapToObj(n -> Seeds.of((n + 1) + "-" + (n + 10_000_000)))
                        .toList();
        assertThat(many)
                .allSatisfy(seeds -> assertThat(seeds.list()).element(9_999_999).isNotNull());
        assertThat(many.getLast().text()).isEqualTo("100-10000099");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "0|found no seed, expected at least one",
                "9-3|found 9-3, expected the smaller seed first",
                "10000001|found 10000001 seeds, expected at most 10000000",
                "3,3|found the seed 3 twice, expected each once",
                "1-900000,1000000-2000000|found more than 1000000 seeds in a list",
                "a|found 'a', expected a number of seeds (5) or a list (3,9 or 3-9)"
            })
    void refusesWhatIsNoListOfSeeds(String text, String message) {
        assertThatThrownBy(() -> Seeds.of(text))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageStartingWith(message);
    }
}
