package mnemarium.world;

/**
 * One respect in which the world may move. Its value is a function of the task's number.
 * Dependencies, noise and late dimensions are observable; hidden ones are not. The outcome depends
 * on dependencies and hidden ones always, on noise never, on late ones from their task on.
 */
public sealed interface Dimension permits Dependency, Noise, Late, Hidden {

    /** The drift task of what never drifts. */
    int NEVER = Integer.MAX_VALUE;

    /** Its name: letters, digits, {@code _}, {@code -} and {@code .}; unique in its world. */
    String name();

    /** Its value at a task, 0 or later. */
    String value(int task);
}
