package mnemarium.loop;

import java.util.List;

/**
 * Names of dimensions; in canonical form parted by commas.
 *
 * @param names each of letters, digits, {@code _}, {@code -} and {@code .}
 */
public record Names(List<String> names) {

    /** No name. */
    public static final Names NONE = new Names(List.of());

    public Names {
        names = List.copyOf(names);
        for (String name : names) {
            if (name.isEmpty() || name.indexOf(',') >= 0) {
                throw new IllegalArgumentException(
                        "found name '" + name + "', expected one without a comma");
            }
        }
    }

    static Names read(String text) {
        return text.isEmpty() ? NONE : new Names(List.of(text.split(",", -1)));
    }

    public boolean isEmpty() {
        return names.isEmpty();
    }

    /** Whether a name is among them. */
    public boolean has(String name) {
        return names.contains(name);
    }

    @Override
    public String toString() {
        return String.join(", ", names);
    }
}
