package mnemarium.memory;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import java.util.Random;

class SketchedStoreTest {

    @ParameterizedTest(name = "seed {0}, {1} rows of {2}")
    @CsvSource({"1, 20300, 64", "2, 4300, 256", "3, 4300, 256"})
    void findsWhatTheExactStoreFindsToTheBit(long seed, int rows, int dimensions) {
        Random chance = new Random(seed);
        ExactStore exact = new ExactStore(dimensions);
        SketchedStore sketched = new SketchedStore(dimensions);
        float[][] centres = new float[50][];
        for (int i = 0; i < centres.length; i++) {
            centres[i] = VectorStoreTest.random(chance, dimensions);
        }
        for (int i = 0; i < rows; i++) {
            float[] row = near(chance, centres[chance.nextInt(centres.length)]);
            exact.add(row);
            sketched.add(row);
        }
        for (int i = 0; i < 10; i++) {
            float[] query = near(chance, centres[i]);
            for (int k : new int[] {1, 8, 100}) {
                int prefix = rows - chance.nextInt(300);
                assertThat(sketched.nearest(query, k, prefix))
                        .isEqualTo(exact.nearest(query, k, prefix));
            }
        }
    }

    /** Crowds, in which many rows lie within the error of the sketches. */
    private static float[] near(Random chance, float[] centre) {
        float spread = (float) Math.pow(10, -3 * chance.nextDouble());
        float[] other = VectorStoreTest.random(chance, centre.length);
        for (int i = 0; i < other.length; i++) {
            other[i] = centre[i] + spread * other[i];
        }
        return UnitLength.scale(other);
    }
}
