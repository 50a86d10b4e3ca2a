package mnemarium.ui.loop;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.api.Test;

import java.util.SplittableRandom;

class PlaneTest {

    /** Points of a flat ellipse, three times as long as wide, in many dimensions. */
    private static float[][] ellipse(long seed, int points, int dimensions) {
        SplittableRandom chance = new SplittableRandom(seed);
        float[][] rows = new float[points][dimensions];
        for (float[] row : rows) {
            double angle = chance.nextDouble() * 2 * Math.PI;
            row[3] = (float) (3 * Math.cos(angle)) + 5;
            row[7] = (float) Math.sin(angle);
        }
        return rows;
    }

    @Test
    void findsTheTwoDirectionsOfWidestSpread() {
        Plane plane = Plane.of(ellipse(1, 500, 20), new double[0][]);

        assertThat(Math.abs(plane.axes()[0][3])).isCloseTo(1, within(1e-3));
        assertThat(Math.abs(plane.axes()[1][7])).isCloseTo(1, within(1e-3));
        assertThat(plane.share()).isCloseTo(1, within(1e-9));
    }

    @Test
    void keepsDistancesInsideThePlane() {
        float[][] rows = ellipse(2, 200, 12);
        Plane plane = Plane.of(rows, new double[0][]);
        double[] one = plane.place(rows[0]);
        double[] other = plane.place(rows[1]);
        double exact = Math.hypot(rows[0][3] - rows[1][3], rows[0][7] - rows[1][7]);

        assertThat(Math.hypot(one[0] - other[0], one[1] - other[1])).isCloseTo(exact, within(1e-4));
    }

    @Test
    void doesNotFlipWhileAMemoryGrows() {
        Plane before = Plane.of(ellipse(3, 300, 10), new double[0][]);
        double[][] flipped = {negated(before.axes()[0]), negated(before.axes()[1])};
        Plane after = Plane.of(ellipse(4, 310, 10), flipped);

        assertThat(after.axes()[0][3] * flipped[0][3]).isPositive();
        assertThat(after.axes()[1][7] * flipped[1][7]).isPositive();
    }

    private static double[] negated(double[] axis) {
        double[] negated = axis.clone();
        for (int i = 0; i < negated.length; i++) {
            negated[i] = -negated[i];
        }
        return negated;
    }

    @Test
    void standsOneVectorAndEqualVectors() {
        assertThat(
                        Plane.of(new float[][] {{1, 2, 3}}, new double[0][])
                                .place(new float[] {1, 2, 3}))
                .containsExactly(0, 0);
        Plane same = Plane.of(new float[][] {{1, 0}, {1, 0}, {1, 0}}, new double[0][]);
        assertThat(same.place(new float[] {1, 0})).containsExactly(0, 0);
    }
}
