package mnemarium.scenario.file;

import mnemarium.scenario.Candidate;
import mnemarium.scenario.Fact;
import mnemarium.scenario.Lanes;
import mnemarium.scenario.Lanes.Live;
import mnemarium.scenario.Lanes.Piece;
import mnemarium.scenario.Lanes.Step;

import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

/** Reads a scenario of kind three-lanes. */
final class LanesReader {

    static final List<String> KEYS =
            Stream.concat(
                            Head.KEYS.stream(),
                            Stream.of("owners", "values", "facts", "work", "steps"))
                    .toList();

    static final List<String> VALUE =
            List.of("name", "subject", "before", "after", "change", "candidate");
    static final List<String> FACT = List.of("id", "text", "candidate");
    static final List<String> WORK = List.of("id", "title", "body", "needs");
    static final List<String> STEP = List.of("hear", "do", "ask");
    static final List<String> ASK = List.of("id", "text", "type", "needs");

    private static final List<String> TYPES =
            Arrays.stream(Lanes.Type.values()).map(Lanes.Type::word).toList();

    private final Problems problems;
    private final Map<String, Integer> values = new HashMap<>();
    private final Map<String, Integer> facts = new HashMap<>();
    private final Map<String, Integer> work = new HashMap<>();
    private final Map<String, Integer> questions = new HashMap<>();
    private final Map<String, Integer> told = new HashMap<>();

    private LanesReader(Problems problems) {
        this.problems = problems;
    }

    static Optional<Lanes> read(Node root, Problems problems) {
        return Fields.of(root, "", problems, KEYS)
                .flatMap(fields -> new LanesReader(problems).lanes(fields));
    }

    private Optional<Lanes> lanes(Fields fields) {
        Head head =
                Head.read(fields, Lanes.ARMS, "by-type", Lanes.EMBEDDERS, Lanes.OFFERED, problems);
        OwnersReader owners = OwnersReader.of(fields, problems);
        List<Live> live = fields.each("values", VALUE, each -> value(each, owners));
        List<Fact> known =
                fields.each(
                        "facts",
                        FACT,
                        each ->
                                Optional.of(
                                        new Fact(
                                                Ids.claim(each, "fact", facts),
                                                each.text("text"),
                                                owners.candidate(each))));
        List<Piece> pieces = fields.each("work", WORK, this::piece);
        fields.list("steps", "steps", Lanes.MOST_STEPS);
        List<Step> steps = fields.each("steps", STEP, this::step);
        return problems.isEmpty()
                ? Optional.of(
                        new Lanes(
                                head.name(),
                                head.title(),
                                head.about(),
                                head.arm(),
                                head.dials(),
                                head.embedder(),
                                live,
                                known,
                                pieces,
                                owners.owners(),
                                steps))
                : Optional.empty();
    }

    private Optional<Live> value(Fields fields, OwnersReader owners) {
        int count = problems.count();
        String name = name(fields, "name");
        Integer first = fields.has("name") ? values.putIfAbsent(name, fields.line("name")) : null;
        if (first != null) {
            fields.problem(
                    "name",
                    "value '" + Node.cut(name) + "' a second time (first in line " + first + ")",
                    "each name once");
        }
        String subject = line(fields, "subject");
        String before = line(fields, "before");
        String after = fields.has("after") ? line(fields, "after") : before;
        Optional<Integer> change =
                fields.has("change")
                        ? Optional.of(fields.whole("change", 1, Lanes.MOST_STEPS))
                        : Optional.empty();
        Optional<Candidate> candidate = owners.candidate(fields);
        return problems.count() > count
                ? Optional.empty()
                : Optional.of(new Live(name, subject, before, after, change, candidate));
    }

    private Optional<Piece> piece(Fields fields) {
        int before = problems.count();
        String id = Ids.claim(fields, "work", work);
        if (problems.count() == before) {
            name(fields, "id");
        }
        String title = line(fields, "title");
        String body = fields.text("body");
        List<String> needs = fields.texts("needs", "names of values");
        if (needs.stream().distinct().count() < needs.size()) {
            fields.problem("needs", "a value twice", "each once");
        }
        needs.forEach(need -> known(fields, "needs", "value", need, values));
        return problems.count() > before
                ? Optional.empty()
                : Optional.of(new Piece(id, title, body, needs));
    }

    private static String name(Fields fields, String key) {
        String name = fields.text(key);
        if (fields.has(key) && !name.equals("?") && !Lanes.isName(name)) {
            fields.problem(key, "the name '" + Node.cut(name) + "'", Lanes.NAMES);
        }
        return name;
    }

    private static String line(Fields fields, String key) {
        String line = fields.text(key);
        if (fields.has(key) && !Lanes.isLine(line)) {
            fields.problem(key, "a text of " + line.length() + " characters", Lanes.LINES);
        }
        return line;
    }

    private Optional<Step> step(Fields fields) {
        List<String> given = STEP.stream().filter(fields::has).toList();
        if (given.size() != 1) {
            problems.add(
                    fields.line(),
                    fields.path(),
                    given.isEmpty() ? "a step without anything to do" : "a step of several things",
                    "one of hear, do, ask");
            return Optional.empty();
        }
        return switch (given.getFirst()) {
            case "hear" -> hear(fields);
            case "do" -> {
                Optional<String> id = fields.optionalText("do");
                id.ifPresent(each -> known(fields, "do", "work", each, work));
                yield id.map(Step.Do::new);
            }
            default ->
                    fields.optional("ask")
                            .flatMap(node -> Fields.of(node, fields.at("ask"), problems, ASK))
                            .flatMap(this::ask);
        };
    }

    private Optional<Step> hear(Fields fields) {
        Optional<String> id = fields.optionalText("hear");
        if (id.isPresent() && known(fields, "hear", "fact", id.get(), facts)) {
            Integer first = told.putIfAbsent(id.get(), fields.line("hear"));
            if (first != null) {
                fields.problem(
                        "hear",
                        "fact '" + id.get() + "' a second time (first in line " + first + ")",
                        "each fact once");
            }
        }
        return id.map(Step.Hear::new);
    }

    private Optional<Step> ask(Fields fields) {
        int before = problems.count();
        String id = Ids.claim(fields, "question", questions);
        String text = fields.text("text");
        fields.required("type", "one of " + String.join(", ", TYPES));
        Lanes.Type type =
                Lanes.Type.named(fields.word("type", TYPES, TYPES.getFirst())).orElseThrow();
        String needs = fields.text("needs");
        if (problems.count() > before) {
            return Optional.empty();
        }
        switch (type) {
            case NEEDLE -> known(fields, "needs", "fact", needs, told, "which is not told by then");
            case DONE_BEFORE -> known(fields, "needs", "work", needs, work);
            case CURRENT_VALUE -> known(fields, "needs", "value", needs, values);
        }
        return Optional.of(new Step.Ask(id, text, type, needs));
    }

    /** Whether something of that name is there; notes it if it is not. */
    private boolean known(
            Fields fields, String key, String what, String found, Map<String, Integer> all) {
        return known(fields, key, what, found, all, "which is not there");
    }

    private boolean known(
            Fields fields,
            String key,
            String what,
            String found,
            Map<String, Integer> all,
            String but) {
        if (all.containsKey(found)) {
            return true;
        }
        String near =
                Nearest.to(found, all.keySet().stream().sorted().toList())
                        .map(each -> "'" + each + "' perhaps; ")
                        .orElse("");
        fields.problem(
                key,
                what + " '" + Node.cut(found) + "', " + but,
                near
                        + (what.equals("value")
                                ? "the name of a value"
                                : "the id of " + article(what)));
        return false;
    }

    private static String article(String what) {
        return what.equals("work") ? "a piece of work" : "a fact";
    }
}
