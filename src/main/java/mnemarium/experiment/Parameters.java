package mnemarium.experiment;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;

/** The parameters of a generator, read by name with their ranges. */
final class Parameters {

    /** No member, in a list. */
    static final String NONE = "none";

    private static final String NEVER = "never";

    private final Map<String, String> values;

    Parameters(Map<String, String> values) {
        this.values = values;
    }

    boolean has(String name) {
        return values.containsKey(name);
    }

    /**
     * A whole number.
     *
     * @throws IllegalArgumentException with what was found and expected
     */
    int whole(String name, int byDefault, int least, int most) {
        String text = values.get(name);
        if (text == null) {
            return byDefault;
        }
        OptionalInt found = number(text);
        if (found.isEmpty() || found.getAsInt() < least || found.getAsInt() > most) {
            throw new IllegalArgumentException(
                    name
                            + " is "
                            + text
                            + ", expected a whole number from "
                            + least
                            + " to "
                            + most);
        }
        return found.getAsInt();
    }

    /** Whole numbers parted by commas; none for {@code none}. */
    List<Integer> list(String name, int least, int most) {
        List<Integer> all = new ArrayList<>();
        for (OptionalInt each : tasks(name, most)) {
            if (each.isEmpty() || each.getAsInt() < least) {
                throw new IllegalArgumentException(
                        name
                                + " is "
                                + values.get(name)
                                + ", expected whole numbers from "
                                + least
                                + " parted by commas, or "
                                + NONE);
            }
            all.add(each.getAsInt());
        }
        return all;
    }

    /** Tasks parted by commas, each of which may be {@code never}; none for {@code none}. */
    List<OptionalInt> tasks(String name, int most) {
        List<OptionalInt> all = new ArrayList<>();
        String text = values.getOrDefault(name, NONE).strip();
        if (text.equals(NONE)) {
            return all;
        }
        for (String each : text.split(",", -1)) {
            OptionalInt found = number(each.strip());
            boolean isNever = each.strip().equals(NEVER);
            if (!isNever && (found.isEmpty() || found.getAsInt() > most)) {
                throw new IllegalArgumentException(
                        name
                                + " is "
                                + text
                                + ", expected tasks from 0 to "
                                + most
                                + " or "
                                + NEVER
                                + ", parted by commas, or "
                                + NONE);
            }
            all.add(found);
        }
        return all;
    }

    private static OptionalInt number(String text) {
        return text.matches("\\d{1,9}")
                ? OptionalInt.of(Integer.parseInt(text))
                : OptionalInt.empty();
    }
}
