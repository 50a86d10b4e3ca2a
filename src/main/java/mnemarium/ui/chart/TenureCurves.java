package mnemarium.ui.chart;

import mnemarium.ui.Faces;
import mnemarium.ui.chart.DoseResponse.Mean;
import mnemarium.ui.chart.Lettering.Anchor;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Two arms over how long an agent has known its user, with the places where their curves cross. A
 * crossing lies between two rungs: where exactly is not known, since nothing was played there.
 *
 * @param curves of all arms
 * @param one an arm, by its place
 * @param other another arm, by its place
 */
public record TenureCurves(DoseResponse curves, int one, int other) implements Chart {

    /**
     * The curves cross.
     *
     * @param after the last rung before, by its place
     * @param before the first rung behind, by its place
     * @param share of the way between them at which straight lines meet
     * @param value there
     */
    public record Crossing(int after, int before, double share, double value) {}

    /** Checks that there are two. */
    public TenureCurves {
        int arms = curves.arms().size();
        if (one == other || one < 0 || other < 0 || one >= arms || other >= arms) {
            throw new IllegalArgumentException(
                    "arms %d and %d of %d, expected two of them".formatted(one, other, arms));
        }
    }

    private Optional<Double> mean(int arm, int rung) {
        return curves.arms().get(arm).means().stream()
                .filter(each -> each.rung() == rung)
                .map(Mean::value)
                .findFirst();
    }

    /** Where one comes to lie on the other side of the other, from the left. */
    public List<Crossing> crossings() {
        List<Crossing> crossings = new ArrayList<>();
        int last = -1;
        double before = 0;
        for (int rung = 0; rung < curves.rungs().size(); rung++) {
            Optional<Double> mine = mean(one, rung);
            Optional<Double> its = mean(other, rung);
            if (mine.isEmpty() || its.isEmpty() || mine.get().equals(its.get())) {
                // equal figures are no side; what comes next tells
                continue;
            }
            double now = mine.get() - its.get();
            if (last >= 0 && Math.signum(now) != Math.signum(before)) {
                double share = before / (before - now);
                double from = mean(one, last).orElseThrow();
                crossings.add(new Crossing(last, rung, share, from + share * (mine.get() - from)));
            }
            last = rung;
            before = now;
        }
        return List.copyOf(crossings);
    }

    private String label(int rung) {
        return curves.rungs().get(rung).label();
    }

    private String name(int arm) {
        return curves.arms().get(arm).name();
    }

    /** A crossing in words: "between 20 and 40". */
    String words(Crossing crossing) {
        return "between %s and %s".formatted(label(crossing.after()), label(crossing.before()));
    }

    /** What the curves do, in a sentence. */
    public String sentence() {
        List<Crossing> crossings = crossings();
        if (crossings.isEmpty()) {
            return "%s and %s do not cross%s.".formatted(name(one), name(other), sides());
        }
        return "%s and %s cross %s."
                .formatted(
                        name(one),
                        name(other),
                        String.join(" and ", crossings.stream().map(this::words).toList()));
    }

    /** Which of two curves that do not cross lies above; nothing where they are one. */
    private String sides() {
        for (int rung = 0; rung < curves.rungs().size(); rung++) {
            Optional<Double> mine = mean(one, rung);
            Optional<Double> its = mean(other, rung);
            if (mine.isPresent() && its.isPresent() && !mine.get().equals(its.get())) {
                boolean isAbove = mine.get() > its.get();
                return ": " + name(isAbove ? one : other) + " is never below";
            }
        }
        return "";
    }

    @Override
    public String title() {
        return curves.title();
    }

    @Override
    public String text() {
        return curves.text() + "\n" + sentence();
    }

    @Override
    public Table table() {
        return curves.table();
    }

    @Override
    public Drawn at(double width, double height) {
        DosePainter below = new DosePainter(curves, width, height);
        DosePlane plane = below.plane();
        return new Drawn() {
            @Override
            public void paint(Pen pen, Palette palette) {
                Lettering small =
                        new Lettering(Faces.SEMIBOLD, 11, palette.of(Ink.TEXT), Anchor.MIDDLE);
                Line line = Line.dashed(palette.of(Ink.TEXT), 1, 3, 3);
                double free = 0;
                for (Crossing each : crossings()) {
                    double from = plane.atX(each.after());
                    double x = from + each.share() * (plane.atX(each.before()) - from);
                    pen.line(x, 30, x, plane.bottom(), line);
                    pen.ring(x, plane.atY(each.value()), 6, new Line(palette.of(Ink.TEXT), 1.4));
                    String words = words(each);
                    double half = small.width(words) / 2;
                    double middle = Math.clamp(x, half + 4, Math.max(half + 4, width - half - 4));
                    if (middle - half >= free) {
                        pen.text(words, middle, 26, small);
                        free = middle + half + 8;
                    }
                }
                below.paint(pen, palette);
            }

            @Override
            public List<Spot> spots() {
                return below.spots();
            }
        };
    }
}
