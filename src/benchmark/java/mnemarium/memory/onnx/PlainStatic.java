package mnemarium.memory.onnx;

import mnemarium.memory.Embedder;

/** The twin of our static embedder that adds up in plain Java. */
public final class PlainStatic {

    private PlainStatic() {}

    public static Embedder open(Models models) {
        return models.openPlainStatic();
    }
}
