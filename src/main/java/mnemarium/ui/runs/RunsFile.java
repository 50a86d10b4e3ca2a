package mnemarium.ui.runs;

import mnemarium.statistics.Summary;
import mnemarium.ui.chart.Table;
import mnemarium.workbench.ListedRun;
import mnemarium.workbench.RunGroup;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;

/** The rows as a table for a file: what they are, and a column for each figure that occurs. */
final class RunsFile {

    private static final List<String> HEADS =
            List.of(
                    "what",
                    "id",
                    "name",
                    "scenario or plan",
                    "arm",
                    "seed",
                    "dials",
                    "stands at",
                    "opened",
                    "configuration");

    private RunsFile() {}

    /** Groups, with mean, standard deviation, least and most of each measure. */
    static Table groups(List<RunsRow.Group> groups) {
        Set<String> measures = new LinkedHashSet<>();
        groups.forEach(
                group ->
                        group.group().means().forEach(each -> measures.add(each.measure().name())));
        List<String> heads =
                new ArrayList<>(
                        List.of("configuration", "name", "arm", "dials", "runs", "seeds", "note"));
        for (String measure : measures) {
            for (String part : List.of("mean", "deviation", "min", "max")) {
                heads.add(measure + " " + part);
            }
        }
        return new Table(heads, groups.stream().map(each -> line(each, measures)).toList());
    }

    private static List<Object> line(RunsRow.Group row, Set<String> measures) {
        RunGroup group = row.group();
        List<Object> line = new ArrayList<>();
        line.add(group.configuration());
        line.add(row.name());
        line.add(RunWords.arm(row));
        line.add(plain(RunWords.dials(row)));
        line.add((double) group.runs().size());
        line.add(
                String.join(" ", group.seeds().stream().map(each -> Long.toString(each)).toList()));
        line.add(group.note());
        Map<String, Summary> means =
                group.means().stream()
                        .collect(
                                Collectors.toMap(
                                        each -> each.measure().name(), RunGroup.Mean::summary));
        Summary none = Summary.of(new double[0]);
        for (String measure : measures) {
            Summary summary = means.getOrDefault(measure, none);
            line.add(summary.mean());
            line.add(summary.deviation().orElse(Double.NaN));
            line.add(summary.min());
            line.add(summary.max());
        }
        return line;
    }

    static Table table(List<RunsRow.Entry> rows) {
        Set<String> measures = new LinkedHashSet<>();
        for (RunsRow.Entry row : rows) {
            if (row instanceof RunsRow.Run run) {
                run.run().figures().forEach(each -> measures.add(each.measure().name()));
            }
        }
        List<String> heads = new ArrayList<>(HEADS);
        heads.addAll(measures);
        List<List<Object>> lines = new ArrayList<>();
        for (RunsRow.Entry row : rows) {
            List<Object> line = new ArrayList<>();
            switch (row) {
                case RunsRow.Run run -> {
                    line.addAll(words(run));
                    Map<String, Double> figures =
                            run.run().figures().stream()
                                    .collect(
                                            Collectors.toMap(
                                                    each -> each.measure().name(),
                                                    ListedRun.Figure::value));
                    measures.forEach(each -> line.add(figures.getOrDefault(each, Double.NaN)));
                }
                case RunsRow.Experiment experiment -> {
                    line.addAll(words(experiment));
                    measures.forEach(_ -> line.add(Double.NaN));
                }
            }
            lines.add(line);
        }
        return new Table(heads, lines);
    }

    private static List<String> words(RunsRow.Run row) {
        ListedRun run = row.run();
        return List.of(
                "run",
                run.run().id(),
                row.name(),
                run.run().scenario(),
                run.run().arm(),
                Long.toString(run.run().seed()),
                plain(RunWords.dials(row)),
                plain(run.run().headline()),
                row.at().toString(),
                run.configuration().orElse(""));
    }

    private static List<String> words(RunsRow.Experiment row) {
        return List.of(
                "experiment",
                row.card().id(),
                row.name(),
                row.card().plan().name(),
                RunWords.arm(row),
                RunWords.seed(row),
                plain(RunWords.dials(row)),
                plain(RunWords.standing(row)),
                row.at().toString(),
                row.card().hash());
    }

    private static String plain(String words) {
        return words.replace('\u2009', ' ');
    }
}
