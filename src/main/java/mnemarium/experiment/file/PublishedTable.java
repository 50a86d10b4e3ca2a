package mnemarium.experiment.file;

import mnemarium.experiment.Axis;
import mnemarium.experiment.Part;
import mnemarium.experiment.PublishedFigure;
import mnemarium.experiment.file.PublishedReader.Common;
import mnemarium.experiment.file.PublishedReader.Written;
import mnemarium.scenario.file.Fields;
import mnemarium.scenario.file.Nearest;
import mnemarium.scenario.file.Node;
import mnemarium.scenario.file.Node.Kind;
import mnemarium.scenario.file.Node.Scalar;
import mnemarium.scenario.file.Node.Sequence;
import mnemarium.scenario.file.Problems;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.TreeMap;

/**
 * Reads a table of published figures. A column holds arms, rungs of an axis, or figures of a
 * measure; a place with nothing in it has no figure. A column of figures is as precise as its most
 * precise member.
 */
final class PublishedTable {

    private final PublishedReader reader;
    private final Common common;
    private final Part part;
    private final Problems problems;

    PublishedTable(PublishedReader reader, Common common, Problems problems) {
        this.reader = reader;
        this.common = common;
        this.part = common.part();
        this.problems = problems;
    }

    List<PublishedFigure> read(Fields fields) {
        int before = problems.count();
        final List<String> columns = columns(fields);
        final Map<String, String> fixed = reader.at(fields, part);
        List<List<Node>> rows = rows(fields, columns.size());
        if (problems.count() > before) {
            return List.of();
        }
        List<List<Optional<Written>>> figures = new ArrayList<>();
        for (int row = 0; row < rows.size(); row++) {
            List<Optional<Written>> written = new ArrayList<>();
            for (int column = 0; column < columns.size(); column++) {
                Node node = rows.get(row).get(column);
                written.add(
                        isMeasure(columns.get(column)) && !isBlank(node)
                                ? reader.written(node, path(fields, row, column))
                                : Optional.empty());
            }
            figures.add(written);
        }
        List<PublishedFigure> all = new ArrayList<>();
        for (int row = 0; row < rows.size(); row++) {
            Map<String, String> at = new TreeMap<>(fixed);
            String arm = place(fields, columns, rows.get(row), row, at);
            for (int column = 0; column < columns.size(); column++) {
                Optional<Written> written = figures.get(row).get(column);
                if (written.isPresent()) {
                    OptionalDouble value = OptionalDouble.of(written.get().value());
                    all.add(
                            common.figure(
                                    "",
                                    arm,
                                    at,
                                    columns.get(column),
                                    value,
                                    value,
                                    decimals(figures, column)));
                }
            }
        }
        return all;
    }

    private boolean isMeasure(String column) {
        return part.measures().contains(column);
    }

    private List<String> columns(Fields fields) {
        List<String> known = new ArrayList<>(List.of(PublishedReader.ARM));
        part.axes().forEach(axis -> known.add(axis.name()));
        known.addAll(part.measures());
        List<String> columns = fields.texts("columns", "columns");
        for (String column : columns) {
            if (!known.contains(column)) {
                fields.problem(
                        "columns", "'" + Node.cut(column) + "'", Nearest.expected(column, known));
            }
        }
        return columns;
    }

    private List<List<Node>> rows(Fields fields, int columns) {
        List<List<Node>> rows = new ArrayList<>();
        List<Node> nodes = fields.list("rows", "rows");
        for (int i = 0; i < nodes.size(); i++) {
            Node node = nodes.get(i);
            if (node instanceof Sequence row && row.items().size() == columns) {
                rows.add(row.items());
            } else {
                problems.add(
                        node.line(),
                        fields.at("rows") + "[" + i + "]",
                        node instanceof Sequence row
                                ? row.items().size() + " members"
                                : node.shown(),
                        "a list of " + columns + ", one for each column");
            }
        }
        return rows;
    }

    /** Where a row lies: puts its rungs down, returns its arm. */
    private String place(
            Fields fields,
            List<String> columns,
            List<Node> row,
            int number,
            Map<String, String> at) {
        String arm = part.arms().getFirst();
        for (int column = 0; column < columns.size(); column++) {
            String name = columns.get(column);
            Node node = row.get(column);
            String path = path(fields, number, column);
            Optional<Axis> axis =
                    part.axes().stream().filter(each -> each.name().equals(name)).findFirst();
            if (name.equals(PublishedReader.ARM)) {
                arm = new Values(problems).text(node, path).orElse(arm);
                if (!part.arms().contains(arm)) {
                    problems.add(
                            node.line(),
                            path,
                            "'" + Node.cut(arm) + "'",
                            Nearest.expected(arm, part.arms()));
                }
            } else if (axis.isPresent()) {
                reader.rung(axis.get(), node, path).ifPresent(rung -> at.put(name, rung));
            }
        }
        return arm;
    }

    private static int decimals(List<List<Optional<Written>>> figures, int column) {
        return figures.stream()
                .flatMap(row -> row.get(column).stream())
                .mapToInt(Written::decimals)
                .max()
                .orElse(0);
    }

    private static boolean isBlank(Node node) {
        return node instanceof Scalar scalar && scalar.kind() == Kind.NOTHING;
    }

    private static String path(Fields fields, int row, int column) {
        return fields.at("rows") + "[" + row + "][" + column + "]";
    }
}
