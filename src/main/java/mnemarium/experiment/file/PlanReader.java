package mnemarium.experiment.file;

import mnemarium.experiment.Part;
import mnemarium.experiment.Plan;
import mnemarium.experiment.PublishedFigure;
import mnemarium.scenario.file.Fields;
import mnemarium.scenario.file.FileText;
import mnemarium.scenario.file.Node;
import mnemarium.scenario.file.Problems;
import mnemarium.scenario.file.TreeReader;

import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.UnaryOperator;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * Reads a plan: YAML, or the same keys as JSON. Strict as the readers of scenarios are: what is
 * unknown, missing or of the wrong type is noted with its line, and all of it comes at once. {@code
 * scenarios/plans/README.md} explains every key, {@code plan.schema.json} beside it says the same
 * to editors. Keeps nothing; for any thread.
 */
public final class PlanReader {

    /** What names of plans and parts are. */
    static final Pattern NAME = Pattern.compile("[a-z0-9][a-z0-9-]{0,79}");

    static final String NAMES = "1 to 80 lower-case letters, digits and dashes, no dash first";

    private static final List<String> HEAD = List.of("plan", "title", "page", "published");
    private static final List<String> PAGE = List.of("shows", "try", "notice", "source");

    /**
     * Reads a file; a scenario that it names and that lies beside it is found there. What its
     * scenarios do not have, an arm, a dial or a measure, is noted with its line too.
     */
    public PlanReading read(Path file) {
        Path last = file.getFileName();
        String name = last == null ? file.toString() : last.toString();
        Problems problems = new Problems(name.isBlank() ? "file" : name);
        String text = FileText.read(file, FileText.limit("yaml"), problems);
        return text == null
                ? new PlanReading.Refused(problems.all())
                : read(name, text, problems, scenario -> beside(file, scenario), true);
    }

    /**
     * Reads a text, whose scenarios are not looked at: they may have gone since it was written.
     *
     * @param name the file's name; one that ends in .json is JSON
     */
    public PlanReading read(String name, String text) {
        return read(name, text, new Problems(name), UnaryOperator.identity(), false);
    }

    private static String beside(Path file, String scenario) {
        try {
            Path beside = file.resolveSibling(scenario);
            return Files.isRegularFile(beside) ? beside.toString() : scenario;
        } catch (InvalidPathException noPath) {
            return scenario;
        }
    }

    private static PlanReading read(
            String name,
            String text,
            Problems problems,
            UnaryOperator<String> scenarios,
            boolean fits) {
        TreeReader reader = name.endsWith(".json") ? TreeReader.json() : TreeReader.yaml();
        Optional<Plan> plan =
                Optional.ofNullable(reader.read(text, 1, problems))
                        .flatMap(
                                root ->
                                        plan(
                                                root,
                                                problems,
                                                new PartReader(problems, scenarios, fits)));
        return plan.isPresent() && problems.isEmpty()
                ? new PlanReading.Opened(plan.get())
                : new PlanReading.Refused(problems.all());
    }

    private static Optional<Plan> plan(Node root, Problems problems, PartReader reader) {
        Optional<Fields> loose = Fields.loose(root, "", problems);
        boolean hasParts = loose.filter(each -> each.has("parts")).isPresent();
        List<String> known =
                Stream.concat(
                                HEAD.stream(),
                                hasParts ? Stream.of("parts") : PartReader.OWN.stream())
                        .toList();
        return loose.flatMap(each -> Fields.of(root, "", problems, known))
                .map(fields -> plan(fields, hasParts, problems, reader));
    }

    private static Plan plan(
            Fields fields, boolean hasParts, Problems problems, PartReader reader) {
        String name = name(fields, "plan");
        String title = fields.text("title");
        Plan.Page page =
                Optional.ofNullable(fields.required("page", "a mapping (key: value)"))
                        .flatMap(node -> Fields.of(node, fields.at("page"), problems, PAGE))
                        .map(PlanReader::page)
                        .orElse(new Plan.Page("?", List.of(), "?", "?"));
        List<Part> parts = new ArrayList<>();
        if (hasParts) {
            Set<String> names = new HashSet<>();
            List<Node> nodes = fields.list("parts", "parts");
            for (int i = 0; i < nodes.size(); i++) {
                Fields.of(
                                nodes.get(i),
                                fields.at("parts") + "[" + i + "]",
                                problems,
                                PartReader.KEYS)
                        .ifPresent(each -> parts.add(part(each, reader, names)));
            }
        } else {
            parts.add(reader.read(fields, name, title));
        }
        List<PublishedFigure> published =
                problems.isEmpty() ? new PublishedReader(parts, problems).read(fields) : List.of();
        return problems.isEmpty()
                ? new Plan(name, title, page, parts, published)
                : new Plan("unread", title, page, List.of(PartReader.STAND_IN), List.of());
    }

    private static Part part(Fields fields, PartReader reader, Set<String> names) {
        String name = name(fields, "part");
        if (!names.add(name)) {
            fields.problem("part", "the part '" + name + "' a second time", "each name once");
        }
        return reader.read(fields, name, fields.text("title"));
    }

    private static String name(Fields fields, String key) {
        String name = fields.text(key);
        if (!name.equals("?") && !NAME.matcher(name).matches()) {
            fields.problem(key, "'" + Node.cut(name) + "'", NAMES);
        }
        return name;
    }

    private static Plan.Page page(Fields fields) {
        return new Plan.Page(
                fields.text("shows"),
                fields.has("try") ? fields.texts("try", "things to try") : List.of(),
                fields.text("notice"),
                fields.text("source"));
    }
}
