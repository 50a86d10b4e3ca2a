package mnemarium.loop;

import mnemarium.scenario.Dial;
import mnemarium.scenario.Scenario;

import java.math.BigDecimal;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/**
 * Where the dials stand that are not a working memory's, for kinds of scenario whose steps stand by
 * themselves: what an operation costs, and whether the agent is in a hurry.
 *
 * @param byDial each with its canonical text
 */
public record Terms(Map<Dial, String> byDial) {

    public Terms {
        byDial = Collections.unmodifiableMap(new TreeMap<>(byDial));
    }

    /**
     * The terms that a run begins with.
     *
     * @param moved dials that do not stand at their defaults
     * @throws IllegalArgumentException if the scenario takes no such dial, or not this value
     */
    static Terms of(Scenario scenario, Map<Dial, String> moved) {
        Terms terms = new Terms(Map.of());
        for (Dial dial : scenario.dialsOffered()) {
            if (!Dial.ofMemory().contains(dial)) {
                terms = terms.set(dial, dial.defaultText());
            }
        }
        for (Map.Entry<Dial, String> each : moved.entrySet()) {
            terms = terms.with(each.getKey(), each.getValue());
        }
        return terms;
    }

    /**
     * These terms with one dial moved.
     *
     * @throws IllegalArgumentException if there is no such dial, or not this value
     */
    Terms with(Dial dial, String value) {
        return set(dial, check(dial, value));
    }

    private Terms set(Dial dial, String text) {
        Map<Dial, String> all = new TreeMap<>(byDial);
        all.put(dial, text);
        return new Terms(all);
    }

    /** Whether a dial is one of these. */
    boolean has(Dial dial) {
        return byDial.containsKey(dial);
    }

    /** Where a dial stands. */
    String text(Dial dial) {
        String text = byDial.get(dial);
        if (text == null) {
            throw new IllegalArgumentException(
                    "dial is "
                            + dial.dial()
                            + ", expected one of "
                            + String.join(", ", Dial.names(List.copyOf(byDial.keySet()))));
        }
        return text;
    }

    /** The canonical text of a value that a dial is to have. */
    String check(Dial dial, String value) {
        text(dial);
        return dial.check(value);
    }

    /** Where a dial stands that takes whole numbers. */
    int number(Dial dial) {
        return Integer.parseInt(text(dial));
    }

    /** Where a dial stands that takes milliseconds, in nanoseconds. */
    long nanos(Dial dial) {
        return new BigDecimal(text(dial)).movePointRight(6).longValueExact();
    }

    /** Whether a switch is on. */
    boolean isOn(Dial dial) {
        return text(dial).equals("on");
    }
}
