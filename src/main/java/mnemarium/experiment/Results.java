package mnemarium.experiment;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/**
 * What the cells of a plan came to, as far as they are played. Filled by the pool under its own
 * lock-free discipline: each place is written once, by the one thread that collects; readers are
 * given a copy ({@link #copy}).
 */
public final class Results {

    /** A part's figures: a row for each cell, a column for each measure. */
    public static final class Table {
        private final List<Measure> measures;
        private final double[] values;
        private final byte[] states;
        private final Map<Long, String> failures;

        private Table(
                List<Measure> measures,
                double[] values,
                byte[] states,
                Map<Long, String> failures) {
            this.measures = measures;
            this.values = values;
            this.states = states;
            this.failures = failures;
        }

        /** The columns. */
        public List<Measure> measures() {
            return measures;
        }

        /** The column of a measure, -1 if there is none. */
        public int column(String measure) {
            for (int i = 0; i < measures.size(); i++) {
                if (measures.get(i).name().equals(measure)) {
                    return i;
                }
            }
            return -1;
        }

        /** Rows, played or not. */
        public int size() {
            return states.length;
        }

        /** Whether a cell was played, and has figures. */
        public boolean isPlayed(long index) {
            return states[(int) index] == PLAYED;
        }

        /** Whether a cell was tried and could not be played. */
        public boolean isFailed(long index) {
            return states[(int) index] == FAILED;
        }

        /** A figure; NaN where the cell has none. */
        public double value(long index, int column) {
            return isPlayed(index) ? values[(int) index * measures.size() + column] : Double.NaN;
        }

        /** Why cells failed, by their place. */
        public Map<Long, String> failures() {
            return Collections.unmodifiableMap(failures);
        }

        /** Cells that were played. */
        public int played() {
            int played = 0;
            for (byte state : states) {
                played += state == PLAYED ? 1 : 0;
            }
            return played;
        }

        private Table copied() {
            return new Table(measures, values.clone(), states.clone(), new TreeMap<>(failures));
        }
    }

    private static final byte PLAYED = 1;
    private static final byte FAILED = 2;

    private final List<Table> tables;

    private Results(List<Table> tables) {
        this.tables = tables;
    }

    /**
     * Nothing played yet.
     *
     * @param measures the columns of each part
     */
    public static Results empty(Plan plan, List<List<Measure>> measures) {
        List<Table> tables = new ArrayList<>();
        for (int i = 0; i < plan.parts().size(); i++) {
            int cells = Math.toIntExact(plan.parts().get(i).cells());
            double[] values = new double[Math.multiplyExact(cells, measures.get(i).size())];
            Arrays.fill(values, Double.NaN);
            tables.add(
                    new Table(
                            List.copyOf(measures.get(i)),
                            values,
                            new byte[cells],
                            new TreeMap<>()));
        }
        return new Results(tables);
    }

    /** How many parts there are. */
    public int parts() {
        return tables.size();
    }

    /** The table of a part. */
    public Table part(int number) {
        return tables.get(number);
    }

    /** A cell as it was played. */
    @SuppressWarnings("ArrayRecordComponent") // handed on, never compared; a list would box figures
    public record Played(int part, long index, double[] figures, String failure) {
        /** Whether it has figures. */
        public boolean isDone() {
            return failure.isEmpty();
        }
    }

    /** Takes a cell in. */
    public void put(Played cell) {
        Table table = tables.get(cell.part());
        if (cell.isDone()) {
            int columns = table.measures.size();
            if (cell.figures().length != columns) {
                throw new IllegalArgumentException(
                        "a cell of " + cell.figures().length + " figures, expected " + columns);
            }
            System.arraycopy(
                    cell.figures(), 0, table.values, (int) cell.index() * columns, columns);
            table.states[(int) cell.index()] = PLAYED;
        } else {
            table.states[(int) cell.index()] = FAILED;
            table.failures.put(cell.index(), cell.failure());
        }
    }

    /** The same at this moment, for another thread. */
    public Results copy() {
        return new Results(tables.stream().map(Table::copied).toList());
    }

    /** Whether every cell was played or failed. */
    public boolean isComplete() {
        return tables.stream()
                .allMatch(table -> table.played() + table.failures.size() == table.size());
    }
}
