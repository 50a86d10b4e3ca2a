package mnemarium.ui.ledger;

import mnemarium.ledger.Net;
import mnemarium.ledger.Staleness;
import mnemarium.ledger.Value;
import mnemarium.loop.Event;
import mnemarium.loop.KeptRecord;
import mnemarium.loop.Names;
import mnemarium.loop.ReuseEvent;
import mnemarium.loop.Situation.Reusing;
import mnemarium.loop.reuse.ReuseArm;
import mnemarium.scenario.Work;
import mnemarium.world.Costs;
import mnemarium.world.Currency;
import mnemarium.world.Fingerprint;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Derives the card of a record of a simulated run, as it was at a cursor. */
final class RecordCards {

    private final LedgerTrack track;
    private final Reusing now;
    private final int cursor;
    private final Work work;
    private final KeptRecord record;
    private final ReuseArm arm;
    private final List<String> declared;
    private final List<String> slice;

    private RecordCards(LedgerTrack track, Reusing now, int cursor, Work work, KeptRecord record) {
        this.track = track;
        this.now = now;
        this.cursor = cursor;
        this.work = work;
        this.record = record;
        arm = now.rules().policy().arm();
        declared = RunWords.declared(now);
        slice = slice(now);
    }

    /** What the fingerprint covers at the cursor. */
    static List<String> slice(Reusing now) {
        var layout = now.rules().layout();
        return layout.names(
                layout.slice(now.rules().policy().slice()) & ~now.remembered().dropped());
    }

    /** The card of a record; empty if there is no such record at the cursor. */
    static Optional<RecordView> of(
            LedgerTrack track, Reusing now, int cursor, Work work, String id) {
        int number = RunWords.number(id);
        return number < 1 || number > now.records().size()
                ? Optional.empty()
                : Optional.of(
                        new RecordCards(track, now, cursor, work, Trips.record(now, number))
                                .view());
    }

    private RecordView view() {
        int earlier = track.predecessor(record.id());
        int later = track.successor(record.id(), cursor);
        List<String> chain = new ArrayList<>();
        if (earlier != 0) {
            chain.add(RunWords.record(earlier));
        }
        chain.add(RunWords.record(record.id()));
        if (later != 0) {
            chain.add(RunWords.record(later));
        }
        Net net = net();
        return new RecordView(
                RunWords.record(record.id()),
                "outcome",
                chain,
                earlier != 0 && track.predecessor(earlier) != 0,
                later != 0 && track.successor(later, cursor) != 0,
                work.title(),
                work.body(),
                assumptions(),
                facts(net),
                Optional.of(Waterfalls.net(net)),
                Optional.of(Waterfalls.value(value(net))));
    }

    /** What one reuse is weighed as: as in its last decision, or by the dials as they stand. */
    private Net net() {
        Currency currency = now.rules().policy().currency();
        int looked = track.lookedAt(record.id(), cursor);
        for (Event event : track.events(looked)) {
            if (event instanceof ReuseEvent.Decided decided && decided.record() == record.id()) {
                return new Net(
                        currency(decided.currency()),
                        decided.derive(),
                        decided.verify(),
                        decided.recall());
            }
        }
        Costs costs = now.rules().world().costs();
        return new Net(
                currency(currency),
                costs.derive().in(currency),
                checks() * costs.check().in(currency),
                costs.recall().in(currency));
    }

    private int checks() {
        return switch (arm) {
            case NO_MEMORY, NAIVE_CACHE -> 0;
            case LEDGER_V1, LEDGER_UNDERDECL, LEDGER_LEARN -> declared.size();
            case LEDGER_CANARY, LEDGER_TIERED, LEDGER_NARROWING -> 1;
        };
    }

    static mnemarium.ledger.Currency currency(Currency currency) {
        return switch (currency) {
            case TURNS -> mnemarium.ledger.Currency.TURNS;
            case TOKENS -> mnemarium.ledger.Currency.TOKENS;
        };
    }

    /** What it has been worth; a simulated record takes no room in the store. */
    private Value value(Net net) {
        return new Value(
                net,
                track.reuses(record.id(), cursor),
                false,
                0,
                new Staleness(
                        track.wrongsOfScope(record.id(), cursor),
                        track.reusesOfScope(record.id(), cursor)),
                net.derive());
    }

    private List<RecordView.Assumption> assumptions() {
        Names compared = Names.NONE;
        Names moved = Names.NONE;
        Names checked = Names.NONE;
        Names failed = Names.NONE;
        for (Event event : track.events(track.lookedAt(record.id(), cursor))) {
            if (event instanceof ReuseEvent.FingerprintCompared look) {
                compared = look.slice();
                moved = look.moved();
            } else if (event instanceof ReuseEvent.DependenciesChecked look) {
                checked = look.declared();
                failed = look.failed();
            }
        }
        List<RecordView.Assumption> assumptions = new ArrayList<>();
        for (var each : record.environment().byName().entrySet()) {
            String name = each.getKey();
            boolean looked = compared.has(name) || checked.has(name);
            RecordView.Result result =
                    moved.has(name) || failed.has(name)
                            ? RecordView.Result.FAIL
                            : looked
                                    ? RecordView.Result.PASS
                                    : isWatched(name)
                                            ? RecordView.Result.NONE
                                            : RecordView.Result.UNCHECKED;
            assumptions.add(
                    new RecordView.Assumption(
                            name,
                            each.getValue(),
                            now.rules().world().scope().filter(name::equals).isPresent()
                                    ? "provided"
                                    : "fetched",
                            result,
                            note(name, result)));
        }
        return assumptions;
    }

    private boolean isWatched(String name) {
        return switch (arm) {
            case NO_MEMORY, NAIVE_CACHE -> false;
            case LEDGER_V1, LEDGER_UNDERDECL, LEDGER_LEARN -> declared.contains(name);
            case LEDGER_CANARY, LEDGER_NARROWING -> slice.contains(name);
            case LEDGER_TIERED -> slice.contains(name) || declared.contains(name);
        };
    }

    private String note(String name, RecordView.Result result) {
        boolean isDeclared = declared.contains(name);
        return switch (result) {
            case PASS, FAIL ->
                    isDeclared ? "declared, at the last check" : "in the slice, at the last check";
            case NONE -> "not checked since it was written";
            case UNCHECKED ->
                    arm.fingerprints()
                            ? "outside the slice: nobody looks at it"
                            : "not declared: nobody looks at it";
            case UNKNOWN -> "";
        };
    }

    private List<RecordView.Fact> facts(Net net) {
        List<RecordView.Fact> facts = new ArrayList<>();
        int all = record.environment().byName().size();
        if (arm.fingerprints()) {
            long covered =
                    slice.stream().filter(record.environment().byName()::containsKey).count();
            String digits =
                    Fingerprint.of(record.environment().byName(), mnemarium.world.Slice.of(slice))
                            .digits();
            facts.add(
                    new RecordView.Fact(
                            "Fingerprint",
                            Amounts.digits(digits)
                                    + (covered == all
                                            ? ", all "
                                                    + Amounts.counted(
                                                            all, "dimension", "dimensions")
                                            : ", %s of %s dimensions"
                                                    .formatted(
                                                            Amounts.count(covered),
                                                            Amounts.count(all)))));
        } else {
            facts.add(
                    new RecordView.Fact(
                            "Declared",
                            checks() == 0 ? "nothing is checked" : String.join(", ", declared)));
        }
        facts.add(
                new RecordView.Fact(
                        "Cost",
                        "derive %s, verify %s, recall %s"
                                .formatted(
                                        Amounts.count(net.derive()),
                                        Amounts.count(net.verify()),
                                        Amounts.amount(net.recall(), net.currency().word()))));
        facts.add(new RecordView.Fact("Trust", "system; confidence high: derived, not recalled"));
        facts.add(
                new RecordView.Fact(
                        "Evidence",
                        "task " + Amounts.count(record.task()) + ", answer",
                        Optional.of(track.keptAt(record.id()))));
        facts.add(
                new RecordView.Fact(
                        "Used",
                        Amounts.saved(
                                track.saved(record.id(), cursor),
                                track.wrongs(record.id(), cursor),
                                net.currency().word())));
        return facts;
    }
}
