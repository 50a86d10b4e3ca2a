package mnemarium.scenario.file;

import mnemarium.scenario.Tenure;
import mnemarium.scenario.TenureFact;
import mnemarium.scenario.TenureFact.Elicit;
import mnemarium.scenario.TenureFact.Elsewhere;
import mnemarium.scenario.TenureFact.Value;

import java.time.LocalDate;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Reads the facts of a scenario of kind tenure. */
final class TenureFactReader {

    static final List<String> FACT =
            List.of(
                    "id",
                    "subject",
                    "owner",
                    "question",
                    "says",
                    "values",
                    "claimed",
                    "learned-from-user",
                    "durable",
                    "times-per-month",
                    "changes-every-days",
                    "elicit",
                    "elsewhere",
                    "mentions");

    static final List<String> VALUE = List.of("since", "value", "pieces");
    static final List<String> ELICIT = List.of("turns", "most-turns", "minutes", "tokens");
    static final List<String> ELSEWHERE = List.of("subjects", "values");

    private static final Elicit USUAL = new Elicit(1, 1, 1, 60);

    private final Problems problems;
    private final Map<String, Integer> owners;
    private final Map<String, Integer> facts;

    /** Ids of owned facts by what tells them apart. */
    private final Map<String, String> fields = new HashMap<>();

    /**
     * @param owners lines of the owners by name
     * @param facts lines of the facts by id, filled here
     */
    TenureFactReader(Problems problems, Map<String, Integer> owners, Map<String, Integer> facts) {
        this.problems = problems;
        this.owners = owners;
        this.facts = facts;
    }

    Optional<TenureFact> fact(Fields fields) {
        int before = problems.count();
        String id = TenureReader.id(fields, "fact", facts);
        String subject = TenureReader.line(fields, "subject");
        Optional<String> owner = TenureReader.optionalLine(fields, "owner");
        owner.filter(each -> !owners.containsKey(each))
                .ifPresent(
                        each ->
                                fields.problem(
                                        "owner",
                                        "owner '" + Node.cut(each) + "', which is not there",
                                        "the name of one that is there, or no owner"));
        owner.map(_ -> this.fields.putIfAbsent(TenureFact.fieldKey(id), id))
                .filter(each -> !each.equals(id))
                .ifPresent(
                        each ->
                                fields.problem(
                                        "id",
                                        "owned fact '" + id + "' beside '" + each + "'",
                                        "ids that differ in more than case and dashes"));
        String question = TenureReader.line(fields, "question");
        String asked = TenureFact.asked(question, subject);
        if (Tenure.isLine(question) && Tenure.isLine(subject) && !Tenure.isLine(asked)) {
            fields.problem(
                    "question",
                    "a text of " + asked.length() + " characters with its subject",
                    Tenure.LINES);
        }
        String says = TenureReader.line(fields, "says");
        if (!says.equals("?") && !says.contains(TenureFact.VALUE)) {
            fields.problem(
                    "says", "'" + Node.cut(says) + "'", "a sentence with " + TenureFact.VALUE);
        }
        List<Value> values = values(fields);
        Optional<String> claimed = TenureReader.optionalLine(fields, "claimed");
        if (fields.has("claimed") && fields.has("owner")) {
            fields.problem("claimed", "a claim of what has an owner", "one of the two");
        }
        boolean learned = flag(fields, "learned-from-user", false);
        boolean durable = flag(fields, "durable", true);
        int times = fields.whole("times-per-month", 0, TenureFact.MOST_TIMES, 1);
        Optional<Integer> changes =
                fields.has("changes-every-days")
                        ? Optional.of(fields.whole("changes-every-days", 1, TenureFact.MOST_DAYS))
                        : Optional.empty();
        Elicit elicit =
                fields.optional("elicit")
                        .flatMap(node -> Fields.of(node, fields.at("elicit"), problems, ELICIT))
                        .map(this::elicit)
                        .orElse(USUAL);
        Optional<Elsewhere> elsewhere = elsewhere(fields);
        List<String> mentions = TenureReader.lines(fields, "mentions", "mentions", Elsewhere.MOST);
        return problems.count() > before || elsewhere.isEmpty()
                ? Optional.empty()
                : Optional.of(
                        new TenureFact(
                                id,
                                subject,
                                owner,
                                question,
                                says,
                                values,
                                claimed,
                                learned,
                                durable,
                                times,
                                changes,
                                elicit,
                                elsewhere.get(),
                                mentions));
    }

    private List<Value> values(Fields fields) {
        List<Value> values = new ArrayList<>();
        List<Node> nodes = fields.list("values", "values", TenureFact.MOST_VALUES);
        for (int i = 0; i < nodes.size(); i++) {
            Fields.of(nodes.get(i), fields.at("values") + "[" + i + "]", problems, VALUE)
                    .flatMap(this::value)
                    .ifPresent(each -> add(fields, values, each));
        }
        return values;
    }

    private static void add(Fields fields, List<Value> values, Value value) {
        if (!values.isEmpty() && !value.since().isAfter(values.getLast().since())) {
            fields.problem(
                    "values",
                    value.since() + " after " + values.getLast().since(),
                    "dates that rise");
        }
        values.add(value);
    }

    private Optional<Value> value(Fields fields) {
        int before = problems.count();
        LocalDate since = Dates.read(fields, "since");
        String value = TenureReader.line(fields, "value");
        List<String> pieces =
                fields.has("pieces")
                        ? TenureReader.lines(fields, "pieces", "pieces", TenureFact.MOST_PIECES)
                        : List.of();
        if (pieces.size() == 1 && problems.count() == before) {
            fields.problem("pieces", "one piece", "two or more; none if one sentence states it");
        }
        return problems.count() > before
                ? Optional.empty()
                : Optional.of(new Value(since, value, pieces));
    }

    private Elicit elicit(Fields fields) {
        int turns = fields.whole("turns", 1, Elicit.MOST_TURNS, USUAL.turns());
        int most = fields.whole("most-turns", 1, Elicit.MOST_TURNS, turns);
        if (most < turns) {
            fields.problem(
                    "most-turns", most + " turns at most", "at least the " + turns + " of turns");
        }
        return new Elicit(
                turns,
                Math.max(turns, most),
                fields.whole("minutes", 0, Elicit.MOST_MINUTES, USUAL.minutes()),
                fields.whole("tokens", 0, Elicit.MOST_TOKENS, USUAL.tokens()));
    }

    private Optional<Elsewhere> elsewhere(Fields fields) {
        Node node = fields.required("elsewhere", "other subjects and their values");
        if (node == null) {
            return Optional.empty();
        }
        int before = problems.count();
        return Fields.of(node, fields.at("elsewhere"), problems, ELSEWHERE)
                .map(
                        each ->
                                List.of(
                                        TenureReader.lines(
                                                each, "subjects", "subjects", Elsewhere.MOST),
                                        TenureReader.lines(
                                                each, "values", "values", Elsewhere.MOST)))
                .filter(each -> problems.count() == before)
                .map(each -> new Elsewhere(each.getFirst(), each.getLast()));
    }

    private static boolean flag(Fields fields, String key, boolean byDefault) {
        Optional<Node> node = fields.optional(key);
        if (node.isEmpty()) {
            return byDefault;
        }
        if (node.get() instanceof Node.Scalar scalar && scalar.kind() == Node.Kind.TRUTH) {
            return scalar.text().equals("true");
        }
        fields.problem(key, node.get().shown(), "true or false");
        return byDefault;
    }
}
