package mnemarium.world.evolving;

import java.util.List;
import java.util.OptionalInt;

/**
 * Something that questions are about.
 *
 * @param name its name
 * @param aspect what of it the value is, such as {@code version}
 * @param behaviour how it changes
 * @param timeline its values by day, the first from day 0, days rising
 * @param retiredOn the day from which its truth is {@link #RETIRED}, if one is
 */
public record Subject(
        String name,
        String aspect,
        Behaviour behaviour,
        List<Change> timeline,
        OptionalInt retiredOn) {

    /** The value of a subject that is no more. */
    public static final String RETIRED = "RETIRED";

    public Subject {
        timeline = List.copyOf(timeline);
        if (name.isBlank() || aspect.isBlank()) {
            throw new IllegalArgumentException(
                    "subject \"" + name + "\" with aspect \"" + aspect + "\", expected both words");
        }
        if (timeline.isEmpty() || timeline.getFirst().day() != 0) {
            throw new IllegalArgumentException(
                    "subject " + name + " has no value on day 0, expected its first change there");
        }
        for (int i = 1; i < timeline.size(); i++) {
            if (timeline.get(i).day() <= timeline.get(i - 1).day()) {
                throw new IllegalArgumentException(
                        "subject "
                                + name
                                + " changes on day "
                                + timeline.get(i).day()
                                + " after day "
                                + timeline.get(i - 1).day()
                                + ", expected rising days");
            }
        }
        if (behaviour == Behaviour.COEXISTING && (timeline.size() > 1 || retiredOn.isPresent())) {
            throw new IllegalArgumentException(
                    "subject " + name + " coexists and changes, expected a single value");
        }
        if (retiredOn.isPresent() && retiredOn.getAsInt() < 0) {
            throw new IllegalArgumentException(
                    "subject "
                            + name
                            + " is retired on day "
                            + retiredOn.getAsInt()
                            + ", expected 0 or later");
        }
    }

    /** Its true value on a day. */
    public String valueOn(int day) {
        if (retiredOn.isPresent() && day >= retiredOn.getAsInt()) {
            return RETIRED;
        }
        return timeline.reversed().stream()
                .filter(each -> each.day() <= day)
                .findFirst()
                .map(Change::value)
                .orElseThrow();
    }

    /** Its first value. */
    public String initial() {
        return timeline.getFirst().value();
    }

    /** Whether it takes a value, or is retired, on this very day. */
    public boolean changesOn(int day) {
        return timeline.stream().anyMatch(each -> each.day() == day)
                || retiredOn.equals(OptionalInt.of(day));
    }

    /** Whether a value is one that it has at some time. */
    public boolean everHas(String value) {
        return value.equals(RETIRED)
                || timeline.stream().anyMatch(each -> each.value().equals(value));
    }

    /** Whether texts name it after its value. */
    public boolean isNamedByValue() {
        return behaviour == Behaviour.BY_VALUE;
    }
}
