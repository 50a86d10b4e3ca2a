package mnemarium.ui.start;

import mnemarium.memory.Calibration;
import mnemarium.memory.Calibration.Control;
import mnemarium.memory.Calibration.Point;
import mnemarium.memory.Calibration.Score;
import mnemarium.memory.Calibration.Varied;
import mnemarium.ui.chart.Figure;
import mnemarium.ui.chart.Figure.Axis;
import mnemarium.ui.chart.Figure.Band;
import mnemarium.ui.chart.Figure.Curve;
import mnemarium.ui.chart.Figure.Dash;
import mnemarium.ui.chart.Figure.Rule;
import mnemarium.ui.chart.Ink;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.ToDoubleFunction;

/** Puts a calibration into a figure, tables and sentences. Pure. */
final class Calibrations {
    /** A control that comes this near knows as much as the embedder. */
    private static final double AS_GOOD = 0.02;

    private Calibrations() {}

    static Figure figure(Calibration calibration) {
        return new Figure(
                "F1 over thresholds, " + calibration.embedder() + " on " + calibration.corpus(),
                new Axis("threshold (cosine)", from(calibration), 1, 2),
                new Axis("F1", 0, 1, 2),
                List.of(
                        curve(
                                "where it was found",
                                Ink.YOU,
                                Dash.SOLID,
                                calibration,
                                Point::calibration),
                        curve("held-out seeds", Ink.MUTED, Dash.DASHED, calibration, Point::seeds),
                        curve(
                                "held-out words",
                                Ink.MUTED,
                                Dash.DOTTED,
                                calibration,
                                Point::wordings)),
                List.of(
                        new Band(
                                "plateau",
                                calibration.plateau().from(),
                                calibration.plateau().to())),
                List.of(new Rule("threshold", calibration.threshold())));
    }

    /** Below one half F1 hardly moves: the figure begins there, unless the threshold lies there. */
    private static double from(Calibration calibration) {
        return calibration.threshold() < 0.55 ? 0 : 0.5;
    }

    private static Curve curve(
            String name,
            Ink ink,
            Dash dash,
            Calibration calibration,
            ToDoubleFunction<Point> value) {
        return new Curve(
                name,
                ink,
                dash,
                calibration.curve().stream()
                        .filter(point -> point.threshold() >= from(calibration))
                        .map(
                                point ->
                                        new Figure.Point(
                                                point.threshold(), value.applyAsDouble(point)))
                        .toList());
    }

    /**
     * Rows of the table that sets the embedder beside the controls; the first row is the header.
     */
    static List<List<String>> beside(Calibration calibration) {
        List<List<String>> rows = new ArrayList<>();
        rows.add(List.of("", "threshold", "F1, new seeds", "F1, new words", "right match"));
        rows.add(
                List.of(
                        calibration.embedder(),
                        two(calibration.threshold()),
                        three(calibration.onHeldOutSeeds()),
                        three(calibration.onHeldOutWordings()),
                        percent(calibration.onHeldOutWordings())));
        for (Control control : calibration.controls()) {
            rows.add(
                    List.of(
                            control.name(),
                            two(control.threshold()),
                            three(control.seeds()),
                            three(control.wordings()),
                            percent(control.wordings())));
        }
        return rows;
    }

    /** Rows of a table of variations; the first row is the header. */
    static List<List<String>> varied(String what, List<Varied> variations) {
        List<List<String>> rows = new ArrayList<>();
        rows.add(List.of(what, "F1 here", "own threshold", "F1 there"));
        for (Varied varied : variations) {
            rows.add(
                    List.of(
                            varied.name(),
                            three(varied.score()),
                            two(varied.ownThreshold()),
                            three(varied.ownScore())));
        }
        return rows;
    }

    /** What the controls teach; empty when they are clearly worse. */
    static Optional<String> lesson(Calibration calibration) {
        double own = calibration.onHeldOutWordings().f1();
        return calibration.controls().stream()
                .filter(control -> control.wordings().streams() > 0)
                .filter(control -> control.wordings().f1() >= own - AS_GOOD)
                .map(Control::name)
                .findFirst()
                .map(
                        name ->
                                "The control “"
                                        + name
                                        + "” comes as far on new words: what is measured here is"
                                        + " the overlap of words, not meaning.");
    }

    static String summary(Calibration calibration) {
        return "plateau "
                + two(calibration.plateau().from())
                + " to "
                + two(calibration.plateau().to())
                + ", F1 "
                + three(calibration.onHeldOutSeeds())
                + " on new seeds, "
                + three(calibration.onHeldOutWordings())
                + " on new words";
    }

    static String two(double value) {
        return String.format(Locale.ROOT, "%.2f", value);
    }

    private static String three(Score score) {
        return score.streams() == 0 ? "–" : String.format(Locale.ROOT, "%.3f", score.f1());
    }

    private static String percent(Score score) {
        return score.streams() == 0
                ? "–"
                : String.format(Locale.ROOT, "%.1f\u2009%%", 100 * score.rightMatches());
    }

    /** All tables as one CSV text. */
    static String csv(Calibration calibration) {
        StringBuilder csv = new StringBuilder();
        for (List<List<String>> table :
                List.of(
                        beside(calibration),
                        varied("near miss", calibration.nearMisses()),
                        varied("rewording", calibration.rewordings()))) {
            for (List<String> row : table) {
                csv.append(String.join(",", row.stream().map(Calibrations::cell).toList()));
                csv.append('\n');
            }
            csv.append('\n');
        }
        return csv.append(figure(calibration).csv()).toString();
    }

    private static String cell(String text) {
        return text.contains(",") ? '"' + text + '"' : text;
    }
}
