package mnemarium.ui.experiments;

import static org.assertj.core.api.Assertions.assertThat;

import mnemarium.experiment.Analysis;
import mnemarium.experiment.Findings;
import mnemarium.experiment.Part;
import mnemarium.experiment.Plan;
import mnemarium.ui.chart.DoseResponse;
import mnemarium.ui.chart.HeatMap;

import org.junit.jupiter.api.Test;

class ChartsTest {

    private static Findings played(String name) {
        Plan plan = PlayedPlan.withSeeds(PlayedPlan.shipped(name), "1");
        return Analysis.of(plan, PlayedPlan.results(plan));
    }

    @Test
    void theBoxesOfAMapLieSideBySideSoItsAxesNameNoScale() {
        Findings found = played("churn");
        DoseResponse dose =
                (DoseResponse) new Charts(found, 0, 0).of(Part.View.DOSE_RESPONSE, 0).orElseThrow();
        assertThat(dose.xName()).endsWith("(logarithmic)");
        HeatMap map =
                (HeatMap)
                        new Charts(played("narrowing"), 5, 0)
                                .of(Part.View.HEAT_MAP, 0)
                                .orElseThrow();
        assertThat(map.xName()).isEqualTo("confirmations before a dimension is dropped, trips");
        HeatMap reads =
                (HeatMap)
                        new Charts(played("budget-sweep"), 0, 0)
                                .of(Part.View.HEAT_MAP, 0)
                                .orElseThrow();
        assertThat(reads.yName()).isEqualTo("added latency per memory operation, ms");
    }
}
