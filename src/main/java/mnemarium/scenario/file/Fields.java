package mnemarium.scenario.file;

import mnemarium.scenario.file.Node.Entry;
import mnemarium.scenario.file.Node.Kind;
import mnemarium.scenario.file.Node.Mapping;
import mnemarium.scenario.file.Node.Scalar;
import mnemarium.scenario.file.Node.Sequence;

import org.jspecify.annotations.Nullable;

import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;

/**
 * The keys of one mapping, read strictly: what is unknown, missing or of the wrong type is noted,
 * and reading goes on with a stand-in so that all problems of a file come at once.
 */
public final class Fields {

    private final Mapping mapping;
    private final String path;
    private final Problems problems;

    private Fields(Mapping mapping, String path, Problems problems) {
        this.mapping = mapping;
        this.path = path;
        this.problems = problems;
    }

    /** The keys of a node that must be a mapping with no other keys; empty if it is none. */
    public static Optional<Fields> of(
            Node node, String path, Problems problems, List<String> known) {
        Optional<Fields> fields = loose(node, path, problems);
        fields.ifPresent(each -> each.refuseUnknown(known));
        return fields;
    }

    /** The keys of a node that must be a mapping; other keys are fine. */
    public static Optional<Fields> loose(Node node, String path, Problems problems) {
        if (node instanceof Mapping mapping) {
            return Optional.of(new Fields(mapping, path, problems));
        }
        problems.add(node.line(), path, node.shown(), "a mapping (key: value)");
        return Optional.empty();
    }

    private void refuseUnknown(List<String> known) {
        for (Entry entry : mapping.entries()) {
            if (!known.contains(entry.key())) {
                problems.add(
                        entry.line(),
                        at(entry.key()),
                        "an unknown key '" + Node.cut(entry.key()) + "'",
                        Nearest.expected(entry.key(), known));
            }
        }
    }

    /** Where in the document it stands. */
    public String path() {
        return path;
    }

    /** The line of the mapping. */
    public int line() {
        return mapping.line();
    }

    /** The line of a key's value, or of the mapping if the key is missing. */
    public int line(String key) {
        Node value = mapping.value(key);
        return value == null ? mapping.line() : value.line();
    }

    /** Where a key of it stands. */
    public String at(String key) {
        return Paths.key(path, key);
    }

    /** Whether it has a key. */
    public boolean has(String key) {
        return mapping.value(key) != null;
    }

    /**
     * What the mappings of a list are read as; the list may be left out.
     *
     * @param known the keys that each of them may have
     * @param read reads one; empty if it cannot be read
     */
    <T> List<T> each(String key, List<String> known, Function<Fields, Optional<T>> read) {
        return each(key, known, Integer.MAX_VALUE, read);
    }

    /**
     * The same, and nothing of a list that is longer than it may be.
     *
     * @param most of its items
     */
    <T> List<T> each(String key, List<String> known, int most, Function<Fields, Optional<T>> read) {
        List<T> all = new ArrayList<>();
        List<Node> nodes = optionalList(key, key);
        if (nodes.size() > most) {
            return all;
        }
        for (int i = 0; i < nodes.size(); i++) {
            of(nodes.get(i), at(key) + "[" + i + "]", problems, known)
                    .flatMap(read)
                    .ifPresent(all::add);
        }
        return all;
    }

    /** Notes a problem at a key. */
    public void problem(String key, String found, String expected) {
        problems.add(line(key), at(key), found, expected);
    }

    /** The value of a key that must be there. */
    public @Nullable Node required(String key, String expected) {
        Node value = mapping.value(key);
        if (value == null) {
            problems.add(mapping.line(), at(key), "no such key", expected);
        }
        return value;
    }

    /** The value of a key that may be left out. */
    public Optional<Node> optional(String key) {
        return Optional.ofNullable(mapping.value(key));
    }

    /**
     * A text that must be there and not blank, without space around it; a stand-in after noting
     * that it is not.
     */
    public String text(String key) {
        return exactText(key).map(String::strip).orElse("?");
    }

    /** A text that must be there and not blank, as written. */
    public Optional<String> exactText(String key) {
        Node value = required(key, "a text");
        return value == null ? Optional.empty() : exactText(value, at(key), problems);
    }

    /** A text that may be left out. */
    public Optional<String> optionalText(String key) {
        return optional(key).flatMap(value -> text(value, at(key), problems));
    }

    /** A text that is not blank, without space around it; empty after noting that it is not. */
    public static Optional<String> text(Node value, String path, Problems problems) {
        return exactText(value, path, problems).map(String::strip);
    }

    private static Optional<String> exactText(Node value, String path, Problems problems) {
        if (value instanceof Scalar scalar
                && scalar.kind() == Kind.TEXT
                && !scalar.text().isBlank()) {
            return Optional.of(scalar.text());
        }
        boolean quotable =
                value instanceof Scalar scalar
                        && (scalar.kind() == Kind.NUMBER || scalar.kind() == Kind.TRUTH);
        problems.add(
                value.line(),
                path,
                value.shown(),
                quotable ? "a text (put it in quotes)" : "a text that is not empty");
        return Optional.empty();
    }

    /** One of some words, or the default if the key is missing or its value is none of them. */
    public String word(String key, List<String> words, String byDefault) {
        Optional<String> found =
                optional(key).flatMap(value -> exactText(value, at(key), problems));
        if (found.isEmpty() || words.contains(found.get())) {
            return found.orElse(byDefault);
        }
        problem(key, "'" + Node.cut(found.get()) + "'", Nearest.expected(found.get(), words));
        return byDefault;
    }

    /** A whole number in a range that must be there; the least after noting that it is not. */
    public int whole(String key, int least, int most) {
        String expected = "a whole number from " + least + " to " + most;
        Node value = required(key, expected);
        if (value == null) {
            return least;
        }
        if (value instanceof Scalar scalar && scalar.kind() == Kind.NUMBER) {
            Optional<Integer> number = wholeIn(scalar.text(), least, most);
            if (number.isPresent()) {
                return number.get();
            }
        }
        problem(key, value.shown(), expected);
        return least;
    }

    /** A whole number in a range; the default if the key is missing, or after noting it is none. */
    public int whole(String key, int least, int most, int byDefault) {
        return has(key) ? whole(key, least, most) : byDefault;
    }

    /**
     * A number from 0 to some most, with so many decimals at most; the default if the key is
     * missing, or after noting that it is none.
     */
    public BigDecimal decimal(String key, int most, int decimals, BigDecimal byDefault) {
        Optional<Node> value = optional(key);
        if (value.isEmpty()) {
            return byDefault;
        }
        if (value.get() instanceof Scalar scalar && scalar.kind() == Kind.NUMBER) {
            Optional<BigDecimal> number = decimalIn(scalar.text(), most);
            if (number.isPresent() && number.get().stripTrailingZeros().scale() <= decimals) {
                return number.get();
            }
            if (number.isPresent()) {
                String fewer = "0 to " + most + " with at most " + decimals + " decimals";
                problem(key, value.get().shown(), fewer);
                return byDefault;
            }
        }
        problem(key, value.get().shown(), "a number from 0 to " + most);
        return byDefault;
    }

    private static Optional<BigDecimal> decimalIn(String text, int most) {
        try {
            BigDecimal number = new BigDecimal(text.length() > 40 ? "-1" : text);
            return number.signum() >= 0 && number.compareTo(BigDecimal.valueOf(most)) <= 0
                    ? Optional.of(number)
                    : Optional.empty();
        } catch (NumberFormatException notANumber) {
            return Optional.empty();
        }
    }

    /** A whole number in a range, if a text is one. */
    public static Optional<Integer> wholeIn(String text, int least, int most) {
        try {
            BigDecimal number = new BigDecimal(text.length() > 40 ? "-1" : text);
            if (number.compareTo(BigDecimal.valueOf(least)) >= 0
                    && number.compareTo(BigDecimal.valueOf(most)) <= 0
                    && number.stripTrailingZeros().scale() <= 0) {
                return Optional.of(number.intValueExact());
            }
        } catch (NumberFormatException notANumber) {
            // .inf and .nan are numbers to YAML and none to us
        }
        return Optional.empty();
    }

    /** The members of a list that must be there and not empty; none after noting it is not. */
    public List<Node> list(String key, String of) {
        Node value = required(key, "a list of " + of);
        return value == null ? List.of() : items(value, key, of, 1);
    }

    /** The same, with so many members at most; none after noting that there are more. */
    public List<Node> list(String key, String of, int most) {
        List<Node> items = list(key, of);
        if (items.size() <= most) {
            return items;
        }
        problem(key, items.size() + " " + of, "at most " + most);
        return List.of();
    }

    /** The members of a list; none if the key is missing. */
    public List<Node> optionalList(String key, String of) {
        return optional(key).map(value -> items(value, key, of, 0)).orElse(List.of());
    }

    private List<Node> items(Node value, String key, String of, int least) {
        if (value instanceof Sequence sequence && sequence.items().size() >= least) {
            return sequence.items();
        }
        boolean isList = value instanceof Sequence;
        problem(key, isList ? "an empty list" : value.shown(), "a list of " + of);
        return List.of();
    }

    /** The texts of a list that must be there and not empty. */
    public List<String> texts(String key, String of) {
        List<String> texts = new ArrayList<>();
        List<Node> items = list(key, of);
        for (int i = 0; i < items.size(); i++) {
            text(items.get(i), at(key) + "[" + i + "]", problems).ifPresent(texts::add);
        }
        return texts;
    }

    /** All keys with their values, in order. */
    public List<Entry> entries() {
        return mapping.entries();
    }
}
