package mnemarium.ui.chart;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import mnemarium.ui.Faces;
import mnemarium.ui.chart.DoseResponse.Mean;
import mnemarium.ui.chart.DoseResponse.Rung;
import mnemarium.ui.chart.TenureCurves.Crossing;

import org.junit.jupiter.api.Test;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

class TenureCurvesTest {

    private static TenureCurves curves(double[] memory, double[] search) {
        List<Rung> rungs = new ArrayList<>();
        for (int i = 0; i < memory.length; i++) {
            rungs.add(
                    new Rung(
                            Integer.toString(20 << i),
                            i / (double) Math.max(1, memory.length - 1)));
        }
        return new TenureCurves(
                new DoseResponse(
                        "What nobody owns",
                        "earlier conversations",
                        "share right",
                        2,
                        rungs,
                        List.of(
                                arm("memory-of-everything", 0, memory),
                                arm("transcript-search", 1, search)),
                        0,
                        List.of()),
                0,
                1);
    }

    private static DoseResponse.Arm arm(String name, int place, double[] values) {
        List<Mean> means = new ArrayList<>();
        for (int i = 0; i < values.length; i++) {
            if (!Double.isNaN(values[i])) {
                means.add(new Mean(i, values[i], Optional.empty(), 5, List.of()));
            }
        }
        return new DoseResponse.Arm(name, Marker.of(place), means);
    }

    @Test
    void aCrossingLiesBetweenTheRungsAtWhichTheSidesChange() {
        TenureCurves curves =
                curves(new double[] {0.25, 0.75, 1}, new double[] {0.75, 0.25, 0.125});
        assertThat(curves.crossings()).containsExactly(new Crossing(0, 1, 0.5, 0.5));
        assertThat(curves.sentence())
                .isEqualTo("memory-of-everything and transcript-search cross between 20 and 40.");
        assertThat(curves.text()).endsWith(curves.sentence());
    }

    @Test
    void equalFiguresAreNoSideAndAGapIsStretched() {
        assertThat(
                        curves(
                                        new double[] {0.5, 0.5, 0.9, 0.9},
                                        new double[] {0.7, 0.5, Double.NaN, 0.1})
                                .crossings())
                .hasSize(1)
                .first()
                .matches(each -> each.after() == 0 && each.before() == 3);
    }

    @Test
    void curvesThatOnlyTouchDoNotCross() {
        TenureCurves curves = curves(new double[] {0.9, 0.5, 0.9}, new double[] {0.5, 0.5, 0.5});
        assertThat(curves.crossings()).isEmpty();
        assertThat(curves.sentence())
                .isEqualTo(
                        "memory-of-everything and transcript-search do not cross:"
                                + " memory-of-everything is never below.");
        assertThat(curves(new double[] {0.5, 0.5}, new double[] {0.5, 0.9}).sentence())
                .endsWith("do not cross: transcript-search is never below.");
        assertThat(curves(new double[] {0.5, 0.5}, new double[] {0.5, 0.5}).sentence())
                .endsWith("do not cross.");
    }

    @Test
    void eachCrossingIsSaid() {
        TenureCurves curves =
                curves(new double[] {0.1, 0.9, 0.1, 0.9}, new double[] {0.5, 0.5, 0.5, 0.5});
        assertThat(curves.sentence())
                .endsWith("cross between 20 and 40 and between 40 and 80 and between 80 and 160.");
    }

    @Test
    void theCrossingIsDrawnInAFile() {
        Faces.load();
        assertThat(
                        ChartFile.svg(
                                curves(
                                        new double[] {0.25, 0.75, 1},
                                        new double[] {0.75, 0.25, 0.125})))
                .contains(">between 20 and 40<")
                .contains("transcript-search");
    }

    @Test
    void refusesOneArmTwice() {
        DoseResponse curves = curves(new double[] {1}, new double[] {0}).curves();
        assertThatThrownBy(() -> new TenureCurves(curves, 1, 1))
                .hasMessage("arms 1 and 1 of 2, expected two of them");
    }
}
