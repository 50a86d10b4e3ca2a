package mnemarium.ui.chart;

import mnemarium.ui.Figures;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * A measure over the rungs of a dial: a line for each arm, and for the arm that is looked at a dot
 * for each seed and the interval of each mean; published figures beside.
 *
 * @param title what it shows
 * @param xName the dial, with its unit and how its rungs lie
 * @param yName the measure, with its unit
 * @param decimals with which the measure is shown
 * @param rungs from the left
 * @param arms in the order of the plan; at least one
 * @param looked the arm whose seeds are shown, by its place
 * @param published figures of a source
 */
public record DoseResponse(
        String title,
        String xName,
        String yName,
        int decimals,
        List<Rung> rungs,
        List<Arm> arms,
        int looked,
        List<Published> published)
        implements Chart {

    /**
     * A value of the dial.
     *
     * @param label "+15"
     * @param place where it lies: 0 at the left end, 1 at the right
     */
    public record Rung(String label, double place) {}

    /**
     * An arm.
     *
     * @param name as it stands at the line
     * @param marker its shape and dash
     * @param means where it was played, in the order of the rungs
     */
    public record Arm(String name, Marker marker, List<Mean> means) {
        /** Copies the means. */
        public Arm {
            means = List.copyOf(means);
        }
    }

    /**
     * The mean over the seeds of a rung.
     *
     * @param rung the rung, by its place in the list
     * @param value the mean
     * @param interval of the mean, lower end and upper
     * @param seeds how many there are
     * @param dots the seeds that are drawn: all, or the first of very many
     */
    public record Mean(
            int rung, double value, Optional<Interval> interval, int seeds, List<Dot> dots) {
        /** Copies the dots. */
        public Mean {
            dots = List.copyOf(dots);
        }
    }

    /** Lower and upper end of an interval. */
    public record Interval(double low, double high) {}

    /**
     * One seed.
     *
     * @param seed the seed
     * @param value what it came to
     * @param key by which its run is opened
     */
    public record Dot(long seed, double value, long key) {}

    /**
     * A published figure.
     *
     * @param rung the rung, by its place in the list
     * @param low the figure, or the lower end of what was published
     * @param high the upper end; the same as {@code low} for one figure
     * @param words what it is
     */
    public record Published(int rung, double low, double high, String words) {}

    /** Copies the lists. */
    public DoseResponse {
        rungs = List.copyOf(rungs);
        arms = List.copyOf(arms);
        published = List.copyOf(published);
        if (arms.isEmpty() || rungs.isEmpty()) {
            throw new IllegalArgumentException(
                    "found "
                            + arms.size()
                            + " arms and "
                            + rungs.size()
                            + " rungs, expected some of each");
        }
        if (looked < 0 || looked >= arms.size()) {
            throw new IllegalArgumentException(
                    "arm " + looked + " is looked at, expected 0 to " + (arms.size() - 1));
        }
    }

    /** A figure of the measure as it is shown. */
    String number(double value) {
        return Figures.number(value, decimals);
    }

    /** A mean as it is shown: with one more digit than a seed's figure. */
    String mean(double value) {
        return Figures.number(value, decimals == 0 ? 1 : decimals);
    }

    @Override
    public Drawn at(double width, double height) {
        return new DosePainter(this, width, height);
    }

    @Override
    public String text() {
        StringBuilder text = new StringBuilder(title).append(". ").append(yName);
        text.append(" over ").append(xName).append('.');
        for (Arm arm : arms) {
            text.append('\n').append(arm.name()).append(':');
            for (Mean mean : arm.means()) {
                text.append(' ').append(rungs.get(mean.rung()).label()).append(' ');
                text.append(mean(mean.value()));
                mean.interval()
                        .ifPresent(
                                interval ->
                                        text.append(" (")
                                                .append(mean(interval.low()))
                                                .append(" to ")
                                                .append(mean(interval.high()))
                                                .append(')'));
                text.append(';');
            }
            text.setCharAt(text.length() - 1, '.');
        }
        if (!published.isEmpty()) {
            text.append("\npublished:");
            for (Published each : published) {
                text.append(' ').append(each.words()).append(';');
            }
            text.setCharAt(text.length() - 1, '.');
        }
        return text.toString();
    }

    @Override
    public Table table() {
        List<List<Object>> rows = new ArrayList<>();
        for (Arm arm : arms) {
            for (Mean mean : arm.means()) {
                String rung = rungs.get(mean.rung()).label();
                rows.add(
                        List.of(
                                arm.name(),
                                rung,
                                "mean",
                                mean.value(),
                                mean.interval().map(Interval::low).orElse(Double.NaN),
                                mean.interval().map(Interval::high).orElse(Double.NaN)));
                for (Dot dot : mean.dots()) {
                    rows.add(
                            List.of(
                                    arm.name(),
                                    rung,
                                    "seed " + dot.seed(),
                                    dot.value(),
                                    Double.NaN,
                                    Double.NaN));
                }
            }
        }
        for (Published each : published) {
            rows.add(
                    List.of(
                            "published",
                            rungs.get(each.rung()).label(),
                            each.words(),
                            each.low() == each.high() ? each.low() : Double.NaN,
                            each.low(),
                            each.high()));
        }
        return new Table(List.of("arm", "rung", "of", yName, "low", "high"), rows);
    }
}
