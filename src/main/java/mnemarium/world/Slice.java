package mnemarium.world;

import java.util.Collection;
import java.util.Set;
import java.util.TreeSet;

/** The observable dimensions that a fingerprint covers. */
public sealed interface Slice {

    /** All observable dimensions, those included that join the world later. */
    record Everything() implements Slice {}

    /**
     * Only some. Names that the world does not have are ignored; none at all makes a fingerprint
     * that never differs.
     */
    record Only(Set<String> names) implements Slice {
        public Only {
            names = Set.copyOf(names);
        }
    }

    /** The slice of all observable dimensions. */
    static Slice everything() {
        return new Everything();
    }

    /** The slice of some dimensions. */
    static Slice of(Collection<String> names) {
        return new Only(new TreeSet<>(names));
    }

    /** Whether it covers a dimension. */
    default boolean covers(String name) {
        return switch (this) {
            case Everything _ -> true;
            case Only only -> only.names().contains(name);
        };
    }
}
