package mnemarium.scenario;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.stream.Collectors;

class AlertStreamTest {

    @ParameterizedTest
    @EnumSource(NearMiss.class)
    void holdsEachIncidentTwice(NearMiss nearMiss) {
        for (long seed = 0; seed < 20; seed++) {
            List<Item> items =
                    new AlertStream(100, nearMiss, Rewording.STRONG, WordingSet.HELD_OUT)
                            .items(seed);
            Map<String, Long> counts =
                    items.stream()
                            .collect(
                                    Collectors.groupingBy(
                                            item -> Objects.requireNonNull(item.incident()),
                                            Collectors.counting()));
            assertThat(counts).hasSize(50);
            assertThat(counts.values()).allMatch(count -> count == 2);
            assertThat(items).extracting(Item::text).doesNotHaveDuplicates();
        }
    }

    @Test
    void refusesAnOddNumber() {
        assertThatThrownBy(
                        () -> new AlertStream(7, NearMiss.FAR, Rewording.MILD, WordingSet.HELD_OUT))
                .hasMessage(
                        "alerts are 7, expected an even number from 2 to 176 where near misses are"
                                + " far");
    }
}
