package mnemarium.statistics;

/**
 * Some of the partitions of a permutation test, as one bar of a picture.
 *
 * @param from the least difference of means it stands for, in the unit of the values
 * @param to the greatest; equal to {@code from} where the bar stands for one difference
 * @param partitions how many partitions have such a difference
 * @param extreme how many of these are at least as far from 0 as the observed one
 */
public record Bar(double from, double to, long partitions, long extreme) {

    public Bar {
        if (!(from <= to) || extreme < 0 || partitions < extreme) {
            throw new IllegalArgumentException(
                    "bar from "
                            + from
                            + " to "
                            + to
                            + " with "
                            + extreme
                            + " extreme of "
                            + partitions
                            + ", expected from <= to and extreme <= partitions");
        }
    }
}
