package mnemarium.workbench;

import mnemarium.experiment.Measure;
import mnemarium.experiment.Sample;
import mnemarium.statistics.Summary;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;

/**
 * Runs of one configuration: all that they depend on is the same, but their seeds. Only runs that
 * have ended are put together. A seed that is there twice with the same figures counts once; with
 * other figures (times that were measured) nothing is averaged.
 *
 * @param configuration SHA-256 of what they share; empty for the runs that have not ended
 * @param runs in the order in which they were given, at least one
 * @param seeds each once, ascending
 * @param means of each measure, the one that is usually looked at first; empty if nothing may be
 *     averaged
 * @param note what had to be left out, as a sentence; may be empty
 */
public record RunGroup(
        String configuration,
        List<ListedRun> runs,
        List<Long> seeds,
        List<Mean> means,
        String note) {

    /** Copies the lists. */
    public RunGroup {
        runs = List.copyOf(runs);
        seeds = List.copyOf(seeds);
        means = List.copyOf(means);
    }

    /** A measure over the seeds. */
    public record Mean(Measure measure, Summary summary) {}

    /** Whether these runs may be averaged: they have ended. */
    public boolean hasEnded() {
        return !configuration.isEmpty();
    }

    /**
     * Puts like with like, in the order of the first run of each; what has not ended comes last.
     */
    public static List<RunGroup> of(List<ListedRun> runs) {
        Map<String, List<ListedRun>> like = new LinkedHashMap<>();
        List<ListedRun> unfinished = new ArrayList<>();
        for (ListedRun run : runs) {
            run.configuration()
                    .ifPresentOrElse(
                            each -> like.computeIfAbsent(each, _ -> new ArrayList<>()).add(run),
                            () -> unfinished.add(run));
        }
        List<RunGroup> groups = new ArrayList<>();
        like.forEach((configuration, members) -> groups.add(ended(configuration, members)));
        if (!unfinished.isEmpty()) {
            groups.add(
                    new RunGroup(
                            "",
                            unfinished,
                            unfinished.stream()
                                    .map(each -> each.run().seed())
                                    .distinct()
                                    .sorted()
                                    .toList(),
                            List.of(),
                            "What has not ended is not put together."));
        }
        return groups;
    }

    private static RunGroup ended(String configuration, List<ListedRun> members) {
        SortedMap<Long, List<ListedRun>> bySeed = new TreeMap<>();
        members.forEach(
                run -> bySeed.computeIfAbsent(run.run().seed(), _ -> new ArrayList<>()).add(run));
        List<Long> seeds = List.copyOf(bySeed.keySet());
        List<Long> twice =
                seeds.stream()
                        .filter(seed -> bySeed.getOrDefault(seed, List.of()).size() > 1)
                        .toList();
        List<Long> unlike =
                twice.stream()
                        .filter(
                                seed ->
                                        bySeed.getOrDefault(seed, List.of()).stream()
                                                        .map(ListedRun::figures)
                                                        .distinct()
                                                        .count()
                                                > 1)
                        .toList();
        if (!unlike.isEmpty()) {
            return new RunGroup(
                    configuration,
                    members,
                    seeds,
                    List.of(),
                    words(unlike) + " more than once with other figures: nothing is averaged.");
        }
        List<ListedRun> once = bySeed.values().stream().map(List::getFirst).toList();
        return new RunGroup(
                configuration,
                members,
                seeds,
                means(configuration, once),
                twice.isEmpty()
                        ? ""
                        : words(twice)
                                + " more than once with the same figures and "
                                + (twice.size() == 1 ? "counts once." : "count once each."));
    }

    private static String words(List<Long> seeds) {
        String all = String.join(", ", seeds.stream().map(each -> Long.toString(each)).toList());
        return seeds.size() == 1 ? "Seed " + all + " is there" : "Seeds " + all + " are there";
    }

    private static List<Mean> means(String configuration, List<ListedRun> runs) {
        Map<Measure, List<Sample.Drawn>> drawn = new LinkedHashMap<>();
        List<ListedRun> inOrder =
                runs.stream()
                        // the run with most figures says in which order they come
                        .sorted(
                                Comparator.comparingInt((ListedRun run) -> run.figures().size())
                                        .reversed())
                        .toList();
        inOrder.forEach(
                run -> run.figures().forEach(each -> drawn.put(each.measure(), new ArrayList<>())));
        for (ListedRun run : runs) {
            for (ListedRun.Figure figure : run.figures()) {
                drawn.getOrDefault(figure.measure(), List.of())
                        .add(new Sample.Drawn(configuration, run.run().seed(), figure.value()));
            }
        }
        List<Mean> means = new ArrayList<>();
        drawn.forEach(
                (measure, figures) ->
                        means.add(
                                new Mean(
                                        measure,
                                        Summary.of(
                                                Sample.of(figures).figures().stream()
                                                        .mapToDouble(Double::doubleValue)
                                                        .toArray()))));
        return means;
    }
}
