package mnemarium.experiment;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.api.Test;

import java.math.BigDecimal;
import java.math.RoundingMode;

class FrontierTest {

    @Test
    void thePublishedStacksAffordThePublishedLookups() {
        assertThat(published(116.6e-3, 0)).isEqualTo("953");
        assertThat(published(202, 2)).isEqualTo("0.55");
        assertThat(published(312, 2)).isEqualTo("0.36");
        // what the digests say with three digits
        assertThat(published(202, 3)).isEqualTo("0.550");
        assertThat(published(312, 3)).isEqualTo("0.356");
    }

    @Test
    void aRoundedCostWouldMissThePublishedFigure() {
        assertThat(published(0.116, 1)).isEqualTo("957.9");
    }

    @Test
    void theThreeStacksCostWhatTheSourceSays() {
        assertThat(MemoryStack.PUBLISHED)
                .extracting(stack -> rounded(stack.costMillis(), 4))
                .containsExactly("0.1166", "202.0000", "312.0000");
    }

    @Test
    void theCliffLiesWhereOneLookupTakesAllThatMemoryMay() {
        double cost = Frontier.PUBLISHED.costMillis(Frontier.CLIFF);
        assertThat(cost).isEqualTo(1_000 / 9.0, within(1e-9));
        assertThat(Frontier.PUBLISHED.isAboveCliff(cost * 0.999)).isTrue();
        assertThat(Frontier.PUBLISHED.isAboveCliff(cost * 1.001)).isFalse();
    }

    @Test
    void theStepSpendsExactlyTheShareAtTheFrontier() {
        Frontier frontier = new Frontier(740, 0.25);
        double memory = frontier.lookups(3) * 3;
        assertThat(memory / (740 + memory)).isEqualTo(0.25, within(1e-12));
    }

    @Test
    void nothingIsAffordedWithoutTimeAndAnythingWithoutCost() {
        assertThat(new Frontier(1_000, 0).lookups(0)).isZero();
        assertThat(new Frontier(0, 0.1).lookups(5)).isZero();
        assertThat(Frontier.PUBLISHED.lookups(0)).isInfinite();
    }

    @Test
    void whatHasNoPlaceOnTheFrontierIsRefused() {
        assertThatThrownBy(() -> new Frontier(1_000, 1))
                .hasMessage("budget share is 1.0, expected 0 to below 1");
        assertThatThrownBy(() -> new Frontier(-1, 0.1))
                .hasMessage("reasoning time is -1.0 ms, expected 0 or more");
        assertThatThrownBy(() -> Frontier.PUBLISHED.lookups(-1))
                .hasMessage("cost of an operation is -1.0 ms, expected 0 or more");
        assertThatThrownBy(() -> Frontier.PUBLISHED.costMillis(0))
                .hasMessage("operations of a step are 0.0, expected more than 0");
    }

    @Test
    void twentyTouchesOfAnInProcessStoreComeToTheirPublishedTime() {
        TurnTime turn = TurnTime.of(1, 1_000, TurnTime.PUBLISHED_TOUCHES, MemoryStack.IN_PROCESS);
        assertThat(rounded(turn.storeMillis(), 1)).isEqualTo("1.7");
        assertThat(rounded(turn.embedMillis(), 2)).isEqualTo("0.64");
        assertThat(turn.totalMillis()).isEqualTo(1_002.332, within(1e-9));
    }

    @Test
    void twentyTouchesOfAStoreFarAwayCostTwoSecondsMore() {
        TurnTime near =
                TurnTime.of(6, 1_000, TurnTime.PUBLISHED_TOUCHES, MemoryStack.NETWORK_EMBEDDER);
        TurnTime far = TurnTime.of(6, 1_000, TurnTime.PUBLISHED_TOUCHES, MemoryStack.CLOUD);
        assertThat(far.storeMillis() - near.storeMillis()).isEqualTo(20 * 110, within(1e-9));
        assertThat(far.memoryShare()).isEqualTo(6_240 / 12_240.0, within(1e-9));
    }

    private static String published(double costMillis, int decimals) {
        return rounded(Frontier.PUBLISHED.lookups(costMillis), decimals);
    }

    private static String rounded(double value, int decimals) {
        return BigDecimal.valueOf(value).setScale(decimals, RoundingMode.HALF_UP).toPlainString();
    }
}
