package mnemarium.experiment.file;

import mnemarium.experiment.Axis;
import mnemarium.experiment.Generators;
import mnemarium.experiment.Measure;
import mnemarium.experiment.Measures;
import mnemarium.experiment.Part;
import mnemarium.experiment.Setups;
import mnemarium.experiment.Subject;
import mnemarium.loop.Arm;
import mnemarium.scenario.Conversation;
import mnemarium.scenario.Dial;
import mnemarium.scenario.OutcomeReuse;
import mnemarium.scenario.Problem;
import mnemarium.scenario.Scenario;
import mnemarium.scenario.file.Fields;
import mnemarium.scenario.file.Nearest;
import mnemarium.scenario.file.Node;
import mnemarium.scenario.file.Problems;
import mnemarium.scenario.file.Reading;
import mnemarium.scenario.file.ScenarioReader;
import mnemarium.scenario.file.Shipped;

import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.Supplier;

/**
 * Notes, with their lines, the arms, dials and measures of a part that its scenario does not have,
 * and scenarios that are not there. The players refuse them too, but know no lines; a plan that is
 * read back from a workspace is not asked, since a file that has gone is no fault of its text.
 */
final class PartFitting {

    private static final String SCENARIO = "scenario";
    private static final String ARMS = "arms";
    private static final String MEASURES = "measures";
    private static final String TTL = "ttl";

    private final Fields fields;
    private final Part part;
    private final Problems problems;

    private PartFitting(Fields fields, Part part, Problems problems) {
        this.fields = fields;
        this.part = part;
        this.problems = problems;
    }

    /** Notes what does not fit in a part that was read. */
    static void check(Fields fields, Part part, Problems problems) {
        new PartFitting(fields, part, problems).check();
    }

    private void check() {
        List<Scenario> scenarios = scenarios();
        if (!scenarios.isEmpty()) {
            arms(scenarios);
            dials(scenarios);
            measures(scenarios);
        }
    }

    private List<Scenario> scenarios() {
        List<Scenario> all = new ArrayList<>();
        Optional<Axis> swept = axis(SCENARIO);
        if (swept.isPresent()) {
            int axis = part.axes().indexOf(swept.get());
            List<Node> rungs = axis(axis).list("rungs", "rungs");
            for (int i = 0; i < rungs.size(); i++) {
                String path = fields.at("axes") + "[" + axis + "].rungs[" + i + "]";
                named(swept.get().rungs().get(i).value(), rungs.get(i).line(), path)
                        .ifPresent(all::add);
            }
            return all;
        }
        String set = part.settings().get(SCENARIO);
        if (set != null) {
            String key = fields.at("settings") + "." + SCENARIO;
            named(set, setting(SCENARIO).map(Node.Entry::line).orElse(0), key).ifPresent(all::add);
            return all;
        }
        switch (part.subject()) {
            case Subject.Named named ->
                    named(named.scenario(), fields.line(SCENARIO), fields.at(SCENARIO))
                            .ifPresent(all::add);
            case Subject.Files _ -> {} // they come with the command
            case Subject.Generated made -> generated(made).ifPresent(all::add);
        }
        return all;
    }

    private Optional<Scenario> named(String name, int line, String path) {
        Supplier<Problem> unknown =
                () ->
                        new Problem(
                                "plan",
                                line,
                                path,
                                "'" + Node.cut(name) + "', neither a shipped scenario nor a file",
                                Nearest.expected(name, Shipped.names()) + ", or a file");
        try {
            Optional<Reading> reading =
                    new Shipped().named(name).map(source -> new ScenarioReader().read(source));
            Path file = Path.of(name);
            if (reading.isEmpty() && !Files.isRegularFile(file)) {
                note(unknown.get());
                return Optional.empty();
            }
            return switch (reading.orElseGet(() -> new ScenarioReader().read(file))) {
                case Reading.Opened opened -> Optional.of(opened.scenario());
                case Reading.Refused refused -> {
                    Problem first = refused.problems().getFirst();
                    note(
                            new Problem(
                                    "plan",
                                    line,
                                    path,
                                    "the scenario "
                                            + Node.cut(name)
                                            + ", in which "
                                            + first.sentence(),
                                    "one that can be read"));
                    yield Optional.empty();
                }
            };
        } catch (InvalidPathException noPath) {
            note(unknown.get());
            return Optional.empty();
        }
    }

    private void note(Problem problem) {
        problems.add(problem.line(), problem.path(), problem.found(), problem.expected());
    }

    private Optional<Scenario> generated(Subject.Generated made) {
        Map<String, String> parameters = new TreeMap<>(made.parameters());
        List<String> known = Generators.parameters(made.generator());
        part.settings().forEach((name, value) -> put(parameters, known, name, value));
        part.axes()
                .forEach(
                        axis ->
                                put(
                                        parameters,
                                        known,
                                        axis.name(),
                                        axis.rungs().getFirst().value()));
        try {
            long seed = part.seeds().list().getFirst();
            return Generators.named(made.generator())
                    .map(generator -> generator.scenario(parameters, seed));
        } catch (IllegalArgumentException e) {
            return Optional.empty(); // a value it cannot use is the player's to refuse
        }
    }

    private static void put(
            Map<String, String> parameters, List<String> known, String name, String value) {
        if (known.contains(name)) {
            parameters.put(name, value);
        }
    }

    private void arms(List<Scenario> scenarios) {
        List<Node> nodes = fields.list(ARMS, ARMS);
        Optional<String> ttl =
                axis(TTL)
                        .map(axis -> axis.rungs().getFirst().value())
                        .or(() -> Optional.ofNullable(part.settings().get(TTL)));
        for (int i = 0; i < part.arms().size(); i++) {
            String word = part.arms().get(i);
            String arm = ttl.map(days -> word.replace("*", days)).orElse(word);
            Optional<Scenario> without =
                    scenarios.stream()
                            .filter(each -> Arm.named(each.kind(), arm).isEmpty())
                            .findFirst();
            if (without.isPresent()) {
                problems.add(
                        nodes.get(i).line(),
                        fields.at(ARMS) + "[" + i + "]",
                        "the arm '" + Node.cut(word) + "'",
                        Setups.arms(without.get()) + " (scenario " + without.get().name() + ")");
            }
        }
    }

    private void dials(List<Scenario> scenarios) {
        boolean joins =
                part.axes().stream().anyMatch(axis -> isJoin(axis.name()))
                        || part.settings().keySet().stream().anyMatch(PartFitting::isJoin);
        for (String name : part.settings().keySet()) {
            missing(name, scenarios, joins)
                    .ifPresent(
                            scenario ->
                                    problems.add(
                                            setting(name).map(Node.Entry::line).orElse(0),
                                            fields.at("settings") + "." + name,
                                            "the dial '" + Node.cut(name) + "'",
                                            dials(name, scenario)));
        }
        for (int i = 0; i < part.axes().size(); i++) {
            String name = part.axes().get(i).name();
            Fields axis = axis(i);
            missing(name, scenarios, joins)
                    .ifPresent(
                            scenario ->
                                    axis.problem(
                                            "sweep",
                                            "the dial '" + Node.cut(name) + "'",
                                            dials(name, scenario)));
        }
    }

    private static boolean isJoin(String name) {
        return Settable.dial(name).filter(Dial::isJoin).isPresent();
    }

    /**
     * A scenario that does not offer a dial; a world that grows has dials that nobody knows yet.
     */
    private Optional<Scenario> missing(String name, List<Scenario> scenarios, boolean joins) {
        Optional<Dial> dial = Settable.dial(name);
        if (dial.isEmpty()
                || Settable.WORDS.contains(name)
                || new Settable(part.subject()).isParameter(name)) {
            return Optional.empty();
        }
        Dial wish = dial.get();
        return scenarios.stream()
                .filter(
                        each ->
                                !(joins
                                        && each instanceof OutcomeReuse
                                        && (wish.isJoin() || wish.dimension().isPresent())))
                .filter(each -> !each.dialsOffered().contains(wish))
                .findFirst();
    }

    private static String dials(String name, Scenario scenario) {
        return Nearest.expected(name, Dial.names(scenario.dialsOffered()))
                + " (scenario "
                + scenario.name()
                + ")";
    }

    private void measures(List<Scenario> scenarios) {
        if (scenarios.stream().anyMatch(Conversation.class::isInstance)) {
            return; // what can be told of talks depends on all of them
        }
        List<Node> nodes = fields.list(MEASURES, MEASURES);
        List<String> known = Measures.of(scenarios.getFirst()).stream().map(Measure::name).toList();
        for (int i = 0; i < part.measures().size(); i++) {
            String measure = part.measures().get(i);
            if (!known.contains(measure)) {
                problems.add(
                        nodes.get(i).line(),
                        fields.at(MEASURES) + "[" + i + "]",
                        "the measure '" + Node.cut(measure) + "'",
                        Nearest.expected(measure, known));
            }
        }
    }

    private Optional<Axis> axis(String name) {
        return part.axes().stream().filter(axis -> axis.name().equals(name)).findFirst();
    }

    private Fields axis(int place) {
        return Fields.loose(
                        fields.list("axes", "axes").get(place),
                        fields.at("axes") + "[" + place + "]",
                        problems)
                .orElseThrow();
    }

    private Optional<Node.Entry> setting(String name) {
        return fields.optional("settings")
                .flatMap(node -> Fields.loose(node, fields.at("settings"), problems))
                .flatMap(
                        keys ->
                                keys.entries().stream()
                                        .filter(each -> each.key().equals(name))
                                        .findFirst());
    }
}
