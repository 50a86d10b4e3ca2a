package mnemarium.ledger;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;

/**
 * Where a record holds: structured discriminators that route a question to it.
 *
 * @param dimensions each name once, sorted by name
 */
public record Scope(List<Dimension> dimensions) {

    public static final Scope NONE = new Scope(List.of());

    /** Two branches of one name may hold anything: its name alone never makes a match. */
    private static final String BRANCH = "branch";

    /**
     * One discriminator.
     *
     * @param name such as {@code project} or {@code db_version}
     * @param value such as {@code shop} or {@code 17.2}
     */
    public record Dimension(String name, String value, MatchPolicy policy) {

        public Dimension {
            Checked.name("name of a scope dimension", name);
            Checked.line("value of scope dimension " + name, value, 1000);
        }

        /** True if a record may be a candidate because of it. */
        public boolean makesAMatch() {
            return policy.isStrict() && !name.equals(BRANCH);
        }

        public boolean fits(String asked) {
            return policy.fits(value, asked);
        }

        /** For people: {@code db_version 17 (same major version)}. */
        public String sentence() {
            return name + " " + value + " (" + policy.title() + ")";
        }
    }

    public Scope {
        dimensions = Checked.atMost("scope dimensions", dimensions, 32);
        List<Dimension> sorted = new ArrayList<>(dimensions);
        sorted.sort(Comparator.comparing(Dimension::name));
        for (int i = 1; i < sorted.size(); i++) {
            if (sorted.get(i).name().equals(sorted.get(i - 1).name())) {
                throw new IllegalArgumentException(
                        "scope dimension "
                                + sorted.get(i).name()
                                + " is there twice, expected once");
            }
        }
        dimensions = List.copyOf(sorted);
    }

    public boolean isEmpty() {
        return dimensions.isEmpty();
    }

    public Optional<Dimension> dimension(String name) {
        return dimensions.stream().filter(each -> each.name().equals(name)).findFirst();
    }

    /** True if some question can be routed here. */
    public boolean canMatch() {
        return dimensions.stream().anyMatch(Dimension::makesAMatch);
    }

    /** The dimensions that must fit, by name. */
    public List<Dimension> strict() {
        return dimensions.stream().filter(each -> each.policy().isStrict()).toList();
    }

    /**
     * True if every question that is routed to another scope is routed to this one too: it asks for
     * nothing that the other does not ask for.
     */
    public boolean covers(Scope other) {
        return canMatch()
                && strict().stream()
                        .allMatch(
                                mine ->
                                        other.dimension(mine.name())
                                                .filter(theirs -> theirs.policy().isStrict())
                                                .filter(theirs -> mine.fits(theirs.value()))
                                                .isPresent());
    }

    /** For people: the dimensions in one line. */
    public String sentence() {
        return String.join(", ", dimensions.stream().map(Dimension::sentence).toList());
    }
}
