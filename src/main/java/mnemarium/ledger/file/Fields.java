package mnemarium.ledger.file;

import tools.jackson.databind.JsonNode;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.BiFunction;
import java.util.function.Function;
import java.util.function.Supplier;

/**
 * The fields of one JSON object, read strictly: what is unknown, missing or of the wrong type is
 * noted, and reading goes on with a stand-in so that all flaws of a record come at once.
 */
final class Fields {

    private final JsonNode object;
    private final String path;
    private final Flaws flaws;

    private Fields(JsonNode object, String path, Flaws flaws) {
        this.object = object;
        this.path = path;
        this.flaws = flaws;
    }

    /** The fields of a node that must be an object with no other fields; empty if it is none. */
    static Optional<Fields> of(JsonNode node, String path, Flaws flaws, List<String> known) {
        if (!node.isObject()) {
            flaws.add(path, shown(node), "an object");
            return Optional.empty();
        }
        Fields fields = new Fields(node, path, flaws);
        for (String name : node.propertyNames()) {
            if (!known.contains(name)) {
                flaws.add(
                        fields.at(name),
                        "an unknown field '" + cut(name) + "'",
                        Near.expected(name, known));
            }
        }
        return Optional.of(fields);
    }

    String at(String name) {
        return path.isEmpty() ? name : path + "." + name;
    }

    boolean has(String name) {
        return object.has(name) && !object.get(name).isNull();
    }

    void flaw(String name, String found, String expected) {
        flaws.add(at(name), found, expected);
    }

    /** The value of a field; a flaw is noted if it must be there and is not. */
    private Optional<JsonNode> value(String name, boolean isRequired, Supplier<String> expected) {
        JsonNode value = object.get(name);
        if (value != null && !value.isNull()) {
            return Optional.of(value);
        }
        if (isRequired) {
            flaw(name, "no such field", expected.get());
        }
        return Optional.empty();
    }

    /** A text that must be there; empty after noting that it is not. */
    String text(String name) {
        return value(name, true, () -> "a text").map(each -> text(each, at(name))).orElse("");
    }

    Optional<String> optionalText(String name) {
        return value(name, false, () -> "").map(each -> text(each, at(name)));
    }

    private String text(JsonNode node, String where) {
        if (node.isString()) {
            return node.stringValue();
        }
        flaws.add(where, shown(node), "a text");
        return "";
    }

    /** A whole number in a range; the default if it is missing, or wrong after noting that. */
    long number(String name, long least, long most, Optional<Long> byDefault) {
        Supplier<String> expected = () -> "a whole number from " + least + " to " + most;
        Optional<JsonNode> value = value(name, byDefault.isEmpty(), expected);
        long standIn = byDefault.orElse(least);
        if (value.isEmpty()) {
            return standIn;
        }
        JsonNode node = value.get();
        if (node.isIntegralNumber()
                && node.canConvertToLong()
                && node.longValue() >= least
                && node.longValue() <= most) {
            return node.longValue();
        }
        flaw(name, shown(node), expected.get());
        return standIn;
    }

    /** One of some words that must be there; a stand-in after noting that it is not. */
    <T> T word(
            String name,
            Supplier<List<String>> words,
            Function<String, Optional<T>> named,
            T standIn) {
        return value(name, true, () -> "one of " + String.join(", ", words.get()))
                .map(node -> word(node, name, words, named, standIn))
                .orElse(standIn);
    }

    /** One of some words, or the default if it is missing. */
    <T> T optionalWord(
            String name,
            Supplier<List<String>> words,
            Function<String, Optional<T>> named,
            T byDefault) {
        return value(name, false, () -> "")
                .map(node -> word(node, name, words, named, byDefault))
                .orElse(byDefault);
    }

    private <T> T word(
            JsonNode node,
            String name,
            Supplier<List<String>> words,
            Function<String, Optional<T>> named,
            T standIn) {
        String word = text(node, at(name));
        Optional<T> found = named.apply(word);
        if (found.isEmpty() && node.isString()) {
            flaw(name, "'" + cut(word) + "'", Near.expected(word, words.get()));
        }
        return found.orElse(standIn);
    }

    /** An object; empty if it is missing or none. */
    Optional<Fields> object(String name, boolean isRequired, List<String> known) {
        return value(name, isRequired, () -> "an object")
                .flatMap(node -> of(node, at(name), flaws, known));
    }

    Optional<JsonNode> node(String name) {
        return value(name, false, () -> "");
    }

    /** The members of a list, each read with its path; none if it is missing. */
    <T> List<T> list(String name, String of, BiFunction<JsonNode, String, Optional<T>> reading) {
        List<T> members = new ArrayList<>();
        Optional<JsonNode> value = value(name, false, () -> "");
        if (value.isPresent() && !value.get().isArray()) {
            flaw(name, shown(value.get()), "a list of " + of);
        } else if (value.isPresent()) {
            for (int i = 0; i < value.get().size(); i++) {
                reading.apply(value.get().get(i), at(name) + "[" + i + "]").ifPresent(members::add);
            }
        }
        return members;
    }

    List<String> texts(String name, String of) {
        return list(name, of, (node, where) -> Optional.of(text(node, where)));
    }

    /** Makes something of what was read, or notes what it says against it. */
    <T> Optional<T> make(String name, Making<T> making) {
        try {
            return Optional.of(making.make());
        } catch (IllegalArgumentException e) {
            String message = String.valueOf(e.getMessage());
            int expected = message.lastIndexOf(", expected ");
            flaws.add(
                    name.isEmpty() ? path : at(name),
                    expected < 0 ? message : message.substring(0, expected),
                    expected < 0
                            ? "another"
                            : message.substring(expected + ", expected ".length()));
            return Optional.empty();
        }
    }

    /** Makes a thing that may refuse what it is made of. */
    interface Making<T> {
        T make();
    }

    static String shown(JsonNode node) {
        if (node.isString()) {
            return node.stringValue().isBlank()
                    ? "an empty text"
                    : "the text " + cut(node.toString());
        }
        return node.isObject() ? "an object" : node.isArray() ? "a list" : cut(node.toString());
    }

    static String cut(String text) {
        return text.length() <= 60 ? text : text.substring(0, 59) + "…";
    }
}
