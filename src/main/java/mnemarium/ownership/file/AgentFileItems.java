package mnemarium.ownership.file;

import mnemarium.ownership.MemoryItem;
import mnemarium.ownership.MemoryItem.Place;

import tools.jackson.core.JsonParser;
import tools.jackson.core.JsonToken;
import tools.jackson.databind.JsonNode;

import java.time.Instant;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * The memory in a Letta agent file: blocks (in files of an older kind core memory), of which each
 * line that says something is an item, since a block holds many facts; and passages, each of which
 * is one. Messages are no memory and are passed over.
 */
final class AgentFileItems {

    private static final Set<String> BLOCKS = Set.of("blocks", "core_memory");
    private static final Set<String> PASSAGES = Set.of("passages", "archival_passages");

    private final JsonParser parser;
    private final ItemMaker maker;
    private final Set<String> aside;

    /** Of each block the agents that have it. */
    private final Map<String, String> agents = new HashMap<>();

    AgentFileItems(JsonParser parser, ItemMaker maker, Set<String> aside) {
        this.parser = parser;
        this.maker = maker;
        this.aside = aside;
    }

    /** From the beginning of the file's object to its end. */
    void read() {
        while (parser.nextToken() == JsonToken.PROPERTY_NAME) {
            String name = parser.currentName();
            boolean isList = parser.nextToken() == JsonToken.START_ARRAY;
            if (isList && name.equals("agents")) {
                readAgents();
            } else if (isList && (BLOCKS.contains(name) || PASSAGES.contains(name))) {
                int at = 0;
                while (parser.nextToken() != JsonToken.END_ARRAY) {
                    int line = parser.currentTokenLocation().getLineNr();
                    JsonNode part = parser.readValueAsTree();
                    part(name, part, new Place(line, "/" + name + "/" + at++));
                }
            } else {
                aside.add(name);
                parser.skipChildren();
            }
        }
    }

    private void readAgents() {
        while (parser.nextToken() == JsonToken.START_OBJECT) {
            String agent = "";
            JsonNode blocks = null;
            while (parser.nextToken() == JsonToken.PROPERTY_NAME) {
                String name = parser.currentName();
                JsonToken value = parser.nextToken();
                if (name.equals("name") && value == JsonToken.VALUE_STRING) {
                    agent = parser.getString();
                } else if (name.equals("block_ids") && value == JsonToken.START_ARRAY) {
                    blocks = parser.readValueAsTree();
                } else {
                    parser.skipChildren();
                }
            }
            if (blocks != null) {
                for (JsonNode block : blocks) {
                    agents.merge(block.asString(), agent, (one, other) -> one + ", " + other);
                }
            }
        }
    }

    private void part(String list, JsonNode part, Place place) {
        if (!part.isObject()) {
            maker.faults()
                    .add(place.line(), place.pointer(), JsonItems.shown(part), "a memory block");
        } else if (PASSAGES.contains(list)) {
            maker.take(Cells.of(part), place);
        } else {
            block(part, place);
        }
    }

    private void block(JsonNode block, Place place) {
        JsonNode value = block.get("value");
        if (value == null || !value.isString()) {
            maker.faults()
                    .add(
                            place.line(),
                            place.pointer(),
                            "a memory block without value",
                            "a text under value");
            return;
        }
        Map<String, String> about = new LinkedHashMap<>(Cells.of(block));
        about.remove("value");
        String id = Optional.ofNullable(about.remove("id")).orElse(place.pointer());
        String agent = agents.getOrDefault(id, "");
        if (!agent.isBlank()) {
            about.put("agent", agent);
        }
        // what a block is labelled is what its lines are about, such as "human"
        Optional<String> label = Optional.ofNullable(about.get("label"));
        int number = 0;
        for (String line : value.asString().lines().toList()) {
            number++;
            String text = line.strip().replaceFirst("^[-*•]\\s+", "");
            if (text.codePoints().anyMatch(Character::isLetterOrDigit)) {
                maker.hand(item(id + "#" + number, text, label, about, place));
            }
        }
    }

    private static MemoryItem item(
            String id,
            String text,
            Optional<String> label,
            Map<String, String> about,
            Place place) {
        return new MemoryItem(
                id,
                text,
                label.filter(each -> !each.isBlank()),
                Optional.empty(),
                Optional.empty(),
                time(about, "created_at"),
                time(about, "updated_at"),
                Optional.empty(),
                about,
                new Place(place.line(), place.pointer() + "/value"));
    }

    private static Optional<Instant> time(Map<String, String> about, String name) {
        return Optional.ofNullable(about.get(name)).flatMap(Times::read);
    }
}
