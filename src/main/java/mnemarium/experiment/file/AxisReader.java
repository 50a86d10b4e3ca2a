package mnemarium.experiment.file;

import mnemarium.experiment.Axis;
import mnemarium.experiment.Axis.Rung;
import mnemarium.experiment.Axis.Spacing;
import mnemarium.experiment.Subject;
import mnemarium.scenario.Dial;
import mnemarium.scenario.file.Fields;
import mnemarium.scenario.file.Node;
import mnemarium.scenario.file.Node.Mapping;
import mnemarium.scenario.file.Node.Scalar;
import mnemarium.scenario.file.Problems;

import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** Reads an axis: what is swept, and its rungs. */
final class AxisReader {

    static final List<String> KEYS =
            List.of("sweep", "label", "unit", "spacing", "rungs", "labels", "at");

    static final List<String> SPACINGS = Choices.words(Spacing.values());

    /** The keys of rungs that lie at equal distance. */
    static final List<String> RANGE = List.of("from", "to", "step");

    /** More rungs than this are not read off a chart by anybody. */
    static final int MOST = 1_000;

    private final Settable settable;
    private final Problems problems;

    AxisReader(Subject subject, Problems problems) {
        this.settable = new Settable(subject);
        this.problems = problems;
    }

    Optional<Axis> read(Fields fields) {
        int before = problems.count();
        String name = fields.text("sweep");
        if (!name.equals("?") && !settable.knows(name)) {
            fields.problem("sweep", "'" + Node.cut(name) + "'", settable.expected(name));
        }
        Optional<Dial> dial = settable.isParameter(name) ? Optional.empty() : Settable.dial(name);
        List<String> values = values(fields, name);
        List<Optional<BigDecimal>> numbers = values.stream().map(Values::number).toList();
        boolean areNumbers = numbers.stream().allMatch(Optional::isPresent);
        List<String> labels = labels(fields, values);
        List<Double> places = places(fields, numbers, areNumbers);
        Spacing spacing = spacing(fields, areNumbers || fields.has("at"), places);
        if (problems.count() > before) {
            return Optional.empty();
        }
        List<Rung> rungs = new ArrayList<>();
        for (int i = 0; i < values.size(); i++) {
            rungs.add(new Rung(values.get(i), labels.get(i), places.get(i)));
        }
        return Optional.of(
                new Axis(
                        name,
                        fields.optionalText("label")
                                .orElse(dial.map(Dial::label).orElse(name.replace('-', ' '))),
                        unit(fields, dial),
                        spacing,
                        rungs));
    }

    /** An empty unit is one too: that of a count. */
    private static String unit(Fields fields, Optional<Dial> dial) {
        boolean isNone =
                fields.optional("unit")
                        .filter(node -> node instanceof Scalar unit && unit.text().isBlank())
                        .isPresent();
        return isNone ? "" : fields.optionalText("unit").orElse(dial.map(Dial::unit).orElse(""));
    }

    private List<String> values(Fields fields, String name) {
        Node node = fields.required("rungs", "a list of rungs");
        if (node == null) {
            return List.of();
        }
        if (node instanceof Mapping) {
            return range(fields, node);
        }
        List<String> values = new ArrayList<>();
        Values reader = new Values(problems);
        Set<String> seen = new HashSet<>();
        List<Node> nodes = fields.list("rungs", "rungs", MOST);
        for (int i = 0; i < nodes.size(); i++) {
            Node each = nodes.get(i);
            String path = fields.at("rungs") + "[" + i + "]";
            Optional<String> value =
                    settable.isParameter(name)
                            ? reader.text(each, path)
                            : reader.checked(each, path, name);
            value.ifPresent(
                    text -> {
                        values.add(text);
                        if (!seen.add(text)) {
                            problems.add(
                                    each.line(), path, "the rung " + text + " twice", "each once");
                        }
                    });
        }
        return values;
    }

    /** Rungs from one whole number to another. */
    private List<String> range(Fields fields, Node node) {
        Optional<Fields> keys = Fields.of(node, fields.at("rungs"), problems, RANGE);
        int from = keys.map(each -> each.whole("from", 0, 1_000_000)).orElse(0);
        int to = keys.map(each -> each.whole("to", from, 1_000_000)).orElse(0);
        int step = keys.map(each -> each.whole("step", 1, 1_000_000, 1)).orElse(1);
        if ((to - from) / step >= MOST) {
            fields.problem("rungs", ((to - from) / step + 1) + " rungs", "at most " + MOST);
            return List.of();
        }
        List<String> values = new ArrayList<>();
        for (int value = from; value <= to; value += step) {
            values.add(Integer.toString(value));
        }
        return values;
    }

    private List<String> labels(Fields fields, List<String> values) {
        if (!fields.has("labels")) {
            return values;
        }
        List<String> labels = new ArrayList<>();
        List<Node> nodes = fields.list("labels", "labels");
        Values reader = new Values(problems);
        for (int i = 0; i < nodes.size(); i++) {
            reader.text(nodes.get(i), fields.at("labels") + "[" + i + "]").ifPresent(labels::add);
        }
        return sameSize(fields, "labels", labels, values.size());
    }

    private List<Double> places(
            Fields fields, List<Optional<BigDecimal>> numbers, boolean areNumbers) {
        List<Double> places = new ArrayList<>();
        if (!fields.has("at")) {
            for (int i = 0; i < numbers.size(); i++) {
                places.add(areNumbers ? numbers.get(i).orElseThrow().doubleValue() : i);
            }
            return places;
        }
        List<Node> nodes = fields.list("at", "places");
        Values reader = new Values(problems);
        for (int i = 0; i < nodes.size(); i++) {
            Node each = nodes.get(i);
            String path = fields.at("at") + "[" + i + "]";
            Optional<BigDecimal> number = reader.text(each, path).flatMap(Values::number);
            if (number.isEmpty()) {
                problems.add(each.line(), path, each.shown(), "a number");
            }
            places.add(number.map(BigDecimal::doubleValue).orElse(0.0));
        }
        return sameSize(fields, "at", places, numbers.size());
    }

    private static <T> List<T> sameSize(Fields fields, String key, List<T> found, int expected) {
        if (found.size() != expected) {
            fields.problem(
                    key, found.size() + " members", expected + ", one for each of the rungs");
        }
        return found;
    }

    private Spacing spacing(Fields fields, boolean areNumbers, List<Double> places) {
        String byDefault = areNumbers ? "linear" : "even";
        String word = fields.word("spacing", SPACINGS, byDefault);
        Spacing spacing = Choices.of(word, Spacing.values());
        double least = places.stream().mapToDouble(Double::doubleValue).min().orElse(1);
        if (spacing == Spacing.LOGARITHMIC && least <= 0) {
            fields.problem("spacing", "logarithmic with a rung at " + least, "rungs above 0");
        } else if (spacing == Spacing.FROM_ONE && least < 0) {
            fields.problem("spacing", "from-one with a rung at " + least, "rungs from 0");
        } else if (spacing != Spacing.EVEN && !areNumbers) {
            fields.problem("spacing", word + " for rungs that are words", "even, or places (at)");
        }
        return spacing;
    }
}
