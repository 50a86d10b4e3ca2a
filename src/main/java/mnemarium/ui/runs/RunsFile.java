package mnemarium.ui.runs;

import mnemarium.ui.chart.Table;
import mnemarium.workbench.ListedRun;

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

    static Table table(List<RunsRow> rows) {
        Set<String> measures = new LinkedHashSet<>();
        for (RunsRow row : rows) {
            if (row instanceof RunsRow.Run run) {
                run.run().figures().forEach(each -> measures.add(each.measure().name()));
            }
        }
        List<String> heads = new ArrayList<>(HEADS);
        heads.addAll(measures);
        List<List<Object>> lines = new ArrayList<>();
        for (RunsRow row : rows) {
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
