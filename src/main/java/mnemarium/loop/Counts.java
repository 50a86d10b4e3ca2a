package mnemarium.loop;

/**
 * What a run has counted so far.
 *
 * @param lookups lookups made (late ones included)
 * @param hits of these, how many brought an entry that reaches the threshold
 * @param late of these, how many took more than was left
 * @param skipped lookups not made
 * @param writes entries written, all kept
 * @param items items acted on
 * @param investigations items investigated
 * @param duplicates items acted on whose incident had come before
 * @param redundant investigations of what had been investigated
 * @param guardErrors lookups that were answered wrongly
 * @param suggested matches among items without incident ids
 * @param facts facts that questions needed
 * @param recalled of these, how many the agent had
 * @param contextTokens tokens read over all replies
 */
public record Counts(
        int lookups,
        int hits,
        int late,
        int skipped,
        int writes,
        int items,
        int investigations,
        int duplicates,
        int redundant,
        int guardErrors,
        int suggested,
        int facts,
        int recalled,
        long contextTokens) {

    static final Counts NONE = new Counts(0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0);
}
