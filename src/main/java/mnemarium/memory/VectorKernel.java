package mnemarium.memory;

import jdk.incubator.vector.ByteVector;
import jdk.incubator.vector.FloatVector;
import jdk.incubator.vector.IntVector;
import jdk.incubator.vector.ShortVector;
import jdk.incubator.vector.VectorOperators;
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

    private static final VectorSpecies<Byte> BYTES = ByteVector.SPECIES_64;
    private static final VectorSpecies<Short> SHORTS = ShortVector.SPECIES_128;
    private static final VectorSpecies<Byte> WIDE_BYTES = ByteVector.SPECIES_256;
    private static final VectorSpecies<Short> WIDE_SHORTS = ShortVector.SPECIES_512;

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
    public void dots(float[] rows, int first, int count, float[] query, float[] scores) {
        switch (bits) {
            case 512 -> wide(rows, first, count, query, scores);
            case 256 -> middle(rows, first, count, query, scores);
            default -> narrow(rows, first, count, query, scores);
        }
    }

    @Override
    public void wholeDots(byte[] rows, int count, short[] query, int[] products) {
        if (bits == 512) {
            for (int row = 0; row < count; row++) {
                products[row] = wide(rows, row * query.length, query);
            }
        } else {
            for (int row = 0; row < count; row++) {
                products[row] = narrow(rows, row * query.length, query);
            }
        }
    }

    /** Two products of small numbers fit into 16 bits; then the halves of 32 bits are added up. */
    private static int wide(byte[] rows, int start, short[] query) {
        IntVector sum = IntVector.zero(IntVector.SPECIES_512);
        int i = 0;
        for (; i + 64 <= query.length; i += 64) {
            ShortVector pair =
                    shorts(WIDE_BYTES, WIDE_SHORTS, rows, start + i, query, i)
                            .add(
                                    shorts(
                                            WIDE_BYTES,
                                            WIDE_SHORTS,
                                            rows,
                                            start + i + 32,
                                            query,
                                            i + 32));
            IntVector both = pair.reinterpretAsInts();
            sum = sum.add(both.lanewise(VectorOperators.ASHR, 16));
            sum =
                    sum.add(
                            both.lanewise(VectorOperators.LSHL, 16)
                                    .lanewise(VectorOperators.ASHR, 16));
        }
        return sum.reduceLanes(VectorOperators.ADD) + rest(rows, start, query, i);
    }

    private static int narrow(byte[] rows, int start, short[] query) {
        IntVector sum = IntVector.zero(IntVector.SPECIES_128);
        for (int i = 0; i < query.length; i += LANES) {
            ShortVector pair =
                    shorts(BYTES, SHORTS, rows, start + i, query, i)
                            .add(shorts(BYTES, SHORTS, rows, start + i + 8, query, i + 8));
            IntVector both = pair.reinterpretAsInts();
            sum = sum.add(both.lanewise(VectorOperators.ASHR, 16));
            sum =
                    sum.add(
                            both.lanewise(VectorOperators.LSHL, 16)
                                    .lanewise(VectorOperators.ASHR, 16));
        }
        return sum.reduceLanes(VectorOperators.ADD);
    }

    private static ShortVector shorts(
            VectorSpecies<Byte> from,
            VectorSpecies<Short> to,
            byte[] rows,
            int at,
            short[] query,
            int i) {
        ShortVector row =
                (ShortVector)
                        ByteVector.fromArray(from, rows, at)
                                .convertShape(VectorOperators.B2S, to, 0);
        return row.mul(ShortVector.fromArray(to, query, i));
    }

    private static int rest(byte[] rows, int start, short[] query, int from) {
        int sum = 0;
        for (int i = from; i < query.length; i++) {
            sum += rows[start + i] * query[i];
        }
        return sum;
    }

    private static void wide(float[] rows, int first, int count, float[] query, float[] scores) {
        float[] lanes = new float[4 * LANES];
        int stride = query.length;
        int row = 0;
        for (; row + 4 <= count; row += 4) {
            int start = (first + row) * stride;
            FloatVector a = FloatVector.zero(WIDE);
            FloatVector b = FloatVector.zero(WIDE);
            FloatVector c = FloatVector.zero(WIDE);
            FloatVector d = FloatVector.zero(WIDE);
            for (int i = 0; i < stride; i += LANES) {
                FloatVector q = FloatVector.fromArray(WIDE, query, i);
                int at = start + i;
                a = FloatVector.fromArray(WIDE, rows, at).mul(q).add(a);
                b = FloatVector.fromArray(WIDE, rows, at + stride).mul(q).add(b);
                c = FloatVector.fromArray(WIDE, rows, at + 2 * stride).mul(q).add(c);
                d = FloatVector.fromArray(WIDE, rows, at + 3 * stride).mul(q).add(d);
            }
            a.intoArray(lanes, 0);
            b.intoArray(lanes, LANES);
            c.intoArray(lanes, 2 * LANES);
            d.intoArray(lanes, 3 * LANES);
            for (int i = 0; i < 4; i++) {
                scores[row + i] = sum(lanes, i * LANES);
            }
        }
        for (; row < count; row++) {
            int start = (first + row) * stride;
            FloatVector a = FloatVector.zero(WIDE);
            for (int i = 0; i < stride; i += LANES) {
                FloatVector q = FloatVector.fromArray(WIDE, query, i);
                a = FloatVector.fromArray(WIDE, rows, start + i).mul(q).add(a);
            }
            a.intoArray(lanes, 0);
            scores[row] = sum(lanes, 0);
        }
    }

    private static void middle(float[] rows, int first, int count, float[] query, float[] scores) {
        float[] lanes = new float[2 * LANES];
        int stride = query.length;
        int row = 0;
        for (; row + 2 <= count; row += 2) {
            int start = (first + row) * stride;
            FloatVector a = FloatVector.zero(MIDDLE);
            FloatVector b = FloatVector.zero(MIDDLE);
            FloatVector c = FloatVector.zero(MIDDLE);
            FloatVector d = FloatVector.zero(MIDDLE);
            for (int i = 0; i < stride; i += LANES) {
                FloatVector low = FloatVector.fromArray(MIDDLE, query, i);
                FloatVector high = FloatVector.fromArray(MIDDLE, query, i + 8);
                int at = start + i;
                a = FloatVector.fromArray(MIDDLE, rows, at).mul(low).add(a);
                b = FloatVector.fromArray(MIDDLE, rows, at + 8).mul(high).add(b);
                c = FloatVector.fromArray(MIDDLE, rows, at + stride).mul(low).add(c);
                d = FloatVector.fromArray(MIDDLE, rows, at + stride + 8).mul(high).add(d);
            }
            a.intoArray(lanes, 0);
            b.intoArray(lanes, 8);
            c.intoArray(lanes, LANES);
            d.intoArray(lanes, LANES + 8);
            scores[row] = sum(lanes, 0);
            scores[row + 1] = sum(lanes, LANES);
        }
        for (; row < count; row++) {
            int start = (first + row) * stride;
            FloatVector a = FloatVector.zero(MIDDLE);
            FloatVector b = FloatVector.zero(MIDDLE);
            for (int i = 0; i < stride; i += LANES) {
                FloatVector low = FloatVector.fromArray(MIDDLE, query, i);
                FloatVector high = FloatVector.fromArray(MIDDLE, query, i + 8);
                a = FloatVector.fromArray(MIDDLE, rows, start + i).mul(low).add(a);
                b = FloatVector.fromArray(MIDDLE, rows, start + i + 8).mul(high).add(b);
            }
            a.intoArray(lanes, 0);
            b.intoArray(lanes, 8);
            scores[row] = sum(lanes, 0);
        }
    }

    private static void narrow(float[] rows, int first, int count, float[] query, float[] scores) {
        float[] lanes = new float[LANES];
        int stride = query.length;
        for (int row = 0; row < count; row++) {
            int start = (first + row) * stride;
            FloatVector a = FloatVector.zero(NARROW);
            FloatVector b = FloatVector.zero(NARROW);
            FloatVector c = FloatVector.zero(NARROW);
            FloatVector d = FloatVector.zero(NARROW);
            for (int i = 0; i < stride; i += LANES) {
                a = product(rows, start + i, query, i).add(a);
                b = product(rows, start + i + 4, query, i + 4).add(b);
                c = product(rows, start + i + 8, query, i + 8).add(c);
                d = product(rows, start + i + 12, query, i + 12).add(d);
            }
            a.intoArray(lanes, 0);
            b.intoArray(lanes, 4);
            c.intoArray(lanes, 8);
            d.intoArray(lanes, 12);
            scores[row] = sum(lanes, 0);
        }
    }

    private static FloatVector product(float[] rows, int at, float[] query, int i) {
        return FloatVector.fromArray(NARROW, rows, at).mul(FloatVector.fromArray(NARROW, query, i));
    }

    private static float sum(float[] lanes, int at) {
        FloatVector eight =
                FloatVector.fromArray(MIDDLE, lanes, at)
                        .add(FloatVector.fromArray(MIDDLE, lanes, at + 8));
        eight.intoArray(lanes, at);
        FloatVector four =
                FloatVector.fromArray(NARROW, lanes, at)
                        .add(FloatVector.fromArray(NARROW, lanes, at + 4));
        four.intoArray(lanes, at);
        return (lanes[at] + lanes[at + 2]) + (lanes[at + 1] + lanes[at + 3]);
    }
}
