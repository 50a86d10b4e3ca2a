package mnemarium.store;

/**
 * Where a text was found in a run's events.
 *
 * @param run its id
 * @param operation the first operation in which it occurs
 * @param line the first canonical line of it that has the text
 */
public record EventFound(String run, int operation, String line) {}
