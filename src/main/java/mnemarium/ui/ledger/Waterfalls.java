package mnemarium.ui.ledger;

import mnemarium.ledger.Net;
import mnemarium.ledger.Value;

import java.util.List;

/** The two values of the ledger as waterfalls. */
final class Waterfalls {

    private Waterfalls() {}

    /** What one reuse saves: derive − verify − recall. */
    static Waterfall net(Net net) {
        return Waterfall.net(net.derive(), net.verify(), net.recall(), net.currency().word());
    }

    /** What storing a record is worth: net × reuses − store − P(stale) × error. */
    static Waterfall value(Value value) {
        var staleness = value.staleness();
        String stale =
                staleness.hasData()
                        ? "%s × %s"
                                .formatted(
                                        Amounts.number(staleness.share()),
                                        Amounts.count(value.error()))
                        : "no data";
        return new Waterfall(
                "V(R)",
                List.of(
                        new Waterfall.Term(
                                "net × reuses",
                                value.saved(),
                                "%s × %s"
                                        .formatted(
                                                Amounts.count(value.net().total()),
                                                Amounts.count(value.reuses()))),
                        new Waterfall.Term("store", minus((double) value.store())),
                        new Waterfall.Term("P(stale) × error", minus(value.risk()), stale)),
                value.net().currency().word(),
                (value.isExpected() ? "V(R) expected; " : "V(R) so far; ")
                        + (staleness.hasData()
                                ? "P(stale): %s of %s reuses of this kind and scope were wrong"
                                        .formatted(
                                                Amounts.count(staleness.falseValid()),
                                                Amounts.count(staleness.reuses()))
                                : "P(stale): no reuse of this kind and scope yet, taken as 0"));
    }

    /** Taken away; nothing stays nothing, without a sign. */
    private static double minus(double value) {
        return value == 0 ? 0 : -value;
    }
}
