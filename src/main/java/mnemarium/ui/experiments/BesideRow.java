package mnemarium.ui.experiments;

import mnemarium.experiment.FigureText;
import mnemarium.experiment.Findings;
import mnemarium.experiment.PublishedFigure;
import mnemarium.ui.Figures;
import mnemarium.ui.chart.Mark;
import mnemarium.ui.chart.Table;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A figure found here beside a published one.
 *
 * @param label "Redundant, +15 ms"
 * @param yours the figure found here
 * @param interval its interval; may be empty
 * @param published what the source says
 * @param verdict how they compare
 * @param why the reason
 * @param source where it was published
 */
record BesideRow(
        String label,
        String yours,
        String interval,
        String published,
        Findings.Verdict verdict,
        String why,
        String source) {

    private static final Pattern RANGE = Pattern.compile("(inside|outside) [^(]*\\((.+)\\)");

    /** All rows of a plan, in its order. */
    static List<BesideRow> of(Findings findings) {
        List<BesideRow> rows = new ArrayList<>();
        for (Findings.Beside beside : findings.beside()) {
            PublishedFigure figure = beside.published();
            int decimals =
                    Math.max(
                            figure.decimals(),
                            figure.sort() == PublishedFigure.Sort.DETERMINISTIC ? 0 : 1);
            String yours =
                    beside.yours()
                            .map(
                                    value ->
                                            figure.statistic() == PublishedFigure.Statistic.P_VALUE
                                                    ? FigureText.probability(value)
                                                    : Figures.number(value, decimals))
                            .orElse("–");
            rows.add(
                    new BesideRow(
                            label(figure, findings),
                            yours,
                            beside.interval(),
                            PublishedWords.figure(figure),
                            beside.verdict(),
                            beside.why(),
                            figure.source()));
        }
        return rows;
    }

    /** Its label; where another part has one of the same words, with its part. */
    private static String label(PublishedFigure figure, Findings findings) {
        long alike =
                findings.beside().stream()
                        .filter(each -> each.published().label().equals(figure.label()))
                        .count();
        return alike < 2 ? figure.label() : figure.label() + " (" + figure.part() + ")";
    }

    /** The interval in a few words: "inside 0.6 to 3.2". */
    String range() {
        Matcher range = RANGE.matcher(interval);
        return range.matches() ? range.group(1) + " " + range.group(2) : interval;
    }

    /** The sign of a verdict. */
    static Mark mark(Findings.Verdict verdict) {
        return switch (verdict) {
            case REPRODUCED -> Mark.REPRODUCED;
            case DIFFERS -> Mark.DIFFERS;
            case NOT_COMPARABLE -> Mark.NOT_COMPARABLE;
            case NOT_PLAYED -> Mark.MISS;
        };
    }

    /** "4 reproduced, 1 differs". */
    static String summary(List<BesideRow> rows) {
        Map<Findings.Verdict, Integer> counts = new TreeMap<>();
        rows.forEach(row -> counts.merge(row.verdict(), 1, Integer::sum));
        List<String> words = new ArrayList<>();
        counts.forEach((verdict, count) -> words.add(count + " " + verdict.word()));
        return String.join(", ", words);
    }

    /** The rows as a table for a file. */
    static Table table(List<BesideRow> rows) {
        List<List<Object>> lines = new ArrayList<>();
        for (BesideRow row : rows) {
            lines.add(
                    List.of(
                            row.label(),
                            row.yours(),
                            row.interval(),
                            row.published(),
                            row.verdict().word(),
                            row.why(),
                            row.source()));
        }
        return new Table(
                List.of("figure", "yours", "interval", "published", "verdict", "why", "source"),
                lines);
    }
}
