package mnemarium.memory.onnx;

import static org.assertj.core.api.Assertions.assertThat;

import mnemarium.memory.Embedder;
import mnemarium.memory.Vocabulary;

import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

import java.util.Random;

class StaticEmbedderTest {

    private final Models models = new Models();

    @AfterEach
    void close() {
        models.close();
    }

    @ParameterizedTest(name = "seed {0}")
    @ValueSource(longs = {1, 2, 3})
    void onnxRuntimeAndPlainJavaGiveTheSameBits(long seed) {
        Embedder onnx = models.open("static");
        Embedder plain = models.openPlainStatic();
        Random chance = new Random(seed);
        Vocabulary vocabulary = models.wordPiece().vocabulary();
        for (int i = 0; i < 300; i++) {
            StringBuilder text = new StringBuilder();
            for (int word = 0; word < 1 + chance.nextInt(i == 0 ? 900 : 60); word++) {
                text.append(vocabulary.token(999 + chance.nextInt(29_000))).append(' ');
            }
            assertThat(onnx.embed(text.toString())).isEqualTo(plain.embed(text.toString()));
        }
        assertThat(onnx.hash()).isEqualTo(plain.hash());
    }

    /** Bits that no machine may change; the file and the order of adding decide them. */
    @Test
    void givesTheBitsItAlwaysGave() {
        Embedder embedder = models.open("static");
        float[] vector = embedder.embed("Seven failed logins for root on host alpha-7");
        int bits = java.util.Arrays.hashCode(vector);
        assertThat(bits).isEqualTo(GOLDEN);
    }

    private static final int GOLDEN = -845_314_594;

    @Test
    void meaningCountsMoreThanWords() {
        Embedder embedder = models.open("static");
        float near = dot(embedder.embed("my dog is ill"), embedder.embed("the puppy got sick"));
        float far = dot(embedder.embed("my dog is ill"), embedder.embed("the server is down"));
        assertThat(near).isGreaterThan(far);
    }

    private static float dot(float[] a, float[] b) {
        float dot = 0;
        for (int i = 0; i < a.length; i++) {
            dot += a[i] * b[i];
        }
        return dot;
    }
}
