package mnemarium.scenario.file;

import mnemarium.scenario.DriftingWorld;
import mnemarium.scenario.DriftingWorld.Churning;
import mnemarium.scenario.DriftingWorld.Drifting;
import mnemarium.scenario.DriftingWorld.Hidden;
import mnemarium.scenario.DriftingWorld.Late;
import mnemarium.scenario.DriftingWorld.Thing;
import mnemarium.scenario.file.Node.Kind;
import mnemarium.scenario.file.Node.Scalar;
import mnemarium.scenario.file.Node.Sequence;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;

/** Reads the world of a scenario of kind outcome-reuse. Its keys stand beside the head's. */
final class DriftingWorldReader {

    static final List<String> KEYS =
            List.of(
                    "tasks",
                    "scope",
                    "dependencies",
                    "noise",
                    "late",
                    "hidden",
                    "entities",
                    "costs");

    static final List<String> DRIFTING = List.of("name", "before", "after", "drift");
    static final List<String> CHURNING = List.of("name", "period");
    static final List<String> LATE = List.of("name", "period", "from");
    static final List<String> ENTITY = List.of("name", "dependencies");

    /** What stands for a task that never comes. */
    static final String NEVER = "never";

    private final Problems problems;
    private final Map<String, Integer> dimensionLines = new HashMap<>();
    private int tasks;

    private DriftingWorldReader(Problems problems) {
        this.problems = problems;
    }

    static Optional<DriftingWorld> read(Fields fields, Problems problems) {
        return new DriftingWorldReader(problems).world(fields);
    }

    private Optional<DriftingWorld> world(Fields fields) {
        int before = problems.count();
        tasks = fields.whole("tasks", 1, DriftingWorld.MOST_TASKS);
        if (problems.count() > before) {
            // a horizon that is not known cuts no drift off
            tasks = DriftingWorld.MOST_TASKS;
        }
        List<Drifting> dependencies = fields.each("dependencies", DRIFTING, this::drifting);
        List<Churning> noise = fields.each("noise", CHURNING, this::churning);
        List<Late> late = fields.each("late", LATE, this::late);
        List<Hidden> hidden = fields.each("hidden", DRIFTING, this::hidden);
        List<Thing> entities = entities(fields);
        Optional<String> scope = scope(fields, dependencies);
        ChargesReader charges = new ChargesReader(problems);
        DriftingWorld.Charges costs =
                fields.optional("costs")
                        .flatMap(node -> charges.read(node, fields.at("costs")))
                        .orElse(DriftingWorld.Charges.DEFAULT);
        checkNumber(fields);
        return problems.count() > before
                ? Optional.empty()
                : Optional.of(
                        new DriftingWorld(
                                tasks, dependencies, noise, late, hidden, entities, scope, costs));
    }

    private void checkNumber(Fields fields) {
        if (dimensionLines.size() > DriftingWorld.MOST_DIMENSIONS) {
            problems.add(
                    fields.line(),
                    fields.path(),
                    dimensionLines.size() + " dimensions",
                    "at most " + DriftingWorld.MOST_DIMENSIONS + " in all");
        }
    }

    private Optional<String> scope(Fields fields, List<Drifting> dependencies) {
        List<String> names = dependencies.stream().map(Drifting::name).toList();
        Optional<String> scope = fields.optionalText("scope");
        if (scope.isPresent() && !names.contains(scope.get())) {
            fields.problem(
                    "scope",
                    "'" + Node.cut(scope.get()) + "', which is no dependency",
                    names.isEmpty()
                            ? "the name of one, of which there is none"
                            : Nearest.expected(scope.get(), names));
        }
        boolean hasEntities =
                fields.optional("entities")
                        .filter(each -> !(each instanceof Sequence list && list.items().isEmpty()))
                        .isPresent();
        if (!fields.has("scope") && !hasEntities) {
            problems.add(
                    fields.line(),
                    fields.at("scope"),
                    "neither a scope nor entities",
                    "the dependency that selects the record");
        }
        return scope;
    }

    private Optional<Drifting> drifting(Fields fields) {
        return Optional.of(
                new Drifting(
                        dimension(fields),
                        fields.text("before"),
                        fields.text("after"),
                        drift(fields)));
    }

    private Optional<Hidden> hidden(Fields fields) {
        return Optional.of(
                new Hidden(
                        dimension(fields),
                        fields.text("before"),
                        fields.text("after"),
                        drift(fields)));
    }

    private Optional<Churning> churning(Fields fields) {
        return Optional.of(
                new Churning(
                        dimension(fields), fields.whole("period", 0, DriftingWorld.MOST_TASKS)));
    }

    private Optional<Late> late(Fields fields) {
        String name = dimension(fields);
        int period = fields.whole("period", 0, DriftingWorld.MOST_TASKS);
        OptionalInt from = fields.has("from") ? task(fields, "from", "") : missing(fields);
        return Optional.of(new Late(name, period, from.orElse(0)));
    }

    private static OptionalInt missing(Fields fields) {
        return OptionalInt.of(fields.whole("from", 0, DriftingWorld.MOST_TASKS - 1));
    }

    private OptionalInt drift(Fields fields) {
        boolean never =
                fields.optional("drift")
                        .filter(Scalar.class::isInstance)
                        .map(Scalar.class::cast)
                        .filter(each -> each.kind() == Kind.TEXT && each.text().equals(NEVER))
                        .isPresent();
        return never || !fields.has("drift")
                ? OptionalInt.empty()
                : task(fields, "drift", ", or " + NEVER);
    }

    /** A task within the horizon. */
    private OptionalInt task(Fields fields, String key, String orElse) {
        Node value = fields.optional(key).orElseThrow();
        if (value instanceof Scalar scalar && scalar.kind() == Kind.NUMBER) {
            Optional<Integer> task = Fields.wholeIn(scalar.text(), 0, DriftingWorld.MOST_TASKS - 1);
            if (task.isPresent() && task.get() < tasks) {
                return OptionalInt.of(task.get());
            }
            if (task.isPresent()) {
                fields.problem(
                        key,
                        "task " + task.get() + ", which is outside the horizon",
                        "a task from 0 to " + (tasks - 1) + orElse);
                return OptionalInt.empty();
            }
        }
        fields.problem(key, value.shown(), "a task from 0 to " + (tasks - 1) + orElse);
        return OptionalInt.empty();
    }

    /** The name of a dimension that no other has. */
    private String dimension(Fields fields) {
        String name = name(fields, "dimension", dimensionLines);
        return DriftingWorld.isName(name) ? name : "unnamed";
    }

    private String name(Fields fields, String what, Map<String, Integer> lines) {
        String name = fields.exactText("name").orElse("");
        if (name.isEmpty()) {
            return name;
        }
        if (!DriftingWorld.isName(name)) {
            fields.problem("name", "'" + Node.cut(name) + "'", DriftingWorld.NAMES);
            return name;
        }
        Integer first = lines.putIfAbsent(name, fields.line("name"));
        if (first != null) {
            fields.problem(
                    "name",
                    what + " '" + name + "' a second time (first in line " + first + ")",
                    "each name once");
        }
        return name;
    }

    private List<Thing> entities(Fields fields) {
        Map<String, Integer> lines = new HashMap<>();
        List<Thing> things = new ArrayList<>();
        List<Node> nodes = fields.optionalList("entities", "entities");
        if (nodes.size() > DriftingWorld.MOST_ENTITIES) {
            fields.problem(
                    "entities",
                    nodes.size() + " entities",
                    "at most " + DriftingWorld.MOST_ENTITIES);
            return List.of();
        }
        Map<String, Integer> common = Map.copyOf(dimensionLines);
        List<String> expected = new ArrayList<>();
        for (int i = 0; i < nodes.size(); i++) {
            boolean isFirst = i == 0;
            // each entity names the same dimensions again; none may be a common one
            dimensionLines.clear();
            dimensionLines.putAll(common);
            Fields.of(nodes.get(i), fields.at("entities") + "[" + i + "]", problems, ENTITY)
                    .flatMap(each -> entity(each, lines))
                    .ifPresent(
                            thing -> {
                                if (isFirst) {
                                    expected.addAll(thing.dimensions());
                                }
                                things.add(thing);
                            });
            checkSame(fields, i, things, expected);
        }
        return things;
    }

    private void checkSame(Fields fields, int index, List<Thing> things, List<String> expected) {
        if (things.size() == index + 1 && !things.getLast().dimensions().equals(expected)) {
            problems.add(
                    fields.line("entities"),
                    fields.at("entities") + "[" + index + "].dependencies",
                    "entity dimensions " + String.join(", ", things.getLast().dimensions()),
                    "the same names as the first entity: " + String.join(", ", expected));
        }
    }

    private Optional<Thing> entity(Fields fields, Map<String, Integer> lines) {
        int before = problems.count();
        String name = name(fields, "entity", lines);
        fields.list("dependencies", "dependencies");
        List<Drifting> own = fields.each("dependencies", DRIFTING, this::drifting);
        return problems.count() > before ? Optional.empty() : Optional.of(new Thing(name, own));
    }
}
