package mnemarium.loop;

import mnemarium.loop.WorldEvent.Nature;
import mnemarium.loop.reuse.Layout;
import mnemarium.world.Fingerprint;
import mnemarium.world.Hidden;
import mnemarium.world.World;

import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.util.Arrays;
import java.util.Comparator;
import java.util.HexFormat;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Supplier;
import java.util.stream.IntStream;

/**
 * The words of a world's bits, for events: each is made once and then found again, as long as not
 * too many others came between. Not for more than one thread.
 */
final class ReuseWords {

    private static final int ROOM_BITS = 7;
    private static final int ROOM = 1 << ROOM_BITS;

    private final Layout layout;
    private final List<Hidden> hidden;
    // by bit
    private final String[] dimensions;
    private final Nature[] natures;
    // by entity, value and bit
    private final String[][][] values;
    private final byte[][][][] lines;
    private final Integer[] byName;
    private final Values[] scopes;
    private final MessageDigest sha256 = LogHash.sha256();

    private final Memory<Names> names = new Memory<>();
    private final Memory<Names> hiddenNames = new Memory<>();
    private final Memory<Values> environments = new Memory<>();
    private final Memory<Values> unseen = new Memory<>();
    private final Memory<String> digits = new Memory<>();
    private long slice;

    ReuseWords(Layout layout) {
        this.layout = layout;
        World world = layout.world();
        this.hidden = world.hidden();
        this.dimensions = layout.observable().toArray(String[]::new);
        this.natures =
                IntStream.range(0, dimensions.length)
                        .mapToObj(bit -> nature(1L << bit))
                        .toArray(Nature[]::new);
        this.values = new String[layout.entities()][][];
        this.lines = new byte[layout.entities()][][][];
        for (int entity = 0; entity < values.length; entity++) {
            values[entity] =
                    new String[][] {
                        layout.values(entity, 0).values().toArray(String[]::new),
                        layout.values(entity, layout.all()).values().toArray(String[]::new)
                    };
            lines[entity] = new byte[][][] {lines(values[entity][0]), lines(values[entity][1])};
        }
        this.byName =
                IntStream.range(0, dimensions.length)
                        .boxed()
                        .sorted(Comparator.comparing(bit -> dimensions[bit]))
                        .toArray(Integer[]::new);
        this.scopes =
                IntStream.range(0, layout.keys()).mapToObj(this::scopeOf).toArray(Values[]::new);
    }

    private Nature nature(long bit) {
        return (bit & layout.dependencies()) != 0
                ? Nature.DEPENDENCY
                : (bit & layout.late()) != 0 ? Nature.LATE : Nature.NOISE;
    }

    private byte[][] lines(String[] of) {
        byte[][] written = new byte[of.length][];
        for (int bit = 0; bit < of.length; bit++) {
            written[bit] =
                    (dimensions[bit] + "=" + of[bit] + "\n").getBytes(StandardCharsets.UTF_8);
        }
        return written;
    }

    private Values scopeOf(int key) {
        World world = layout.world();
        List<String> words = layout.scopeKey(key);
        Map<String, String> scope = new LinkedHashMap<>();
        if (!world.entities().isEmpty()) {
            scope.put("entity", words.getFirst());
        }
        world.scope().ifPresent(name -> scope.put(name, words.getLast()));
        return new Values(scope);
    }

    /** What selects a record, by its number in the layout. */
    Values scope(int key) {
        return scopes[key];
    }

    /** The names of observable dimensions. */
    Names names(long bits) {
        return bits == 0 ? Names.NONE : names.of(0, bits, () -> new Names(layout.names(bits)));
    }

    /** The names of hidden dimensions. */
    Names hiddenNames(long bits) {
        return bits == 0
                ? Names.NONE
                : hiddenNames.of(0, bits, () -> new Names(layout.hiddenNames(bits)));
    }

    /** An entity's environment. */
    Values environment(int entity, long bits) {
        return environments.of(entity, bits, () -> new Values(layout.values(entity, bits)));
    }

    /** What cannot be observed. */
    Values unseen(long bits) {
        return unseen.of(0, bits, () -> new Values(layout.hiddenValues(bits)));
    }

    /** The event of an observable dimension that came to where it stands. */
    WorldEvent moved(long at, int entity, int bit, long observed) {
        int now = (int) (observed >>> bit & 1);
        return new WorldEvent.DimensionMoved(
                at,
                dimensions[bit],
                natures[bit],
                values[entity][1 - now][bit],
                values[entity][now][bit]);
    }

    /** The event of a hidden dimension that drifted. */
    WorldEvent drifted(long at, int bit, int task) {
        Hidden each = hidden.get(bit);
        boolean after = task >= each.driftTask();
        return new WorldEvent.DimensionMoved(
                at,
                each.name(),
                Nature.HIDDEN,
                after ? each.before() : each.after(),
                after ? each.after() : each.before());
    }

    /** The digits of an environment's {@link Fingerprint} over a slice. */
    String digits(int entity, long bits, long over) {
        if (over != slice) {
            slice = over;
            digits.forget();
        }
        return digits.of(entity, bits & over, () -> digest(entity, bits, over));
    }

    private String digest(int entity, long bits, long over) {
        byte[][][] written = lines[entity];
        for (int bit : byName) {
            if ((over >>> bit & 1) == 1) {
                sha256.update(written[(int) (bits >>> bit & 1)][bit]);
            }
        }
        return HexFormat.of().formatHex(sha256.digest(), 0, 8);
    }

    /** Words by bits; a newcomer takes the place of whoever has the same. */
    private static final class Memory<T> {

        private record Known(int entity, long bits, Object words) {}

        private static final Known NOTHING = new Known(-1, 0, "");

        private final Known[] table = new Known[ROOM];

        Memory() {
            forget();
        }

        @SuppressWarnings("unchecked") // only words of T are ever put in
        T of(int entity, long bits, Supplier<T> words) {
            long mixed = (bits + 31L * entity) * 0x9E3779B97F4A7C15L;
            int place = (int) (mixed >>> (Long.SIZE - ROOM_BITS));
            Known known = table[place];
            if (known.bits != bits || known.entity != entity) {
                known = new Known(entity, bits, words.get());
                table[place] = known;
            }
            return (T) known.words;
        }

        void forget() {
            Arrays.fill(table, NOTHING);
        }
    }
}
