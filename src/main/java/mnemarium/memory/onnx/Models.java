package mnemarium.memory.onnx;

import ai.onnxruntime.OrtException;
import ai.onnxruntime.OrtSession;
import ai.onnxruntime.OrtSession.SessionOptions.OptLevel;

import mnemarium.memory.CorpusWeights;
import mnemarium.memory.Embedder;
import mnemarium.memory.HashedEmbedder;
import mnemarium.memory.HashedTokens;
import mnemarium.memory.Sha256;
import mnemarium.memory.SummingEmbedder;
import mnemarium.memory.TokenVectors;
import mnemarium.memory.Vocabulary;
import mnemarium.memory.WordPiece;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Queue;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentLinkedQueue;

/**
 * Opens embedders by name or from files. The only place that opens model files. Those that run in
 * ONNX Runtime it closes at its own end; an embedder may be closed earlier.
 */
public final class Models implements AutoCloseable {

    /** The built-in embedders. */
    public static final List<String> NAMES = List.of("static", "minilm", "hashed");

    private static final String STATIC = "/assets/static.onnx";
    private static final String VOCABULARY = "shipped";
    private static final String MINILM = "/all-minilm-l6-v2-q.onnx";

    /** Tokens of a text that a model takes if its file does not say. */
    private static final int LONGEST = 512;

    // the shipped vocabulary, read when it is first asked for
    private final Map<String, WordPiece> words = new ConcurrentHashMap<>();
    private final Queue<Embedder> opened = new ConcurrentLinkedQueue<>();

    /**
     * A built-in embedder.
     *
     * @throws IllegalArgumentException if there is none of this name
     * @throws IllegalStateException if its file is missing or damaged
     */
    public Embedder open(String name) {
        return switch (name) {
            case "static" -> keep(openStatic());
            case "minilm" -> keep(openMiniLm());
            case "hashed" -> new HashedEmbedder(words());
            default ->
                    throw new IllegalArgumentException(
                            "an embedder \"" + name + "\", expected one of " + NAMES);
        };
    }

    /**
     * A user's sentence model of the BERT family; its name is that of its file.
     *
     * @param onnx takes {@code input_ids}, maybe {@code attention_mask} and {@code token_type_ids};
     *     gives {@code sentence_embedding}, {@code last_hidden_state} or {@code token_embeddings}
     * @param vocabulary its uncased tokens, one a line
     * @throws IllegalArgumentException if a file cannot be used; the message says what was found,
     *     what was expected and where
     */
    public Embedder open(Path onnx, Path vocabulary) {
        WordPiece own = new WordPiece(readVocabulary(vocabulary));
        GraphFile graph = readGraph(onnx);
        ModelCheck.requireFit(graph, own.vocabulary(), onnx, vocabulary);
        OrtSession session;
        try {
            session = Sessions.open(onnx, OptLevel.ALL_OPT);
        } catch (OrtException e) {
            throw new IllegalArgumentException(
                    onnx + " cannot be opened, expected an ONNX model: " + e.getMessage(), e);
        }
        try {
            Sha256 hash =
                    new Sha256()
                            .text("sentence model, mean of tokens, unit length")
                            .text(own.vocabulary().hash())
                            .file(onnx);
            for (String beside : graph.besides()) {
                hash.file(onnx.resolveSibling(beside));
            }
            return keep(
                    new SentenceModel(
                            onnx.getFileName().toString(),
                            hash.hex(),
                            own,
                            session,
                            Math.min(LONGEST, graph.positions().orElse(LONGEST)),
                            onnx.toString()));
        } catch (IOException | OrtException | RuntimeException e) {
            Sessions.free(session);
            throw new IllegalArgumentException(e.getMessage(), e);
        }
    }

    /**
     * A built-in embedder whose tokens are weighted by how rare they are in some texts, in place of
     * by their rank ({@code static}) or not at all ({@code hashed}).
     *
     * @throws IllegalArgumentException if the name is another one
     */
    public Embedder weighted(String name, List<String> texts) {
        TokenVectors vectors =
                switch (name) {
                    case "static" ->
                            new StaticTokens(StaticFile.table(resource(STATIC)), staticFileHash());
                    case "hashed" -> new HashedTokens(words().vocabulary());
                    default ->
                            throw new IllegalArgumentException(
                                    "weights for an embedder \"%s\", expected static or hashed"
                                            .formatted(name));
                };
        float[] weights = CorpusWeights.of(words(), texts, CorpusWeights.SMOOTHING);
        return new SummingEmbedder(name + " + corpus weights", words(), vectors, weights);
    }

    /** Counts tokens everywhere: MiniLM's vocabulary. */
    public WordPiece wordPiece() {
        return words();
    }

    private WordPiece words() {
        return words.computeIfAbsent(VOCABULARY, _ -> new WordPiece(Vocabulary.shipped()));
    }

    /** Closes what was opened here. A second call does nothing. */
    @Override
    public void close() {
        for (Embedder next = opened.poll(); next != null; next = opened.poll()) {
            next.close();
        }
    }

    /** The static embedder without ONNX Runtime: equal bits, and the twin it is checked against. */
    Embedder openPlainStatic() {
        return keep(staticEmbedder(plainSum(resource(STATIC))));
    }

    private Embedder openStatic() {
        return staticEmbedder(onnxSum(resource(STATIC)));
    }

    private Embedder staticEmbedder(TokenSum sum) {
        String hash =
                new Sha256()
                        .text("sum of tokens, at most " + StaticFile.LONGEST + ", unit length")
                        .text(words().vocabulary().hash())
                        .text(staticFileHash())
                        .hex();
        return new StaticEmbedder(words(), sum, Distil.DIMENSIONS, hash);
    }

    private static TokenSum onnxSum(byte[] file) {
        try {
            return new OnnxSum(file, Distil.DIMENSIONS);
        } catch (UnsatisfiedLinkError | NoClassDefFoundError | ExceptionInInitializerError e) {
            // ONNX Runtime has no library for this machine, say an Intel Mac.
            return plainSum(file);
        } catch (OrtException e) {
            throw new IllegalStateException(STATIC + " cannot be opened: " + e.getMessage(), e);
        }
    }

    private static TokenSum plainSum(byte[] file) {
        return new PlainSum(StaticFile.table(file), Distil.DIMENSIONS);
    }

    /**
     * The file's SHA-256 as it lies beside it. That the two belong together is a test's business:
     * to make it anew at each start would take as long as to open the file.
     */
    private static String staticFileHash() {
        return new String(resource(STATIC + ".sha256"), StandardCharsets.UTF_8).substring(0, 64);
    }

    private Embedder openMiniLm() {
        byte[] file = resource(MINILM);
        String hash =
                new Sha256()
                        .text("sentence model, mean of tokens, unit length")
                        .text(words().vocabulary().hash())
                        .bytes(file)
                        .hex();
        int longest = GraphFile.read(ByteBuffer.wrap(file)).positions().orElse(LONGEST);
        try {
            OrtSession session = Sessions.open(file, OptLevel.ALL_OPT);
            return new SentenceModel("minilm", hash, words(), session, longest, MINILM);
        } catch (OrtException e) {
            throw new IllegalStateException(MINILM + " cannot be opened: " + e.getMessage(), e);
        }
    }

    private Embedder keep(Embedder embedder) {
        opened.add(embedder);
        return embedder;
    }

    private static Vocabulary readVocabulary(Path file) {
        try {
            return Vocabulary.read(file);
        } catch (IOException e) {
            throw new IllegalArgumentException(
                    file + " cannot be read, expected a vocabulary with one token a line", e);
        }
    }

    private static GraphFile readGraph(Path file) {
        try {
            return GraphFile.read(file);
        } catch (IOException e) {
            throw new IllegalArgumentException(file + " cannot be read, expected an ONNX model", e);
        } catch (IllegalArgumentException e) {
            throw new IllegalArgumentException(
                    file + " is no ONNX file (" + e.getMessage() + "), expected an ONNX model", e);
        }
    }

    private static byte[] resource(String name) {
        try (InputStream in = Models.class.getResourceAsStream(name)) {
            if (in == null) {
                throw new IllegalStateException(
                        name + " is not on the class path, expected it beside the program");
            }
            return in.readAllBytes();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
