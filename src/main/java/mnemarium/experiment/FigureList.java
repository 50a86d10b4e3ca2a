package mnemarium.experiment;

import java.util.AbstractList;
import java.util.Arrays;
import java.util.List;
import java.util.RandomAccess;

/** An immutable list of figures that keeps them as plain numbers: of many seeds there are many. */
final class FigureList extends AbstractList<Double> implements RandomAccess {

    private final double[] figures;

    private FigureList(double[] figures) {
        this.figures = figures;
    }

    /** A copy, or the list itself where it is one. */
    static FigureList of(List<Double> figures) {
        return figures instanceof FigureList same
                ? same
                : new FigureList(figures.stream().mapToDouble(Double::doubleValue).toArray());
    }

    /** A copy. */
    static FigureList of(double[] figures) {
        return new FigureList(figures.clone());
    }

    @Override
    public Double get(int index) {
        return figures[index];
    }

    @Override
    public int size() {
        return figures.length;
    }

    /** Those that are numbers, in their order. */
    double[] numbers() {
        double[] numbers = new double[figures.length];
        int many = 0;
        for (double each : figures) {
            if (Double.isFinite(each)) {
                numbers[many++] = each;
            }
        }
        return Arrays.copyOf(numbers, many);
    }
}
