package mnemarium.loop;

import java.util.AbstractList;
import java.util.Arrays;
import java.util.RandomAccess;
import java.util.concurrent.atomic.AtomicInteger;

/**
 * An immutable list that shares its storage with the longer lists made from it: the shape of
 * everything in a run that only grows. {@link #plus} costs one write when this is the newest
 * prefix, and copies at most one chunk and the spine when it is an older one (a branch). Cells of a
 * chunk beyond {@link #size} belong to whoever claimed them first, so that older prefixes never see
 * a change.
 */
public final class Prefix<T> extends AbstractList<T> implements RandomAccess {

    private static final int CHUNK = 256;
    private static final Prefix<Object> EMPTY =
            new Prefix<>(new Object[0][], 0, new AtomicInteger());

    private final Object[][] spine;
    private final int size;
    private final AtomicInteger claimed;

    private Prefix(Object[][] spine, int size, AtomicInteger claimed) {
        this.spine = spine;
        this.size = size;
        this.claimed = claimed;
    }

    /** The list with nothing in it. */
    @SuppressWarnings("unchecked") // holds no element
    public static <T> Prefix<T> empty() {
        return (Prefix<T>) EMPTY;
    }

    /** This list and one more element at its end; this list stays as it is. */
    public Prefix<T> plus(T element) {
        int chunk = size / CHUNK;
        int cell = size % CHUNK;
        if (cell == 0) {
            Object[][] longer = Arrays.copyOf(spine, chunk + 1);
            longer[chunk] = new Object[CHUNK];
            longer[chunk][0] = element;
            return new Prefix<>(longer, size + 1, new AtomicInteger(size + 1));
        }
        if (claimed.compareAndSet(size, size + 1)) {
            spine[chunk][cell] = element;
            return new Prefix<>(spine, size + 1, claimed);
        }
        Object[][] own = spine.clone();
        own[chunk] = Arrays.copyOf(Arrays.copyOf(spine[chunk], cell), CHUNK);
        own[chunk][cell] = element;
        return new Prefix<>(own, size + 1, new AtomicInteger(size + 1));
    }

    /** The first {@code length} elements. */
    public Prefix<T> first(int length) {
        if (length < 0 || length > size) {
            throw new IndexOutOfBoundsException(
                    "a prefix of " + length + " elements was asked of a list of " + size);
        }
        return length == size ? this : new Prefix<>(spine, length, claimed);
    }

    /** The last element. */
    public T last() {
        return get(size - 1);
    }

    @Override
    @SuppressWarnings("unchecked") // only elements of T are ever put in
    public T get(int index) {
        if (index < 0 || index >= size) {
            throw new IndexOutOfBoundsException("element " + index + " of a list of " + size);
        }
        return (T) spine[index / CHUNK][index % CHUNK];
    }

    @Override
    public int size() {
        return size;
    }
}
