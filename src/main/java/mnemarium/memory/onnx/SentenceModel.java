package mnemarium.memory.onnx;

import ai.onnxruntime.NodeInfo;
import ai.onnxruntime.OnnxJavaType;
import ai.onnxruntime.OnnxTensor;
import ai.onnxruntime.OnnxValue;
import ai.onnxruntime.OrtException;
import ai.onnxruntime.OrtSession;
import ai.onnxruntime.TensorInfo;

import mnemarium.memory.Embedder;
import mnemarium.memory.UnitLength;
import mnemarium.memory.WordPiece;

import java.nio.FloatBuffer;
import java.nio.LongBuffer;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * A sentence model of the BERT family: tokens in, one vector per token out, and their mean scaled
 * to length 1; or the sentence's vector itself, if the model gives it. One text at a time and no
 * padding, since a quantised model's vector depends on whatever else is in the batch. The last bits
 * depend on the processor, so these vectors travel with a run.
 */
final class SentenceModel implements Embedder {

    private static final String IDS = "input_ids";
    private static final String MASK = "attention_mask";
    private static final String TYPES = "token_type_ids";
    private static final Set<String> INPUTS = Set.of(IDS, MASK, TYPES);
    private static final List<String> OUTPUTS =
            List.of("sentence_embedding", "last_hidden_state", "token_embeddings");

    private final String name;
    private final String hash;
    private final WordPiece words;
    private final OrtSession session;
    private final Set<String> inputs;
    private final String output;
    private final int dimensions;
    private final int longest;
    private final Lifetime lifetime;

    /**
     * @param longest tokens of a text that the model can take, the marks before and after included
     * @param where the file's name, for messages
     * @throws IllegalArgumentException if the model's inputs and outputs are not those of a
     *     sentence model
     */
    SentenceModel(
            String name,
            String hash,
            WordPiece words,
            OrtSession session,
            int longest,
            String where)
            throws OrtException {
        this.name = name;
        this.hash = hash;
        this.words = words;
        this.session = session;
        this.longest = longest;
        this.inputs = Set.copyOf(session.getInputNames());
        if (!inputs.contains(IDS) || !INPUTS.containsAll(inputs)) {
            throw new IllegalArgumentException(
                    "%s takes the inputs %s, expected %s and maybe %s and %s"
                            .formatted(where, session.getInputNames(), IDS, MASK, TYPES));
        }
        this.output =
                OUTPUTS.stream()
                        .filter(session.getOutputNames()::contains)
                        .findFirst()
                        .orElseThrow(
                                () ->
                                        new IllegalArgumentException(
                                                "%s gives the outputs %s, expected one of %s"
                                                        .formatted(
                                                                where,
                                                                session.getOutputNames(),
                                                                OUTPUTS)));
        for (Map.Entry<String, NodeInfo> input : session.getInputInfo().entrySet()) {
            if (!(input.getValue().getInfo() instanceof TensorInfo tensor)
                    || tensor.type != OnnxJavaType.INT64
                    || tensor.getShape().length != 2) {
                throw new IllegalArgumentException(
                        "%s: the input %s is %s, expected 64-bit numbers by text and token"
                                .formatted(where, input.getKey(), input.getValue().getInfo()));
            }
        }
        this.lifetime = new Lifetime("the embedder " + name, () -> Sessions.free(session));
        this.dimensions = vector(new int[] {words.vocabulary().unknown()}).length;
    }

    @Override
    public String name() {
        return name;
    }

    @Override
    public String hash() {
        return hash;
    }

    @Override
    public int dimensions() {
        return dimensions;
    }

    @Override
    public boolean sameEverywhere() {
        return false;
    }

    @Override
    public float[] embed(String text) {
        int[] tokens = words.tokens(text);
        return lifetime.use(
                () -> {
                    int unknown = words.vocabulary().unknown();
                    if (Arrays.stream(tokens).allMatch(token -> token == unknown)) {
                        return new float[dimensions];
                    }
                    return UnitLength.scale(vector(tokens));
                });
    }

    @Override
    public void close() {
        lifetime.close();
    }

    private float[] vector(int[] tokens) {
        int count = Math.min(tokens.length, longest - 2) + 2;
        long[] ids = new long[count];
        ids[0] = words.vocabulary().begin();
        for (int i = 1; i < count - 1; i++) {
            ids[i] = tokens[i - 1];
        }
        ids[count - 1] = words.vocabulary().end();
        long[] ones = new long[count];
        Arrays.fill(ones, 1);
        Map<String, long[]> values = Map.of(IDS, ids, MASK, ones, TYPES, new long[count]);
        Map<String, OnnxTensor> tensors = new HashMap<>();
        try {
            for (String input : inputs) {
                tensors.put(
                        input,
                        OnnxTensor.createTensor(
                                Sessions.environment(),
                                LongBuffer.wrap(values.get(input)),
                                new long[] {1, count}));
            }
            try (OrtSession.Result result = session.run(tensors, Set.of(output))) {
                return pooled(result.get(0));
            }
        } catch (OrtException e) {
            throw new IllegalStateException(
                    "the model %s failed on a text of %d tokens: %s"
                            .formatted(name, count, e.getMessage()),
                    e);
        } finally {
            tensors.values().forEach(OnnxTensor::close);
        }
    }

    /** The mean over the tokens; a sentence's vector is a mean over one. */
    private float[] pooled(OnnxValue value) {
        if (!(value instanceof OnnxTensor tensor)
                || tensor.getInfo().type != OnnxJavaType.FLOAT
                || tensor.getInfo().getShape().length < 2) {
            throw new IllegalArgumentException(
                    "the model %s gives %s as %s, expected single-precision vectors"
                            .formatted(name, output, value));
        }
        long[] shape = tensor.getInfo().getShape();
        int width = (int) shape[shape.length - 1];
        FloatBuffer rows = tensor.getFloatBuffer();
        int count = rows.remaining() / width;
        float[] mean = new float[width];
        for (int row = 0; row < count; row++) {
            for (int i = 0; i < width; i++) {
                mean[i] += rows.get(row * width + i);
            }
        }
        for (int i = 0; i < width; i++) {
            mean[i] /= count;
        }
        return mean;
    }
}
