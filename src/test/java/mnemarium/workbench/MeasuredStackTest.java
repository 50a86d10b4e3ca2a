package mnemarium.workbench;

import static org.assertj.core.api.Assertions.assertThat;

import mnemarium.workbench.MeasuredStack.Spread;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class MeasuredStackTest {

    @Test
    void isReadBackFromTheSettingItWasKeptAs() {
        MeasuredStack stack =
                new MeasuredStack(
                        "static",
                        10_000,
                        400,
                        new Spread(20_000, 30_000, 50_000),
                        new Spread(60_000, 70_000, 90_000),
                        new Spread(80_000, 100_000, 140_000));
        assertThat(MeasuredStack.read(stack.text())).contains(stack);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                "static",
                "static 1 1 1 2 3 4 5 6 7 8",
                "static 1 1 1 2 3 4 5 6 7 8 x",
                "static 1 1 1 2 3 4 5 6 7 8 -9"
            })
    void whatIsNoMeasurementIsNotRead(String text) {
        assertThat(MeasuredStack.read(text)).isEmpty();
    }
}
