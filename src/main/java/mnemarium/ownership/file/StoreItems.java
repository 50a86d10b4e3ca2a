package mnemarium.ownership.file;

import mnemarium.ownership.MemoryItem.Place;

import org.jspecify.annotations.Nullable;

import tools.jackson.databind.JsonNode;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;

/**
 * Items of a LangGraph store: a namespace, a key, and a value that is an object. A value with a
 * text is one item; of any other value each entry is one, whose field is the entry's name.
 */
final class StoreItems {

    /** Parts of a namespace that say what is kept, not about whom. */
    private static final Set<String> GENERIC =
            Set.of(
                    "memories",
                    "memory",
                    "profile",
                    "profiles",
                    "user",
                    "users",
                    "preferences",
                    "facts",
                    "collection",
                    "documents",
                    "store",
                    "semantic",
                    "episodic",
                    "procedural");

    private static final List<String> TEXTS = List.of("content", "text", "memory", "data", "fact");

    private StoreItems() {}

    static void take(JsonNode element, Place place, ItemMaker maker) {
        Map<String, String> about = new LinkedHashMap<>(Cells.of(element));
        about.keySet().removeIf(name -> name.equals("value") || name.startsWith("value."));
        subject(element.get("namespace")).forEach(subject -> about.putIfAbsent("subject", subject));
        String key = about.getOrDefault("key", "");
        JsonNode value = element.get("value");
        if (value == null || !value.isObject()) {
            if (value != null && value.isString()) {
                about.put("text", value.asString());
            }
            maker.take(about, place);
            return;
        }
        Map<String, String> cells = Cells.of(value);
        String text = text(cells);
        if (!text.isEmpty()) {
            cells.forEach((name, each) -> about.put("value." + name, each));
            about.put("text", about.remove("value." + text));
            maker.take(about, place);
            return;
        }
        if (cells.isEmpty()) {
            maker.take(about, place); // which notes that it has no text
        }
        cells.forEach(
                (name, each) -> {
                    Map<String, String> entry = new LinkedHashMap<>(about);
                    entry.put("key", key + "#" + name);
                    entry.put("field", name);
                    entry.put("text", name.replace('_', ' ') + ": " + each);
                    maker.take(entry, new Place(place.line(), place.pointer() + "/value/" + name));
                });
    }

    /** The name of the cell that holds a value's text; empty if none does. */
    private static String text(Map<String, String> cells) {
        for (String name : TEXTS) {
            if (cells.containsKey(name)) {
                return name;
            } else if (cells.containsKey("content." + name)) {
                return "content." + name;
            }
        }
        return "";
    }

    /** Whom a namespace is about: its parts but those that say what is kept. */
    private static List<String> subject(@Nullable JsonNode namespace) {
        List<String> parts = new ArrayList<>();
        if (namespace != null && namespace.isArray()) {
            namespace.forEach(part -> parts.add(part.asString()));
        } else if (namespace != null && namespace.isString()) {
            parts.addAll(List.of(namespace.asString().split("[./]")));
        }
        parts.removeIf(part -> part.isBlank() || GENERIC.contains(part.toLowerCase(Locale.ROOT)));
        return parts.isEmpty() ? List.of() : List.of(String.join("/", parts));
    }
}
