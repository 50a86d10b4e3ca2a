package mnemarium.ledger;

import java.util.Locale;

/**
 * What storing a record is worth over its reuses, in one currency: V(R) = (derive − verify −
 * recall) × reuses − store − P(stale) × error ("The Process Is the Memory", section 3). Serves the
 * write critic and compaction.
 *
 * @param net of one reuse
 * @param reuses so far, or expected when it is written
 * @param isExpected true if the reuses are an expectation
 * @param store the cost of keeping it: its footprint in tokens, no turns
 * @param staleness P(stale) and what it was measured on
 * @param error the cost of acting on it though it is wrong: the work that has to be done again,
 *     derive
 */
public record Value(
        Net net, long reuses, boolean isExpected, long store, Staleness staleness, long error) {

    public Value {
        Checked.notNegative("reuses", reuses);
    }

    /** The value of a record of these costs. */
    static Value of(
            Costs costs, Currency currency, long reuses, boolean isExpected, Staleness staleness) {
        return new Value(
                Net.of(costs, currency),
                reuses,
                isExpected,
                currency == Currency.TOKENS ? costs.footprintTokens() : 0,
                staleness,
                costs.derive().in(currency));
    }

    /** What the reuses save. */
    public long saved() {
        return net.total() * reuses;
    }

    /** What errors cost. */
    public double risk() {
        return staleness.share() * error;
    }

    /** V(R). */
    public double total() {
        return saved() - store - risk();
    }

    /** For people, each term with its number. */
    public String sentence() {
        return String.format(
                Locale.ROOT,
                "(%d − %d − %d) × %d %s − %d store − %s = %s",
                net.derive(),
                net.verify(),
                net.recall(),
                reuses,
                isExpected ? "expected" : reuses == 1 ? "reuse" : "reuses",
                store,
                staleness.hasData()
                        ? plain(staleness.share()) + " × " + error + " error"
                        : "0 risk (no data)",
                total() == Math.rint(total())
                        ? net.currency().amount(Math.round(total()))
                        : plain(total()) + " " + net.currency().word());
    }

    private static String plain(double number) {
        return number == Math.rint(number)
                ? Long.toString(Math.round(number))
                : String.format(Locale.ROOT, "%.2f", number);
    }
}
