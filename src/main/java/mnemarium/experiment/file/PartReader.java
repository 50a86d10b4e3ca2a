package mnemarium.experiment.file;

import mnemarium.experiment.Axis;
import mnemarium.experiment.Generators;
import mnemarium.experiment.Part;
import mnemarium.experiment.Part.Contrast;
import mnemarium.experiment.Part.View;
import mnemarium.experiment.Seeds;
import mnemarium.experiment.Subject;
import mnemarium.scenario.file.Fields;
import mnemarium.scenario.file.Nearest;
import mnemarium.scenario.file.Node;
import mnemarium.scenario.file.Node.Kind;
import mnemarium.scenario.file.Node.Scalar;
import mnemarium.scenario.file.Problems;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.UnaryOperator;
import java.util.stream.Stream;

/** Reads the keys of a part, which stand at the top of a plan that has one part alone. */
final class PartReader {

    /** The keys of a part but its name and title. */
    static final List<String> OWN =
            List.of(
                    "scenario",
                    "generate",
                    "files",
                    "arms",
                    "axes",
                    "seeds",
                    "settings",
                    "measures",
                    "views",
                    "tests");

    static final List<String> KEYS =
            Stream.concat(Stream.of("part", "title"), OWN.stream()).toList();

    static final List<String> TEST = List.of("arm", "rung", "against-arm", "against-rung");

    static final List<String> VIEWS = Choices.words(View.values());

    /** Stands where a part could not be read; never leaves the reader. */
    static final Part STAND_IN =
            new Part(
                    "unread",
                    "?",
                    new Subject.Files(List.of()),
                    List.of("?"),
                    List.of(),
                    Seeds.NONE_DRAWN,
                    Map.of(),
                    List.of("?"),
                    List.of(View.TABLE),
                    List.of());

    private static final String WHAT = "what";

    private static final List<String> UNREAD = List.of("?");

    private final Problems problems;
    private final UnaryOperator<String> scenarios;
    private final boolean fits;

    /**
     * @param scenarios the name by which a scenario is found
     * @param fits whether it is noted what a part's scenario does not have
     */
    PartReader(Problems problems, UnaryOperator<String> scenarios, boolean fits) {
        this.problems = problems;
        this.scenarios = scenarios;
        this.fits = fits;
    }

    Part read(Fields fields, String name, String title) {
        int before = problems.count();
        final Subject subject = subject(fields);
        List<String> arms = once(fields, "arms", fields.texts("arms", "arms"));
        List<Axis> axes = axes(fields, subject);
        final Seeds seeds = seeds(fields);
        final Map<String, String> settings = settings(fields, subject, axes);
        List<String> measures = once(fields, "measures", fields.texts("measures", "measures"));
        List<View> views = views(fields, axes);
        List<Contrast> tests = tests(fields, arms, axes);
        if (problems.count() > before) {
            return STAND_IN;
        }
        Part part =
                new Part(name, title, subject, arms, axes, seeds, settings, measures, views, tests);
        if (fits) {
            PartFitting.check(fields, part, problems);
        }
        return part;
    }

    private Subject subject(Fields fields) {
        List<String> given =
                Stream.of("scenario", "generate", "files").filter(fields::has).toList();
        if (given.size() != 1) {
            problems.add(
                    fields.line(),
                    fields.path(),
                    given.isEmpty() ? "no subject" : String.join(" and ", given),
                    "one of scenario, generate, files");
            return STAND_IN.subject();
        }
        return switch (given.getFirst()) {
            case "scenario" -> new Subject.Named(scenarios.apply(fields.text("scenario")));
            case "files" -> new Subject.Files(files(fields));
            default -> generated(fields);
        };
    }

    private List<String> files(Fields fields) {
        List<String> files = new ArrayList<>();
        List<Node> nodes = fields.optionalList("files", "files");
        for (int i = 0; i < nodes.size(); i++) {
            Fields.text(nodes.get(i), fields.at("files") + "[" + i + "]", problems)
                    .ifPresent(files::add);
        }
        return files;
    }

    private Subject generated(Fields fields) {
        Node node = fields.optional("generate").orElseThrow();
        Optional<Fields> keys = Fields.loose(node, fields.at("generate"), problems);
        if (keys.isEmpty()) {
            return STAND_IN.subject();
        }
        List<String> names = Generators.names();
        keys.get().required(WHAT, "one of " + String.join(", ", names));
        String generator = keys.get().word(WHAT, names, "");
        Map<String, String> parameters = new TreeMap<>();
        Values values = new Values(problems);
        List<String> known = Generators.parameters(generator);
        for (Node.Entry entry : keys.get().entries()) {
            String key = entry.key();
            if (key.equals(WHAT)) {
                continue;
            }
            if (!known.contains(key) && !generator.isEmpty()) {
                problems.add(
                        entry.line(),
                        keys.get().at(key),
                        "'" + Node.cut(key) + "', which " + generator + " does not take",
                        Nearest.expected(key, known));
            } else {
                values.text(entry.value(), keys.get().at(key))
                        .ifPresent(text -> parameters.put(key, text));
            }
        }
        return new Subject.Generated(generator, parameters);
    }

    private List<Axis> axes(Fields fields, Subject subject) {
        List<Node> nodes = fields.optionalList("axes", "axes");
        if (nodes.size() > 2) {
            fields.problem("axes", nodes.size() + " axes", "two at most");
        }
        List<Axis> axes = new ArrayList<>();
        Set<String> names = new HashSet<>();
        AxisReader reader = new AxisReader(subject, problems);
        for (int i = 0; i < nodes.size(); i++) {
            String path = fields.at("axes") + "[" + i + "]";
            Fields.of(nodes.get(i), path, problems, AxisReader.KEYS)
                    .flatMap(reader::read)
                    .ifPresent(axes::add);
        }
        for (Axis axis : axes) {
            if (!names.add(axis.name())) {
                fields.problem("axes", "the axis '" + axis.name() + "' twice", "each once");
            }
        }
        return axes;
    }

    private Seeds seeds(Fields fields) {
        Optional<Node> node = fields.optional("seeds");
        if (node.isEmpty()) {
            return Seeds.NONE_DRAWN;
        }
        if (node.get() instanceof Scalar scalar
                && (scalar.kind() == Kind.NUMBER || scalar.kind() == Kind.TEXT)) {
            try {
                return Seeds.of(scalar.text());
            } catch (IllegalArgumentException wrong) {
                Values.problem(fields, "seeds", node.get(), wrong);
            }
        } else {
            fields.problem("seeds", node.get().shown(), "a number (5) or a list (3,9 or 3-9)");
        }
        return Seeds.NONE_DRAWN;
    }

    private Map<String, String> settings(Fields fields, Subject subject, List<Axis> axes) {
        Map<String, String> settings = new TreeMap<>();
        Settable settable = new Settable(subject);
        Values values = new Values(problems);
        Optional<Fields> keys =
                fields.optional("settings")
                        .flatMap(node -> Fields.loose(node, fields.at("settings"), problems));
        for (Node.Entry entry : keys.map(Fields::entries).orElse(List.of())) {
            String key = entry.key();
            String path = fields.at("settings") + "." + key;
            if (axes.stream().anyMatch(axis -> axis.name().equals(key))) {
                problems.add(entry.line(), path, "what an axis sweeps", "another setting");
            } else if (!settable.knows(key)) {
                problems.add(
                        entry.line(),
                        path,
                        "an unknown setting '" + Node.cut(key) + "'",
                        settable.expected(key));
            } else {
                values.checked(entry.value(), path, key).ifPresent(text -> settings.put(key, text));
            }
        }
        return settings;
    }

    private List<View> views(Fields fields, List<Axis> axes) {
        List<String> words =
                fields.has("views")
                        ? once(fields, "views", fields.texts("views", "views"))
                        : List.of(
                                switch (axes.size()) {
                                    case 0 -> "bars";
                                    case 1 -> "dose-response";
                                    default -> "heat-map";
                                });
        List<View> views = new ArrayList<>();
        for (String word : words) {
            if (!VIEWS.contains(word)) {
                fields.problem("views", "'" + Node.cut(word) + "'", Nearest.expected(word, VIEWS));
            } else {
                views.add(Choices.of(word, View.values()));
            }
        }
        return views;
    }

    private List<Contrast> tests(Fields fields, List<String> arms, List<Axis> axes) {
        List<Contrast> tests = new ArrayList<>();
        List<String> rungs =
                axes.stream()
                        .limit(1)
                        .flatMap(axis -> axis.rungs().stream().map(Axis.Rung::value))
                        .toList();
        // of an axis that could not be read nobody knows the rungs
        List<String> known = fields.has("axes") && rungs.isEmpty() ? UNREAD : rungs;
        List<Node> nodes = fields.optionalList("tests", "tests");
        for (int i = 0; i < nodes.size(); i++) {
            Fields.of(nodes.get(i), fields.at("tests") + "[" + i + "]", problems, TEST)
                    .ifPresent(each -> tests.add(test(each, arms, known)));
        }
        return tests;
    }

    private Contrast test(Fields fields, List<String> arms, List<String> rungs) {
        return new Contrast(
                chosen(fields, "arm", arms),
                chosen(fields, "rung", rungs),
                chosen(fields, "against-arm", arms),
                chosen(fields, "against-rung", rungs));
    }

    /** One of some words, empty if the key is missing. */
    private String chosen(Fields fields, String key, List<String> words) {
        Optional<String> found =
                fields.optional(key)
                        .flatMap(node -> new Values(problems).text(node, fields.at(key)));
        boolean isKnown = words.contains(found.orElse(""));
        if (found.isPresent() && !isKnown && !words.equals(UNREAD)) {
            fields.problem(
                    key,
                    "'" + Node.cut(found.get()) + "'",
                    words.isEmpty()
                            ? "none, since the part has no axis"
                            : Nearest.expected(found.get(), words));
        }
        return found.orElse("");
    }

    private static List<String> once(Fields fields, String key, List<String> words) {
        Set<String> seen = new HashSet<>();
        for (String word : words) {
            if (!seen.add(word)) {
                fields.problem(key, "'" + Node.cut(word) + "' twice", "each once");
            }
        }
        return words;
    }
}
