package mnemarium.ledger;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Collectors;

/**
 * "Have we done this, and does it still hold?"
 *
 * @param kind of record that is looked for; any if empty
 * @param given discriminators and other values, each name once, sorted by name
 * @param fillsIn true if a dimension that it omits may be taken from the last run
 */
public record Question(Optional<Kind> kind, List<Given> given, boolean fillsIn) {

    public Question {
        List<Given> sorted = new ArrayList<>(Checked.atMost("given values", given, 1000));
        sorted.sort(Comparator.comparing(Given::name));
        Set<String> names = new HashSet<>();
        for (Given each : sorted) {
            if (!names.add(each.name())) {
                throw new IllegalArgumentException(
                        "value of " + each.name() + " is given twice, expected once");
            }
        }
        given = List.copyOf(sorted);
    }

    /** A question with values that were provided with it. */
    public static Question provided(Map<String, String> values) {
        return new Question(
                Optional.empty(),
                values.entrySet().stream()
                        .map(
                                each ->
                                        new Given(
                                                each.getKey(),
                                                each.getValue(),
                                                Given.Origin.PROVIDED))
                        .toList(),
                true);
    }

    /** The value of a name, wherever it came from. */
    public Optional<String> value(String name) {
        return find(name).map(Given::value);
    }

    /** The value of a name, unless it is only assumed: memory never validates memory. */
    public Optional<String> certain(String name) {
        return find(name).filter(each -> each.origin() != Given.Origin.ASSUMED).map(Given::value);
    }

    public boolean isAssumed(String name) {
        return find(name).filter(each -> each.origin() == Given.Origin.ASSUMED).isPresent();
    }

    private Optional<Given> find(String name) {
        return given.stream().filter(each -> each.name().equals(name)).findFirst();
    }

    /** The names of the values that are only assumed. */
    Set<String> assumed() {
        return given.stream()
                .filter(each -> each.origin() == Given.Origin.ASSUMED)
                .map(Given::name)
                .collect(Collectors.toSet());
    }

    /** All values by name. */
    Map<String, String> values() {
        Map<String, String> values = new TreeMap<>();
        given.forEach(each -> values.put(each.name(), each.value()));
        return values;
    }

    /** The same question with values of the last run where it says nothing. */
    Question filled(Map<String, String> last) {
        List<Given> all = new ArrayList<>(given);
        last.forEach(
                (name, value) -> {
                    if (find(name).isEmpty()) {
                        all.add(new Given(name, value, Given.Origin.ASSUMED));
                    }
                });
        return new Question(kind, all, fillsIn);
    }

    /** For people: what it says, in one line. */
    public String sentence() {
        String values =
                String.join(
                        ", ",
                        given.stream()
                                .map(
                                        each ->
                                                each.name()
                                                        + " = "
                                                        + each.value()
                                                        + (each.origin() == Given.Origin.ASSUMED
                                                                ? " (assumed)"
                                                                : ""))
                                .toList());
        String asked = kind.map(each -> each.title() + ": ").orElse("");
        return asked + (values.isEmpty() ? "nothing given" : values);
    }
}
