package mnemarium.ui.loop;

import java.util.Arrays;

/**
 * A flat picture of vectors: their two directions of widest spread (principal components), found by
 * power iteration on the covariance (or, of few vectors, on their inner products) with deflation
 * (Golub and Van Loan, Matrix Computations, section 8.2). Deterministic; the spread is taken from
 * at most {@value #SAMPLED} rows, evenly spaced, all rows are then placed. A direction's sign is
 * chosen like the plane's before it, so that the picture does not flip while a memory grows.
 */
final class Plane {

    private static final int SAMPLED = 2000;
    private static final int ROUNDS = 100;

    private final double[] mean;
    private final double[][] axes;
    private final double share;

    private Plane(double[] mean, double[][] axes, double share) {
        this.mean = mean;
        this.axes = axes;
        this.share = share;
    }

    /**
     * The plane of some vectors.
     *
     * @param rows equally long, at least one
     * @param like the axes of the plane before, or an empty array
     */
    static Plane of(float[][] rows, double[][] like) {
        float[][] sample = sample(rows);
        int dimensions = rows[0].length;
        double[] mean = mean(sample, dimensions);
        double[][] centred = centred(sample, mean);
        // of few vectors the inner products tell the same as the covariance, and are fewer
        boolean few = sample.length < dimensions;
        double[][] products = products(few ? centred : transposed(centred));
        double all = 0;
        for (int i = 0; i < products.length; i++) {
            all += products[i][i];
        }
        double[][] axes = new double[2][];
        double held = 0;
        for (int axis = 0; axis < 2; axis++) {
            double[] strongest = strongest(products, axis);
            held += deflate(products, strongest);
            double[] direction = few ? combined(centred, strongest, dimensions) : strongest;
            orient(direction, axis < like.length ? like[axis] : new double[0]);
            axes[axis] = direction;
        }
        return new Plane(mean, axes, all <= 0 ? 1 : Math.clamp(held / all, 0, 1));
    }

    /** Where a vector lies: x and y. */
    double[] place(float[] vector) {
        double[] at = new double[2];
        for (int axis = 0; axis < 2; axis++) {
            for (int i = 0; i < mean.length; i++) {
                at[axis] += (vector[i] - mean[i]) * axes[axis][i];
            }
        }
        return at;
    }

    /** The share of all spread that the two directions hold, 0 to 1. */
    double share() {
        return share;
    }

    /** The two directions, for {@code like}. */
    double[][] axes() {
        return axes.clone();
    }

    private static float[][] sample(float[][] rows) {
        if (rows.length <= SAMPLED) {
            return rows;
        }
        float[][] sample = new float[SAMPLED][];
        for (int i = 0; i < SAMPLED; i++) {
            sample[i] = rows[(int) ((long) i * rows.length / SAMPLED)];
        }
        return sample;
    }

    private static double[] mean(float[][] rows, int dimensions) {
        double[] mean = new double[dimensions];
        for (float[] row : rows) {
            for (int i = 0; i < dimensions; i++) {
                mean[i] += row[i];
            }
        }
        for (int i = 0; i < dimensions; i++) {
            mean[i] /= rows.length;
        }
        return mean;
    }

    private static double[][] centred(float[][] rows, double[] mean) {
        double[][] centred = new double[rows.length][mean.length];
        for (int row = 0; row < rows.length; row++) {
            for (int i = 0; i < mean.length; i++) {
                centred[row][i] = rows[row][i] - mean[i];
            }
        }
        return centred;
    }

    private static double[][] transposed(double[][] rows) {
        double[][] columns = new double[rows[0].length][rows.length];
        for (int row = 0; row < rows.length; row++) {
            for (int i = 0; i < columns.length; i++) {
                columns[i][row] = rows[row][i];
            }
        }
        return columns;
    }

    /** The inner product of each vector with each. */
    private static double[][] products(double[][] vectors) {
        int n = vectors.length;
        double[][] products = new double[n][n];
        for (int i = 0; i < n; i++) {
            for (int j = 0; j <= i; j++) {
                double sum = 0;
                for (int k = 0; k < vectors[i].length; k++) {
                    sum += vectors[i][k] * vectors[j][k];
                }
                products[i][j] = sum;
                products[j][i] = sum;
            }
        }
        return products;
    }

    /** The direction that is this combination of the vectors; nothing if they are all alike. */
    private static double[] combined(double[][] vectors, double[] shares, int dimensions) {
        double[] direction = new double[dimensions];
        for (int row = 0; row < vectors.length; row++) {
            for (int i = 0; i < dimensions; i++) {
                direction[i] += shares[row] * vectors[row][i];
            }
        }
        return normalise(direction) ? direction : new double[dimensions];
    }

    private static double[] strongest(double[][] matrix, int axis) {
        int n = matrix.length;
        double[] vector = new double[n];
        for (int i = 0; i < n; i++) {
            // any start that is not across the direction will do; the same each time
            vector[i] = 1.0 + ((i * 7 + axis * 3) % 11) / 11.0;
        }
        normalise(vector);
        double[] next = new double[n];
        for (int round = 0; round < ROUNDS; round++) {
            for (int i = 0; i < n; i++) {
                double sum = 0;
                for (int j = 0; j < n; j++) {
                    sum += matrix[i][j] * vector[j];
                }
                next[i] = sum;
            }
            if (!normalise(next)) {
                break;
            }
            double[] spare = vector;
            vector = next;
            next = spare;
        }
        return Arrays.copyOf(vector, n);
    }

    private static double deflate(double[][] matrix, double[] direction) {
        int n = direction.length;
        double spread = 0;
        for (int i = 0; i < n; i++) {
            for (int j = 0; j < n; j++) {
                spread += direction[i] * matrix[i][j] * direction[j];
            }
        }
        for (int i = 0; i < n; i++) {
            for (int j = 0; j < n; j++) {
                matrix[i][j] -= spread * direction[i] * direction[j];
            }
        }
        return Math.max(0, spread);
    }

    private static boolean normalise(double[] vector) {
        double length = 0;
        for (double each : vector) {
            length += each * each;
        }
        length = Math.sqrt(length);
        if (length < 1e-12) {
            return false;
        }
        for (int i = 0; i < vector.length; i++) {
            vector[i] /= length;
        }
        return true;
    }

    private static void orient(double[] direction, double[] like) {
        double sign = 0;
        if (like.length == direction.length) {
            for (int i = 0; i < direction.length; i++) {
                sign += direction[i] * like[i];
            }
        } else {
            for (double each : direction) {
                sign = Math.abs(each) > Math.abs(sign) ? each : sign;
            }
        }
        if (sign < 0) {
            for (int i = 0; i < direction.length; i++) {
                direction[i] = -direction[i];
            }
        }
    }
}
