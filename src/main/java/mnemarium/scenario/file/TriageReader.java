package mnemarium.scenario.file;

import mnemarium.scenario.GeneratedAlerts;
import mnemarium.scenario.Item;
import mnemarium.scenario.ItemList;
import mnemarium.scenario.Items;
import mnemarium.scenario.NearMiss;
import mnemarium.scenario.Rewording;
import mnemarium.scenario.Triage;
import mnemarium.scenario.WordingSet;
import mnemarium.scenario.file.Node.Entry;
import mnemarium.scenario.file.Node.Kind;
import mnemarium.scenario.file.Node.Scalar;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Stream;

/** Reads a scenario of kind triage. */
final class TriageReader {

    static final List<String> KEYS =
            Stream.concat(Head.KEYS.stream(), Stream.of("turn-size", "generate", "items")).toList();

    static final List<String> GENERATE =
            List.of("alerts", "duplicates", "near-miss", "rewording", "wordings");

    static final List<String> ITEM = List.of("id", "text", "incident", "label", "fields");

    private final Problems problems;

    private TriageReader(Problems problems) {
        this.problems = problems;
    }

    static Optional<Triage> read(Node root, Problems problems) {
        return Fields.of(root, "", problems, KEYS)
                .flatMap(fields -> new TriageReader(problems).triage(fields));
    }

    private Optional<Triage> triage(Fields fields) {
        Head head = Head.read(fields, Triage.ARMS, "in-loop", Triage.EMBEDDERS, problems);
        int turnSize = fields.whole("turn-size", 1, Triage.MOST_PER_TURN);
        Optional<Items> items = items(fields);
        if (items.isPresent()
                && head.embedder().equals("oracle")
                && !items.get().incidentsKnown()) {
            fields.problem(
                    "embedder",
                    "'oracle', though not every item names its incident",
                    "static, minilm or hashed, or an incident for each item");
        }
        if (!problems.isEmpty()) {
            return Optional.empty();
        }
        return items.map(
                each ->
                        new Triage(
                                head.name(),
                                head.title(),
                                head.about(),
                                head.arm(),
                                head.dials(),
                                head.embedder(),
                                turnSize,
                                each));
    }

    private Optional<Items> items(Fields fields) {
        if (fields.has("generate") && fields.has("items")) {
            fields.problem("items", "items beside a generator", "either items or generate");
            return Optional.empty();
        }
        if (!fields.has("generate") && !fields.has("items")) {
            problems.add(
                    fields.line(), "generate", "neither items nor a generator", "one of the two");
            return Optional.empty();
        }
        if (fields.has("items")) {
            return itemList(fields);
        }
        return fields.optional("generate")
                .flatMap(node -> Fields.of(node, fields.at("generate"), problems, GENERATE))
                .flatMap(this::generated);
    }

    private Optional<Items> generated(Fields fields) {
        int before = problems.count();
        int alerts = fields.whole("alerts", 2, GeneratedAlerts.MOST);
        int duplicates = fields.whole("duplicates", 0, GeneratedAlerts.MOST - 1);
        String nearMiss =
                fields.word("near-miss", words(NearMiss.values(), NearMiss::word), "near");
        String rewording =
                fields.word("rewording", words(Rewording.values(), Rewording::word), "mild");
        String wordings =
                fields.word("wordings", words(WordingSet.values(), WordingSet::word), "held-out");
        if (problems.count() > before) {
            return Optional.empty();
        }
        NearMiss kind = NearMiss.named(nearMiss).orElseThrow();
        if (duplicates >= alerts) {
            fields.problem(
                    "duplicates",
                    "the number " + duplicates,
                    "a whole number from 0 to " + (alerts - 1) + ", the first alert is new");
            return Optional.empty();
        }
        if (alerts - duplicates > kind.most()) {
            fields.problem(
                    "alerts",
                    (alerts - duplicates) + " originals (alerts without duplicates)",
                    "at most " + kind.most() + " where near-miss is " + nearMiss);
            return Optional.empty();
        }
        return Optional.of(
                new GeneratedAlerts(
                        alerts,
                        duplicates,
                        kind,
                        Rewording.named(rewording).orElseThrow(),
                        WordingSet.named(wordings).orElseThrow()));
    }

    private static <T> List<String> words(T[] values, Function<T, String> word) {
        return Arrays.stream(values).map(word).toList();
    }

    private Optional<Items> itemList(Fields fields) {
        int before = problems.count();
        List<Item> items = new ArrayList<>();
        Map<String, Integer> lines = new HashMap<>();
        List<Node> nodes = fields.list("items", "items");
        for (int i = 0; i < nodes.size(); i++) {
            Fields.of(nodes.get(i), fields.at("items") + "[" + i + "]", problems, ITEM)
                    .flatMap(each -> item(each, lines))
                    .ifPresent(items::add);
        }
        return problems.count() > before ? Optional.empty() : Optional.of(new ItemList(items));
    }

    private Optional<Item> item(Fields fields, Map<String, Integer> lines) {
        int before = problems.count();
        String id = Ids.claim(fields, "item", lines);
        String text = fields.text("text");
        Optional<String> incident = fields.optionalText("incident");
        String label = fields.optionalText("label").orElse("");
        Map<String, String> more = more(fields);
        return problems.count() > before
                ? Optional.empty()
                : Optional.of(new Item(id, text, incident.orElse(null), label, more));
    }

    /** Whatever else is known of an item: texts, numbers, true or false. */
    private Map<String, String> more(Fields fields) {
        Map<String, String> more = new LinkedHashMap<>();
        Optional<Fields> keys =
                fields.optional("fields")
                        .flatMap(node -> Fields.loose(node, fields.at("fields"), problems));
        for (Entry entry : keys.map(Fields::entries).orElse(List.of())) {
            if (entry.value() instanceof Scalar scalar && scalar.kind() != Kind.NOTHING) {
                more.put(entry.key(), scalar.text().strip());
            } else {
                problems.add(
                        entry.value().line(),
                        Paths.key(fields.at("fields"), entry.key()),
                        entry.value().shown(),
                        "a text or a number");
            }
        }
        return more;
    }
}
