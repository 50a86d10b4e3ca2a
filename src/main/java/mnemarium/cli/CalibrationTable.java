package mnemarium.cli;

import mnemarium.memory.Calibration;
import mnemarium.memory.Calibration.Control;
import mnemarium.memory.Calibration.Score;
import mnemarium.memory.Calibration.Varied;

import java.io.PrintWriter;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;

/** Calibrations for people: embedders and controls side by side, and what the controls teach. */
final class CalibrationTable {

    /** F1 closer than this to a control's shows no more than the control. */
    private static final double ALIKE = 0.02;

    /**
     * One line of the tables: an embedder or a control.
     *
     * @param plateau empty for a control
     */
    private record Line(
            String name,
            double threshold,
            Optional<Calibration.Plateau> plateau,
            Score seeds,
            Score wordings,
            List<Varied> nearMisses,
            List<Varied> rewordings) {
        Line {
            nearMisses = List.copyOf(nearMisses);
            rewordings = List.copyOf(rewordings);
        }
    }

    private final List<Calibration> found;
    private final List<Line> lines;

    CalibrationTable(List<Calibration> found) {
        this.found = List.copyOf(found);
        this.lines = lines(found);
    }

    /** Embedders first, then those controls that are not among them. */
    private static List<Line> lines(List<Calibration> found) {
        Map<String, Line> lines = new LinkedHashMap<>();
        for (Calibration each : found) {
            lines.put(
                    each.embedder(),
                    new Line(
                            each.embedder(),
                            each.threshold(),
                            Optional.of(each.plateau()),
                            each.onHeldOutSeeds(),
                            each.onHeldOutWordings(),
                            each.nearMisses(),
                            each.rewordings()));
        }
        for (Calibration each : found) {
            for (Control control : each.controls()) {
                lines.putIfAbsent(
                        control.name(),
                        new Line(
                                control.name(),
                                control.threshold(),
                                Optional.empty(),
                                control.seeds(),
                                control.wordings(),
                                control.nearMisses(),
                                control.rewordings()));
            }
        }
        return List.copyOf(lines.values());
    }

    void print(PrintWriter out) {
        Calibration first = found.getFirst();
        out.println("Calibration on " + first.corpus() + ", computed here");
        out.println();
        out.println(row("", "threshold", "plateau", "F1 seeds", "F1 words", "right"));
        lines.forEach(
                line ->
                        out.println(
                                row(
                                        line.name(),
                                        number(line.threshold(), 4),
                                        line.plateau().map(CalibrationTable::range).orElse(""),
                                        f1(line.seeds()),
                                        f1(line.wordings()),
                                        line.wordings().streams() > 0
                                                ? number(line.wordings().rightMatches(), 3)
                                                : number(line.seeds().rightMatches(), 3))));
        out.println();
        out.println(
                "F1 on streams that were held out: other seeds of the same words, other words;");
        out.println("right: repeats whose nearest earlier text is the right one.");
        String other = "other words, at the threshold above";
        String own = "other words, each at a threshold of its own";
        table(out, "F1 by kind of near miss, " + other, Line::nearMisses, Varied::score);
        table(out, "F1 by kind of near miss, " + own, Line::nearMisses, Varied::ownScore);
        table(out, "F1 by level of rewording, " + other, Line::rewordings, Varied::score);
        table(out, "F1 by level of rewording, " + own, Line::rewordings, Varied::ownScore);
        out.println();
        lessons().forEach(out::println);
    }

    private void table(
            PrintWriter out,
            String title,
            Function<Line, List<Varied>> variations,
            Function<Varied, Score> score) {
        List<String> names = variations.apply(lines.getFirst()).stream().map(Varied::name).toList();
        if (names.isEmpty()) {
            return;
        }
        out.println();
        out.println(title);
        out.println(row("", names.toArray(String[]::new)));
        for (Line line : lines) {
            out.println(
                    row(
                            line.name(),
                            variations.apply(line).stream()
                                    .map(each -> f1(score.apply(each)))
                                    .toArray(String[]::new)));
        }
    }

    /** What the figures of the controls say about those of the embedders. */
    private List<String> lessons() {
        List<String> lessons = new ArrayList<>();
        lessons.add("What the controls teach");
        line("always duplicate")
                .ifPresent(
                        line ->
                                lessons.add(
                                        "  always duplicate  F1 "
                                                + f1(line)
                                                + " costs nothing: every figure starts there."));
        line("exact text")
                .ifPresent(
                        line ->
                                lessons.add(
                                        "  exact text        F1 "
                                                + f1(line)
                                                + " comes from repeats in the very same words."));
        line("hashed").ifPresent(line -> lessons.add("  hashed            " + words(line)));
        return lessons;
    }

    private String words(Line hashed) {
        List<String> alike = new ArrayList<>();
        List<String> better = new ArrayList<>();
        for (Calibration each : found) {
            double ahead = best(each.onHeldOutWordings(), each.onHeldOutSeeds()) - best(hashed);
            if (!each.embedder().equals("hashed")) {
                (ahead > ALIKE ? better : alike).add(each.embedder());
            }
        }
        String begin = "F1 " + f1(hashed) + " without any meaning: it sees which words occur.";
        if (!alike.isEmpty()) {
            return begin
                    + " "
                    + String.join(", ", alike)
                    + " shows word overlap here, not meaning.";
        }
        return better.isEmpty()
                ? begin
                : begin + " What " + String.join(", ", better) + " adds to that is meaning.";
    }

    private Optional<Line> line(String name) {
        return lines.stream().filter(line -> line.name().equals(name)).findFirst();
    }

    private static String f1(Line line) {
        return number(best(line), 3);
    }

    private static double best(Line line) {
        return best(line.wordings(), line.seeds());
    }

    /** On other words if the corpus has any, else on other seeds. */
    private static double best(Score wordings, Score seeds) {
        return wordings.streams() > 0 ? wordings.f1() : seeds.f1();
    }

    private static String f1(Score score) {
        return score.streams() == 0 ? "-" : number(score.f1(), 3);
    }

    private static String range(Calibration.Plateau plateau) {
        return number(plateau.from(), 3) + "-" + number(plateau.to(), 3);
    }

    private static String number(double value, int decimals) {
        return String.format(Locale.ROOT, "%." + decimals + "f", value);
    }

    private static String row(String head, String... cells) {
        StringBuilder row = new StringBuilder(String.format(Locale.ROOT, "  %-26s", head));
        for (String cell : cells) {
            row.append(String.format(Locale.ROOT, " %11s", cell));
        }
        return row.toString().stripTrailing();
    }
}
