package mnemarium.workbench;

import mnemarium.memory.Embedder;

/** An embedder that somebody else owns: closing it closes nothing. */
record SharedEmbedder(Embedder owned) implements Embedder {

    @Override
    public String name() {
        return owned.name();
    }

    @Override
    public String hash() {
        return owned.hash();
    }

    @Override
    public int dimensions() {
        return owned.dimensions();
    }

    @Override
    public boolean sameEverywhere() {
        return owned.sameEverywhere();
    }

    @Override
    public float[] embed(String text) {
        return owned.embed(text);
    }

    @Override
    public void close() {}
}
