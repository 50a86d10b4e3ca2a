package mnemarium.scenario.file;

import mnemarium.scenario.Dial;
import mnemarium.scenario.file.Node.Entry;
import mnemarium.scenario.file.Node.Scalar;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.regex.Pattern;

/** The keys that every kind of scenario has. */
record Head(
        String name,
        String title,
        String about,
        String arm,
        String embedder,
        Map<Dial, String> dials) {

    static final List<String> KEYS =
            List.of("kind", "name", "title", "about", "arm", "embedder", "dials");

    private static final Pattern NAME = Pattern.compile("[a-z0-9][a-z0-9-]{0,79}");

    static Head read(
            Fields fields,
            List<String> arms,
            String defaultArm,
            List<String> embedders,
            Problems problems) {
        return read(fields, arms, defaultArm, embedders, Dial.ofMemory(), problems);
    }

    /**
     * @param offered the dials that the scenario takes
     */
    static Head read(
            Fields fields,
            List<String> arms,
            String defaultArm,
            List<String> embedders,
            List<Dial> offered,
            Problems problems) {
        String name = fields.exactText("name").orElse("");
        if (!name.isEmpty() && !NAME.matcher(name).matches()) {
            fields.problem(
                    "name",
                    "'" + Node.cut(name) + "'",
                    "1 to 80 lower-case letters, digits and dashes, no dash first");
        }
        return new Head(
                name,
                fields.text("title"),
                fields.optionalText("about").orElse(""),
                fields.word("arm", arms, defaultArm),
                fields.word("embedder", embedders, embedders.getFirst()),
                dials(fields, offered, problems));
    }

    private static Map<Dial, String> dials(Fields fields, List<Dial> offered, Problems problems) {
        Map<Dial, String> dials = new TreeMap<>();
        Optional<Fields> keys =
                fields.optional("dials")
                        .flatMap(
                                node ->
                                        Fields.of(
                                                node,
                                                fields.at("dials"),
                                                problems,
                                                Dial.names(offered)));
        for (Entry entry : keys.map(Fields::entries).orElse(List.of())) {
            Optional<Dial> dial =
                    offered.stream().filter(each -> each.dial().equals(entry.key())).findFirst();
            if (keys.isPresent() && dial.isPresent()) {
                dial(dial.get(), entry.value(), keys.get().at(entry.key()), problems)
                        .ifPresent(value -> dials.put(dial.get(), value));
            }
        }
        return dials;
    }

    private static Optional<String> dial(Dial dial, Node value, String path, Problems problems) {
        if (value instanceof Scalar scalar && fits(dial, scalar)) {
            try {
                return Optional.of(dial.check(scalar.text()));
            } catch (IllegalArgumentException outside) {
                problems.add(value.line(), path, value.shown(), expected(dial, outside));
                return Optional.empty();
            }
        }
        problems.add(value.line(), path, value.shown(), dial.range());
        return Optional.empty();
    }

    /**
     * Numbers are written plain, without quotes; words are texts; a switch may be true or false.
     */
    private static boolean fits(Dial dial, Scalar scalar) {
        return switch (scalar.kind()) {
            case NUMBER -> dial.isNumber();
            case TEXT -> dial.kind() == Dial.Kind.NAMES || dial.words().contains(scalar.text());
            case TRUTH -> dial.kind() == Dial.Kind.SWITCH;
            case NOTHING -> false;
        };
    }

    /** The dial's own words after "expected": the range, or what else it asks of a number. */
    private static String expected(Dial dial, IllegalArgumentException outside) {
        String message = outside.getMessage() == null ? "" : outside.getMessage();
        int at = message.indexOf(", expected ");
        return at < 0 ? dial.range() : message.substring(at + ", expected ".length());
    }
}
