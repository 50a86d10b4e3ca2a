package mnemarium.memory.onnx;

/** The sum of the rows of a static table: exact whole numbers, whoever adds them up. */
sealed interface TokenSum permits OnnxSum, PlainSum {

    /** The sum over the first {@code count} of some tokens, at most {@link StaticFile#LONGEST}. */
    float[] of(int[] tokens, int count);

    /** Lets go of the table. A second call does nothing. */
    void close();
}
