package mnemarium.loop.reuse;

import mnemarium.world.Dependency;
import mnemarium.world.Dimension;
import mnemarium.world.Entity;
import mnemarium.world.Hidden;
import mnemarium.world.Late;
import mnemarium.world.Noise;
import mnemarium.world.Slice;
import mnemarium.world.World;

import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * A world as bits. Every dimension has two values at most, so one bit says which it has: clear for
 * the value before and for {@code A}, set for the value after and for {@code B}. Observable
 * dimensions share one word in the order common dependencies, entities' own, noise, late; hidden
 * ones have a word of their own.
 */
public final class Layout {

    /** The most dimensions of a word. */
    public static final int MOST = Long.SIZE;

    private final World world;
    private final List<String> observable;
    private final List<String> hidden;
    private final int firstOwn;
    private final long dependencies;
    private final long late;
    private final long declared;
    private final long underDeclared;
    private final int scopeBit;
    // an entity's drifts, by entity and own dependency
    private final int[][] ownDrifts;
    // of the common dimensions, by bit
    private final int[] drifts;
    private final int[] periods;
    private final int[] relevantFrom;
    private final int[] hiddenDrifts;

    /**
     * The bits of a world.
     *
     * @throws IllegalArgumentException if the world has more than {@link #MOST} observable or
     *     hidden dimensions
     */
    public Layout(World world) {
        this.world = world;
        List<String> names = new ArrayList<>();
        world.dependencies().forEach(each -> names.add(each.name()));
        this.firstOwn = names.size();
        world.entities().stream().limit(1).forEach(each -> names.addAll(each.dimensions()));
        final int firstNoise = names.size();
        world.noise().forEach(each -> names.add(each.name()));
        final int firstLate = names.size();
        world.late().forEach(each -> names.add(each.name()));
        this.observable = List.copyOf(names);
        this.hidden = world.hidden().stream().map(Hidden::name).toList();
        check("observable", observable.size());
        check("hidden", hidden.size());
        this.dependencies = below(firstNoise);
        this.late = below(observable.size()) & ~below(firstLate);
        this.declared = bits(world.declared());
        this.underDeclared = bits(world.underDeclared());
        this.scopeBit = world.scope().map(observable::indexOf).orElse(-1);
        this.ownDrifts =
                world.entities().stream()
                        .map(Entity::own)
                        .map(own -> own.stream().mapToInt(Layout::driftOf).toArray())
                        .toArray(int[][]::new);
        this.drifts = new int[observable.size()];
        this.periods = new int[observable.size()];
        this.relevantFrom = new int[observable.size()];
        int bit = 0;
        for (Dependency each : world.dependencies()) {
            drifts[bit++] = driftOf(each);
        }
        bit = firstNoise;
        for (Noise each : world.noise()) {
            periods[bit++] = Math.max(0, each.period());
        }
        for (Late each : world.late()) {
            periods[bit] = Math.max(0, each.period());
            relevantFrom[bit++] = each.relevantFrom();
        }
        this.hiddenDrifts = world.hidden().stream().mapToInt(Layout::driftOf).toArray();
    }

    private static void check(String what, int found) {
        if (found > MOST) {
            throw new IllegalArgumentException(
                    "the world has "
                            + found
                            + " "
                            + what
                            + " dimensions, expected "
                            + MOST
                            + " at most");
        }
    }

    /** The task from which a dependency's bit is set: never, where the two values are equal. */
    static int driftOf(Dependency dependency) {
        return dependency.before().equals(dependency.after())
                ? Dimension.NEVER
                : dependency.driftTask();
    }

    static int driftOf(Hidden dimension) {
        return dimension.before().equals(dimension.after())
                ? Dimension.NEVER
                : dimension.driftTask();
    }

    private static long below(int bit) {
        return bit == MOST ? -1L : (1L << bit) - 1;
    }

    /** The world. */
    public World world() {
        return world;
    }

    /** Entities that take turns; 1 in a world without. */
    public int entities() {
        return Math.max(1, ownDrifts.length);
    }

    /** Records that can be: one for each entity and value of the scope. */
    public int keys() {
        return 2 * entities();
    }

    /** The number of a record, from the entity and the environment. */
    public int key(int entity, long observed) {
        return scopeBit < 0 ? 2 * entity : 2 * entity + (int) (observed >>> scopeBit & 1);
    }

    /**
     * The entity and the scope's value of a record's number, as {@link World#scopeKey} has them.
     */
    public List<String> scopeKey(int key) {
        List<String> words = new ArrayList<>();
        if (!world.entities().isEmpty()) {
            words.add(world.entities().get(key / 2).name());
        }
        if (scopeBit >= 0) {
            Dependency scope = world.dependencies().get(scopeBit);
            words.add(key % 2 == 0 ? scope.before() : scope.after());
        }
        return words;
    }

    /** The observable dimensions at a task: the environment as bits. */
    public long observed(int entity, int task) {
        Course course = course();
        course.goTo(task);
        return course.observed() | own(entity, task);
    }

    /** An entity's own dependencies at a task. */
    long own(int entity, int task) {
        if (ownDrifts.length == 0) {
            return 0;
        }
        int[] drifts = ownDrifts[entity];
        long bits = 0;
        for (int i = 0; i < drifts.length; i++) {
            if (task >= drifts[i]) {
                bits |= 1L << (firstOwn + i);
            }
        }
        return bits;
    }

    /** All observable dimensions. */
    public long all() {
        return below(observable.size());
    }

    /** The dependencies, the entities' own included. */
    public long dependencies() {
        return dependencies;
    }

    /** All observable dimensions but the entities' own. */
    long common() {
        return all() & ~(dependencies & ~below(firstOwn));
    }

    /** The late dimensions. */
    public long late() {
        return late;
    }

    /** The complete declaration. */
    public long declared() {
        return declared;
    }

    /** The declaration without the dependency that drifts last. */
    public long underDeclared() {
        return underDeclared;
    }

    /** The slice's dimensions; names that the world does not have are ignored. */
    public long slice(Slice slice) {
        return switch (slice) {
            case Slice.Everything _ -> all();
            case Slice.Only only -> bits(only.names());
        };
    }

    /** The observable dimensions of these names; other names are ignored. */
    public long bits(Collection<String> names) {
        long bits = 0;
        for (int bit = 0; bit < observable.size(); bit++) {
            if (names.contains(observable.get(bit))) {
                bits |= 1L << bit;
            }
        }
        return bits;
    }

    /** The hidden dimensions of these names; other names are ignored. */
    public long hiddenBits(Collection<String> names) {
        long bits = 0;
        for (int bit = 0; bit < hidden.size(); bit++) {
            if (names.contains(hidden.get(bit))) {
                bits |= 1L << bit;
            }
        }
        return bits;
    }

    /** The names of all observable dimensions, by bit. */
    public List<String> observable() {
        return observable;
    }

    /** The names of observable dimensions. */
    public List<String> names(long bits) {
        return names(observable, bits);
    }

    /** The names of hidden dimensions. */
    public List<String> hiddenNames(long bits) {
        return names(hidden, bits);
    }

    private static List<String> names(List<String> all, long bits) {
        List<String> names = new ArrayList<>(Long.bitCount(bits));
        for (int bit = 0; bit < all.size(); bit++) {
            if ((bits >>> bit & 1) == 1) {
                names.add(all.get(bit));
            }
        }
        return names;
    }

    /**
     * The value of each observable dimension, by name.
     *
     * @param entity whose own dependencies are meant; 0 in a world without entities
     */
    public Map<String, String> values(int entity, long bits) {
        return values(observable(entity), bits);
    }

    /** The value of each hidden dimension, by name. */
    public Map<String, String> hiddenValues(long bits) {
        return values(world.hidden(), bits);
    }

    /** The bits of an environment, as {@link #values} gives it; what it lacks is clear. */
    public long observed(int entity, Map<String, String> values) {
        return bits(observable(entity), values);
    }

    /** The bits of hidden values, as {@link #hiddenValues} gives them; what they lack is clear. */
    public long unseen(Map<String, String> values) {
        return bits(world.hidden(), values);
    }

    private List<Dimension> observable(int entity) {
        List<Dimension> dimensions = new ArrayList<>(world.dependencies());
        if (!world.entities().isEmpty()) {
            dimensions.addAll(world.entities().get(entity).own());
        }
        dimensions.addAll(world.noise());
        dimensions.addAll(world.late());
        return dimensions;
    }

    private static Map<String, String> values(List<? extends Dimension> dimensions, long bits) {
        Map<String, String> values = new LinkedHashMap<>();
        for (int bit = 0; bit < dimensions.size(); bit++) {
            Dimension each = dimensions.get(bit);
            values.put(each.name(), (bits >>> bit & 1) == 1 ? second(each) : first(each));
        }
        return values;
    }

    private static long bits(List<? extends Dimension> dimensions, Map<String, String> values) {
        long bits = 0;
        for (int bit = 0; bit < dimensions.size(); bit++) {
            Dimension each = dimensions.get(bit);
            if (!first(each).equals(second(each)) && second(each).equals(values.get(each.name()))) {
                bits |= 1L << bit;
            }
        }
        return bits;
    }

    private static String first(Dimension dimension) {
        return switch (dimension) {
            case Dependency dependency -> dependency.before();
            case Hidden unseen -> unseen.before();
            case Noise _ -> Noise.EVEN;
            case Late _ -> Noise.EVEN;
        };
    }

    private static String second(Dimension dimension) {
        return switch (dimension) {
            case Dependency dependency -> dependency.after();
            case Hidden unseen -> unseen.after();
            case Noise _ -> Noise.ODD;
            case Late _ -> Noise.ODD;
        };
    }

    /** A fresh look at the world's course. */
    Course course() {
        return new Course(
                firstOwn, dependencies, late, drifts, periods, relevantFrom, hiddenDrifts);
    }
}
