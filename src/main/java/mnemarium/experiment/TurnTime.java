package mnemarium.experiment;

/**
 * How long a turn takes from end to end, by part:
 *
 * <pre>E2E ≈ Σ_steps (t_reason + f · (t_embed + t_store))</pre>
 *
 * <p>(Khan and Lipizzi, Memory in the Loop, arXiv 2607.05690, equation 1), with the operations of
 * all steps of the turn taken together as its touches S = steps · f. Twenty touches of an
 * in-process store come to 1.7 ms in the store; 110 ms away they come to 2.2 s.
 *
 * @param reasoningMillis of all steps of the turn
 * @param embedMillis of all touches
 * @param storeMillis of all touches
 */
public record TurnTime(double reasoningMillis, double embedMillis, double storeMillis) {

    /** The touches of a turn in the source's table 2. */
    public static final int PUBLISHED_TOUCHES = 20;

    /**
     * The time of a turn.
     *
     * @param steps of the turn, 0 or more
     * @param stepMillis reasoning time of a step, 0 or more
     * @param touches memory operations of the turn, 0 or more
     * @param stack what answers them
     */
    public static TurnTime of(int steps, double stepMillis, double touches, MemoryStack stack) {
        if (steps < 0 || !(stepMillis >= 0) || !(touches >= 0)) {
            throw new IllegalArgumentException(
                    "a turn of %d steps of %s ms with %s touches, expected 0 or more of each"
                            .formatted(steps, stepMillis, touches));
        }
        return new TurnTime(
                steps * stepMillis, touches * stack.embedMillis(), touches * stack.storeMillis());
    }

    /** All of it, in milliseconds. */
    public double totalMillis() {
        return reasoningMillis + memoryMillis();
    }

    /** Embedding and store together, in milliseconds. */
    public double memoryMillis() {
        return embedMillis + storeMillis;
    }

    /** The share of the turn that memory takes, 0 to 1; 0 for a turn that takes no time. */
    public double memoryShare() {
        return totalMillis() == 0 ? 0 : memoryMillis() / totalMillis();
    }
}
