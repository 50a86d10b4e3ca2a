package mnemarium.memory.onnx;

import ai.onnxruntime.OrtEnvironment;
import ai.onnxruntime.OrtException;
import ai.onnxruntime.OrtSession;
import ai.onnxruntime.OrtSession.SessionOptions;
import ai.onnxruntime.OrtSession.SessionOptions.ExecutionMode;
import ai.onnxruntime.OrtSession.SessionOptions.OptLevel;

import java.nio.file.Path;

/**
 * Opens models in ONNX Runtime, each run on one thread: a second one gains nothing on texts of this
 * length, and costs much as soon as anything else runs. With the system property {@code
 * onnxruntime.native.path} the runtime's libraries are taken from that folder; else they are
 * unpacked from its jar at each start.
 */
final class Sessions {

    private Sessions() {}

    /** The one environment of this process. */
    static OrtEnvironment environment() {
        return OrtEnvironment.getEnvironment();
    }

    static OrtSession open(byte[] model, OptLevel level) throws OrtException {
        try (SessionOptions options = options(level)) {
            return environment().createSession(model, options);
        }
    }

    static OrtSession open(Path model, OptLevel level) throws OrtException {
        try (SessionOptions options = options(level)) {
            return environment().createSession(model.toString(), options);
        }
    }

    /** Frees a session's native memory. */
    static void free(OrtSession session) {
        try {
            session.close();
        } catch (OrtException e) {
            throw new IllegalStateException("ONNX Runtime could not close a model", e);
        }
    }

    private static SessionOptions options(OptLevel level) throws OrtException {
        SessionOptions options = new SessionOptions();
        options.setIntraOpNumThreads(1);
        options.setInterOpNumThreads(1);
        options.setExecutionMode(ExecutionMode.SEQUENTIAL);
        options.setOptimizationLevel(level);
        return options;
    }
}
