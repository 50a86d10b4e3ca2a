package mnemarium.memory;

import java.util.Arrays;

/**
 * The dot products of many rows with one query at once, in the defined order of {@link Kernel} and
 * to its bits. The rows come as columns, one array for each dimension, so that a lane of all rows
 * is added up by one long loop that reads every array at the same place. Such a loop the compiler
 * turns into the vector instructions of this machine, whatever their width, and it changes no
 * order: each row has a place of its own in them.
 *
 * <p>Odd on purpose: one array for each column. In a single array for all columns the compiler
 * cannot tell that the sums do not overwrite what is still to be read, and makes plain instructions
 * (four times as slow). With sixteen products in one loop in place of eight it gives up as well.
 */
final class LaneSums {

    /** Products in one pass over the rows. */
    private static final int PASS = 8;

    private final float[][] lanes;
    private final float[] scores;

    /**
     * @param rows the most rows that are ever added up at once
     */
    LaneSums(int rows) {
        lanes = new float[Kernel.LANES][rows];
        scores = new float[rows];
    }

    /**
     * The dot products of the first rows of some columns.
     *
     * @param columns at place d, dimension d of all rows
     * @param query as many numbers as there are columns, a multiple of 16
     * @param rows how many rows
     * @return the product of row r at place r; good until the next call
     */
    float[] of(float[][] columns, float[] query, int rows) {
        int passes = query.length - (PASS - 1) * Kernel.LANES;
        for (int lane = 0; lane < Kernel.LANES; lane++) {
            float[] sums = lanes[lane];
            Arrays.fill(sums, 0, rows, 0);
            int column = lane;
            for (; column < passes; column += PASS * Kernel.LANES) {
                eight(sums, columns, query, column, rows);
            }
            for (; column < query.length; column += Kernel.LANES) {
                one(sums, columns[column], query[column], rows);
            }
        }
        tree(lanes, scores, rows);
        return scores;
    }

    private static void eight(float[] sums, float[][] columns, float[] query, int first, int rows) {
        float[] a = columns[first];
        float[] b = columns[first + Kernel.LANES];
        float[] c = columns[first + 2 * Kernel.LANES];
        float[] d = columns[first + 3 * Kernel.LANES];
        float[] e = columns[first + 4 * Kernel.LANES];
        float[] f = columns[first + 5 * Kernel.LANES];
        float[] g = columns[first + 6 * Kernel.LANES];
        float[] h = columns[first + 7 * Kernel.LANES];
        float qa = query[first];
        float qb = query[first + Kernel.LANES];
        float qc = query[first + 2 * Kernel.LANES];
        float qd = query[first + 3 * Kernel.LANES];
        float qe = query[first + 4 * Kernel.LANES];
        float qf = query[first + 5 * Kernel.LANES];
        float qg = query[first + 6 * Kernel.LANES];
        float qh = query[first + 7 * Kernel.LANES];
        for (int row = 0; row < rows; row++) {
            sums[row] =
                    sums[row]
                            + a[row] * qa
                            + b[row] * qb
                            + c[row] * qc
                            + d[row] * qd
                            + e[row] * qe
                            + f[row] * qf
                            + g[row] * qg
                            + h[row] * qh;
        }
    }

    private static void one(float[] sums, float[] column, float factor, int rows) {
        for (int row = 0; row < rows; row++) {
            sums[row] += column[row] * factor;
        }
    }

    /** The tree of the order, as one loop over all lanes. */
    private static void tree(float[][] lanes, float[] scores, int rows) {
        float[] a = lanes[0];
        float[] b = lanes[1];
        float[] c = lanes[2];
        float[] d = lanes[3];
        float[] e = lanes[4];
        float[] f = lanes[5];
        float[] g = lanes[6];
        float[] h = lanes[7];
        float[] i = lanes[8];
        float[] j = lanes[9];
        float[] k = lanes[10];
        float[] l = lanes[11];
        float[] m = lanes[12];
        float[] n = lanes[13];
        float[] o = lanes[14];
        float[] p = lanes[15];
        for (int row = 0; row < rows; row++) {
            scores[row] =
                    (((a[row] + i[row]) + (e[row] + m[row]))
                                    + ((c[row] + k[row]) + (g[row] + o[row])))
                            + (((b[row] + j[row]) + (f[row] + n[row]))
                                    + ((d[row] + l[row]) + (h[row] + p[row])));
        }
    }
}
