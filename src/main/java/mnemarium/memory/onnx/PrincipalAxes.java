package mnemarium.memory.onnx;

import java.util.Comparator;
import java.util.stream.IntStream;

/**
 * The directions in which a cloud of points varies most (principal components), by cyclic Jacobi
 * rotations of the covariance matrix (Golub and Van Loan, Matrix Computations, section 8.5). Each
 * axis has its largest coordinate positive, so that the result does not hang on the order of the
 * rotations.
 *
 * @param mean the centre of the cloud
 * @param axes unit vectors, the direction of the largest variance first
 * @param kept the share of all variance that lies along these axes
 */
record PrincipalAxes(Row mean, java.util.List<Row> axes, double kept) {

    private static final int SWEEPS = 30;
    private static final double SMALL = 1e-14;

    /** One vector. */
    static final class Row {
        private final double[] values;

        Row(double[] values) {
            this.values = values.clone();
        }

        double at(int i) {
            return values[i];
        }
    }

    /** The first axes of a cloud of points, given as rows one after the other. */
    static PrincipalAxes of(float[] points, int dimensions, int axes) {
        double[] mean = mean(points, dimensions);
        double[][] covariance = covariance(points, dimensions, mean);
        double[][] vectors = rotate(covariance);
        double[] variances = new double[dimensions];
        for (int i = 0; i < dimensions; i++) {
            variances[i] = covariance[i][i];
        }
        int[] order =
                IntStream.range(0, dimensions)
                        .boxed()
                        .sorted(Comparator.comparingDouble(i -> -variances[i]))
                        .mapToInt(Integer::intValue)
                        .toArray();
        double all = IntStream.of(order).mapToDouble(i -> variances[i]).sum();
        double kept = IntStream.of(order).limit(axes).mapToDouble(i -> variances[i]).sum();
        return new PrincipalAxes(
                new Row(mean),
                IntStream.of(order).limit(axes).mapToObj(i -> column(vectors, i)).toList(),
                kept / all);
    }

    private static double[] mean(float[] points, int dimensions) {
        double[] mean = new double[dimensions];
        int count = points.length / dimensions;
        for (int i = 0; i < points.length; i++) {
            mean[i % dimensions] += points[i];
        }
        for (int i = 0; i < dimensions; i++) {
            mean[i] /= count;
        }
        return mean;
    }

    private static double[][] covariance(float[] points, int dimensions, double[] mean) {
        double[][] covariance = new double[dimensions][dimensions];
        double[] centred = new double[dimensions];
        for (int start = 0; start < points.length; start += dimensions) {
            for (int i = 0; i < dimensions; i++) {
                centred[i] = points[start + i] - mean[i];
            }
            for (int i = 0; i < dimensions; i++) {
                double[] row = covariance[i];
                double value = centred[i];
                for (int j = 0; j < dimensions; j++) {
                    row[j] += value * centred[j];
                }
            }
        }
        return covariance;
    }

    /** Turns a symmetric matrix diagonal in place; the columns of the result are its axes. */
    private static double[][] rotate(double[][] a) {
        int n = a.length;
        double[][] v = new double[n][n];
        double trace = 0;
        for (int i = 0; i < n; i++) {
            v[i][i] = 1;
            trace += a[i][i];
        }
        for (int sweep = 0; sweep < SWEEPS; sweep++) {
            boolean turned = false;
            for (int p = 0; p < n - 1; p++) {
                for (int q = p + 1; q < n; q++) {
                    if (Math.abs(a[p][q]) > SMALL * trace) {
                        turned = true;
                        rotate(a, v, p, q);
                    }
                }
            }
            if (!turned) {
                break;
            }
        }
        return v;
    }

    private static void rotate(double[][] a, double[][] v, int p, int q) {
        double theta = (a[q][q] - a[p][p]) / (2 * a[p][q]);
        double t = Math.copySign(1, theta) / (Math.abs(theta) + Math.sqrt(theta * theta + 1));
        double c = 1 / Math.sqrt(t * t + 1);
        double s = t * c;
        double app = a[p][p];
        double aqq = a[q][q];
        double apq = a[p][q];
        for (int k = 0; k < a.length; k++) {
            double akp = a[p][k];
            double akq = a[q][k];
            a[p][k] = c * akp - s * akq;
            a[q][k] = s * akp + c * akq;
            a[k][p] = a[p][k];
            a[k][q] = a[q][k];
            double vkp = v[k][p];
            v[k][p] = c * vkp - s * v[k][q];
            v[k][q] = s * vkp + c * v[k][q];
        }
        a[p][p] = app - t * apq;
        a[q][q] = aqq + t * apq;
        a[p][q] = 0;
        a[q][p] = 0;
    }

    private static Row column(double[][] vectors, int column) {
        double[] axis = new double[vectors.length];
        double largest = 0;
        for (int i = 0; i < axis.length; i++) {
            axis[i] = vectors[i][column];
            if (Math.abs(axis[i]) > Math.abs(largest)) {
                largest = axis[i];
            }
        }
        if (largest < 0) {
            for (int i = 0; i < axis.length; i++) {
                axis[i] = -axis[i];
            }
        }
        return new Row(axis);
    }
}
