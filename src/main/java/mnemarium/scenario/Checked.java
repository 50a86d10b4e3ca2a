package mnemarium.scenario;

import java.math.BigDecimal;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.regex.Pattern;

/** The checks that kinds of scenario share. */
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

    static int within(String what, int found, int least, int most) {
        if (found < least || found > most) {
            throw new IllegalArgumentException(
                    what + " is " + found + ", expected " + least + " to " + most);
        }
        return found;
    }

    /** A number from 0 on, without trailing zeros, so that equal numbers are equal records. */
    static BigDecimal decimal(String what, BigDecimal found, int most, int decimals) {
        BigDecimal plain = found.signum() == 0 ? BigDecimal.ZERO : found.stripTrailingZeros();
        if (plain.signum() < 0
                || plain.compareTo(BigDecimal.valueOf(most)) > 0
                || plain.scale() > decimals) {
            throw new IllegalArgumentException(
                    what
                            + " is "
                            + found.toPlainString()
                            + ", expected 0 to "
                            + most
                            + " with at most "
                            + decimals
                            + " decimals");
        }
        return plain.scale() < 0 ? plain.setScale(0) : plain;
    }

    static void once(String what, List<String> names) {
        Set<String> seen = new HashSet<>();
        for (String name : names) {
            if (!seen.add(name)) {
                throw new IllegalArgumentException(
                        what + " '" + name + "' occurs twice, expected each once");
            }
        }
    }

    /** Values in canonical form, each within the range that the dial has among those offered. */
    static Map<Dial, String> dials(Map<Dial, String> dials, List<Dial> offered) {
        Map<Dial, String> canonical = new TreeMap<>();
        dials.forEach(
                (dial, value) -> {
                    int at = offered.indexOf(dial);
                    if (at < 0) {
                        oneOf("dial", dial.dial(), Dial.names(offered));
                    }
                    canonical.put(offered.get(at), offered.get(at).check(value));
                });
        return Collections.unmodifiableMap(canonical);
    }
}
