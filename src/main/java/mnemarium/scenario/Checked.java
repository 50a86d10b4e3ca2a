package mnemarium.scenario;

import java.util.Collections;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;

/** The checks that both kinds of scenario share. */
final class Checked {

    private static final Pattern NAME = Pattern.compile("[a-z0-9][a-z0-9-]{0,79}");

    private Checked() {}

    static String name(String name) {
        if (!NAME.matcher(name).matches()) {
            throw new IllegalArgumentException(
                    "scenario name is '"
                            + name
                            + "', expected 1 to 80 lower-case letters, digits and dashes, no dash"
                            + " first");
        }
        return name;
    }

    static String filled(String what, String text) {
        if (text.isBlank()) {
            throw new IllegalArgumentException(what + " is blank, expected a text");
        }
        return text;
    }

    static String oneOf(String what, String found, List<String> expected) {
        if (!expected.contains(found)) {
            throw new IllegalArgumentException(
                    what + " is '" + found + "', expected " + String.join(", ", expected));
        }
        return found;
    }

    static Map<Dial, String> dials(Map<Dial, String> dials) {
        Map<Dial, String> canonical = new EnumMap<>(Dial.class);
        dials.forEach((dial, value) -> canonical.put(dial, dial.check(value)));
        return Collections.unmodifiableMap(canonical);
    }
}
