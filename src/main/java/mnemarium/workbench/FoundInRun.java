package mnemarium.workbench;

/**
 * Where a text was found in the events of a run: the first place.
 *
 * @param run its id
 * @param operation the first operation that has the text
 * @param step the step it belongs to, from 1; 0 before the first
 * @param line the first canonical line that has it
 */
public record FoundInRun(String run, int operation, int step, String line) {}
