package mnemarium.ownership.file;

import java.math.BigDecimal;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;

/** The keys of one mapping, each read as what it should be; what is wrong is noted. */
final class Keys {

    private final Part.Mapping mapping;
    private final String path;
    private final Faults faults;

    private Keys(Part.Mapping mapping, String path, Faults faults) {
        this.mapping = mapping;
        this.path = path;
        this.faults = faults;
    }

    /** The keys of a part, if it is a mapping that has no keys but these. */
    static Optional<Keys> of(Part part, String path, Faults faults, List<String> known) {
        if (!(part instanceof Part.Mapping mapping)) {
            faults.add(part.line(), path, part.shown(), "a mapping of " + String.join(", ", known));
            return Optional.empty();
        }
        mapping.entries()
                .forEach(
                        (key, value) -> {
                            if (!known.contains(key)) {
                                faults.add(
                                        value.line(),
                                        path,
                                        "the key '" + Faults.cut(key) + "'",
                                        "one of " + String.join(", ", known));
                            }
                        });
        return Optional.of(new Keys(mapping, path, faults));
    }

    String at(String key) {
        return path.isEmpty() ? key : path + "." + key;
    }

    /** The members of a list; none if the key is not there. */
    List<Part> members(String key) {
        Part part = mapping.entries().get(key);
        if (part instanceof Part.Sequence list) {
            return list.members();
        } else if (part != null) {
            faults.add(part.line(), at(key), part.shown(), "a list");
        }
        return List.of();
    }

    Optional<Part> part(String key) {
        return Optional.ofNullable(mapping.entries().get(key));
    }

    List<String> texts(String key) {
        List<String> texts = new ArrayList<>();
        for (Part member : members(key)) {
            if (member instanceof Part.Value value && !value.text().isBlank()) {
                texts.add(value.text().strip());
            } else {
                faults.add(member.line(), at(key), member.shown(), "a text");
            }
        }
        return texts;
    }

    /** The text of a key, or what it is if the key is not there. */
    String text(String key, String missing) {
        Part part = mapping.entries().get(key);
        if (part == null) {
            return missing;
        } else if (part instanceof Part.Value value) {
            return value.text().strip();
        }
        faults.add(part.line(), at(key), part.shown(), "a text");
        return missing;
    }

    /** The text of a key that must be there; empty after noting that it is not. */
    String required(String key, String what) {
        String text = text(key, "");
        if (text.isEmpty()) {
            faults.add(mapping.line(), at(key), "nothing", what);
        }
        return text;
    }

    double number(String key, double missing) {
        String text = text(key, "");
        if (text.isEmpty()) {
            return missing;
        }
        try {
            return new BigDecimal(text).doubleValue();
        } catch (NumberFormatException none) {
            faults.add(line(key), at(key), "'" + Faults.cut(text) + "'", "a number");
            return missing;
        }
    }

    int whole(String key, int missing) {
        double number = number(key, missing);
        if (number != Math.rint(number) || Math.abs(number) > 1e9) {
            faults.add(line(key), at(key), text(key, ""), "a whole number");
            return missing;
        }
        return (int) number;
    }

    /** A time that is written as a number of units. */
    Duration span(String key, Duration unit, Duration missing) {
        double number = number(key, Double.NaN);
        if (Double.isNaN(number)) {
            return missing;
        } else if (Math.abs(number) > 1e9) {
            faults.add(line(key), at(key), text(key, ""), "at most 1000000000");
            return missing;
        }
        return Duration.ofMillis(Math.round(number * unit.toMillis()));
    }

    Optional<Duration> span(String key, Duration unit) {
        return part(key).isPresent()
                ? Optional.of(span(key, unit, Duration.ZERO))
                : Optional.empty();
    }

    boolean flag(String key, boolean missing) {
        String text = text(key, String.valueOf(missing));
        if (!text.equals("true") && !text.equals("false")) {
            faults.add(line(key), at(key), "'" + Faults.cut(text) + "'", "true or false");
        }
        return text.equals("true");
    }

    private int line(String key) {
        return part(key).map(Part::line).orElse(mapping.line());
    }

    /** Makes a thing of what was read; what it says against it is noted. */
    <T> Optional<T> make(Supplier<T> making) {
        try {
            return Optional.of(making.get());
        } catch (IllegalArgumentException e) {
            String message = String.valueOf(e.getMessage());
            int expected = message.lastIndexOf(", expected ");
            faults.add(
                    mapping.line(),
                    path,
                    expected < 0 ? message : message.substring(0, expected),
                    expected < 0
                            ? "another"
                            : message.substring(expected + ", expected ".length()));
            return Optional.empty();
        }
    }
}
