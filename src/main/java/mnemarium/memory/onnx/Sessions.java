package mnemarium.memory.onnx;

import ai.onnxruntime.OrtEnvironment;
import ai.onnxruntime.OrtException;
import ai.onnxruntime.OrtSession;
import ai.onnxruntime.OrtSession.SessionOptions;
import ai.onnxruntime.OrtSession.SessionOptions.ExecutionMode;
import ai.onnxruntime.OrtSession.SessionOptions.OptLevel;

import java.nio.file.Path;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.FutureTask;

/**
 * Opens models in ONNX Runtime, each run on one thread: a second one gains nothing on texts of this
 * length, and costs much as soon as anything else runs. With the system property {@code
 * onnxruntime.native.path} the runtime's libraries are taken from that folder; else they are
 * unpacked from its jar at each start.
 */
final class Sessions {

    private static final long DEEP_STACK = 256L << 20;

    private Sessions() {}

    /** The one environment of this process. */
    static OrtEnvironment environment() {
        return OrtEnvironment.getEnvironment();
    }

    static OrtSession open(byte[] model, OptLevel level) throws OrtException {
        return roomy(
                () -> {
                    try (SessionOptions options = options(level)) {
                        return environment().createSession(model, options);
                    }
                });
    }

    static OrtSession open(Path model, OptLevel level) throws OrtException {
        return roomy(
                () -> {
                    try (SessionOptions options = options(level)) {
                        return environment().createSession(model.toString(), options);
                    }
                });
    }

    /**
     * Opens on a thread with a deep stack. While it starts, ONNX Runtime 1.29 matches the process's
     * command line against a regular expression, and the C++ library's matcher recurses for each
     * character: a class path of some 6 000 characters is enough to end the process without a word
     * on a thread of the usual size. The system gives memory only to as much of the stack as is
     * used.
     */
    private static OrtSession roomy(Opening opening) throws OrtException {
        FutureTask<OrtSession> task = new FutureTask<>(opening::open);
        Thread thread = new Thread(null, task, "open-model", DEEP_STACK);
        thread.setDaemon(true);
        thread.start();
        boolean interrupted = false;
        try {
            while (true) {
                try {
                    return task.get();
                } catch (InterruptedException e) {
                    interrupted = true;
                }
            }
        } catch (ExecutionException e) {
            switch (e.getCause()) {
                case OrtException failed -> throw failed;
                case RuntimeException failed -> throw failed;
                case Error failed -> throw failed;
                case null, default -> throw new IllegalStateException(e);
            }
        } finally {
            if (interrupted) {
                Thread.currentThread().interrupt();
            }
        }
    }

    private interface Opening {
        OrtSession open() throws OrtException;
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
