package mnemarium.memory;

import java.util.Arrays;
import java.util.List;

/**
 * The k best of a row of scores that are offered in the order of age. A heap with the worst on top;
 * of equal scores the older is the better one.
 */
final class Nearest {

    private final float[] scores;
    private final int[] rows;
    private int size;

    /** Keeps at most {@code k}, and never more than there are rows. */
    Nearest(int k, int rows) {
        if (k < 1) {
            throw new IllegalArgumentException("k is " + k + ", expected 1 or more");
        }
        int capacity = Math.min(k, rows);
        this.scores = new float[capacity];
        this.rows = new int[capacity];
    }

    /** Offers the next rows; they are younger than all offered before. */
    void offer(int firstRow, float[] offered, int count) {
        float worst = floor();
        for (int i = 0; i < count; i++) {
            if (offered[i] > worst) {
                offer(firstRow + i, offered[i]);
                worst = floor();
            }
        }
    }

    /** Offers one row. */
    void offer(int row, float score) {
        if (size < scores.length) {
            int place = size++;
            while (place > 0 && worse(score, row, (place - 1) / 2)) {
                move((place - 1) / 2, place);
                place = (place - 1) / 2;
            }
            put(place, score, row);
        } else if (size > 0 && !worse(score, row, 0)) {
            sink(score, row);
        }
    }

    /** What a younger row has to exceed to be kept. */
    float floor() {
        if (scores.length == 0) {
            return Float.POSITIVE_INFINITY;
        }
        return size < scores.length ? Float.NEGATIVE_INFINITY : scores[0];
    }

    /** Takes all out, best first. */
    List<Hit> drain() {
        Hit[] hits = new Hit[size];
        while (size > 0) {
            hits[size - 1] = new Hit(rows[0], scores[0]);
            size--;
            if (size > 0) {
                sink(scores[size], rows[size]);
            }
        }
        return Arrays.asList(hits);
    }

    private void sink(float score, int row) {
        int place = 0;
        for (int child = 1; child < size; child = 2 * place + 1) {
            if (child + 1 < size && worse(scores[child + 1], rows[child + 1], child)) {
                child++;
            }
            if (worse(score, row, child)) {
                break;
            }
            move(child, place);
            place = child;
        }
        put(place, score, row);
    }

    private boolean worse(float score, int row, int place) {
        return score < scores[place] || (score == scores[place] && row > rows[place]);
    }

    private void move(int from, int to) {
        put(to, scores[from], rows[from]);
    }

    private void put(int place, float score, int row) {
        scores[place] = score;
        rows[place] = row;
    }
}
