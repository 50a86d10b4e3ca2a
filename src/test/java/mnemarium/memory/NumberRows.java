package mnemarium.memory;

import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;

/**
 * Rows of seeded numbers and a query, multiplied one by one and all together. Run as a program it
 * tells the bits that come out of the latter once the compiler has had enough of it.
 */
final class NumberRows {

    private static final int SEEDS = 8;
    private static final int ENOUGH = 20;

    private final float[][] columns;
    private final float[] query;
    private final int rows;
    private final LaneSums sums;

    private NumberRows(float[][] columns, float[] query, int rows) {
        this.columns = columns;
        this.query = query;
        this.rows = rows;
        this.sums = new LaneSums(rows);
    }

    public static void main(String[] args) {
        List<NumberRows> all = IntStream.range(0, SEEDS).mapToObj(NumberRows::of).toList();
        for (int i = 0; i < ENOUGH; i++) {
            all.forEach(rows -> rows.sums.of(rows.columns, rows.query, rows.rows));
        }
        all.forEach(rows -> System.out.println(rows.together()));
    }

    /** What the program prints if all is well. */
    static List<String> told() {
        return IntStream.range(0, SEEDS).mapToObj(seed -> of(seed).oneByOne().toString()).toList();
    }

    static NumberRows of(int seed) {
        Random chance = new Random(seed);
        int stride = Kernel.LANES * (1 + chance.nextInt(40));
        int rows = 1 + chance.nextInt(200);
        float[][] columns = new float[stride][];
        for (int column = 0; column < stride; column++) {
            columns[column] = numbers(chance, rows, seed % 4);
        }
        return new NumberRows(columns, numbers(chance, stride, seed % 4), rows);
    }

    /** The bits of the products, found together. */
    List<Integer> together() {
        return bits(sums.of(columns, query, rows));
    }

    /** The bits of the products, each found by plain loops. */
    List<Integer> oneByOne() {
        float[] products = new float[rows];
        for (int row = 0; row < rows; row++) {
            float[] numbers = new float[columns.length];
            for (int column = 0; column < numbers.length; column++) {
                numbers[column] = columns[column][row];
            }
            products[row] = inOrder(numbers, query);
        }
        return bits(products);
    }

    private static List<Integer> bits(float[] products) {
        return IntStream.range(0, products.length)
                .mapToObj(i -> Float.floatToRawIntBits(products[i]))
                .toList();
    }

    /** The defined order, word by word. */
    static float inOrder(float[] a, float[] b) {
        float[] lanes = new float[Kernel.LANES];
        for (int i = 0; i < a.length; i++) {
            lanes[i % Kernel.LANES] += a[i] * b[i];
        }
        for (int half = Kernel.LANES / 2; half > 0; half /= 2) {
            for (int lane = 0; lane < half; lane++) {
                lanes[lane] += lanes[lane + half];
            }
        }
        return lanes[0];
    }

    /** Numbers of which every order of adding, and a fused multiply-add, makes something else. */
    static float[] numbers(Random chance, int count, int kind) {
        float[] numbers = new float[count];
        for (int i = 0; i < count; i++) {
            float number = (float) chance.nextGaussian();
            numbers[i] =
                    switch (kind) {
                        case 0 -> number;
                        case 1 -> number * (float) Math.pow(2, chance.nextInt(40) - 20);
                        case 2 -> (i % 2 == 0 ? 1 : -1) * (1 + number * 0x1p-12f);
                        default -> chance.nextInt(3) == 0 ? -0f : number * Float.MIN_NORMAL;
                    };
        }
        return numbers;
    }
}
