package mnemarium.scenario.file;

import mnemarium.scenario.Evolving;
import mnemarium.scenario.Evolving.Change;
import mnemarium.scenario.Evolving.Manner;
import mnemarium.scenario.Evolving.Subject;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.Stream;

/** Reads a scenario of kind evolving-world. */
final class EvolvingReader {

    static final List<String> KEYS =
            Stream.concat(Head.KEYS.stream(), Stream.of("sessions", "subjects")).toList();

    static final List<String> SUBJECT = List.of("name", "aspect", "class", "values", "retired");
    static final List<String> VALUE = List.of("day", "value");

    private static final List<String> CLASSES =
            Arrays.stream(Manner.values()).map(Manner::word).toList();

    private final Problems problems;
    private final Map<String, Integer> lines = new HashMap<>();

    private EvolvingReader(Problems problems) {
        this.problems = problems;
    }

    static Optional<Evolving> read(Node root, Problems problems) {
        return Fields.of(root, "", problems, KEYS)
                .flatMap(fields -> new EvolvingReader(problems).evolving(fields));
    }

    private Optional<Evolving> evolving(Fields fields) {
        Head head =
                Head.read(
                        fields,
                        arms(fields),
                        "ledger",
                        List.of(Evolving.NO_EMBEDDER),
                        Evolving.OFFERED,
                        problems);
        int sessions = fields.whole("sessions", 1, Evolving.MOST_SESSIONS);
        List<Subject> subjects = new ArrayList<>();
        List<Node> nodes = fields.list("subjects", "subjects", Evolving.MOST_SUBJECTS);
        for (int i = 0; i < nodes.size(); i++) {
            Fields.of(nodes.get(i), fields.at("subjects") + "[" + i + "]", problems, SUBJECT)
                    .flatMap(this::subject)
                    .ifPresent(subjects::add);
        }
        return problems.isEmpty()
                ? Optional.of(
                        new Evolving(
                                head.name(),
                                head.title(),
                                head.about(),
                                head.arm(),
                                head.dials(),
                                sessions,
                                subjects))
                : Optional.empty();
    }

    /** The published arms, and the one of other days that the scenario names. */
    private static List<String> arms(Fields fields) {
        Stream<String> named =
                fields.optional("arm").stream()
                        .filter(Node.Scalar.class::isInstance)
                        .map(node -> ((Node.Scalar) node).text())
                        .filter(Evolving::isArm);
        return Stream.concat(Evolving.ARMS.stream(), named).distinct().toList();
    }

    private Optional<Subject> subject(Fields fields) {
        int before = problems.count();
        String name = name(fields);
        String aspect = fields.text("aspect");
        Manner manner =
                Manner.named(fields.word("class", CLASSES, Manner.STABLE.word())).orElseThrow();
        List<Change> values = values(fields);
        OptionalInt retired =
                fields.has("retired")
                        ? OptionalInt.of(fields.whole("retired", 0, Evolving.MOST_SESSIONS - 1))
                        : OptionalInt.empty();
        if (manner == Manner.COEXISTING && (values.size() > 1 || retired.isPresent())) {
            fields.problem(
                    values.size() > 1 ? "values" : "retired",
                    "a change of a subject that coexists",
                    "a single value, never retired");
        }
        return problems.count() > before
                ? Optional.empty()
                : Optional.of(new Subject(name, aspect, manner, values, retired));
    }

    private String name(Fields fields) {
        String name = fields.exactText("name").orElse("");
        if (!name.isEmpty() && !Evolving.isName(name)) {
            fields.problem("name", "'" + Node.cut(name) + "'", Evolving.NAMES);
        } else if (!name.isEmpty()) {
            Integer first = lines.putIfAbsent(name, fields.line("name"));
            if (first != null) {
                fields.problem(
                        "name",
                        "subject '" + name + "' a second time (first in line " + first + ")",
                        "each name once");
            }
        }
        return name;
    }

    private List<Change> values(Fields fields) {
        List<Change> values = new ArrayList<>();
        List<Node> nodes = fields.list("values", "values");
        int least = 0;
        for (int i = 0; i < nodes.size(); i++) {
            String path = fields.at("values") + "[" + i + "]";
            Optional<Fields> each = Fields.of(nodes.get(i), path, problems, VALUE);
            if (each.isPresent()) {
                Optional<Change> change = change(each.get(), i, least);
                change.ifPresent(values::add);
                least = change.map(Change::day).orElse(least) + 1;
            }
        }
        return values;
    }

    private Optional<Change> change(Fields fields, int index, int least) {
        int before = problems.count();
        int day = fields.whole("day", 0, Evolving.MOST_SESSIONS - 1);
        String value = fields.text("value");
        if (problems.count() == before && index == 0 && day != 0) {
            fields.problem("day", "day " + day + " for the first value", "day 0");
        }
        if (problems.count() == before && day < least) {
            fields.problem("day", "day " + day + " out of order", "a day after the one before");
        }
        if (fields.has("value") && problems.count() == before && !Evolving.isValue(value)) {
            fields.problem("value", "'" + Node.cut(value) + "'", Evolving.VALUES);
        }
        return problems.count() > before ? Optional.empty() : Optional.of(new Change(day, value));
    }
}
