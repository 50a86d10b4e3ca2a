package mnemarium.store;

import tools.jackson.databind.JsonNode;

import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;

/** The fields of one JSON object of a bundle's card, each asked for once; strict about all. */
final class Fields {

    private final String file;
    private final String path;
    private final JsonNode object;
    private final Set<String> left = new TreeSet<>();

    Fields(String file, String path, JsonNode object) throws BadBundle {
        this.file = file;
        this.path = path;
        this.object = object;
        if (!object.isObject()) {
            throw new BadBundle(file, 0, path, kind(object), "an object");
        }
        left.addAll(object.propertyNames());
    }

    String text(String name) throws BadBundle {
        JsonNode value = value(name);
        if (!value.isString()) {
            throw wrong(name, kind(value), "a text");
        }
        return value.stringValue();
    }

    Optional<String> textOrNull(String name) throws BadBundle {
        if (object.has(name) && object.get(name).isNull()) {
            left.remove(name);
            return Optional.empty();
        }
        return Optional.of(text(name));
    }

    long number(String name) throws BadBundle {
        JsonNode value = value(name);
        if (!value.isIntegralNumber() || !value.canConvertToLong()) {
            throw wrong(name, kind(value), "a whole number");
        }
        return value.longValue();
    }

    int count(String name) throws BadBundle {
        long number = number(name);
        if (number < 0 || number > Integer.MAX_VALUE) {
            throw wrong(name, Long.toString(number), "0 or more");
        }
        return (int) number;
    }

    Fields object(String name) throws BadBundle {
        return new Fields(file, path(name), value(name));
    }

    /** This object as texts by name. */
    Map<String, String> texts() throws BadBundle {
        Map<String, String> texts = new TreeMap<>();
        for (String name : Set.copyOf(left)) {
            texts.put(name, text(name));
        }
        return texts;
    }

    void end() throws BadBundle {
        if (!left.isEmpty()) {
            String name = left.iterator().next();
            throw wrong(name, "a field of that name", "no such field");
        }
    }

    BadBundle wrong(String name, String found, String expected) {
        return new BadBundle(file, 0, path(name), found, expected);
    }

    private JsonNode value(String name) throws BadBundle {
        if (!object.has(name)) {
            throw wrong(name, "no such field", "one");
        }
        left.remove(name);
        return object.get(name);
    }

    private String path(String name) {
        return path.isEmpty() ? name : path + "." + name;
    }

    private static String kind(JsonNode value) {
        String text = value.isMissingNode() ? "nothing" : value.toString();
        return text.length() <= 60 ? text : text.substring(0, 60) + "…";
    }
}
