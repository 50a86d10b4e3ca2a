package mnemarium.statistics;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** What is done together, or in part, comes to the very digits of what is done alone and whole. */
class ResamplesTest {

    private static double[] values(SplitMix chance, int size, int distinct) {
        double[] values = new double[size];
        Arrays.setAll(values, _ -> chance.below(distinct) / 120.0);
        return values;
    }

    /** The plain way: group by group, value by value. */
    private static double[] alone(double[] group, long seed, int draws) {
        SplitMix chance = new SplitMix(seed);
        double[] means = new double[draws];
        for (int draw = 0; draw < draws; draw++) {
            double sum = 0;
            for (int i = 0; i < group.length; i++) {
                sum += group[chance.below(group.length)];
            }
            means[draw] = sum / group.length;
        }
        return means;
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 3, 7, 8, 9, 17})
    void resamplesOfSeveralGroupsAreThoseOfEachAlone(int many) {
        SplitMix chance = new SplitMix(many);
        List<double[]> groups = new ArrayList<>();
        for (int i = 0; i < many; i++) {
            groups.add(values(chance, 37, 500));
        }
        List<double[]> together = new Resamples(groups).means(9, 150);
        assertThat(together).hasSize(many);
        for (int i = 0; i < many; i++) {
            assertThat(together.get(i)).containsExactly(alone(groups.get(i), 9, 150));
        }
    }

    @Test
    void intervalsOfSeveralGroupsAreThoseOfEachAlone() {
        SplitMix chance = new SplitMix(4);
        List<double[]> groups =
                List.of(
                        values(chance, 200, 400),
                        values(chance, 200, 1),
                        values(chance, 200, 2),
                        values(chance, 200, 90_000));
        List<Interval> together = Bootstrap.means(groups, 1);
        assertThat(together)
                .containsExactlyElementsOf(
                        groups.stream().map(each -> Bootstrap.mean(each, 1)).toList());
        assertThat(together.stream().map(Interval::constant))
                .containsExactly(false, true, false, false);
    }

    @Test
    void groupsOfUnlikeSizesAreRefused() {
        assertThatThrownBy(() -> new Resamples(List.of(new double[] {1, 2}, new double[] {1})))
                .hasMessage("a group of 1 beside one of 2, expected one size");
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2, 3, 10, 1_000})
    void aQuantileOfUnsortedValuesIsThatOfSortedOnes(int size) {
        for (int distinct : new int[] {1, 2, 7, 100_000}) {
            double[] values = values(new SplitMix(size), size, distinct);
            double[] sorted = values.clone();
            Arrays.sort(sorted);
            for (double share : new double[] {0, 0.024, 0.3, 0.5, 0.975, 1}) {
                assertThat(Quantile.ofUnsorted(values, share))
                        .as("%d of %d at %s", size, distinct, share)
                        .isEqualTo(Quantile.ofSorted(sorted, share));
            }
            // what was found may stand in another order, but is still all there
            Arrays.sort(values);
            assertThat(values).containsExactly(sorted);
        }
    }

    @Test
    void aShareThatIsNoneIsRefused() {
        assertThatThrownBy(() -> Quantile.ofUnsorted(new double[] {1, 2}, 1.5))
                .hasMessage("quantile at 1.5, expected 0 to 1");
    }
}
