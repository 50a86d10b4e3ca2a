package mnemarium.store;

/**
 * Where a run stands, as a list of runs shows it.
 *
 * @param steps made so far
 * @param headline its outcome in one line
 * @param strip the marks of its steps, in the words of who draws them
 * @param stateHash SHA-256 of its newest state; empty if it has none yet
 */
public record Standing(int steps, String headline, String strip, String stateHash) {

    public Standing {
        if (steps < 0) {
            throw new IllegalArgumentException("steps are " + steps + ", expected 0 or more");
        }
    }
}
