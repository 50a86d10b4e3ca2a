package mnemarium.experiment;

import mnemarium.experiment.Findings.Group;
import mnemarium.experiment.Findings.OfPart;
import mnemarium.experiment.Findings.Spread;
import mnemarium.experiment.Findings.Tested;
import mnemarium.statistics.Bootstrap;
import mnemarium.statistics.Holm;
import mnemarium.statistics.Interval;
import mnemarium.statistics.Summary;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.TreeMap;
import java.util.concurrent.ForkJoinPool;
import java.util.concurrent.ForkJoinTask;
import java.util.stream.IntStream;

/**
 * From the figures of cells to what they say. A pure function: the same plan and the same figures
 * come to the same findings, in whatever order and by however many threads the cells were played.
 * Parts that are not played whole are analysed as far as they are.
 *
 * <p>Whatever is drawn at random in it (intervals, partitions too many to count, ranges) is drawn
 * from the one seed {@value #SEED}, so that another program can draw the same.
 */
public final class Analysis {

    /** Of every stream of chance in an analysis. */
    public static final long SEED = 1;

    private Analysis() {}

    /**
     * The findings of a plan.
     *
     * @throws IllegalArgumentException if the results are another plan's: their cells would be
     *     averaged with cells that are unlike them
     */
    public static Findings of(Plan plan, Results results) {
        List<Grid> grids = Grid.of(plan);
        List<OfPart> parts = new ArrayList<>();
        for (Grid grid : grids) {
            parts.add(part(grid, table(grid, results)));
        }
        parts = adjusted(parts);
        Comparison comparison = new Comparison(grids, parts);
        return new Findings(
                plan, parts, plan.published().stream().map(comparison::beside).toList());
    }

    /**
     * The findings of a plan, on so many threads; their number changes nothing but the time.
     *
     * @throws IllegalArgumentException as {@link #of(Plan, Results)}
     */
    public static Findings of(Plan plan, Results results, int threads) {
        try (ForkJoinPool pool = new ForkJoinPool(threads)) {
            // what is parallel within stays in the pool it was begun in
            return pool.invoke(ForkJoinTask.adapt(() -> of(plan, results)));
        }
    }

    private static Results.Table table(Grid grid, Results results) {
        Results.Table table = results.part(grid.number());
        if (table.size() != grid.size()) {
            throw new IllegalArgumentException(
                    "results of "
                            + table.size()
                            + " cells for part "
                            + grid.part().name()
                            + ", expected "
                            + grid.size()
                            + ": they are of another plan");
        }
        return table;
    }

    private static OfPart part(Grid grid, Results.Table table) {
        List<Integer> columns = columns(grid.part(), table);
        int shown = (int) grid.part().measures().stream().filter(m -> table.column(m) >= 0).count();
        // a group depends on its own cells alone, so that threads change nothing
        List<Numbers> numbers =
                IntStream.range(0, grid.groups())
                        .parallel()
                        .mapToObj(each -> numbers(grid, table, each, columns))
                        .filter(group -> !group.seeds().isEmpty())
                        .toList();
        List<Group> groups = groups(numbers, shown);
        List<Measure> measures = columns.stream().map(table.measures()::get).toList();
        OfPart part = new OfPart(grid.part(), measures, groups, List.of(), List.of());
        return new OfPart(
                grid.part(), measures, groups, new Contrasts(grid, part).tests(), Trends.of(part));
    }

    /** The main measure, the others that are shown, the rest. */
    private static List<Integer> columns(Part part, Results.Table table) {
        List<Integer> columns = new ArrayList<>();
        for (String measure : part.measures()) {
            int column = table.column(measure);
            if (column >= 0) {
                columns.add(column);
            }
        }
        for (int column = 0; column < table.measures().size(); column++) {
            if (!columns.contains(column)) {
                columns.add(column);
            }
        }
        return columns;
    }

    /** The figures of a group, measure by measure. */
    private record Numbers(Cell first, List<Long> seeds, List<FigureList> values) {}

    private static Numbers numbers(
            Grid grid, Results.Table table, int group, List<Integer> columns) {
        List<Long> all = grid.part().seeds().list();
        long first = (long) group * all.size();
        int[] played =
                IntStream.range(0, all.size()).filter(i -> table.isPlayed(first + i)).toArray();
        List<Long> seeds =
                played.length == all.size()
                        ? all
                        : Arrays.stream(played).mapToObj(all::get).toList();
        List<FigureList> values = new ArrayList<>();
        for (int column : columns) {
            double[] each = new double[played.length];
            for (int i = 0; i < played.length; i++) {
                each[i] = table.value(first + played[i], column);
            }
            values.add(FigureList.of(each));
        }
        return new Numbers(grid.cell(first), seeds, values);
    }

    /** The first so many measures have intervals, where there is more than one number. */
    private static List<Group> groups(List<Numbers> numbers, int shown) {
        // of as many numbers the intervals are found together
        Map<Integer, List<double[]>> bySize = new TreeMap<>();
        for (Numbers group : numbers) {
            for (FigureList values : group.values().subList(0, shown)) {
                double[] own = values.numbers();
                bySize.computeIfAbsent(own.length, _ -> new ArrayList<>()).add(own);
            }
        }
        Map<Integer, Iterator<Interval>> intervals = new HashMap<>();
        bySize.forEach(
                (size, alike) -> {
                    if (size > 1) {
                        intervals.put(size, Bootstrap.means(alike, SEED).iterator());
                    }
                });
        List<Group> groups = new ArrayList<>();
        for (Numbers group : numbers) {
            List<Spread> spreads = new ArrayList<>();
            for (FigureList values : group.values()) {
                double[] own = values.numbers();
                boolean hasInterval = spreads.size() < shown && own.length > 1;
                spreads.add(
                        new Spread(
                                values,
                                Summary.of(own),
                                hasInterval
                                        ? Optional.of(
                                                Objects.requireNonNull(intervals.get(own.length))
                                                        .next())
                                        : Optional.empty()));
            }
            groups.add(
                    new Group(group.first().arm(), group.first().rungs(), group.seeds(), spreads));
        }
        return groups;
    }

    /** Holm's correction over the tests of all parts; trends are not among them. */
    private static List<OfPart> adjusted(List<OfPart> parts) {
        double[] probabilities =
                parts.stream()
                        .flatMap(part -> part.tests().stream())
                        .mapToDouble(tested -> tested.test().p())
                        .toArray();
        if (probabilities.length < 2) {
            return parts;
        }
        double[] adjusted = Holm.adjusted(probabilities);
        List<OfPart> all = new ArrayList<>();
        int next = 0;
        for (OfPart part : parts) {
            List<Tested> tests = new ArrayList<>();
            for (Tested tested : part.tests()) {
                tests.add(tested.adjusted(adjusted[next++]));
            }
            all.add(new OfPart(part.part(), part.measures(), part.groups(), tests, part.trends()));
        }
        return all;
    }
}
