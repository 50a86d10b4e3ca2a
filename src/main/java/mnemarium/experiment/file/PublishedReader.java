package mnemarium.experiment.file;

import mnemarium.experiment.Axis;
import mnemarium.experiment.Axis.Rung;
import mnemarium.experiment.Part;
import mnemarium.experiment.PublishedFigure;
import mnemarium.experiment.PublishedFigure.Sort;
import mnemarium.experiment.PublishedFigure.Statistic;
import mnemarium.scenario.file.Fields;
import mnemarium.scenario.file.Node;
import mnemarium.scenario.file.Node.Kind;
import mnemarium.scenario.file.Node.Scalar;
import mnemarium.scenario.file.Problems;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.TreeMap;
import java.util.stream.Stream;

/**
 * Reads published figures: one by one, or as a table whose first columns say where a row lies (arm,
 * rungs) and whose others are measures.
 */
final class PublishedReader {

    private static final List<String> COMMON =
            List.of("part", "statistic", "sort", "note", "source");

    static final List<String> FIGURE =
            Stream.concat(
                            COMMON.stream(),
                            Stream.of("label", "arm", "at", "measure", "figure", "low", "high"))
                    .toList();

    static final List<String> TABLE =
            Stream.concat(COMMON.stream(), Stream.of("at", "columns", "rows")).toList();

    static final List<String> STATISTICS = Choices.words(Statistic.values());

    static final List<String> SORTS = Choices.words(Sort.values());

    static final String ARM = "arm";

    private final List<Part> parts;
    private final Problems problems;
    private final List<PublishedFigure> figures = new ArrayList<>();

    PublishedReader(List<Part> parts, Problems problems) {
        this.parts = parts;
        this.problems = problems;
    }

    List<PublishedFigure> read(Fields plan) {
        List<Node> nodes = plan.optionalList("published", "figures");
        for (int i = 0; i < nodes.size(); i++) {
            Node node = nodes.get(i);
            String path = plan.at("published") + "[" + i + "]";
            boolean isTable =
                    Fields.loose(node, path, problems)
                            .filter(each -> each.has("rows") || each.has("columns"))
                            .isPresent();
            if (node instanceof Node.Mapping) {
                Fields.of(node, path, problems, isTable ? TABLE : FIGURE)
                        .ifPresent(each -> read(each, isTable));
            }
        }
        return figures;
    }

    private void read(Fields fields, boolean isTable) {
        List<String> names = parts.stream().map(Part::name).toList();
        String name = fields.word("part", names, names.getFirst());
        Part part = parts.get(names.indexOf(name));
        Statistic statistic =
                Choices.of(fields.word("statistic", STATISTICS, "mean"), Statistic.values());
        Sort sort = Choices.of(fields.word("sort", SORTS, "deterministic"), Sort.values());
        String note = fields.optionalText("note").orElse("");
        Common common = new Common(part, statistic, sort, note, fields.text("source"));
        if (isTable) {
            figures.addAll(new PublishedTable(this, common, problems).read(fields));
        } else {
            figure(fields, common);
        }
    }

    /** What the figures of one entry have in common. */
    record Common(Part part, Statistic statistic, Sort sort, String note, String source) {

        PublishedFigure figure(
                String label,
                String arm,
                Map<String, String> at,
                String measure,
                OptionalDouble low,
                OptionalDouble high,
                int decimals) {
            return new PublishedFigure(
                    label.isEmpty()
                            ? PublishedFigure.label(part, arm, at, measure, statistic)
                            : label,
                    part.name(),
                    arm,
                    at,
                    measure,
                    statistic,
                    low,
                    high,
                    decimals,
                    sort,
                    note,
                    source);
        }
    }

    private void figure(Fields fields, Common common) {
        Part part = common.part();
        String arm = fields.word(ARM, part.arms(), part.arms().getFirst());
        String measure = fields.word("measure", part.measures(), part.measures().getFirst());
        Map<String, String> at = at(fields, part);
        boolean isRange = fields.has("low") || fields.has("high");
        Optional<Written> low = written(fields, isRange ? "low" : "figure");
        Optional<Written> high = written(fields, isRange ? "high" : "figure");
        if (isRange && fields.has("figure")) {
            fields.problem("figure", "a figure beside low and high", "either");
        } else if (isRange && (!fields.has("low") || !fields.has("high"))) {
            fields.problem(fields.has("low") ? "low" : "high", "one end of a range", "both");
        } else if (common.sort() != Sort.CLAIM && !isRange && !fields.has("figure")) {
            fields.problem("figure", "no figure", "figure, or low and high, or sort: claim");
        } else if (low.isPresent() && high.isPresent() && low.get().value() > high.get().value()) {
            fields.problem("low", "more than high", "low at most high");
        }
        figures.add(
                common.figure(
                        fields.optionalText("label").orElse(""),
                        arm,
                        at,
                        measure,
                        value(low),
                        value(high),
                        Math.max(decimals(low), decimals(high))));
    }

    private static OptionalDouble value(Optional<Written> written) {
        return written.map(each -> OptionalDouble.of(each.value())).orElse(OptionalDouble.empty());
    }

    private static int decimals(Optional<Written> written) {
        return written.map(Written::decimals).orElse(0);
    }

    /** A number as it was written: 7.20 has two decimals. */
    record Written(double value, int decimals) {}

    private Optional<Written> written(Fields fields, String key) {
        return fields.optional(key).flatMap(node -> written(node, fields.at(key)));
    }

    Optional<Written> written(Node node, String path) {
        Optional<Written> found =
                node instanceof Scalar scalar && scalar.kind() == Kind.NUMBER
                        ? Values.number(scalar.text())
                                .filter(number -> number.scale() <= 12)
                                .map(
                                        number ->
                                                new Written(
                                                        number.doubleValue(),
                                                        Math.max(0, number.scale())))
                        : Optional.empty();
        if (found.isEmpty()) {
            problems.add(node.line(), path, node.shown(), "a number");
        }
        return found;
    }

    /** The rungs that an entry names, by axis. */
    Map<String, String> at(Fields fields, Part part) {
        Map<String, String> at = new TreeMap<>();
        List<String> axes = part.axes().stream().map(Axis::name).toList();
        fields.optional("at")
                .flatMap(node -> Fields.of(node, fields.at("at"), problems, axes))
                .ifPresent(
                        keys -> {
                            for (Node.Entry entry : keys.entries()) {
                                part.axes().stream()
                                        .filter(axis -> axis.name().equals(entry.key()))
                                        .findFirst()
                                        .flatMap(
                                                axis ->
                                                        rung(
                                                                axis,
                                                                entry.value(),
                                                                keys.at(entry.key())))
                                        .ifPresent(rung -> at.put(entry.key(), rung));
                            }
                        });
        return at;
    }

    Optional<String> rung(Axis axis, Node node, String path) {
        Optional<String> found = new Values(problems).text(node, path);
        List<String> rungs = axis.rungs().stream().map(Rung::value).toList();
        if (found.isPresent() && !rungs.contains(found.get())) {
            problems.add(
                    node.line(),
                    path,
                    "'" + Node.cut(found.get()) + "'",
                    "a rung of " + axis.name() + ": " + String.join(", ", rungs));
            return Optional.empty();
        }
        return found;
    }
}
