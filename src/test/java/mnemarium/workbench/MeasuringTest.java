package mnemarium.workbench;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import mnemarium.memory.onnx.Models;
import mnemarium.workbench.MeasuredStack.Spread;

import org.junit.jupiter.api.Test;

import java.util.concurrent.CancellationException;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicLong;

class MeasuringTest {

    /** Each look at the clock is a microsecond later: embedding and search take one each. */
    private final AtomicLong clock = new AtomicLong();

    @Test
    void theMediansOfEmbeddingAndSearchAreTheStack() throws Refusal {
        try (Embedders embedders = new Embedders(new Models())) {
            AtomicLong last = new AtomicLong();
            MeasuredStack stack =
                    new Measuring(embedders, () -> clock.addAndGet(1_000))
                            .measure(
                                    "hashed",
                                    50,
                                    done -> last.set(Math.round(done * 1_000)),
                                    () -> false);
            assertThat(stack.embed()).isEqualTo(new Spread(1_000, 1_000, 1_000));
            assertThat(stack.whole()).isEqualTo(new Spread(2_000, 2_000, 2_000));
            assertThat(stack.stack().costMillis()).isEqualTo(0.002);
            assertThat(last).hasValue(1_000);
        }
    }

    @Test
    void itCanBeCancelledBetweenTexts() {
        try (Embedders embedders = new Embedders(new Models())) {
            AtomicInteger asked = new AtomicInteger();
            assertThatThrownBy(
                            () ->
                                    new Measuring(embedders, clock::get)
                                            .measure(
                                                    "hashed",
                                                    50,
                                                    _ -> {},
                                                    () -> asked.incrementAndGet() == 7))
                    .isInstanceOf(CancellationException.class);
        }
    }

    @Test
    void anUnknownEmbedderAndAnEmptyStoreAreRefused() {
        try (Embedders embedders = new Embedders(new Models())) {
            Measuring measuring = new Measuring(embedders, clock::get);
            assertThatThrownBy(() -> measuring.measure("none-such", 5, _ -> {}, () -> false))
                    .isInstanceOf(Refusal.class);
            assertThatThrownBy(() -> measuring.measure("hashed", 0, _ -> {}, () -> false))
                    .hasMessage("entries to measure: found 0, expected at least 1");
        }
    }

    @Test
    void aSpreadIsMadeOfMembersOfTheSample() {
        long[] times = new long[101];
        for (int i = 0; i < times.length; i++) {
            times[i] = 100L - i;
        }
        assertThat(Spread.of(times)).isEqualTo(new Spread(5, 50, 95));
    }
}
