package mnemarium.memory;

/** The twin of our store that searches by plain loops. */
public final class PlainStore {

    private PlainStore() {}

    public static VectorStore of(int dimensions) {
        return new SketchedStore(dimensions, new PlainKernel(), SketchedStore.WORTH_IT);
    }
}
