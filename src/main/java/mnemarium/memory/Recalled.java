package mnemarium.memory;

import java.util.List;

/**
 * What one recall found.
 *
 * @param hits best first, of equal scores the older first
 * @param embedNanos measured time of the query's embedding
 * @param queryNanos measured time of the search
 */
public record Recalled(List<Hit> hits, long embedNanos, long queryNanos) {

    public Recalled {
        hits = List.copyOf(hits);
    }
}
