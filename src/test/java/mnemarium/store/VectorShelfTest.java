package mnemarium.store;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.TreeMap;

class VectorShelfTest {

    private static final String MODEL = "ab".repeat(32);
    private static final String OTHER = "cd".repeat(32);

    @TempDir Path folder;

    @Test
    void givesBackEveryBitByModelAndText() {
        Map<TextHash, float[]> vectors = vectors(500, 384);
        TextHash odd = TextHash.of("odd");
        vectors.put(odd, new float[] {-0.0f, Float.MIN_VALUE, Float.NaN, 1e38f});
        try (Workspace workspace = Lab.open(folder)) {
            Lab.done(workspace.vectors().keep(MODEL, vectors));
        }
        try (Workspace workspace = Lab.open(folder)) {
            Map<TextHash, float[]> all = workspace.vectors().all(MODEL);
            assertThat(all.keySet()).isEqualTo(vectors.keySet());
            all.forEach((text, vector) -> assertThat(vector).containsExactly(vectors.get(text)));
            assertThat(workspace.vectors().all(OTHER)).isEmpty();
            Map<TextHash, float[]> found =
                    workspace.vectors().find(MODEL, List.of(odd, TextHash.of("never embedded")));
            assertThat(found).containsOnlyKeys(odd);
            assertThat(found.get(odd)).containsExactly(vectors.get(odd));
            assertThat(workspace.vectors().find(OTHER, List.of(odd))).isEmpty();
        }
    }

    @Test
    void keepsTheNewestVectorOfAText() {
        TextHash text = TextHash.of("a");
        try (Workspace workspace = Lab.open(folder)) {
            Lab.done(workspace.vectors().keep(MODEL, Map.of(text, new float[] {1, 2})));
            Lab.done(workspace.vectors().keep(MODEL, Map.of(text, new float[] {3})));
            Lab.done(workspace.vectors().keep(OTHER, Map.of(text, new float[] {4})));
            Lab.done(workspace.vectors().keep(OTHER, Map.of()));
            assertThat(workspace.vectors().all(MODEL).get(text)).containsExactly(3);
        }
    }

    @Test
    void refusesAVectorWithoutDimensions() {
        try (Workspace workspace = Lab.open(folder)) {
            assertThatThrownBy(
                            () ->
                                    workspace
                                            .vectors()
                                            .keep(MODEL, Map.of(TextHash.of("a"), new float[0])))
                    .hasMessage("vector has 0 dimensions, expected 1 to 65536");
        }
    }

    private static Map<TextHash, float[]> vectors(int count, int dimensions) {
        Random chance = new Random(3);
        Map<TextHash, float[]> vectors = new TreeMap<>();
        for (int each = 0; each < count; each++) {
            float[] vector = new float[dimensions];
            for (int i = 0; i < dimensions; i++) {
                vector[i] = chance.nextFloat() - 0.5f;
            }
            vectors.put(TextHash.of("text " + each), vector);
        }
        return vectors;
    }
}
