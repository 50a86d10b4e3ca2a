package mnemarium.statistics;

import java.util.function.Supplier;
import java.util.stream.IntStream;

/**
 * Many draws at random, each giving a whole number. They are made in blocks of {@value #BLOCK},
 * each with a stream of chance and a state of its own, so that any number of threads come to the
 * same.
 */
final class Draws {

    /** Draws from one stream. */
    static final int BLOCK = 256;

    private Draws() {}

    /** Makes the next draw of a block; may keep what it needs from one to the next. */
    @FunctionalInterface
    interface Drawing {
        long next(SplitMix chance);
    }

    /**
     * The draws, in their order.
     *
     * @param drawing makes the state of a block, from the same start for each
     * @return as many as the way says, and one more place, which is 0
     */
    static long[] of(Way.MonteCarlo way, Supplier<Drawing> drawing) {
        long[] drawn = new long[way.draws() + 1];
        int blocks = (way.draws() + BLOCK - 1) / BLOCK;
        IntStream.range(0, blocks)
                .parallel()
                .forEach(block -> draw(way, block, drawing.get(), drawn));
        return drawn;
    }

    private static void draw(Way.MonteCarlo way, int block, Drawing drawing, long[] drawn) {
        SplitMix chance = SplitMix.of(way.seed(), block);
        int end = Math.min((block + 1) * BLOCK, way.draws());
        for (int i = block * BLOCK; i < end; i++) {
            drawn[i] = drawing.next(chance);
        }
    }
}
