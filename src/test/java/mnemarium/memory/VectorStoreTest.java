package mnemarium.memory;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** What every store keeps. */
class VectorStoreTest {

    /** A kind of store, by the number of dimensions. */
    record Kind(String title, java.util.function.IntFunction<VectorStore> open) {
        @Override
        public String toString() {
            return title;
        }
    }

    static List<Kind> kinds() {
        return List.of(
                new Kind("exact", ExactStore::new),
                new Kind("sketched, few rows", SketchedStore::new),
                new Kind("sketched", size -> new SketchedStore(size, 0)));
    }

    static float[] random(Random chance, int dimensions) {
        float[] vector = new float[dimensions];
        for (int i = 0; i < dimensions; i++) {
            vector[i] = (float) chance.nextGaussian();
        }
        return UnitLength.scale(vector);
    }

    @ParameterizedTest
    @MethodSource("kinds")
    void findsTheNearestOfAllRowsBestFirst(Kind kind) {
        for (int dimensions : new int[] {3, 16, 40, 256}) {
            Random chance = new Random(dimensions);
            VectorStore store = kind.open().apply(dimensions);
            List<float[]> rows = new ArrayList<>();
            for (int i = 0; i < 2_100; i++) {
                rows.add(random(chance, dimensions));
                assertThat(store.add(rows.get(i))).isEqualTo(i);
            }
            float[] query = random(chance, dimensions);
            for (int prefix : new int[] {1_500, 2_100}) {
                assertThat(store.nearest(query, 10, prefix))
                        .isEqualTo(nearest(rows.subList(0, prefix), query));
            }
        }
    }

    @ParameterizedTest
    @MethodSource("kinds")
    void findsTheNearestOfEveryPrefixWhileItGrows(Kind kind) {
        Random chance = new Random(5);
        VectorStore store = kind.open().apply(24);
        List<float[]> rows = new ArrayList<>();
        for (int size = 1; size <= 1_200; size++) {
            rows.add(random(chance, 24));
            store.add(rows.getLast());
            if (size % 23 == 0) {
                float[] query = random(chance, 24);
                int earlier = chance.nextInt(size);
                assertThat(store.nearest(query, 10, earlier))
                        .isEqualTo(nearest(rows.subList(0, earlier), query));
                assertThat(store.nearest(query, 10, size)).isEqualTo(nearest(rows, query));
            }
        }
    }

    private static List<Hit> nearest(List<float[]> rows, float[] query) {
        return IntStream.range(0, rows.size())
                .mapToObj(i -> new Hit(i, Kernel.dot(rows.get(i), query)))
                .sorted(
                        Comparator.comparing(Hit::score, Comparator.reverseOrder())
                                .thenComparingInt(Hit::entry))
                .limit(10)
                .toList();
    }

    @ParameterizedTest
    @MethodSource("kinds")
    void theOlderOfEqualRowsComesFirst(Kind kind) {
        VectorStore store = kind.open().apply(20);
        Random chance = new Random(1);
        float[] twin = random(chance, 20);
        for (int i = 0; i < 1_000; i++) {
            store.add(i % 3 == 1 ? twin : random(chance, 20));
        }
        assertThat(store.nearest(twin, 4, store.size()))
                .extracting(Hit::entry)
                .containsExactly(1, 4, 7, 10);
    }

    @ParameterizedTest
    @MethodSource("kinds")
    void givesFewerHitsWhereThereAreFewerRows(Kind kind) {
        VectorStore store = kind.open().apply(8);
        float[] query = random(new Random(2), 8);
        assertThat(store.nearest(query, 5, 0)).isEmpty();
        store.add(query);
        assertThat(store.nearest(query, 1_000, 1)).hasSize(1);
    }

    @ParameterizedTest
    @MethodSource("kinds")
    void keepsItsOwnCopyOfARow(Kind kind) {
        VectorStore store = kind.open().apply(8);
        float[] row = random(new Random(3), 8);
        float[] before = row.clone();
        store.add(row);
        row[0] = 0;
        store.vector(0)[1] = 0;
        assertThat(store.vector(0)).isEqualTo(before);
        assertThat(store.similarity(0, before)).isEqualTo(Kernel.dot(before, before));
    }

    @ParameterizedTest
    @MethodSource("kinds")
    void zerosAreLikeNothing(Kind kind) {
        VectorStore store = kind.open().apply(8);
        store.add(new float[8]);
        store.add(random(new Random(4), 8));
        assertThat(store.nearest(new float[8], 2, 2)).containsExactly(new Hit(0, 0), new Hit(1, 0));
    }

    @ParameterizedTest
    @MethodSource("kinds")
    void refusesWhatItCannotCompare(Kind kind) {
        VectorStore store = kind.open().apply(8);
        assertThatThrownBy(() -> store.add(new float[9]))
                .hasMessage("the vector has 9 dimensions, expected 8");
        assertThatThrownBy(() -> store.add(new float[] {2, 0, 0, 0, 0, 0, 0, 0}))
                .hasMessage("the vector's squared length is 4.0, expected 1 or 0");
        assertThatThrownBy(() -> store.add(new float[] {Float.NaN, 0, 0, 0, 0, 0, 0, 0}))
                .hasMessage("the vector's squared length is NaN, expected 1 or 0");
        assertThatThrownBy(() -> store.nearest(new float[8], 0, 0))
                .hasMessage("k is 0, expected 1 or more");
        assertThatThrownBy(() -> store.nearest(new float[8], 1, 1))
                .hasMessage("a prefix of 1 rows, expected 0 to 0");
        assertThatThrownBy(() -> store.vector(0)).isInstanceOf(IndexOutOfBoundsException.class);
        assertThatThrownBy(() -> kind.open().apply(0))
                .hasMessage("a store of 0 dimensions, expected 1 or more");
    }

    @ParameterizedTest
    @MethodSource("kinds")
    void readersSeeAPrefixWhileManyWrite(Kind kind) {
        VectorStore store = kind.open().apply(16);
        Stream<Runnable> writers =
                IntStream.range(0, 8)
                        .mapToObj(
                                writer ->
                                        () -> {
                                            Random chance = new Random(writer);
                                            for (int i = 0; i < 150; i++) {
                                                float[] vector = random(chance, 16);
                                                int row = store.add(vector);
                                                int size = store.size();
                                                assertThat(size).isGreaterThan(row);
                                                assertThat(store.vector(row)).isEqualTo(vector);
                                                assertThat(
                                                                store.nearest(vector, 1, size)
                                                                        .getFirst())
                                                        .isEqualTo(
                                                                new Hit(
                                                                        row,
                                                                        store.similarity(
                                                                                row, vector)));
                                            }
                                        });
        writers.parallel().forEach(Runnable::run);
        assertThat(store.size()).isEqualTo(1_200);
    }
}
