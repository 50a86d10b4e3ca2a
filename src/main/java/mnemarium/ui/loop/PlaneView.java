package mnemarium.ui.loop;

import java.util.List;
import java.util.Optional;

/**
 * The entries of a memory on a flat map of their embeddings.
 *
 * @param points the entries, by number
 * @param query where the newest query lies, if there was one
 * @param share the share of all spread that the two directions hold, 0 to 1
 */
public record PlaneView(List<Point> points, Optional<Query> query, double share) {

    /** Before anything is remembered. */
    public static final PlaneView EMPTY = new PlaneView(List.of(), Optional.empty(), 0);

    public PlaneView {
        points = List.copyOf(points);
    }

    /** What the newest read made of an entry. */
    public enum Light {
        NONE,
        BELOW,
        HIT,
        LATE,
        WRITTEN
    }

    /** An entry. */
    public record Point(int entry, double x, double y, Light light, String text) {}

    /** The newest query of the step. */
    public record Query(double x, double y, String text) {}
}
