package mnemarium.experiment;

import java.util.List;
import java.util.function.ToDoubleFunction;

/**
 * One column of a kind's figures.
 *
 * @param measure what it is
 * @param figure reads it off a run
 */
record Column<T>(Measure measure, ToDoubleFunction<T> figure) {

    /** A column of whole numbers without a unit. */
    static <T> Column<T> count(String name, String label, ToDoubleFunction<T> figure) {
        return column(name, label, "", 0, figure);
    }

    /**
     * A column.
     *
     * @param decimals with which it is shown
     */
    static <T> Column<T> column(
            String name, String label, String unit, int decimals, ToDoubleFunction<T> figure) {
        return new Column<>(new Measure(name, label, unit, decimals), figure);
    }

    /** What the columns are. */
    static <T> List<Measure> measures(List<Column<T>> columns) {
        return columns.stream().map(Column::measure).toList();
    }

    /** What they say of a run. */
    static <T> double[] figures(List<Column<T>> columns, T run) {
        double[] figures = new double[columns.size()];
        for (int i = 0; i < figures.length; i++) {
            figures[i] = columns.get(i).figure().applyAsDouble(run);
        }
        return figures;
    }

    /** A part of a whole; no number where the whole is nothing. */
    static double share(int part, int whole) {
        return whole == 0 ? Double.NaN : (double) part / whole;
    }
}
