package mnemarium.ui.ledger;

import mnemarium.loop.KeptRecord;
import mnemarium.loop.ReuseEvent;
import mnemarium.loop.ReuseEvent.Decided;
import mnemarium.loop.ReuseEvent.DependenciesChecked;
import mnemarium.loop.ReuseEvent.FingerprintCompared;
import mnemarium.loop.Situation.Reusing;
import mnemarium.ui.chart.Mark;

import java.util.ArrayList;
import java.util.List;

/** The row of a decision that says what was compared and checked, and what was not and why. */
final class DecisionChecks {

    /** So many dependencies are told one by one. */
    private static final int TOLD = 12;

    private DecisionChecks() {}

    static DecisionRow row(Reusing now, TaskEvents events, Decided decided) {
        List<DecisionLine> lines = new ArrayList<>();
        events.compared.ifPresent(each -> lines.addAll(compared(now, each)));
        events.checked.ifPresent(each -> lines.addAll(checked(now, each)));
        for (ReuseEvent.Tripped trip : events.trips) {
            for (TripView.Moved each : Trips.moved(now, trip)) {
                // what failed a check is told with the check
                if (events.checked.filter(look -> look.failed().has(each.dimension())).isEmpty()) {
                    lines.add(
                            DecisionLine.marked(
                                    each.mark(), each.dimension() + " " + each.words(), ""));
                }
            }
        }
        if (lines.isEmpty()) {
            lines.add(DecisionLine.quiet(none(now, decided)));
        } else {
            int all = now.rules().layout().observable().size();
            String covered =
                    events.compared
                            .map(
                                    look ->
                                            "%s of %s, "
                                                    .formatted(
                                                            Amounts.count(
                                                                    look.slice().names().size()),
                                                            Amounts.counted(
                                                                    all,
                                                                    "dimension",
                                                                    "dimensions")))
                            .orElse("");
            lines.add(DecisionLine.quiet(covered + spent(decided)));
        }
        return new DecisionRow.Lines("Checks", lines);
    }

    private static List<DecisionLine> compared(Reusing now, FingerprintCompared look) {
        int all = now.rules().layout().observable().size();
        List<DecisionLine> lines = new ArrayList<>();
        if (look.moved().isEmpty()) {
            lines.add(
                    DecisionLine.marked(
                            Mark.REPRODUCED, "Fingerprint equal", Amounts.digits(look.now())));
        } else {
            lines.add(DecisionLine.marked(Mark.DIFFERS, "Fingerprint differs", ""));
            lines.add(
                    DecisionLine.quiet(
                            "%s at derivation, %s now"
                                    .formatted(
                                            Amounts.digits(look.kept()),
                                            Amounts.digits(look.now()))));
        }
        if (look.slice().names().size() < all) {
            List<String> outside = new ArrayList<>(now.rules().layout().observable());
            outside.removeAll(look.slice().names());
            lines.add(DecisionLine.quiet("Does not cover " + String.join(", ", outside)));
        }
        return lines;
    }

    private static List<DecisionLine> checked(Reusing now, DependenciesChecked look) {
        List<DecisionLine> lines = new ArrayList<>();
        KeptRecord record = Trips.record(now, look.record());
        List<String> names = new ArrayList<>(look.failed().names());
        look.declared().names().stream().filter(name -> !names.contains(name)).forEach(names::add);
        for (String name : names.subList(0, Math.min(TOLD, names.size()))) {
            String was = RunWords.value(record.environment(), name);
            boolean failed = look.failed().has(name);
            lines.add(
                    DecisionLine.marked(
                            failed ? Mark.DIFFERS : Mark.REPRODUCED,
                            failed
                                    ? "%s %s to %s"
                                            .formatted(
                                                    name,
                                                    was,
                                                    RunWords.other(now.rules().world(), name, was))
                                    : name + " " + was,
                            failed ? "fail" : "pass"));
        }
        if (names.size() > TOLD) {
            lines.add(
                    DecisionLine.quiet(
                            Amounts.count(names.size() - TOLD) + " more dependencies pass"));
        }
        return lines;
    }

    private static String spent(Decided decided) {
        String currency = decided.currency().word();
        if (decided.verdict() == ReuseEvent.Verdict.DERIVE) {
            return "not charged: a task that derives pays the derivation alone";
        }
        long most = decided.derive() - decided.recall() - 1;
        String gate =
                decided.verify() <= most
                        ? "%s of %s to verify spent"
                                .formatted(
                                        Amounts.count(decided.verify()),
                                        Amounts.amount(most, currency))
                        : Amounts.amount(decided.verify(), currency)
                                + " to verify spent; this arm weighs no cost";
        return gate;
    }

    /** Why nothing was looked at. */
    private static String none(Reusing now, Decided decided) {
        return switch (decided.reason()) {
            case NOTHING_KEPT -> "This arm keeps nothing to check";
            case NO_RECORD -> "None run: there is no record to check";
            case CORRECTED -> "None run: a miss came to light, the record is known to be wrong";
            case UNCHECKED -> "None run: this arm checks nothing";
            case NOT_WORTH ->
                    "None run: %s to verify %s %s and recalling %s, deriving costs %s"
                            .formatted(
                                    Amounts.amount(decided.verify(), decided.currency().word()),
                                    Amounts.count(decided.checks()),
                                    decided.checks() == 1 ? "dependency" : "dependencies",
                                    Amounts.count(decided.recall()),
                                    Amounts.count(decided.derive()));
            case MOVED, VERIFIED, NOISE_ONLY ->
                    now.rules().policy().arm().fingerprints()
                            ? "None run"
                            : "None run: nothing is declared";
        };
    }
}
