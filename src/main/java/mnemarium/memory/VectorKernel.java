package mnemarium.memory;

import jdk.incubator.vector.FloatVector;
import jdk.incubator.vector.VectorSpecies;

import java.util.List;

/**
 * The defined order with vector instructions: the sixteen lanes are one vector of 512 bits, two of
 * 256 or four of 128. Loaded only where the module is there ({@link Kernel#quickest}).
 */
final class VectorKernel implements Kernel {

    // The compiler turns these into instructions only where the species is a constant.
    private static final VectorSpecies<Float> WIDE = FloatVector.SPECIES_512;
    private static final VectorSpecies<Float> MIDDLE = FloatVector.SPECIES_256;
    private static final VectorSpecies<Float> NARROW = FloatVector.SPECIES_128;

    private final int bits;

    VectorKernel(int bits) {
        if (!widths().contains(bits)) {
            throw new IllegalArgumentException(
                    "a vector of " + bits + " bits, expected one of " + widths());
        }
        this.bits = bits;
    }

    /** The widths that the order can be computed with; a machine is quick at some of them. */
    static List<Integer> widths() {
        return List.of(128, 256, 512);
    }

    /** The kernel of this machine's own width. */
    static VectorKernel widest() {
        return new VectorKernel(
                Math.clamp(FloatVector.SPECIES_PREFERRED.vectorBitSize(), 128, 512));
    }

    @Override
    public void dots(float[] rows, int count, float[] query, float[] scores) {
        float[] lanes = new float[LANES];
        for (int row = 0; row < count; row++) {
            int start = row * query.length;
            switch (bits) {
                case 512 -> wide(rows, start, query, lanes);
                case 256 -> middle(rows, start, query, lanes);
                default -> narrow(rows, start, query, lanes);
            }
            scores[row] = sum(lanes);
        }
    }

    private static void wide(float[] rows, int start, float[] query, float[] lanes) {
        FloatVector all = FloatVector.zero(WIDE);
        for (int i = 0; i < query.length; i += LANES) {
            FloatVector row = FloatVector.fromArray(WIDE, rows, start + i);
            all = row.mul(FloatVector.fromArray(WIDE, query, i)).add(all);
        }
        all.intoArray(lanes, 0);
    }

    private static void middle(float[] rows, int start, float[] query, float[] lanes) {
        FloatVector low = FloatVector.zero(MIDDLE);
        FloatVector high = FloatVector.zero(MIDDLE);
        for (int i = 0; i < query.length; i += LANES) {
            FloatVector row = FloatVector.fromArray(MIDDLE, rows, start + i);
            low = row.mul(FloatVector.fromArray(MIDDLE, query, i)).add(low);
            row = FloatVector.fromArray(MIDDLE, rows, start + i + 8);
            high = row.mul(FloatVector.fromArray(MIDDLE, query, i + 8)).add(high);
        }
        low.intoArray(lanes, 0);
        high.intoArray(lanes, 8);
    }

    private static void narrow(float[] rows, int start, float[] query, float[] lanes) {
        for (int quarter = 0; quarter < LANES; quarter += 4) {
            FloatVector four = FloatVector.zero(NARROW);
            for (int i = quarter; i < query.length; i += LANES) {
                FloatVector row = FloatVector.fromArray(NARROW, rows, start + i);
                four = row.mul(FloatVector.fromArray(NARROW, query, i)).add(four);
            }
            four.intoArray(lanes, quarter);
        }
    }

    private static float sum(float[] l) {
        return (((l[0] + l[8]) + (l[4] + l[12])) + ((l[2] + l[10]) + (l[6] + l[14])))
                + (((l[1] + l[9]) + (l[5] + l[13])) + ((l[3] + l[11]) + (l[7] + l[15])));
    }
}
