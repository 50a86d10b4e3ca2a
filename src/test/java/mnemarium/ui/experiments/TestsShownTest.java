package mnemarium.ui.experiments;

import static org.assertj.core.api.Assertions.assertThat;

import mnemarium.experiment.Findings;
import mnemarium.ui.chart.Partitions;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import java.util.List;

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

    @ParameterizedTest(name = "{0}, seeds {1}")
    @CsvSource({"loop-guard-rungs,3", "schedules-200,40"})
    void theBarsOfThePartitionsDoNotLieOnEachOther(String plan, String seeds) {
        Findings findings =
                PlayedPlan.finished(PlayedPlan.withSeeds(PlayedPlan.shipped(plan), seeds))
                        .findings()
                        .orElseThrow();

        List<Partitions.Bin> bins =
                TestsShown.of(findings.parts().getFirst())
                        .getFirst()
                        .picture()
                        .orElseThrow()
                        .bins();

        assertThat(bins).hasSizeGreaterThan(2);
        for (int i = 1; i < bins.size(); i++) {
            assertThat(bins.get(i).from()).isGreaterThanOrEqualTo(bins.get(i - 1).to() - 1e-9);
        }
    }
}
