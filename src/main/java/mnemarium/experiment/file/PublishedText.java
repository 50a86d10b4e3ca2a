package mnemarium.experiment.file;

import mnemarium.experiment.Part;
import mnemarium.experiment.Plan;
import mnemarium.experiment.PublishedFigure;
import mnemarium.experiment.PublishedFigure.Sort;
import mnemarium.experiment.PublishedFigure.Statistic;

import java.math.BigDecimal;
import java.math.RoundingMode;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** Writes published figures: those that agree in all but their place as one table. */
final class PublishedText {

    private final YamlLines lines;
    private final Plan plan;

    PublishedText(YamlLines lines, Plan plan) {
        this.lines = lines;
        this.plan = plan;
    }

    void write() {
        if (plan.published().isEmpty()) {
            return;
        }
        lines.open("published");
        List<PublishedFigure> together = new ArrayList<>();
        for (PublishedFigure figure : plan.published()) {
            if (!together.isEmpty() && !belong(together.getFirst(), figure)) {
                write(together);
                together.clear();
            }
            together.add(figure);
        }
        write(together);
        lines.close();
    }

    private boolean belong(PublishedFigure one, PublishedFigure other) {
        return isPlain(one)
                && isPlain(other)
                && one.part().equals(other.part())
                && one.statistic() == other.statistic()
                && one.sort() == other.sort()
                && one.note().equals(other.note())
                && one.source().equals(other.source())
                && one.at().keySet().equals(other.at().keySet());
    }

    /** Whether a place in a table says all about it. */
    private boolean isPlain(PublishedFigure figure) {
        return figure.low().isPresent()
                && figure.low().equals(figure.high())
                && figure.label().equals(label(figure));
    }

    private String label(PublishedFigure figure) {
        return PublishedFigure.label(
                part(figure), figure.arm(), figure.at(), figure.measure(), figure.statistic());
    }

    private Part part(PublishedFigure figure) {
        return plan.parts().stream()
                .filter(part -> part.name().equals(figure.part()))
                .findFirst()
                .orElseThrow(
                        () ->
                                new IllegalArgumentException(
                                        "figure "
                                                + figure.label()
                                                + " is of part "
                                                + figure.part()
                                                + ", expected one of the plan's"));
    }

    private void write(List<PublishedFigure> figures) {
        if (figures.size() == 1) {
            alone(figures.getFirst());
            return;
        }
        List<PublishedFigure> rest = new ArrayList<>(figures);
        while (!rest.isEmpty()) {
            Rows rows = new Rows();
            while (!rest.isEmpty() && rows.take(rest.getFirst())) {
                rest.removeFirst();
            }
            table(rows, figures.getFirst());
        }
    }

    private void common(PublishedFigure figure) {
        lines.text("part", figure.part());
        if (figure.statistic() != Statistic.MEAN) {
            lines.text("statistic", Choices.word(figure.statistic()));
        }
        if (figure.sort() != Sort.DETERMINISTIC) {
            lines.text("sort", Choices.word(figure.sort()));
        }
        if (!figure.note().isEmpty()) {
            lines.prose("note", figure.note());
        }
        lines.prose("source", figure.source());
    }

    private void alone(PublishedFigure figure) {
        lines.item();
        if (!figure.label().equals(label(figure))) {
            lines.prose("label", figure.label());
        }
        common(figure);
        lines.text("arm", figure.arm());
        if (!figure.at().isEmpty()) {
            lines.open("at");
            figure.at().forEach(lines::value);
            lines.close();
        }
        lines.text("measure", figure.measure());
        if (figure.low().isPresent() && figure.low().equals(figure.high())) {
            lines.raw("figure", number(figure.low().getAsDouble(), figure.decimals()));
        } else if (figure.low().isPresent() && figure.high().isPresent()) {
            lines.raw("low", number(figure.low().getAsDouble(), figure.decimals()));
            lines.raw("high", number(figure.high().getAsDouble(), figure.decimals()));
        }
        lines.close();
    }

    private void table(Rows rows, PublishedFigure first) {
        List<String> axes = List.copyOf(first.at().keySet());
        List<String> columns = new ArrayList<>(List.of(PublishedReader.ARM));
        columns.addAll(axes);
        columns.addAll(rows.measures);
        lines.item();
        common(first);
        lines.list("columns", columns);
        lines.open("rows");
        for (Row row : rows.rows) {
            List<String> cells = new ArrayList<>(List.of(YamlLines.word(row.arm)));
            axes.forEach(axis -> cells.add(YamlLines.value(row.at.getOrDefault(axis, ""))));
            for (int i = 0; i < rows.measures.size(); i++) {
                cells.add(i < row.cells.size() ? row.cells.get(i) : "null");
            }
            lines.rawItem("[" + String.join(", ", cells) + "]");
        }
        lines.close();
        lines.close();
    }

    private static String number(double value, int decimals) {
        return BigDecimal.valueOf(value).setScale(decimals, RoundingMode.HALF_EVEN).toPlainString();
    }

    /** One row of a table that grows. */
    private record Row(String arm, Map<String, String> at, List<String> cells) {}

    /** Rows that grow as long as the next figure comes after all those before it. */
    private static final class Rows {

        private final List<String> measures = new ArrayList<>();
        private final List<Integer> decimals = new ArrayList<>();
        private final List<Row> rows = new ArrayList<>();

        boolean take(PublishedFigure figure) {
            int column = measures.indexOf(figure.measure());
            if (column < 0) {
                measures.add(figure.measure());
                decimals.add(figure.decimals());
                column = measures.size() - 1;
            } else if (decimals.get(column) != figure.decimals()) {
                return false;
            }
            if (rows.isEmpty() || !isIn(rows.getLast(), figure, column)) {
                rows.add(new Row(figure.arm(), figure.at(), new ArrayList<>()));
            }
            List<String> cells = rows.getLast().cells();
            while (cells.size() < column) {
                cells.add("null");
            }
            cells.add(number(figure.low().orElseThrow(), figure.decimals()));
            return true;
        }

        private static boolean isIn(Row row, PublishedFigure figure, int column) {
            return row.arm().equals(figure.arm())
                    && row.at().equals(figure.at())
                    && row.cells().size() <= column;
        }
    }
}
