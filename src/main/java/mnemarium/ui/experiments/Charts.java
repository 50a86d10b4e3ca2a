package mnemarium.ui.experiments;

import mnemarium.experiment.Axis;
import mnemarium.experiment.Findings;
import mnemarium.experiment.Findings.Group;
import mnemarium.experiment.Grid;
import mnemarium.experiment.Measure;
import mnemarium.experiment.Part;
import mnemarium.experiment.PublishedFigure;
import mnemarium.experiment.PublishedFigure.Statistic;
import mnemarium.ui.Figures;
import mnemarium.ui.chart.Bars;
import mnemarium.ui.chart.Chart;
import mnemarium.ui.chart.DoseResponse;
import mnemarium.ui.chart.DoseResponse.Dot;
import mnemarium.ui.chart.DoseResponse.Interval;
import mnemarium.ui.chart.DoseResponse.Mean;
import mnemarium.ui.chart.DoseResponse.Published;
import mnemarium.ui.chart.DoseResponse.Rung;
import mnemarium.ui.chart.HeatMap;
import mnemarium.ui.chart.Marker;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;

/** Makes charts of what was found in a part. A key in a chart is a cell's place in its grid. */
public final class Charts {
    /** More seeds of one rung than these are not told apart: the first ones are drawn. */
    private static final int MOST_DOTS = 200;

    private final Findings findings;
    private final int number;
    private final Findings.OfPart found;
    private final Part part;
    private final Grid grid;
    private final Measure measure;
    private final int column;

    /**
     * Charts of one measure of a part.
     *
     * @param number of the part
     * @param column of the measure
     */
    public Charts(Findings findings, int number, int column) {
        this.findings = findings;
        this.number = number;
        this.column = column;
        found = findings.parts().get(number);
        part = found.part();
        grid = new Grid(number, part);
        measure = found.measures().get(column);
    }

    /** All charts of a plan's main measures, by a name for a file: "loop-guard-rungs.svg". */
    public static Map<String, Chart> all(Findings findings) {
        Map<String, Chart> all = new LinkedHashMap<>();
        String plan = findings.plan().name();
        for (int i = 0; i < findings.parts().size(); i++) {
            Charts charts = new Charts(findings, i, 0);
            String name = findings.parts().size() == 1 ? plan : plan + "-" + charts.part.name();
            for (Part.View view : charts.part.views()) {
                String suffix =
                        charts.part.views().indexOf(view) == 0
                                ? ""
                                : "-" + ViewWords.of(view).replace(' ', '-');
                if (view == Part.View.HEAT_MAP && charts.part.arms().size() > 1) {
                    for (int arm = 0; arm < charts.part.arms().size(); arm++) {
                        String file = name + suffix + "-" + charts.part.arms().get(arm);
                        charts.of(view, arm).ifPresent(chart -> all.put(file, chart));
                    }
                } else {
                    charts.of(view, 0).ifPresent(chart -> all.put(name + suffix, chart));
                }
            }
        }
        return all;
    }

    /**
     * A chart.
     *
     * @param arm whose seeds are shown, by its place
     * @return empty for a table, and where nothing is played yet
     */
    public Optional<Chart> of(Part.View view, int arm) {
        if (found.groups().isEmpty()) {
            return Optional.empty();
        }
        return switch (view) {
            case DOSE_RESPONSE ->
                    part.axes().isEmpty() ? Optional.of(bars()) : Optional.of(dose(arm));
            case HEAT_MAP ->
                    part.axes().size() < 2 ? Optional.of(dose(arm)) : Optional.of(heat(arm));
            case BARS -> Optional.of(bars());
            case TABLE -> Optional.empty();
        };
    }

    /** The measure with its unit, as it stands at an axis. */
    private String measured() {
        return measure.unit().isEmpty() || measure.label().contains(measure.unit())
                ? measure.label()
                : measure.label() + ", " + measure.unit();
    }

    private static String axis(Axis axis) {
        return axis.title()
                + switch (axis.spacing()) {
                    case LINEAR, EVEN -> "";
                    case FROM_ONE -> " (logarithmic from 1)";
                    case LOGARITHMIC -> " (logarithmic)";
                };
    }

    private DoseResponse dose(int looked) {
        Axis axis = part.axes().getFirst();
        List<DoseResponse.Arm> arms = new ArrayList<>();
        // with a second axis, each of its rungs is a line of the arm that is looked at
        boolean isOneArm = part.axes().size() == 2;
        int lines = isOneArm ? part.axes().get(1).rungs().size() : part.arms().size();
        for (int line = 0; line < lines; line++) {
            int arm = isOneArm ? looked : line;
            List<Mean> means = new ArrayList<>();
            for (Group group : found.groups()) {
                boolean isOnLine =
                        group.arm() == arm && (!isOneArm || group.rungs().get(1) == line);
                if (isOnLine && !Double.isNaN(mean(group))) {
                    means.add(mean(group, group.rungs().getFirst()));
                }
            }
            String name = isOneArm ? rung(part.axes().get(1), line) : part.arms().get(line);
            arms.add(new DoseResponse.Arm(name, Marker.of(line), means));
        }
        return new DoseResponse(
                part.title(),
                axis(axis),
                measured(),
                measure.decimals(),
                rungs(axis),
                arms,
                isOneArm ? 0 : looked,
                isOneArm ? List.of() : published(looked));
    }

    private static String rung(Axis axis, int rung) {
        String unit = axis.unit().isEmpty() ? "" : "\u2009" + axis.unit();
        return axis.label() + " " + axis.rungs().get(rung).label() + unit;
    }

    private static List<Rung> rungs(Axis axis) {
        double[] places = new double[axis.rungs().size()];
        double least = Double.POSITIVE_INFINITY;
        double greatest = Double.NEGATIVE_INFINITY;
        for (int i = 0; i < places.length; i++) {
            double at = axis.rungs().get(i).at();
            places[i] =
                    switch (axis.spacing()) {
                        case LINEAR -> at;
                        case FROM_ONE -> Math.log1p(at);
                        case LOGARITHMIC -> Math.log(at);
                        case EVEN -> i;
                    };
            least = Math.min(least, places[i]);
            greatest = Math.max(greatest, places[i]);
        }
        List<Rung> rungs = new ArrayList<>();
        for (int i = 0; i < places.length; i++) {
            double place = greatest > least ? (places[i] - least) / (greatest - least) : 0.5;
            rungs.add(new Rung(axis.rungs().get(i).label(), place));
        }
        return rungs;
    }

    private double mean(Group group) {
        return group.spreads().get(column).summary().mean();
    }

    private Mean mean(Group group, int rung) {
        Findings.Spread spread = group.spreads().get(column);
        long first = grid.first(group.arm(), group.rungs());
        List<Dot> dots = new ArrayList<>();
        for (int i = 0; i < Math.min(MOST_DOTS, group.seeds().size()); i++) {
            double value = spread.values().get(i);
            if (!Double.isNaN(value)) {
                long seed = group.seeds().get(i);
                dots.add(new Dot(seed, value, first + part.seeds().list().indexOf(seed)));
            }
        }
        return new Mean(
                rung,
                mean(group),
                spread.interval().map(each -> new Interval(each.low(), each.high())),
                group.seeds().size(),
                dots);
    }

    /** Published means of this measure that lie on the first axis, for the arm looked at. */
    private List<Published> published(int looked) {
        Axis axis = part.axes().getFirst();
        List<Published> all = new ArrayList<>();
        for (PublishedFigure figure : findings.plan().published()) {
            boolean isHere =
                    figure.part().equals(part.name())
                            && figure.measure().equals(measure.name())
                            && figure.arm().equals(part.arms().get(looked))
                            && figure.low().isPresent()
                            && figure.high().isPresent()
                            && isOfOneRun(figure);
            String at = figure.at().get(axis.name());
            if (!isHere || at == null || figure.at().size() > 1) {
                continue;
            }
            for (int rung = 0; rung < axis.rungs().size(); rung++) {
                if (axis.rungs().get(rung).value().equals(at)) {
                    all.add(
                            new Published(
                                    rung,
                                    figure.low().getAsDouble(),
                                    figure.high().getAsDouble(),
                                    figure.label() + ": " + PublishedWords.figure(figure)));
                }
            }
        }
        return all;
    }

    private boolean isOfOneRun(PublishedFigure figure) {
        return figure.statistic() == Statistic.MEAN
                || (figure.statistic() != Statistic.P_VALUE && part.seeds().list().size() == 1);
    }

    private HeatMap heat(int arm) {
        Axis across = part.axes().getFirst();
        Axis up = part.axes().get(1);
        List<HeatMap.Box> boxes = new ArrayList<>();
        for (Group group : found.groups()) {
            if (group.arm() == arm && !Double.isNaN(mean(group))) {
                boxes.add(
                        new HeatMap.Box(
                                group.rungs().getFirst(),
                                group.rungs().get(1),
                                mean(group),
                                spread(group),
                                key(group)));
            }
        }
        String title =
                part.arms().size() == 1 ? part.title() : part.title() + ", " + part.arms().get(arm);
        return new HeatMap(
                title,
                // its boxes lie side by side, whatever their values
                across.title(),
                up.title(),
                measured(),
                Math.max(measure.decimals(), part.seeds().list().size() > 1 ? 1 : 0),
                across.rungs().stream().map(Axis.Rung::label).toList(),
                up.rungs().stream().map(Axis.Rung::label).toList(),
                boxes);
    }

    /** "5 seeds, 3 to 9"; nothing for one seed. */
    private String spread(Group group) {
        if (group.seeds().size() < 2) {
            return "";
        }
        var summary = group.spreads().get(column).summary();
        return Figures.counted(group.seeds().size(), "seed", "seeds")
                + ", "
                + Figures.number(summary.min(), measure.decimals())
                + " to "
                + Figures.number(summary.max(), measure.decimals());
    }

    /** The run of a group's first seed that was played. */
    private OptionalLong key(Group group) {
        return OptionalLong.of(
                grid.first(group.arm(), group.rungs())
                        + part.seeds().list().indexOf(group.seeds().getFirst()));
    }

    private Bars bars() {
        List<Bars.Bar> bars = new ArrayList<>();
        for (Group group : found.groups()) {
            Findings.Spread spread = group.spreads().get(column);
            if (Double.isNaN(spread.summary().mean())) {
                continue;
            }
            StringBuilder name = new StringBuilder(part.arms().get(group.arm()));
            for (int i = 0; i < group.rungs().size(); i++) {
                name.append(", ")
                        .append(part.axes().get(i).rungs().get(group.rungs().get(i)).label());
            }
            bars.add(
                    new Bars.Bar(
                            name.toString(),
                            true,
                            spread.summary().mean(),
                            spread.interval().map(each -> new Interval(each.low(), each.high())),
                            published(group),
                            spread(group),
                            key(group)));
        }
        int decimals =
                part.seeds().list().size() > 1
                        ? Math.max(1, measure.decimals())
                        : measure.decimals();
        return new Bars(part.title(), measured(), decimals, bars);
    }

    private Optional<Interval> published(Group group) {
        for (PublishedFigure figure : findings.plan().published()) {
            boolean isHere =
                    figure.part().equals(part.name())
                            && figure.measure().equals(measure.name())
                            && figure.arm().equals(part.arms().get(group.arm()))
                            && figure.low().isPresent()
                            && figure.high().isPresent()
                            && isOfOneRun(figure)
                            && figure.at().size() == group.rungs().size();
            for (int i = 0; isHere && i < group.rungs().size(); i++) {
                Axis axis = part.axes().get(i);
                isHere =
                        axis.rungs()
                                .get(group.rungs().get(i))
                                .value()
                                .equals(figure.at().get(axis.name()));
            }
            if (isHere) {
                return Optional.of(
                        new Interval(figure.low().getAsDouble(), figure.high().getAsDouble()));
            }
        }
        return Optional.empty();
    }

    /** The number of the part, for whoever opens a cell by its key. */
    public int number() {
        return number;
    }
}
