package mnemarium.memory.onnx;

import ai.onnxruntime.OnnxTensor;
import ai.onnxruntime.OrtException;
import ai.onnxruntime.OrtSession;
import ai.onnxruntime.OrtSession.SessionOptions.OptLevel;

import org.jspecify.annotations.Nullable;

import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.FloatBuffer;
import java.nio.IntBuffer;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;

/**
 * The sum in ONNX Runtime, with its input and output in buffers that are made once: a set for each
 * caller at work, kept in a queue between calls. Making tensors anew for each text would double the
 * time.
 */
final class OnnxSum implements TokenSum {

    private final OrtSession session;
    private final int dimensions;
    private final Queue<Buffers> idle = new ConcurrentLinkedQueue<>();
    private final Lifetime lifetime = new Lifetime("the static embedder", this::free);

    OnnxSum(byte[] model, int dimensions) throws OrtException {
        this.session = Sessions.open(model, OptLevel.NO_OPT);
        this.dimensions = dimensions;
    }

    @Override
    public float[] of(int[] tokens, int count) {
        return lifetime.use(() -> sum(tokens, count));
    }

    @Override
    public void close() {
        lifetime.close();
    }

    private float[] sum(int[] tokens, int count) {
        try {
            Buffers buffers = idle.poll();
            if (buffers == null) {
                buffers = new Buffers(dimensions);
            }
            buffers.tokens.put(0, tokens, 0, count);
            session.run(buffers.input(count), buffers.output).close();
            float[] sum = new float[dimensions];
            buffers.sum.get(0, sum);
            idle.add(buffers);
            return sum;
        } catch (OrtException e) {
            throw new IllegalStateException(
                    "ONNX Runtime could not add up " + count + " tokens", e);
        }
    }

    private void free() {
        for (Buffers buffers = idle.poll(); buffers != null; buffers = idle.poll()) {
            buffers.free();
        }
        Sessions.free(session);
    }

    /** One set of buffers; a tensor of each length lies over the beginning of the same memory. */
    private static final class Buffers {

        final IntBuffer tokens = direct(StaticFile.LONGEST).asIntBuffer();
        final FloatBuffer sum;
        final Map<String, OnnxTensor> output;
        final List<@Nullable Map<String, OnnxTensor>> inputs = new ArrayList<>();

        Buffers(int dimensions) throws OrtException {
            sum = direct(dimensions).asFloatBuffer();
            output =
                    Map.of(
                            StaticFile.SUM,
                            OnnxTensor.createTensor(
                                    Sessions.environment(), sum, new long[] {dimensions}));
            for (int i = 0; i <= StaticFile.LONGEST; i++) {
                inputs.add(null);
            }
        }

        Map<String, OnnxTensor> input(int count) throws OrtException {
            Map<String, OnnxTensor> input = inputs.get(count);
            if (input == null) {
                OnnxTensor tensor =
                        OnnxTensor.createTensor(
                                Sessions.environment(), tokens.slice(0, count), new long[] {count});
                input = Map.of(StaticFile.TOKENS, tensor);
                inputs.set(count, input);
            }
            return input;
        }

        void free() {
            output.values().forEach(OnnxTensor::close);
            for (Map<String, OnnxTensor> input : inputs) {
                if (input != null) {
                    input.values().forEach(OnnxTensor::close);
                }
            }
        }

        private static ByteBuffer direct(int words) {
            return ByteBuffer.allocateDirect(words * Integer.BYTES).order(ByteOrder.nativeOrder());
        }
    }
}
