package mnemarium.memory;

import org.jspecify.annotations.Nullable;

import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicReferenceArray;

/**
 * A list that only grows and is read and filled by many threads without a lock. Places are filled
 * one after the other, or in any order by numbers that come from elsewhere; a reader is shown the
 * prefix in which every place is filled. The places lie in segments, each as long as all before it
 * together, so that nothing is ever moved.
 */
final class AppendList<T> {

    private static final int FIRST = 64;
    private static final int SEGMENTS = 26;

    private final AtomicReferenceArray<@Nullable AtomicReferenceArray<@Nullable T>> segments =
            new AtomicReferenceArray<>(SEGMENTS);
    private final AtomicInteger filled = new AtomicInteger();

    /**
     * Fills the next free place and returns it; the list is longer than that by then. Whoever finds
     * the place just taken moves the size on for the one who took it: no one waits for another.
     */
    int add(T value) {
        while (true) {
            int place = filled.get();
            int segment = segmentOf(place);
            boolean own = places(segment).compareAndSet(place - startOf(segment), null, value);
            filled.compareAndSet(place, place + 1);
            if (own) {
                return place;
            }
        }
    }

    /** Fills a place that the caller has been given by something else, each place once. */
    void fill(int place, T value) {
        int segment = segmentOf(place);
        places(segment).set(place - startOf(segment), value);
        for (int next = filled.get(); at(next) != null; next = filled.get()) {
            filled.compareAndSet(next, next + 1);
        }
    }

    /** How many places are filled without a gap. */
    int size() {
        return filled.get();
    }

    T get(int place) {
        T value = place < 0 || place >= size() ? null : at(place);
        if (value == null) {
            throw new IndexOutOfBoundsException(
                    "asked for number " + place + ", expected 0 to " + (size() - 1));
        }
        return value;
    }

    private @Nullable T at(int place) {
        int segment = segmentOf(place);
        AtomicReferenceArray<@Nullable T> places = segments.get(segment);
        return places == null ? null : places.get(place - startOf(segment));
    }

    private AtomicReferenceArray<@Nullable T> places(int segment) {
        AtomicReferenceArray<@Nullable T> there = segments.get(segment);
        if (there != null) {
            return there;
        }
        AtomicReferenceArray<@Nullable T> fresh =
                new AtomicReferenceArray<>(segment == 0 ? FIRST : startOf(segment));
        AtomicReferenceArray<@Nullable T> other = segments.compareAndExchange(segment, null, fresh);
        return other == null ? fresh : other;
    }

    private static int segmentOf(int place) {
        return 32 - Integer.numberOfLeadingZeros(place / FIRST);
    }

    private static int startOf(int segment) {
        return segment == 0 ? 0 : FIRST << (segment - 1);
    }
}
