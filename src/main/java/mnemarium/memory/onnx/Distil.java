package mnemarium.memory.onnx;

import ai.onnxruntime.OnnxTensor;
import ai.onnxruntime.OrtException;
import ai.onnxruntime.OrtSession;
import ai.onnxruntime.OrtSession.SessionOptions.OptLevel;

import mnemarium.memory.Sha256;
import mnemarium.memory.Vocabulary;

import java.io.IOException;
import java.nio.FloatBuffer;
import java.nio.LongBuffer;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.Arrays;
import java.util.HashMap;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;

/**
 * Makes a static embedder out of a sentence model: each token of the vocabulary goes through the
 * model alone, the mean of its rows is centred, turned to the 256 axes of largest variance,
 * weighted by {@link Zipf} and rounded to 16 bits with one scale for the whole table (the recipe of
 * Model2Vec, Minish Lab 2024).
 */
public final class Distil {

    /** The length of the vectors that come out. */
    public static final int DIMENSIONS = 256;

    private static final int BATCH = 64;

    /** Hears how far it has come. */
    @FunctionalInterface
    public interface Progress {
        /** So many of the vocabulary's tokens went through the model. */
        void tokens(int done, int of);
    }

    /**
     * What was made.
     *
     * @param file the static embedder
     * @param sha256 of that file, as {@code sha256sum} prints it
     * @param rows tokens in the table
     * @param varianceKept the share of variance that the axes keep, from 0 to 1
     */
    public record Distilled(Path file, String sha256, int rows, double varianceKept) {}

    private Distil() {}

    /**
     * Writes the static embedder, and its SHA-256 in a file beside it.
     *
     * @param model an ONNX sentence model with the output {@code last_hidden_state}
     * @param vocabulary its tokens, one a line
     * @param to the file to write; it appears complete or not at all
     * @throws IOException if a file cannot be read or written
     * @throws IllegalArgumentException if model and vocabulary do not fit
     */
    public static Distilled distil(Path model, Path vocabulary, Path to, Progress progress)
            throws IOException {
        Vocabulary tokens = Vocabulary.read(vocabulary);
        byte[] bytes = Files.readAllBytes(model);
        ModelCheck.requireFit(GraphFile.read(model), tokens, model, vocabulary);
        float[] points;
        try (OrtSession session = Sessions.open(bytes, OptLevel.ALL_OPT)) {
            points = points(session, tokens, progress);
        } catch (OrtException e) {
            throw new IllegalArgumentException(
                    "%s does not run as a sentence model: %s".formatted(model, e.getMessage()), e);
        }
        int width = points.length / tokens.size();
        if (width < DIMENSIONS) {
            throw new IllegalArgumentException(
                    "%s gives vectors of %d dimensions, expected at least %d"
                            .formatted(model, width, DIMENSIONS));
        }
        PrincipalAxes axes = PrincipalAxes.of(points, width, DIMENSIONS);
        short[] table = rounded(weighted(points, width, axes, tokens));
        Map<String, String> about = new TreeMap<>();
        about.put("made-from", Sha256.of(bytes));
        about.put("vocabulary", tokens.hash());
        byte[] file = StaticFile.write(table, DIMENSIONS, about);
        String sha256 = Sha256.of(file);
        write(to, file);
        write(
                to.resolveSibling(to.getFileName() + ".sha256"),
                (sha256 + "  " + to.getFileName() + "\n")
                        .getBytes(java.nio.charset.StandardCharsets.UTF_8));
        return new Distilled(to, sha256, tokens.size(), axes.kept());
    }

    /** For each token the mean of the rows of: begin, token, end. */
    private static float[] points(OrtSession session, Vocabulary tokens, Progress progress)
            throws OrtException {
        float[] points = new float[0];
        for (int first = 0; first < tokens.size(); first += BATCH) {
            int count = Math.min(BATCH, tokens.size() - first);
            float[] rows = run(session, tokens, first, count);
            int width = rows.length / count / 3;
            if (first == 0) {
                points = new float[tokens.size() * width];
            }
            for (int i = 0; i < count * width; i++) {
                int row = i / width * 3 * width + i % width;
                points[first * width + i] =
                        (rows[row] + rows[row + width] + rows[row + 2 * width]) / 3;
            }
            progress.tokens(first + count, tokens.size());
        }
        return points;
    }

    private static float[] run(OrtSession session, Vocabulary tokens, int first, int count)
            throws OrtException {
        long[] ids = new long[count * 3];
        for (int i = 0; i < count; i++) {
            ids[3 * i] = tokens.begin();
            ids[3 * i + 1] = (long) first + i;
            ids[3 * i + 2] = tokens.end();
        }
        long[] ones = new long[ids.length];
        Arrays.fill(ones, 1);
        Map<String, long[]> values =
                Map.of(
                        "input_ids", ids,
                        "attention_mask", ones,
                        "token_type_ids", new long[ids.length]);
        Map<String, OnnxTensor> inputs = new HashMap<>();
        try {
            for (String input : session.getInputNames()) {
                inputs.put(
                        input,
                        OnnxTensor.createTensor(
                                Sessions.environment(),
                                LongBuffer.wrap(values.getOrDefault(input, ids)),
                                new long[] {count, 3}));
            }
            try (OrtSession.Result result = session.run(inputs, Set.of("last_hidden_state"))) {
                FloatBuffer rows = ((OnnxTensor) result.get(0)).getFloatBuffer();
                float[] copy = new float[rows.remaining()];
                rows.get(copy);
                return copy;
            }
        } finally {
            inputs.values().forEach(OnnxTensor::close);
        }
    }

    /** The points along the axes, each times its token's weight; what is no word gets zeros. */
    private static float[] weighted(
            float[] points, int width, PrincipalAxes axes, Vocabulary tokens) {
        double[] weights = Zipf.weights(tokens.size());
        for (String special : new String[] {"[PAD]", "[UNK]", "[CLS]", "[SEP]", "[MASK]"}) {
            tokens.id(special).ifPresent(id -> weights[id] = 0);
        }
        float[] table = new float[tokens.size() * DIMENSIONS];
        double[] centred = new double[width];
        for (int token = 0; token < tokens.size(); token++) {
            for (int i = 0; i < width; i++) {
                centred[i] = points[token * width + i] - axes.mean().at(i);
            }
            for (int axis = 0; axis < DIMENSIONS; axis++) {
                double along = 0;
                for (int i = 0; i < width; i++) {
                    along += centred[i] * axes.axes().get(axis).at(i);
                }
                table[token * DIMENSIONS + axis] = (float) (along * weights[token]);
            }
        }
        return table;
    }

    private static short[] rounded(float[] table) {
        float largest = 0;
        for (float value : table) {
            largest = Math.max(largest, Math.abs(value));
        }
        short[] rounded = new short[table.length];
        for (int i = 0; i < table.length; i++) {
            rounded[i] = (short) Math.round(table[i] / (double) largest * Short.MAX_VALUE);
        }
        return rounded;
    }

    private static void write(Path to, byte[] bytes) throws IOException {
        Path part = to.resolveSibling(to.getFileName() + ".part");
        Files.write(part, bytes);
        Files.move(part, to, StandardCopyOption.REPLACE_EXISTING);
    }
}
