package mnemarium.memory.onnx;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import mnemarium.memory.CachingEmbedder;
import mnemarium.memory.Embedder;
import mnemarium.memory.HashedEmbedder;
import mnemarium.memory.HashedTokens;
import mnemarium.memory.OracleEmbedder;
import mnemarium.memory.SummingEmbedder;
import mnemarium.memory.WordPiece;

import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.function.Supplier;
import java.util.stream.IntStream;

/** What every embedder keeps. */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
class EmbedderTest {

    private static final String TEXT = "the train to Kyoto leaves at nine";

    private final Models models = new Models();
    private List<Kind> kinds = List.of();

    /** An embedder that all tests share, and how to open another of its kind. */
    record Kind(String title, Embedder shared, Supplier<Embedder> open) {

        Kind(String title, Supplier<Embedder> open) {
            this(title, open.get(), open);
        }

        @Override
        public String toString() {
            return title;
        }
    }

    @BeforeAll
    void openAll(@TempDir Path folder) throws IOException {
        Path model = TinyModel.write(folder);
        Path vocabulary = TinyModel.vocabulary(folder, TinyModel.TOKENS);
        WordPiece words = models.wordPiece();
        kinds =
                List.of(
                        new Kind("static", () -> models.open("static")),
                        new Kind("static in plain Java", models::openPlainStatic),
                        new Kind("minilm", () -> models.open("minilm")),
                        new Kind("hashed", () -> models.open("hashed")),
                        new Kind("a user's", () -> models.open(model, vocabulary)),
                        new Kind("oracle", () -> new OracleEmbedder(Map.of(TEXT, "train"))),
                        new Kind("caching", () -> new CachingEmbedder(new HashedEmbedder(words))),
                        new Kind(
                                "summing",
                                () ->
                                        new SummingEmbedder(
                                                "summing",
                                                words,
                                                new HashedTokens(words.vocabulary()))));
    }

    @AfterAll
    void closeAll() {
        models.close();
    }

    List<Kind> kinds() {
        return kinds;
    }

    @ParameterizedTest
    @MethodSource("kinds")
    void givesVectorsOfLengthOne(Kind kind) {
        Embedder embedder = kind.shared();
        float[] vector = embedder.embed(TEXT);
        assertThat(vector).hasSize(embedder.dimensions());
        double squared = 0;
        for (float value : vector) {
            squared += (double) value * value;
        }
        assertThat(squared).isBetween(0.99999, 1.00001);
    }

    @ParameterizedTest
    @MethodSource("kinds")
    void givesTheSameVectorForTheSameText(Kind kind) {
        Embedder embedder = kind.shared();
        assertThat(embedder.embed(TEXT)).isEqualTo(embedder.embed(TEXT));
        assertThat(embedder.embed(TEXT)).isNotSameAs(embedder.embed(TEXT));
    }

    @ParameterizedTest
    @MethodSource("kinds")
    void givesZerosForATextWithoutTokens(Kind kind) {
        Embedder embedder = kind.shared();
        if (embedder instanceof OracleEmbedder) {
            return; // for the oracle every text is its own key
        }
        assertThat(embedder.embed("")).containsOnly(0);
        assertThat(embedder.embed(" \n")).containsOnly(0);
    }

    @ParameterizedTest
    @MethodSource("kinds")
    void readsAVeryLongText(Kind kind) {
        Embedder embedder = kind.shared();
        assertThat(embedder.embed("the ".repeat(2_000))).hasSize(embedder.dimensions());
    }

    @ParameterizedTest
    @MethodSource("kinds")
    void isNamedAndHasTheHashOfItsContent(Kind kind) {
        Embedder embedder = kind.shared();
        assertThat(embedder.name()).isNotBlank();
        assertThat(embedder.hash()).matches("[0-9a-f]{64}");
    }

    @ParameterizedTest
    @MethodSource("kinds")
    void servesManyThreadsAtOnce(Kind kind) {
        Embedder embedder = kind.shared();
        List<String> texts =
                IntStream.range(0, 40).mapToObj(i -> "the word" + i + " " + i).toList();
        List<float[]> alone = texts.stream().map(embedder::embed).toList();
        List<float[]> together = texts.parallelStream().map(embedder::embed).toList();
        for (int i = 0; i < texts.size(); i++) {
            assertThat(together.get(i)).isEqualTo(alone.get(i));
        }
    }

    @ParameterizedTest
    @MethodSource("kinds")
    void failsClearlyOnceClosed(Kind kind) {
        Embedder embedder = kind.open().get();
        embedder.close();
        embedder.close();
        assertThatThrownBy(() -> embedder.embed(TEXT))
                .isInstanceOf(IllegalStateException.class)
                .hasMessageContaining("closed, expected an open one");
    }
}
