package mnemarium;

import org.openjdk.jmh.results.RunResult;
import org.openjdk.jmh.runner.Runner;
import org.openjdk.jmh.runner.RunnerException;
import org.openjdk.jmh.runner.options.OptionsBuilder;
import org.openjdk.jmh.util.Statistics;

import java.util.Collection;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Collectors;

/**
 * Runs all benchmarks, or those that the first argument names, and prints one table: {@code mvn
 * -Pbenchmark}. Where a benchmark has a parameter {@code by}, its first value is ours and the
 * others are its twins; the table says how many times slower they are in the same run, and how much
 * processor time an operation took, the compiler's included.
 */
public final class Benchmarks {

    private Benchmarks() {}

    public static void main(String[] args) throws RunnerException {
        OptionsBuilder options = new OptionsBuilder();
        options.include(args.length > 0 && !args[0].isBlank() ? args[0] : "mnemarium");
        options.shouldFailOnError(true);
        options.addProfiler(CpuTime.class);
        Collection<RunResult> results = new Runner(options.build()).run();
        System.out.println();
        System.out.println("| what | by | p50 | p99 | processor | times ours |");
        System.out.println("|---|---|---|---|---|---|");
        Map<String, Double> ours = new LinkedHashMap<>();
        results.stream()
                .sorted(Comparator.comparing(Benchmarks::what))
                .forEach(result -> System.out.println(row(result, ours)));
    }

    private static String row(RunResult result, Map<String, Double> ours) {
        Statistics times = result.getPrimaryResult().getStatistics();
        String unit = result.getPrimaryResult().getScoreUnit().replace("/op", "");
        double median = times.getPercentile(50);
        double first = ours.computeIfAbsent(what(result), key -> median);
        String by = result.getParams().getParam("by");
        return String.format(
                Locale.ROOT,
                "| %s | %s | %.1f %s | %.1f %s | %s | %.1f |",
                what(result),
                by == null ? "" : by,
                median,
                unit,
                times.getPercentile(99),
                unit,
                processor(result),
                median / first);
    }

    /** The processor time of an operation. */
    private static String processor(RunResult result) {
        return result.getSecondaryResults().entrySet().stream()
                .filter(each -> each.getKey().endsWith(CpuTime.NAME))
                .map(each -> nanos(each.getValue().getScore()))
                .findFirst()
                .orElse("");
    }

    private static String nanos(double nanos) {
        return nanos < 1e3
                ? String.format(Locale.ROOT, "%.1f ns", nanos)
                : nanos < 1e6
                        ? String.format(Locale.ROOT, "%.1f µs", nanos / 1e3)
                        : String.format(Locale.ROOT, "%.1f ms", nanos / 1e6);
    }

    /** The benchmark and its parameters but {@code by}. */
    private static String what(RunResult result) {
        String[] name = result.getParams().getBenchmark().split("\\.");
        String rest =
                result.getParams().getParamsKeys().stream()
                        .filter(key -> !key.equals("by"))
                        .map(key -> ", %6s %s".formatted(result.getParams().getParam(key), key))
                        .collect(Collectors.joining());
        return name[name.length - 2] + "." + name[name.length - 1] + rest;
    }
}
