package mnemarium.ui.runs;

import mnemarium.experiment.Measure;
import mnemarium.experiment.Part;
import mnemarium.experiment.Progress;
import mnemarium.scenario.Dial;
import mnemarium.statistics.Summary;
import mnemarium.ui.Figures;
import mnemarium.workbench.ExperimentCard;
import mnemarium.workbench.FoundInRun;
import mnemarium.workbench.ListedRun;
import mnemarium.workbench.RecentRun;
import mnemarium.workbench.RunGroup;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Runs and experiments in the words of the table. */
final class RunWords {

    /** Of a field that is shown whole, in characters. */
    private static final int LONG = 80;

    /** Of a group, how many of its measures stand in its row. */
    private static final int MAIN_MEASURES = 2;

    private RunWords() {}

    /** "in-loop"; of an experiment, its arms. */
    static String arm(RunsRow row) {
        return switch (row) {
            case RunsRow.Run run -> run.run().run().arm();
            case RunsRow.Experiment experiment -> {
                Set<String> arms = new LinkedHashSet<>();
                experiment.card().plan().parts().forEach(part -> arms.addAll(part.arms()));
                yield arms(arms);
            }
            case RunsRow.Group group ->
                    arms(
                            group.runs().stream()
                                    .map(RunWords::arm)
                                    .collect(Collectors.toCollection(LinkedHashSet::new)));
        };
    }

    private static String arms(Set<String> arms) {
        return arms.size() == 1
                ? arms.iterator().next()
                : Figures.counted(arms.size(), "arm", "arms");
    }

    /** "42"; of an experiment, how many there are. */
    static String seed(RunsRow row) {
        return switch (row) {
            case RunsRow.Run run -> Long.toString(run.run().run().seed());
            case RunsRow.Experiment experiment -> {
                int most = 0;
                for (Part part : experiment.card().plan().parts()) {
                    most = Math.max(most, part.seeds().list().size());
                }
                yield "×" + Figures.count(most);
            }
            case RunsRow.Group group -> "×" + Figures.count(group.group().seeds().size());
        };
    }

    /** The dials that stand otherwise than in the scenario: "added latency 15 ms, window 2". */
    static String dials(RunsRow row) {
        return switch (row) {
            case RunsRow.Run run -> dials(run.run());
            case RunsRow.Experiment experiment -> axes(experiment.card());
            // what they depend on is the same for all of them
            case RunsRow.Group group ->
                    group.group().hasEnded() ? dials(group.runs().getFirst()) : "";
        };
    }

    private static String dials(ListedRun run) {
        List<String> all = new ArrayList<>();
        run.dials().forEach((dial, value) -> all.add(dial(dial, value)));
        return String.join(", ", all);
    }

    /** A dial's name and its value: "added latency 15 ms". */
    static String dial(String name, String value) {
        return Dial.named(name)
                .map(dial -> dial.label() + " " + withUnit(dial, value))
                .orElse(name + " " + value);
    }

    /** "15 ms"; a word as it is. */
    static String withUnit(Dial dial, String value) {
        boolean isFigure = value.matches("[-0-9.]+");
        return isFigure && !dial.unit().isEmpty() ? value + "\u2009" + dial.unit() : value;
    }

    private static String axes(ExperimentCard card) {
        Set<String> axes = new LinkedHashSet<>();
        card.plan()
                .parts()
                .forEach(
                        part ->
                                part.axes()
                                        .forEach(
                                                axis ->
                                                        axes.add(
                                                                axis.label()
                                                                        + " ×"
                                                                        + axis.rungs().size())));
        return String.join(", ", axes);
    }

    /** Where it stands: "step 9 of 24, 3 skipped"; of an experiment, how far it is. */
    static String standing(RunsRow row) {
        return switch (row) {
            case RunsRow.Run run -> run.run().run().headline();
            case RunsRow.Experiment experiment -> progress(experiment.card().progress());
            case RunsRow.Group group -> means(group.group());
        };
    }

    /** The main measures over the seeds: "4.2 ± 1.3 redundant actions, …". */
    private static String means(RunGroup group) {
        if (group.means().isEmpty()) {
            return group.hasEnded()
                    ? group.note()
                    : Figures.counted(group.runs().size(), "run", "runs");
        }
        return group.means().stream()
                .limit(MAIN_MEASURES)
                .map(each -> mean(each) + " " + each.measure().label())
                .collect(Collectors.joining(", "));
    }

    /** "4.2 ± 1.3", the standard deviation of the seeds; of one seed its figure alone. */
    static String mean(RunGroup.Mean mean) {
        Summary summary = mean.summary();
        int decimals = Math.max(summary.n() > 1 ? 1 : 0, mean.measure().decimals());
        String spread =
                summary.deviation().isPresent()
                        ? " ± " + Figures.number(summary.deviation().getAsDouble(), decimals)
                        : "";
        return Figures.number(summary.mean(), decimals) + spread;
    }

    private static String progress(Progress progress) {
        String cells =
                Figures.count(progress.done())
                        + " of "
                        + Figures.counted(progress.cells(), "run", "runs");
        String failed =
                progress.failed() > 0 ? ", " + Figures.count(progress.failed()) + " failed" : "";
        return progress.phase().name().toLowerCase(Locale.ROOT) + ", " + cells + failed;
    }

    /** "Alert triage, in-loop, seed 42". */
    static String brief(RecentRun run) {
        return run.name() + ", " + run.arm() + ", seed " + run.seed();
    }

    /** A figure with its unit: "1 204.5 ms". */
    static String figure(Measure measure, double value) {
        String number = Figures.number(value, measure.decimals());
        return measure.unit().isEmpty() ? number : number + "\u2009" + measure.unit();
    }

    /** Where a text was found: "step 9: lookup made, key A-09". */
    static String found(FoundInRun found, String text) {
        String[] parts = found.line().split("\t", -1);
        String wanted = text.toLowerCase(Locale.ROOT);
        String field =
                Stream.of(parts)
                        .skip(1)
                        .filter(each -> each.toLowerCase(Locale.ROOT).contains(wanted))
                        .findFirst()
                        .map(each -> ", " + around(each.replaceFirst("=", " "), wanted))
                        .orElse("");
        String where = found.step() == 0 ? "at the start" : "step " + found.step();
        return where + ": " + parts[0].replace('-', ' ') + field;
    }

    /** A long field is cut so that what was looked for is in sight. */
    private static String around(String field, String wanted) {
        int at = field.toLowerCase(Locale.ROOT).indexOf(wanted);
        if (field.length() <= LONG || at < 0) {
            return field;
        }
        int from = Math.max(0, at - LONG / 4);
        int to = Math.min(field.length(), from + LONG);
        return (from > 0 ? "…" : "") + field.substring(from, to) + (to < field.length() ? "…" : "");
    }

    /** All that a search looks through, in lower case. */
    static String all(RunsRow row) {
        List<String> words =
                new ArrayList<>(
                        List.of(
                                row.name(),
                                arm(row),
                                dials(row),
                                standing(row),
                                row.key(),
                                row.when()));
        switch (row) {
            case RunsRow.Run run -> {
                words.add(run.run().run().scenario());
                words.add(run.run().run().kind());
                words.add("seed " + run.run().run().seed());
                run.run().dials().forEach((dial, value) -> words.add(dial + "=" + value));
                run.run().cell().ifPresent(cell -> words.add("cell " + cell.words()));
                if (run.run().run().parent().isPresent()) {
                    words.add("branch");
                }
            }
            case RunsRow.Experiment experiment -> {
                words.add(experiment.card().plan().name());
                experiment.card().plan().parts().forEach(part -> words.addAll(part.arms()));
            }
            case RunsRow.Group group -> group.runs().forEach(run -> words.add(all(run)));
        }
        // a value and its unit are parted by a thin space, which nobody types
        return String.join("\n", words).replace('\u2009', ' ').toLowerCase(Locale.ROOT);
    }
}
