package mnemarium.ledger;

import java.time.Duration;

/**
 * An assumption that a record stands on, with the check that tells whether it still holds.
 *
 * @param name of the assumption, such as {@code workload}
 * @param value when the record was derived
 * @param source where that value came from
 * @param timeOut after which the check is unknown, 1 ms to 60 s
 */
public record Dependency(
        String name,
        String value,
        Source source,
        Check check,
        Comparison comparison,
        Duration timeOut) {

    /** What a check may take unless the record says otherwise. */
    public static final Duration TIME_OUT = Duration.ofSeconds(2);

    private static final Duration SHORTEST = Duration.ofMillis(1);
    private static final Duration LONGEST = Duration.ofSeconds(60);

    public Dependency {
        Checked.name("name of a dependency", name);
        if (value.length() > 10_000) {
            throw new IllegalArgumentException(
                    "value of dependency "
                            + name
                            + " has "
                            + value.length()
                            + " characters, expected at most 10000");
        }
        if (timeOut.compareTo(SHORTEST) < 0 || timeOut.compareTo(LONGEST) > 0) {
            throw new IllegalArgumentException(
                    "time-out of dependency "
                            + name
                            + " is "
                            + timeOut.toMillis()
                            + " ms, expected 1 to 60000 ms");
        }
        String about = name;
        comparison
                .flaw(value)
                .ifPresent(
                        flaw -> {
                            throw new IllegalArgumentException(
                                    "value of dependency " + about + " is " + flaw);
                        });
    }

    /** An assumption that a value is still the same. */
    public static Dependency unchanged(String name, String value, Source source, Check check) {
        return new Dependency(name, value, source, check, Comparison.EQUALS, TIME_OUT);
    }

    public CheckRequest request() {
        return new CheckRequest(check, comparison, value, timeOut);
    }
}
