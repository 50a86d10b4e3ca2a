package mnemarium.ownership;

import java.time.Duration;

/**
 * The numbers on which the flow's steps turn.
 *
 * @param turn what a turn may take altogether
 * @param share the share of a turn that one look-up may take and still count as fast enough, 0 to
 *     1. The usual tenth is a choice of this project: it lets three serial look-ups of the source's
 *     40 to 70 ms pass within 2.5 s.
 * @param cheapTurns asking again is cheap up to so many turns
 * @param staleChance the chance, 0 to 1, that a cached value is out of date when its time ends
 * @param review after how long a remembered fact is asked for again if nothing is known of how
 *     often it changes
 */
public record FlowTerms(
        Duration turn, double share, int cheapTurns, double staleChance, Duration review) {

    /** A turn of 2.5 s, of which a tenth; one turn; one per cent; a year. */
    public static final FlowTerms USUAL =
            new FlowTerms(Duration.ofMillis(2500), 0.1, 1, 0.01, Duration.ofDays(365));

    public FlowTerms {
        Checked.lasting("turn budget", turn);
        Checked.within("share of a turn", share, 0, 1);
        Checked.within("turns that are cheap", cheapTurns, 0, 10_000);
        Checked.within("chance of a stale value", staleChance, 0, 0.99);
        Checked.lasting("time to a review", review);
    }

    /** The longest that a look-up may take and still be fast enough for every turn. */
    public Duration fastEnough() {
        return Duration.ofNanos(Math.round(turn.toNanos() * share));
    }

    /**
     * How long a cached value may live. Changes are taken to come at random with a mean of {@code
     * changesEvery} between them, so that a copy of age t is out of date with chance 1 − exp(−t /
     * mean); this is the age at which that is {@link #staleChance}.
     */
    public Duration timeToLive(Duration changesEvery) {
        double seconds = changesEvery.toMillis() / 1000.0 * -StrictMath.log1p(-staleChance);
        return Duration.ofMillis(Math.round(seconds * 1000));
    }
}
