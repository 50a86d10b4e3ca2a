package mnemarium.world;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import java.math.BigDecimal;
import java.time.Duration;

/** What many operations cost. */
class CostsTest {

    @ParameterizedTest
    @CsvSource({"0,0,0", "1,2,3", "100000,6400000,99999"})
    void theTimeOfManyOperationsIsExactToTheNanosecond(long derives, long checks, long reuses) {
        Duration derive = Duration.ofSeconds(12, 999_999_999);
        Duration check = Duration.ofNanos(400_000_007);
        Duration recall = Duration.ofMillis(1_200);
        Costs costs =
                new Costs(
                        new Cost(5, 4_000, derive),
                        new Cost(1, 120, check),
                        new Cost(1, 400, recall),
                        BigDecimal.ONE);
        assertThat(costs.time(derives, checks, reuses))
                .isEqualTo(
                        derive.multipliedBy(derives)
                                .plus(check.multipliedBy(checks))
                                .plus(recall.multipliedBy(reuses)));
    }
}
