package mnemarium.experiment;

/**
 * Something that is read off a cell. Virtual figures only: the same on every machine.
 *
 * @param name in files: {@code redundant}
 * @param label on screen: "redundant actions"
 * @param unit "ms", "tokens", "turns" …, or empty
 * @param decimals with which it is shown
 */
public record Measure(String name, String label, String unit, int decimals) {}
