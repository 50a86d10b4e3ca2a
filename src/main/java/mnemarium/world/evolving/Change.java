package mnemarium.world.evolving;

/**
 * A subject takes a value.
 *
 * @param day the first day of the value, from 0
 * @param value the value
 */
public record Change(int day, String value) {

    public Change {
        if (day < 0) {
            throw new IllegalArgumentException(
                    "value " + value + " begins on day " + day + ", expected 0 or later");
        }
        if (value.isBlank()) {
            throw new IllegalArgumentException(
                    "the value of day " + day + " is blank, expected some text");
        }
    }
}
