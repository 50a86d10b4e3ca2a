package mnemarium.memory;

import static org.assertj.core.api.Assertions.assertThat;

import static java.nio.charset.StandardCharsets.UTF_8;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

import java.io.File;
import java.net.URISyntaxException;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Random;

/** Vectors of 512, 256 and 128 bits and the plain loop give equal bits. */
class KernelTest {

    @Test
    void twoVectorsAreMultipliedInTheDefinedOrder() {
        for (int seed = 0; seed < 400; seed++) {
            Random chance = new Random(seed);
            int dimensions = 1 + chance.nextInt(600);
            float[] a = NumberRows.numbers(chance, dimensions, seed % 4);
            float[] b = NumberRows.numbers(chance, dimensions, seed % 4);
            assertThat(Float.floatToRawIntBits(Kernel.dot(a, b)))
                    .as("seed %d", seed)
                    .isEqualTo(Float.floatToRawIntBits(NumberRows.inOrder(a, b)));
        }
    }

    @Test
    void manyRowsAtOnceGiveTheBitsOfTheDefinedOrder() {
        for (int seed = 0; seed < 60; seed++) {
            NumberRows rows = NumberRows.of(seed);
            assertThat(rows.together()).as("seed %d", seed).isEqualTo(rows.oneByOne());
        }
    }

    @Test
    void theOrderIsTheDefinedOne() {
        float[] row = new float[32];
        float[] ones = new float[32];
        Arrays.fill(ones, 1);
        row[0] = 1e8f;
        row[16] = 1;
        row[8] = -1e8f;
        row[1] = 1;
        // lane 0: 1e8 + 1 = 1e8; lanes 0 and 8: 0; and the 1 of lane 1 remains
        assertThat(Kernel.dot(row, ones)).isEqualTo(1);
        assertThat(NumberRows.inOrder(row, ones)).isEqualTo(1);
    }

    /**
     * A Java of its own for each width, in which the compiler has turned the loops into vectors.
     */
    @ParameterizedTest(name = "{0} bits")
    @ValueSource(ints = {128, 256, 512})
    void vectorsOfEveryWidthGiveTheBitsOfThePlainLoop(int bits) throws Exception {
        Process process =
                new ProcessBuilder(
                                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                                "-XX:MaxVectorSize=" + bits / Byte.SIZE,
                                "-XX:-TieredCompilation",
                                "-Xbatch",
                                "-cp",
                                placeOf(Kernel.class) + File.pathSeparator + placeOf(getClass()),
                                NumberRows.class.getName())
                        .redirectError(ProcessBuilder.Redirect.DISCARD)
                        .start();
        String printed = new String(process.getInputStream().readAllBytes(), UTF_8);
        assertThat(process.waitFor()).isZero();
        assertThat(printed.lines().toList()).endsWith(NumberRows.told().toArray(String[]::new));
    }

    private static Path placeOf(Class<?> type) throws URISyntaxException {
        return Path.of(type.getProtectionDomain().getCodeSource().getLocation().toURI());
    }

    @ParameterizedTest(name = "{0} dimensions")
    @ValueSource(ints = {16, 48, 64, 256, 400})
    void wholeNumbersAreExactAtTheirLimits(int dimensions) {
        Random chance = new Random(dimensions);
        Rows rows = new Rows(dimensions);
        for (int row = 0; row < 70; row++) {
            float[] signs = new float[dimensions];
            for (int i = 0; i < dimensions; i++) {
                signs[i] = row < 2 || chance.nextBoolean() ? -1 : chance.nextInt(2);
            }
            rows.add(UnitLength.scale(signs));
        }
        Sketches sketches = new Sketches(rows, 3, 67);
        for (int query : new int[] {0, 1, 40}) {
            Sketch sketch = Sketch.of(rows.row(query));
            int[] products = new int[67];
            sketches.dots(sketch, 67, products);
            for (int i = 0; i < 67; i++) {
                int[] row = Sketch.of(rows.row(3 + i)).values();
                int expected = 0;
                for (int place = 0; place < dimensions; place++) {
                    expected += row[place] * sketch.values()[place];
                }
                assertThat(products[i]).isEqualTo(expected);
            }
            assertThat(sketch.values()).contains(query < 2 ? -127 : 127);
        }
    }
}
