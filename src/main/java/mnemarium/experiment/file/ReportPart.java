package mnemarium.experiment.file;

import mnemarium.experiment.Axis;
import mnemarium.experiment.FigureText;
import mnemarium.experiment.Findings.Group;
import mnemarium.experiment.Findings.OfPart;
import mnemarium.experiment.Findings.Spread;
import mnemarium.experiment.Findings.Tested;
import mnemarium.experiment.Findings.Trend;
import mnemarium.experiment.Measure;
import mnemarium.experiment.Part;
import mnemarium.statistics.Interval;
import mnemarium.statistics.PermutationTest;
import mnemarium.statistics.Way;

import java.util.List;
import java.util.Map;

/** One part of a plan in a report: its pictures, tests, trends and tables. */
final class ReportPart {

    /** Single values are shown up to so many seeds; all are in the CSV. */
    private static final int MOST_VALUES = 50;

    private final Html html;
    private final OfPart found;
    private final Part part;

    ReportPart(Html html, OfPart found) {
        this.html = html;
        this.found = found;
        this.part = found.part();
    }

    void write(Map<String, String> pictures) {
        html.put("h2", part.title());
        long played = found.groups().stream().mapToLong(group -> group.seeds().size()).sum();
        html.put(
                "p",
                played
                        + " of "
                        + part.cells()
                        + " cells, "
                        + part.seeds().list().size()
                        + (part.seeds().list().size() == 1 ? " seed" : " seeds")
                        + (part.seeds().list().size() > 1 ? " (" + part.seeds().text() + ")" : ""),
                "class",
                "muted");
        pictures.forEach((name, svg) -> picture(html, name, svg));
        found.tests().forEach(this::test);
        trends();
        int shown = shown();
        for (int i = 0; i < shown; i++) {
            measure(i);
        }
        values();
    }

    static void picture(Html html, String name, String svg) {
        html.open("figure").raw(bare(svg));
        html.open("figcaption").text(name.replace('-', ' ') + " ");
        html.put("span", "simulated", "class", "tag").close().close();
    }

    /** Without what may stand only at the beginning of a file. */
    private static String bare(String svg) {
        int from = svg.indexOf("<svg");
        return from < 0 ? "" : svg.substring(from);
    }

    private int shown() {
        List<String> names = found.measures().stream().map(Measure::name).toList();
        return (int) part.measures().stream().filter(names::contains).count();
    }

    private void test(Tested tested) {
        PermutationTest test = tested.test();
        html.open("div", "class", "test").put("h3", tested.words());
        html.open("p").put("span", "p = " + FigureText.probability(test.p()), "class", "p");
        html.text(
                test.extreme()
                        + " of "
                        + test.partitions()
                        + (test.isExact()
                                ? " partitions are at least as far apart"
                                : " partitions drawn are at least as far apart"
                                        + " (too many to count; seed "
                                        + seed(test.way())
                                        + ")"));
        html.text(" ").put("span", "simulated", "class", "tag").close();
        if (test.isExact() && test.isSmallestPossible()) {
            html.put(
                    "p",
                    test.first()
                            + " against "
                            + test.second()
                            + ", fully separated: "
                            + test.fewestExtreme()
                            + " of "
                            + test.partitions()
                            + " = "
                            + FigureText.probability(test.smallestPossible())
                            + " is the smallest possible.");
        }
        int decimals = found.measures().getFirst().decimals() + 1;
        html.put(
                "p",
                "Difference of the means of "
                        + found.measures().getFirst().label()
                        + ": "
                        + FigureText.shown(test.observed(), decimals)
                        + ", "
                        + interval(tested.difference(), decimals)
                        + ". Cliff's delta: "
                        + FigureText.shown(tested.delta().delta(), 2)
                        + tested.adjusted()
                                .map(
                                        p ->
                                                ". By Holm's correction: p = "
                                                        + FigureText.probability(p))
                                .orElse("")
                        + ".");
        html.close();
    }

    private static String seed(Way way) {
        return switch (way) {
            case Way.Exact _ -> "none";
            case Way.MonteCarlo drawn -> Long.toString(drawn.seed());
        };
    }

    private static String interval(Interval interval, int decimals) {
        if (interval.constant()) {
            return "all values alike, so that no interval can be drawn";
        }
        return "95 % interval "
                + FigureText.shown(interval.low(), decimals)
                + " to "
                + FigureText.shown(interval.high(), decimals)
                + " (BCa, "
                + interval.draws()
                + " draws, seed "
                + interval.seed()
                + (interval.isOfFewSeeds() ? ", few seeds)" : ")");
    }

    private void trends() {
        if (found.trends().isEmpty()) {
            return;
        }
        html.put("h3", "Trend over the rungs (Page's L, one-sided, blocks are seeds)");
        html.open("div", "class", "scroll").open("table").open("thead").open("tr");
        html.put("th", "arm").put("th", "tested for").put("th", "L", "class", "n");
        html.put("th", "seeds × rungs", "class", "n").put("th", "p", "class", "n");
        html.put("th", "").close().close().open("tbody");
        for (Trend trend : found.trends()) {
            html.open("tr").put("td", part.arms().get(trend.arm()) + second(trend));
            html.put("td", trend.isRising() ? "rising" : "falling, not foretold: p doubled");
            html.put("td", FigureText.exact(trend.test().statistic()), "class", "n");
            html.put("td", trend.test().blocks() + " × " + trend.test().treatments(), "class", "n");
            html.put("td", FigureText.probability(trend.p()), "class", "n").open("td");
            html.put(
                            "span",
                            trend.test().isExact()
                                    ? "simulated, exact"
                                    : "simulated, drawn with seed " + seed(trend.test().way()),
                            "class",
                            "tag")
                    .close()
                    .close();
        }
        html.close().close().close();
    }

    private String second(Trend trend) {
        return trend.second()
                .map(
                        rung -> {
                            Axis axis = part.axes().getLast();
                            return ", " + words(axis, rung);
                        })
                .orElse("");
    }

    private static String words(Axis axis, int rung) {
        String label = axis.rungs().get(rung).label();
        return axis.unit().isEmpty() ? label : label + " " + axis.unit();
    }

    private void measure(int index) {
        Measure measure = found.measures().get(index);
        int decimals = measure.decimals();
        html.put("h3", measure.label() + (measure.unit().isEmpty() ? "" : ", " + measure.unit()));
        html.open("div", "class", "scroll").open("table").open("thead").open("tr");
        places();
        for (String head : List.of("n", "mean", "deviation", "least", "median", "greatest")) {
            html.put("th", head, "class", "n");
        }
        html.put("th", "95 % interval (BCa)", "class", "n").put("th", "").close().close();
        html.open("tbody");
        for (Group group : found.groups()) {
            Spread spread = group.spreads().get(index);
            html.open("tr");
            place(group);
            html.put("td", Integer.toString(spread.summary().n()), "class", "n");
            figure(spread.summary().mean(), decimals + 1);
            figure(spread.summary().deviation().orElse(Double.NaN), decimals + 2);
            figure(spread.summary().min(), decimals);
            figure(spread.summary().median(), decimals + 1);
            figure(spread.summary().max(), decimals);
            html.put("td", ends(spread, decimals + 1), "class", "n");
            html.open("td").put("span", "simulated", "class", "tag").close().close();
        }
        html.close().close().close();
    }

    private void places() {
        html.put("th", "arm");
        part.axes().forEach(axis -> html.put("th", axis.label()));
    }

    private void place(Group group) {
        html.put("td", part.arms().get(group.arm()));
        for (int i = 0; i < part.axes().size(); i++) {
            html.put("td", words(part.axes().get(i), group.rungs().get(i)));
        }
    }

    private void figure(double figure, int decimals) {
        html.put("td", FigureText.shown(figure, decimals), "class", "n");
    }

    private static String ends(Spread spread, int decimals) {
        if (spread.interval().isEmpty()) {
            return "–";
        }
        Interval interval = spread.interval().get();
        return interval.constant()
                ? "all alike"
                : FigureText.shown(interval.low(), decimals)
                        + " to "
                        + FigureText.shown(interval.high(), decimals)
                        + (interval.isOfFewSeeds() ? ", few seeds" : "");
    }

    /** The single values of the main measure, where there are few enough to read. */
    private void values() {
        int seeds = part.seeds().list().size();
        if (seeds < 2 || seeds > MOST_VALUES || found.measures().isEmpty()) {
            return;
        }
        Measure main = found.measures().getFirst();
        html.open("details").put("summary", "Each seed: " + main.label());
        html.open("div", "class", "scroll").open("table").open("thead").open("tr");
        places();
        part.seeds().list().forEach(seed -> html.put("th", "seed " + seed, "class", "n"));
        html.put("th", "").close().close().open("tbody");
        for (Group group : found.groups()) {
            html.open("tr");
            place(group);
            for (Long seed : part.seeds().list()) {
                int at = group.seeds().indexOf(seed);
                figure(
                        at < 0 ? Double.NaN : group.spreads().getFirst().values().get(at),
                        main.decimals());
            }
            html.open("td").put("span", "simulated", "class", "tag").close().close();
        }
        html.close().close().close().close();
    }
}
