package mnemarium.memory;

/**
 * Dot products in one defined order, so that every machine finds the same bits. Lane j of 16 adds
 * up a[16i + j] · b[16i + j] for i = 0, 1, …, each product rounded before it is added (never a
 * fused multiply-add); then lane j takes lane j + 8 for j below 8, lane j + 4 for j below 4, lane j
 * + 2 for j below 2, and lane 1 is added to lane 0. Vectors are padded with zeros to whole
 * sixteens.
 */
interface Kernel {

    /** Lanes of the defined order. */
    int LANES = 16;

    /**
     * The dot products of consecutive rows with one query.
     *
     * @param rows the rows, one after the other
     * @param first the first of them to take
     * @param count how many of them
     * @param query as long as a row, a multiple of {@link #LANES}
     * @param scores where the product of the i-th row taken goes, at place i
     */
    void dots(float[] rows, int first, int count, float[] query, float[] scores);

    /**
     * The dot products of consecutive rows of small whole numbers, from -127 to 127, with a query
     * of such. They are exact, so the order of adding does not matter.
     */
    void wholeDots(byte[] rows, int count, short[] query, int[] products);

    /** The length that a vector of so many dimensions has once it is padded. */
    static int padded(int dimensions) {
        return (dimensions + LANES - 1) / LANES * LANES;
    }

    /** The quickest kernel of this machine. All of them find the same bits. */
    static Kernel quickest() {
        return ModuleLayer.boot().findModule("jdk.incubator.vector").isPresent()
                ? VectorKernel.widest()
                : new PlainKernel();
    }
}
