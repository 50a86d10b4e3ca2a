package mnemarium.ui.experiments;

import static org.assertj.core.api.Assertions.assertThat;

import mnemarium.experiment.Findings;

import org.junit.jupiter.api.Test;

class TestsShownTest {

    @Test
    void aProbabilityHasTwoSignificantDigitsHoweverSmallItIs() {
        Findings findings =
                PlayedPlan.finished(PlayedPlan.shipped("loop-guard-rungs"))
                        .findings()
                        .orElseThrow();

        TestShown shown = TestsShown.of(findings.parts().getFirst()).getFirst();

        assertThat(shown.facts())
                .filteredOn(fact -> fact.label().equals("Trend, 7 rungs"))
                .singleElement()
                .satisfies(
                        fact ->
                                assertThat(fact.figure())
                                        .matches("Page’s L = [0-9.]+, p = [0-9.]+ × 10⁻[⁰¹-⁹]+"));
    }
}
