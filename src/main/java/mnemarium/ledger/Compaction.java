package mnemarium.ledger;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/**
 * Chooses which records stay within reach of questions: the best by value-weighted recency, V(R)
 * with one reuse more than so far, halved for each half-life since it was written or last used. In
 * the manner of GreedyDual-Size: what is dear to derive and often used stays long. Dead ends and
 * corrections stay for the risk they take away, beyond the quota and whatever their use. Nothing
 * leaves the log.
 *
 * @param quota how many are chosen by their worth, 0 or more
 * @param halfLifeNanos virtual time in which a worth halves, more than 0
 */
public record Compaction(int quota, Currency currency, long halfLifeNanos) {

    private record Weighed(LedgerRecord record, double worth) {}

    public Compaction {
        Checked.notNegative("quota", quota);
        if (halfLifeNanos <= 0) {
            throw new IllegalArgumentException(
                    "half-life is " + halfLifeNanos + " ns, expected more than 0");
        }
    }

    /** The hot set of a ledger's current view at a moment. */
    public HotSet choose(Ledger ledger, long nowNanos) {
        List<String> forRisk = new ArrayList<>();
        List<Weighed> others = new ArrayList<>();
        for (LedgerRecord each : ledger.current()) {
            if (each.kind() == Kind.DEAD_END || each.isCorrection()) {
                forRisk.add(each.id());
            } else {
                others.add(new Weighed(each, worth(ledger, each, nowNanos)));
            }
        }
        others.sort(
                Comparator.comparingDouble((Weighed each) -> -each.worth)
                        .thenComparing(each -> each.record.id()));
        return new HotSet(
                others.stream().limit(quota).map(each -> each.record.id()).toList(), forRisk);
    }

    private double worth(Ledger ledger, LedgerRecord record, long nowNanos) {
        Value soFar = ledger.value(record, currency);
        Value next =
                new Value(
                        soFar.net(),
                        soFar.reuses() + 1,
                        true,
                        soFar.store(),
                        soFar.staleness(),
                        soFar.error());
        long touched = Math.max(record.createdNanos(), ledger.usage(record.id()).lastNanos());
        double halvings = (double) Math.max(0, nowNanos - touched) / halfLifeNanos;
        // what loses does not get better by being old
        return next.total() <= 0 ? next.total() : next.total() * Math.pow(2, -halvings);
    }
}
