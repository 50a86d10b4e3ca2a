package mnemarium.scenario.file;

import mnemarium.scenario.Conversation;
import mnemarium.scenario.Fact;
import mnemarium.scenario.GeneratedAlerts;
import mnemarium.scenario.Item;
import mnemarium.scenario.ItemList;
import mnemarium.scenario.Items;
import mnemarium.scenario.Message;
import mnemarium.scenario.OutcomeReuse;
import mnemarium.scenario.Question;
import mnemarium.scenario.Scenario;
import mnemarium.scenario.Source;
import mnemarium.scenario.Triage;
import mnemarium.scenario.Turn;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * Writes a scenario back as YAML, so that one that was made by the program has a {@link Source} as
 * a file has: a run can be opened from it and keeps it. Reading the text gives an equal scenario,
 * and the same scenario always gives the same text.
 */
public final class ScenarioText {

    private ScenarioText() {}

    /**
     * The text of a conversation.
     *
     * @throws IllegalArgumentException if a file cannot say it, such as a text with space around it
     */
    public static Source source(Conversation conversation) {
        Map<String, Object> keys = head(conversation);
        keys.put("replies", conversation.replies().word());
        putFilled(keys, "owners", conversation.owners().stream().map(OwnerKeys::of).toList());
        keys.put("turns", conversation.turns().stream().map(ScenarioText::turn).toList());
        return checked(conversation, keys);
    }

    /**
     * The text of a scenario of outcome reuse.
     *
     * @throws IllegalArgumentException if a file cannot say it, such as a text with space around it
     */
    public static Source source(OutcomeReuse reuse) {
        Map<String, Object> keys = head(reuse);
        Map<String, Object> work = new LinkedHashMap<>();
        work.put("title", reuse.work().title());
        work.put("body", reuse.work().body());
        keys.put("work", work);
        keys.putAll(WorldKeys.of(reuse.world()));
        return checked(reuse, keys);
    }

    /**
     * The text of a triage, generated or listed.
     *
     * @throws IllegalArgumentException if a file cannot say it, such as a text with space around it
     */
    public static Source source(Triage triage) {
        Map<String, Object> keys = head(triage);
        keys.put("turn-size", triage.turnSize());
        items(triage.items(), keys);
        return checked(triage, keys);
    }

    /** The keys that every kind has. What is empty is left out. */
    private static Map<String, Object> head(Scenario scenario) {
        Map<String, Object> keys = new LinkedHashMap<>();
        keys.put("kind", scenario.kind());
        keys.put("name", scenario.name());
        keys.put("title", scenario.title());
        putFilled(keys, "about", scenario.about());
        keys.put("arm", scenario.arm());
        if (!scenario.embedder().equals(Scenario.NO_EMBEDDER)) {
            keys.put("embedder", scenario.embedder());
        }
        Map<String, Object> dials = new LinkedHashMap<>();
        scenario.dials()
                .forEach((dial, text) -> dials.put(dial.dial(), YamlWriter.value(dial, text)));
        if (!dials.isEmpty()) {
            keys.put("dials", dials);
        }
        return keys;
    }

    private static Map<String, Object> turn(Turn turn) {
        Map<String, Object> keys = new LinkedHashMap<>();
        putFilled(keys, "messages", turn.messages().stream().map(ScenarioText::message).toList());
        putFilled(
                keys, "questions", turn.questions().stream().map(ScenarioText::question).toList());
        return keys;
    }

    private static Map<String, Object> message(Message message) {
        Map<String, Object> keys = new LinkedHashMap<>();
        keys.put("role", message.role());
        keys.put("text", message.text());
        List<Map<String, Object>> facts = new ArrayList<>();
        for (Fact fact : message.facts()) {
            Map<String, Object> each = idAndText(fact.id(), fact.text());
            fact.candidate().ifPresent(said -> each.put("candidate", OwnerKeys.of(said)));
            facts.add(each);
        }
        putFilled(keys, "facts", facts);
        return keys;
    }

    private static Map<String, Object> question(Question question) {
        Map<String, Object> keys = idAndText(question.id(), question.text());
        keys.put("needs", question.needs());
        putFilled(keys, "category", question.category());
        return keys;
    }

    private static void items(Items items, Map<String, Object> keys) {
        switch (items) {
            case GeneratedAlerts generated -> {
                Map<String, Object> generate = new LinkedHashMap<>();
                generate.put("alerts", generated.alerts());
                generate.put("duplicates", generated.duplicates());
                generate.put("near-miss", generated.nearMiss().word());
                generate.put("rewording", generated.rewording().word());
                generate.put("wordings", generated.wordings().word());
                keys.put("generate", generate);
            }
            case ItemList list ->
                    keys.put("items", list.items().stream().map(ScenarioText::item).toList());
        }
    }

    private static Map<String, Object> item(Item item) {
        Map<String, Object> keys = idAndText(item.id(), item.text());
        String incident = item.incident();
        if (incident != null) {
            keys.put("incident", incident);
        }
        putFilled(keys, "label", item.label());
        if (!item.fields().isEmpty()) {
            keys.put("fields", item.fields());
        }
        return keys;
    }

    private static Map<String, Object> idAndText(String id, String text) {
        Map<String, Object> keys = new LinkedHashMap<>();
        keys.put("id", id);
        keys.put("text", text);
        return keys;
    }

    private static void putFilled(Map<String, Object> keys, String key, String text) {
        if (!text.isEmpty()) {
            keys.put(key, text);
        }
    }

    private static void putFilled(Map<String, Object> keys, String key, List<?> list) {
        if (!list.isEmpty()) {
            keys.put(key, list);
        }
    }

    /** The text under the name of the scenario, after it was read back and found equal. */
    private static Source checked(Scenario scenario, Map<String, Object> keys) {
        Source source =
                new Source("scenario", scenario.name() + ".yaml", YamlWriter.text(keys), Map.of());
        return switch (new ScenarioReader().read(source)) {
            case Reading.Opened opened when opened.scenario().equals(scenario) -> source;
            case Reading.Opened _ ->
                    throw new IllegalArgumentException(
                            "scenario '"
                                    + scenario.name()
                                    + "' reads back as another one, expected texts and names"
                                    + " without space around them");
            case Reading.Refused refused ->
                    throw new IllegalArgumentException(
                            "scenario '"
                                    + scenario.name()
                                    + "' cannot be said in a file: "
                                    + refused.problems());
        };
    }
}
