package mnemarium.memory.onnx;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import mnemarium.memory.Embedder;

import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

class ModelsTest {

    private final Models models = new Models();

    @TempDir private Path folder;

    @AfterEach
    void close() {
        models.close();
    }

    @Test
    void anUnknownNameIsRefusedWithTheKnownOnes() {
        assertThatThrownBy(() -> models.open("magic"))
                .hasMessage("an embedder \"magic\", expected one of [static, minilm, hashed]");
    }

    @Test
    void opensAUsersModelUnderItsFileName() throws IOException {
        Embedder embedder =
                models.open(
                        TinyModel.write(folder), TinyModel.vocabulary(folder, TinyModel.TOKENS));
        assertThat(embedder.name()).isEqualTo("tiny.onnx");
        assertThat(embedder.dimensions()).isEqualTo(TinyModel.WIDTH);
        assertThat(embedder.sameEverywhere()).isFalse();
        assertThat(embedder.embed("the word9")).isNotEqualTo(embedder.embed("the word10"));
        assertThat(embedder.embed("nothing known")).containsOnly(0);
    }

    @Test
    void aUsersCopyOfMiniLmGivesMiniLmsVectors() throws IOException {
        Path onnx = folder.resolve("copy.onnx");
        Path vocabulary = folder.resolve("vocab.txt");
        copy("/all-minilm-l6-v2-q.onnx", onnx);
        copy("/assets/vocabulary.txt", vocabulary);
        String text = "the hotel has a small garden";
        assertThat(models.open(onnx, vocabulary).embed(text))
                .isEqualTo(models.open("minilm").embed(text));
    }

    @Test
    void aVocabularyOfAnotherSizeIsRefused() throws IOException {
        Path model = TinyModel.write(folder);
        Path longer = TinyModel.vocabulary(folder, TinyModel.TOKENS + 1);
        assertThatThrownBy(() -> models.open(model, longer))
                .hasMessage(
                        longer
                                + " has 61 tokens, expected the 60 of the embedding table in "
                                + model);

        Path onnx = folder.resolve("minilm.onnx");
        copy("/all-minilm-l6-v2-q.onnx", onnx);
        assertThatThrownBy(() -> models.open(onnx, longer))
                .hasMessage(
                        longer
                                + " has 61 tokens, expected the 30,522 of the embedding table in "
                                + onnx);
    }

    @Test
    void aFileThatIsNoVocabularyIsRefused() throws IOException {
        Path model = TinyModel.write(folder);
        Path text = Files.writeString(folder.resolve("notes.txt"), "some\nnotes\n");
        assertThatThrownBy(() -> models.open(model, text))
                .hasMessage(
                        text
                                + " has 2 lines and none of them is [UNK], expected a BERT"
                                + " vocabulary with one token a line");
        assertThatThrownBy(() -> models.open(model, model))
                .hasMessageStartingWith(model.toString())
                .hasMessageContaining("expected a");
        assertThatThrownBy(() -> models.open(model, folder.resolve("none.txt")))
                .hasMessage(
                        folder.resolve("none.txt")
                                + " cannot be read, expected a vocabulary with one token a line");
    }

    @Test
    void aFileThatIsNoModelIsRefused() throws IOException {
        Path vocabulary = TinyModel.vocabulary(folder, TinyModel.TOKENS);
        Path text = Files.writeString(folder.resolve("notes.onnx"), "these are no weights");
        assertThatThrownBy(() -> models.open(text, vocabulary))
                .hasMessage(
                        text
                                + " is no ONNX file (the bytes are not those of an ONNX file),"
                                + " expected an ONNX model");
        Path cut = folder.resolve("cut.onnx");
        byte[] whole = Files.readAllBytes(TinyModel.write(folder));
        Files.write(cut, java.util.Arrays.copyOf(whole, whole.length / 2));
        assertThatThrownBy(() -> models.open(cut, vocabulary))
                .hasMessageStartingWith(cut + " is no ONNX file");
        Path empty = Files.createFile(folder.resolve("empty.onnx"));
        assertThatThrownBy(() -> models.open(empty, vocabulary))
                .hasMessageStartingWith(empty + " is no ONNX file");
        assertThatThrownBy(() -> models.open(folder.resolve("none.onnx"), vocabulary))
                .hasMessage(
                        folder.resolve("none.onnx") + " cannot be read, expected an ONNX model");
    }

    @Test
    void aModelWithOtherInputsOrOutputsIsRefused() throws IOException {
        Path vocabulary = TinyModel.vocabulary(folder, TinyModel.TOKENS);
        Path pixels = TinyModel.write(folder, "pixels", "last_hidden_state");
        assertThatThrownBy(() -> models.open(pixels, vocabulary))
                .hasMessage(
                        pixels
                                + " takes the inputs [pixels], expected input_ids and maybe"
                                + " attention_mask and token_type_ids");
        Path logits = TinyModel.write(folder, "input_ids", "logits");
        assertThatThrownBy(() -> models.open(logits, vocabulary))
                .hasMessage(
                        logits
                                + " gives the outputs [logits], expected one of"
                                + " [sentence_embedding, last_hidden_state, token_embeddings]");
    }

    @Test
    void distilsATableThatRunsAsAStaticEmbedder() throws IOException {
        Path model = TinyModel.write(folder);
        Path vocabulary = TinyModel.vocabulary(folder, TinyModel.TOKENS);
        List<Integer> heard = new java.util.ArrayList<>();
        Distil.Distilled made =
                Distil.distil(
                        model,
                        vocabulary,
                        folder.resolve("own.onnx"),
                        (done, of) -> heard.add(done));

        assertThat(made.rows()).isEqualTo(TinyModel.TOKENS);
        assertThat(made.varianceKept()).isBetween(0.999, 1.001);
        assertThat(heard).containsExactly(TinyModel.TOKENS);
        byte[] bytes = Files.readAllBytes(made.file());
        assertThat(Files.readString(folder.resolve("own.onnx.sha256")))
                .isEqualTo(made.sha256() + "  own.onnx\n");
        short[] table = StaticFile.table(bytes);
        assertThat(table).hasSize(TinyModel.TOKENS * Distil.DIMENSIONS);
        assertThat(java.util.Arrays.copyOf(table, 4 * Distil.DIMENSIONS)).containsOnly(0);
        assertThat(table).containsAnyOf(Short.MAX_VALUE, (short) -Short.MAX_VALUE);
    }

    @Test
    void theShippedFileIsTheOneThatItsHashNames() throws IOException {
        try (InputStream in = ModelsTest.class.getResourceAsStream("/assets/vocabulary.txt")) {
            assertThat(mnemarium.memory.Sha256.of(in.readAllBytes()))
                    .isEqualTo(
                            Files.readString(Path.of("assets", "vocabulary.txt.sha256"))
                                    .substring(0, 64));
        }
        assertThat(mnemarium.memory.Sha256.of(Files.readAllBytes(Path.of("assets/static.onnx"))))
                .isEqualTo(
                        Files.readString(Path.of("assets", "static.onnx.sha256")).substring(0, 64));
    }

    private static void copy(String resource, Path to) throws IOException {
        try (InputStream in = ModelsTest.class.getResourceAsStream(resource)) {
            Files.copy(in, to);
        }
    }
}
