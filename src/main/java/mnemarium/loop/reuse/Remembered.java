package mnemarium.loop.reuse;

import java.util.ArrayList;
import java.util.List;

/**
 * All that an arm and its world's observer know between two tasks: a fold of what a {@link
 * ReuseSink} is told. Immutable. Sets of dimensions are bits of the {@link Layout} it was made
 * with.
 *
 * @param nextTask the task to come
 * @param seen the common observable dimensions at the task before; at the start, at task 0
 * @param seenHidden the hidden dimensions then
 * @param learned what joined the declared dimensions
 * @param dropped what left the slice
 * @param harmless by observable dimension, how often it proved harmless since the slice was whole
 * @param records the records, by key
 * @param pending misses that have not come to light, the next first
 */
public record Remembered(
        int nextTask,
        long seen,
        long seenHidden,
        long learned,
        long dropped,
        List<Integer> harmless,
        List<Kept> records,
        List<Pending> pending) {

    /**
     * A record: an outcome and the environment it was derived in.
     *
     * @param key entity and scope, see {@link Layout#key}
     * @param derivedAt the task that derived it
     * @param observed the environment
     * @param relevant what of it the outcome depends on
     * @param hidden the hidden dimensions, which the outcome depends on as well
     */
    public record Kept(int key, int derivedAt, long observed, long relevant, long hidden) {}

    /**
     * A miss that has not come to light.
     *
     * @param surfacesAt the first task that knows of it
     * @param missed undeclared dependencies that had moved
     */
    public record Pending(int surfacesAt, long missed) {}

    public Remembered {
        harmless = List.copyOf(harmless);
        records = List.copyOf(records);
        pending = List.copyOf(pending);
    }

    /** Before the first task. */
    public static Remembered atStart(Layout layout) {
        Course course = layout.course();
        return new Remembered(
                0,
                course.observed(),
                course.hidden(),
                0,
                0,
                layout.observable().stream().map(_ -> 0).toList(),
                List.of(),
                List.of());
    }

    /**
     * The same for a world to which dimensions were added: what was not there has its first value,
     * is not declared, not dropped, and never proved harmless.
     */
    public Remembered laidOut(Layout from, Layout to) {
        List<Integer> counts = new ArrayList<>();
        for (String name : to.observable()) {
            int bit = from.observable().indexOf(name);
            counts.add(bit < 0 ? 0 : harmless.get(bit));
        }
        return new Remembered(
                nextTask,
                to.bits(from.names(seen)),
                to.hiddenBits(from.hiddenNames(seenHidden)),
                to.bits(from.names(learned)),
                to.bits(from.names(dropped)),
                counts,
                records.stream()
                        .map(
                                each ->
                                        new Kept(
                                                each.key(),
                                                each.derivedAt(),
                                                to.bits(from.names(each.observed())),
                                                to.bits(from.names(each.relevant())),
                                                to.hiddenBits(from.hiddenNames(each.hidden()))))
                        .toList(),
                pending.stream()
                        .map(
                                each ->
                                        new Pending(
                                                each.surfacesAt(),
                                                to.bits(from.names(each.missed()))))
                        .toList());
    }
}
