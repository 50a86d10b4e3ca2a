package mnemarium.ui.loop;

import mnemarium.loop.Memo;
import mnemarium.loop.Prefix;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Makes the flat map: fetches the vectors, finds the plane, places entries and query. Runs off the
 * screen thread, one job at a time; keeps the plane while the memory has grown by less than a
 * tenth, since a plane found anew at each write would make the whole map tremble.
 */
final class PlaneMaker {

    /**
     * What to draw.
     *
     * @param run the run's id: another run has another plane
     * @param memory the entries at the cursor
     * @param accesses what the cursor's step touched
     * @param query the text it asked by, if it asked
     */
    record Wish(
            String run,
            Prefix<Memo> memory,
            List<AccessMap.Access> accesses,
            Optional<String> query) {}

    private final LoopActions source;
    private String run = "";
    private int madeFor;
    private Optional<Plane> plane = Optional.empty();

    PlaneMaker(LoopActions source) {
        this.source = source;
    }

    PlaneView make(Wish wish) {
        if (wish.memory().isEmpty()) {
            return PlaneView.EMPTY;
        }
        float[][] rows = source.vectors(wish.memory().size());
        if (rows.length == 0) {
            return PlaneView.EMPTY;
        }
        Plane flat = plane(wish, rows);
        Map<Integer, PlaneView.Light> lights = new HashMap<>();
        wish.accesses().forEach(access -> lights.put(access.entry(), light(access.kind())));
        List<PlaneView.Point> points = new ArrayList<>(rows.length);
        for (int entry = 0; entry < rows.length; entry++) {
            double[] at = flat.place(rows[entry]);
            points.add(
                    new PlaneView.Point(
                            entry,
                            at[0],
                            at[1],
                            lights.getOrDefault(entry, PlaneView.Light.NONE),
                            wish.memory().get(entry).text()));
        }
        Optional<PlaneView.Query> query =
                wish.query().flatMap(text -> query(flat, text, rows[0].length));
        return new PlaneView(points, query, flat.share());
    }

    /** None if the run was put away meanwhile, so that its embedder is gone. */
    private Optional<PlaneView.Query> query(Plane flat, String text, int dimensions) {
        float[] vector = source.vector(text);
        if (vector.length != dimensions) {
            return Optional.empty();
        }
        double[] at = flat.place(vector);
        return Optional.of(new PlaneView.Query(at[0], at[1], text));
    }

    private Plane plane(Wish wish, float[][] rows) {
        boolean fits =
                wish.run().equals(run)
                        && rows.length >= madeFor
                        && rows.length <= Math.max(madeFor + 2, madeFor * 1.1);
        if (fits && plane.isPresent() && madeFor > 12) {
            return plane.get();
        }
        double[][] before = wish.run().equals(run) ? plane.map(Plane::axes).orElse(NONE) : NONE;
        Plane found = Plane.of(rows, before);
        plane = Optional.of(found);
        run = wish.run();
        madeFor = rows.length;
        return found;
    }

    private static final double[][] NONE = new double[0][];

    private static PlaneView.Light light(AccessMap.Kind kind) {
        return switch (kind) {
            case WRITTEN -> PlaneView.Light.WRITTEN;
            case HIT -> PlaneView.Light.HIT;
            case LATE -> PlaneView.Light.LATE;
            case BELOW, ALSO -> PlaneView.Light.BELOW;
        };
    }

    /** The entry nearest to another, and how near; nothing if it is alone. */
    Optional<Near> nearest(int entry, int entries) {
        float[][] rows = source.vectors(entries);
        if (entry >= rows.length) {
            return Optional.empty();
        }
        int best = -1;
        double score = -2;
        for (int other = 0; other < rows.length; other++) {
            double cosine = other == entry ? -2 : dot(rows[entry], rows[other]);
            if (cosine > score) {
                score = cosine;
                best = other;
            }
        }
        return best < 0 ? Optional.empty() : Optional.of(new Near(best, score));
    }

    /** Another entry and its cosine. */
    record Near(int entry, double score) {}

    private static double dot(float[] one, float[] other) {
        double sum = 0;
        for (int i = 0; i < one.length; i++) {
            sum += one[i] * other[i];
        }
        return sum;
    }
}
