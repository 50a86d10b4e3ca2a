package mnemarium.ui.chart;

import javafx.scene.paint.Color;

import mnemarium.ownership.GateVerdict;
import mnemarium.ownership.Step;
import mnemarium.ui.Faces;
import mnemarium.ui.chart.FlowShape.Box;
import mnemarium.ui.chart.FlowShape.Way;
import mnemarium.ui.chart.Lettering.Anchor;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.OptionalLong;

/** Draws the ownership flow: what was asked and reached is lit, the rest is quiet. */
final class FlowPainter implements Chart.Drawn {

    private static final double ROW = 15;

    private final FlowDiagram diagram;
    private final FlowShape shape;

    FlowPainter(FlowDiagram diagram, double width, double height) {
        this.diagram = diagram;
        shape = new FlowShape(width, height);
    }

    @Override
    public void paint(Pen pen, Palette palette) {
        // what is lit lies over what is not
        for (boolean lit : new boolean[] {false, true}) {
            for (Way way : shape.ways()) {
                if (diagram.isTaken(way.step(), way.yes()) == lit) {
                    way(pen, palette, way, lit);
                }
            }
        }
        shape.tests().forEach((step, box) -> test(pen, palette, step, box));
        shape.outcomes().forEach((verdict, box) -> outcome(pen, palette, verdict, box));
    }

    private void way(Pen pen, Palette palette, Way way, boolean lit) {
        Color colour = palette.of(lit ? Ink.YOU_EMPHASIS : Ink.FAINT);
        int last = way.corners().size() - 1;
        double[] xs = way.corners().stream().mapToDouble(FlowShape.Corner::x).toArray();
        double[] ys = way.corners().stream().mapToDouble(FlowShape.Corner::y).toArray();
        double x = xs[last];
        double y = ys[last];
        double dx = Math.signum(x - xs[last - 1]);
        double dy = Math.signum(y - ys[last - 1]);
        xs[last] -= dx * 6;
        ys[last] -= dy * 6;
        pen.polyline(xs, ys, new Line(colour, lit ? 2 : 1.2));
        pen.polygon(
                new double[] {x, x - dx * 8 - dy * 4, x - dx * 8 + dy * 4},
                new double[] {y, y - dy * 8 - dx * 4, y - dy * 8 + dx * 4},
                colour);
        pen.text(
                shape.isRow() ? diagram.word(way.step(), way.yes()) : way.yes() ? "yes" : "no",
                way.wordX(),
                way.wordY(),
                new Lettering(
                        lit ? Faces.SEMIBOLD : Faces.REGULAR,
                        11,
                        palette.of(lit ? Ink.YOU : Ink.MUTED),
                        way.anchor()));
    }

    private void test(Pen pen, Palette palette, Step step, Box box) {
        boolean lit = diagram.answer(step).isPresent();
        pen.rectangle(
                box.x(),
                box.y(),
                box.width(),
                box.height(),
                4,
                palette.of(lit ? Ink.YOU_GROUND : Ink.GROUND));
        pen.frame(
                box.x(),
                box.y(),
                box.width(),
                box.height(),
                4,
                new Line(palette.of(lit ? Ink.YOU_EMPHASIS : Ink.EDGE), lit ? 2 : 1));
        Lettering words = new Lettering(Faces.REGULAR, 12, palette.of(Ink.TEXT), Anchor.MIDDLE);
        List<String> lines = lines(FlowDiagram.question(step), words, box.width() - 12);
        double baseline = box.middleY() - (lines.size() - 1) * ROW / 2 + 4.3;
        for (String line : lines) {
            pen.text(words.fit(line, box.width() - 6), box.middleX(), baseline, words);
            baseline += ROW;
        }
    }

    /** Words broken into lines no wider than asked, where a word lets it. */
    static List<String> lines(String words, Lettering lettering, double width) {
        List<String> lines = new ArrayList<>();
        String line = "";
        for (String word : words.split(" ")) {
            String longer = line.isEmpty() ? word : line + " " + word;
            if (!line.isEmpty() && lettering.width(longer) > width) {
                lines.add(line);
                line = word;
            } else {
                line = longer;
            }
        }
        lines.add(line);
        return lines;
    }

    private void outcome(Pen pen, Palette palette, GateVerdict verdict, Box box) {
        boolean lit = diagram.judgement().verdict() == verdict;
        double round = box.height() / 2;
        pen.rectangle(
                box.x(),
                box.y(),
                box.width(),
                box.height(),
                round,
                palette.of(lit ? Ink.YOU_EMPHASIS : Ink.SUBTLE));
        Color ink = palette.of(lit ? Ink.ON_EMPHASIS : Ink.MUTED);
        Lettering name = new Lettering(Faces.SEMIBOLD, 12, ink, Anchor.MIDDLE);
        Lettering below = new Lettering(Faces.REGULAR, 11, ink, Anchor.MIDDLE);
        double room = box.width() - 8;
        pen.text(name.fit(title(verdict), room), box.middleX(), box.middleY() - 3, name);
        pen.text(below.fit(diagram.below(verdict), room), box.middleX(), box.middleY() + 12, below);
    }

    private static String title(GateVerdict verdict) {
        String word = verdict.title();
        return word.substring(0, 1).toUpperCase(Locale.ROOT) + word.substring(1);
    }

    @Override
    public List<Spot> spots() {
        List<Spot> spots = new ArrayList<>();
        for (Step step : Step.inOrder()) {
            Box box = shape.tests().get(step);
            if (box != null) {
                spots.add(spot(box, step.question(), diagram.said(step), spots.size()));
            }
        }
        for (GateVerdict verdict : FlowDiagram.OUTCOMES) {
            Box box = shape.outcomes().get(verdict);
            if (box != null) {
                spots.add(spot(box, title(verdict), diagram.said(verdict), spots.size()));
            }
        }
        return spots;
    }

    private static Spot spot(Box box, String title, String words, int key) {
        return Spot.box(
                box.x(), box.y(), box.width(), box.height(), title, words, OptionalLong.of(key));
    }
}
