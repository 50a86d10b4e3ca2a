package mnemarium.memory;

import static org.assertj.core.api.Assertions.assertThat;

import static java.nio.charset.StandardCharsets.UTF_8;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

import java.io.File;
import java.nio.file.Path;
import java.util.Random;

/** Vectors of 512, 256 and 128 bits and the plain loop give equal bits. */
class KernelTest {

    private final PlainKernel plain = new PlainKernel();

    @ParameterizedTest(name = "{0} bits")
    @ValueSource(ints = {128, 256, 512})
    void everyWidthGivesTheBitsOfThePlainLoop(int bits) {
        Kernel kernel = new VectorKernel(bits);
        for (int seed = 0; seed < 200; seed++) {
            Random chance = new Random(seed);
            int stride = Kernel.LANES * (1 + chance.nextInt(40));
            int rows = 1 + chance.nextInt(20);
            float[] values = numbers(chance, rows * stride, seed % 4);
            float[] query = numbers(chance, stride, seed % 4);
            int first = chance.nextInt(rows);
            float[] expected = new float[rows - first];
            float[] found = new float[rows - first];
            plain.dots(values, first, rows - first, query, expected);
            kernel.dots(values, first, rows - first, query, found);
            for (int i = 0; i < expected.length; i++) {
                assertThat(Float.floatToRawIntBits(found[i]))
                        .as("seed %d, row %d", seed, i)
                        .isEqualTo(Float.floatToRawIntBits(expected[i]));
            }
        }
    }

    /** Numbers of which every order of adding, and a fused multiply-add, makes something else. */
    private static float[] numbers(Random chance, int count, int kind) {
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

    @Test
    void theOrderIsTheDefinedOne() {
        float[] row = new float[32];
        float[] ones = new float[32];
        java.util.Arrays.fill(ones, 1);
        row[0] = 1e8f;
        row[16] = 1;
        row[8] = -1e8f;
        row[1] = 1;
        float[] score = new float[1];
        plain.dots(row, 0, 1, ones, score);
        // lane 0: 1e8 + 1 = 1e8; lanes 0 and 8: 0; and the 1 of lane 1 remains
        assertThat(score[0]).isEqualTo(1);
    }

    @ParameterizedTest(name = "{0} bits")
    @ValueSource(ints = {128, 256, 512})
    void wholeNumbersAreExactAtTheirLimits(int bits) {
        Kernel kernel = new VectorKernel(bits);
        Random chance = new Random(bits);
        for (int stride : new int[] {16, 48, 64, 256, 400}) {
            byte[] rows = new byte[7 * stride];
            short[] query = new short[stride];
            for (int i = 0; i < rows.length; i++) {
                rows[i] = (byte) (i < 2 * stride ? -127 : chance.nextInt(255) - 127);
                query[i % stride] = (short) (i % 3 == 0 ? 127 : -127);
            }
            int[] expected = new int[7];
            int[] found = new int[7];
            plain.wholeDots(rows, 7, query, expected);
            kernel.wholeDots(rows, 7, query, found);
            assertThat(found).isEqualTo(expected);
        }
    }

    /** A machine without the vector module: a Java of its own that was not given it. */
    @Test
    void withoutTheVectorModuleTheBitsAreTheSame() throws Exception {
        Process process =
                new ProcessBuilder(
                                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                                "-XX:TieredStopAtLevel=1",
                                "-cp",
                                Path.of("target", "classes")
                                        + File.pathSeparator
                                        + Path.of("target", "test-classes"),
                                SearchedRows.class.getName())
                        .redirectErrorStream(true)
                        .start();
        String printed = new String(process.getInputStream().readAllBytes(), UTF_8);
        assertThat(printed.strip()).isEqualTo("plain " + SearchedRows.search());
        assertThat(process.waitFor()).isZero();
        assertThat(Kernel.quickest()).isInstanceOf(VectorKernel.class);
    }
}
