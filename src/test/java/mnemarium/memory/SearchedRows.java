package mnemarium.memory;

import java.util.Random;

/** Searches some seeded rows and tells the hits' bits: run in a Java without the vector module. */
final class SearchedRows {

    private SearchedRows() {}

    public static void main(String[] args) {
        System.out.println(
                (Kernel.quickest() instanceof PlainKernel ? "plain " : "vectors ") + search());
    }

    static String search() {
        Random chance = new Random(11);
        SketchedStore store = new SketchedStore(256, Kernel.quickest(), 500);
        for (int i = 0; i < 900; i++) {
            store.add(VectorStoreTest.random(chance, 256));
        }
        float[] query = VectorStoreTest.random(chance, 256);
        StringBuilder told = new StringBuilder();
        for (int prefix : new int[] {400, 900}) {
            for (Hit hit : store.nearest(query, 20, prefix)) {
                told.append(hit.entry())
                        .append(':')
                        .append(Integer.toHexString(Float.floatToRawIntBits(hit.score())))
                        .append(' ');
            }
        }
        return told.toString().strip();
    }
}
