package mnemarium.scenario.file;

import mnemarium.scenario.Tenure;
import mnemarium.scenario.Tenure.Conversation;
import mnemarium.scenario.Tenure.Costs;
import mnemarium.scenario.Tenure.Question;
import mnemarium.scenario.TenureFact;
import mnemarium.scenario.TenureOwner;

import java.time.LocalDate;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

/** Reads a scenario of kind tenure: its owners, questions and conversations. */
final class TenureReader {

    static final List<String> KEYS =
            Stream.concat(
                            Head.KEYS.stream(),
                            Stream.of("costs", "owners", "facts", "questions", "conversations"))
                    .toList();

    static final List<String> COSTS =
            List.of("read-tokens", "search-ms", "passage-tokens", "synthesis-passages");
    static final List<String> OWNER =
            List.of("name", "answers-by", "latency-ms", "tokens", "changes-told", "indexed");
    static final List<String> QUESTION = List.of("id", "text", "needs");
    static final List<String> CONVERSATION = List.of("date", "says", "asks", "refused");

    private static final Costs USUAL = new Costs(240, 120, 225, 20);

    private final Problems problems;
    private final Map<String, Integer> owners = new HashMap<>();
    private final Map<String, Integer> facts = new HashMap<>();
    private final Map<String, Integer> questions = new HashMap<>();

    private TenureReader(Problems problems) {
        this.problems = problems;
    }

    static Optional<Tenure> read(Node root, Problems problems) {
        return Fields.of(root, "", problems, KEYS)
                .flatMap(fields -> new TenureReader(problems).tenure(fields));
    }

    private Optional<Tenure> tenure(Fields fields) {
        Head head =
                Head.read(fields, Tenure.ARMS, "gated", Tenure.EMBEDDERS, Tenure.OFFERED, problems);
        Costs costs =
                fields.optional("costs")
                        .flatMap(node -> Fields.of(node, fields.at("costs"), problems, COSTS))
                        .map(TenureReader::costs)
                        .orElse(USUAL);
        List<TenureOwner> holders = fields.each("owners", OWNER, Tenure.MOST_OWNERS, this::owner);
        fields.list("facts", "facts", Tenure.MOST_FACTS);
        TenureFactReader factReader = new TenureFactReader(problems, owners, facts);
        List<TenureFact> known =
                fields.each("facts", TenureFactReader.FACT, Tenure.MOST_FACTS, factReader::fact);
        questions.putAll(facts);
        List<Question> asked =
                fields.each("questions", QUESTION, Tenure.MOST_QUESTIONS, this::question);
        fields.list("conversations", "conversations", Tenure.MOST_CONVERSATIONS);
        List<Conversation> held =
                fields.each(
                        "conversations",
                        CONVERSATION,
                        Tenure.MOST_CONVERSATIONS,
                        this::conversation);
        if (problems.isEmpty()) {
            rising(fields, held);
        }
        return problems.isEmpty()
                ? Optional.of(
                        new Tenure(
                                head.name(),
                                head.title(),
                                head.about(),
                                head.arm(),
                                head.dials(),
                                head.embedder(),
                                costs,
                                holders,
                                known,
                                asked,
                                held))
                : Optional.empty();
    }

    private static Costs costs(Fields fields) {
        return new Costs(
                fields.whole("read-tokens", 0, Costs.MOST_TOKENS, USUAL.readTokens()),
                fields.whole("search-ms", 0, TenureOwner.MOST_MILLIS, USUAL.searchMillis()),
                fields.whole("passage-tokens", 0, Costs.MOST_TOKENS, USUAL.passageTokens()),
                fields.whole(
                        "synthesis-passages", 1, Costs.MOST_PASSAGES, USUAL.synthesisPassages()));
    }

    private Optional<TenureOwner> owner(Fields fields) {
        int before = problems.count();
        String name = fields.text("name");
        if (fields.has("name") && !TenureOwner.isName(name)) {
            fields.problem("name", "the name '" + Node.cut(name) + "'", TenureOwner.NAMES);
        }
        Integer first = fields.has("name") ? owners.putIfAbsent(name, fields.line("name")) : null;
        if (first != null) {
            fields.problem(
                    "name",
                    "owner '" + Node.cut(name) + "' a second time (first in line " + first + ")",
                    "each name once");
        }
        Optional<String> answersBy = optionalLine(fields, "answers-by");
        answersBy
                .filter(each -> Tenure.isLine(each) && !TenureOwner.isIdentifier(each))
                .ifPresent(
                        each ->
                                fields.problem(
                                        "answers-by",
                                        "'" + Node.cut(each) + "'",
                                        TenureOwner.IDENTIFIERS));
        int latency = fields.whole("latency-ms", 0, TenureOwner.MOST_MILLIS);
        int tokens = fields.whole("tokens", 0, TenureOwner.MOST_TOKENS);
        Optional<String> told = optionalLine(fields, "changes-told");
        Optional<LocalDate> indexed =
                fields.has("indexed")
                        ? Optional.of(Dates.read(fields, "indexed"))
                        : Optional.empty();
        if (fields.has("answers-by") && fields.has("indexed")) {
            fields.problem("indexed", "a day of an owner that answers by identifier", "only one");
        }
        return problems.count() > before
                ? Optional.empty()
                : Optional.of(new TenureOwner(name, answersBy, latency, tokens, told, indexed));
    }

    private Optional<Question> question(Fields fields) {
        int before = problems.count();
        String id = id(fields, "question", questions);
        String text = line(fields, "text");
        List<String> needs = fields.texts("needs", "ids of facts");
        if (needs.size() > Tenure.MOST_IN_CONVERSATION) {
            fields.problem(
                    "needs", needs.size() + " facts", "at most " + Tenure.MOST_IN_CONVERSATION);
        }
        once(fields, "needs", needs);
        known(fields, "needs", "fact", needs, facts);
        return problems.count() > before
                ? Optional.empty()
                : Optional.of(new Question(id, text, needs));
    }

    private Optional<Conversation> conversation(Fields fields) {
        int before = problems.count();
        LocalDate date = Dates.read(fields, "date");
        List<String> says = names(fields, "says", "fact", facts);
        List<String> asks = names(fields, "asks", "question", questions);
        List<String> refused = names(fields, "refused", "owner", owners);
        int many = says.size() + asks.size();
        if (problems.count() == before && (many < 1 || many > Tenure.MOST_IN_CONVERSATION)) {
            problems.add(
                    fields.line(),
                    fields.path(),
                    many + " things said and asked",
                    "1 to " + Tenure.MOST_IN_CONVERSATION);
        }
        return problems.count() > before
                ? Optional.empty()
                : Optional.of(new Conversation(date, says, asks, refused));
    }

    private void rising(Fields fields, List<Conversation> held) {
        for (int i = 1; i < held.size(); i++) {
            if (held.get(i).date().isBefore(held.get(i - 1).date())) {
                fields.problem(
                        "conversations",
                        held.get(i).date() + " after " + held.get(i - 1).date(),
                        "dates that do not fall");
                return;
            }
        }
    }

    private List<String> names(Fields fields, String key, String what, Map<String, Integer> all) {
        List<String> names = fields.has(key) ? fields.texts(key, "names") : List.of();
        once(fields, key, names);
        known(fields, key, what, names, all);
        return names;
    }

    private static void once(Fields fields, String key, List<String> names) {
        if (names.stream().distinct().count() < names.size()) {
            fields.problem(key, "a name twice", "each once");
        }
    }

    private static void known(
            Fields fields, String key, String what, List<String> names, Map<String, Integer> all) {
        for (String name : names) {
            if (!all.containsKey(name)) {
                String near =
                        Nearest.to(name, all.keySet().stream().sorted().toList())
                                .map(each -> "'" + each + "' perhaps; ")
                                .orElse("");
                fields.problem(
                        key,
                        what + " '" + Node.cut(name) + "', which is not there",
                        near + "the name of one that is there");
            }
        }
    }

    static String id(Fields fields, String what, Map<String, Integer> lines) {
        String id = Ids.claim(fields, what, lines);
        if (fields.has("id") && !id.equals("?") && !Tenure.isId(id)) {
            fields.problem("id", "the id '" + Node.cut(id) + "'", Tenure.IDS);
        }
        return id;
    }

    static String line(Fields fields, String key) {
        String line = fields.text(key);
        if (fields.has(key) && !Tenure.isLine(line)) {
            fields.problem(key, "a text of " + line.length() + " characters", Tenure.LINES);
        }
        return line;
    }

    static Optional<String> optionalLine(Fields fields, String key) {
        return fields.has(key) ? Optional.of(line(fields, key)) : Optional.empty();
    }

    /** Each of a list that is one line. */
    static List<String> lines(Fields fields, String key, String of, int most) {
        List<String> lines = fields.texts(key, of);
        if (lines.size() > most) {
            fields.problem(key, lines.size() + " " + of, "at most " + most);
        }
        for (String line : lines) {
            if (!Tenure.isLine(line)) {
                fields.problem(key, "a text of " + line.length() + " characters", Tenure.LINES);
            }
        }
        return lines;
    }
}
