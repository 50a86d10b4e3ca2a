package mnemarium.ui.ledger;

import mnemarium.loop.Move;
import mnemarium.loop.Rules;
import mnemarium.loop.Situation;
import mnemarium.loop.reuse.ReuseArm;
import mnemarium.scenario.Dial;
import mnemarium.scenario.OutcomeReuse;
import mnemarium.ui.DialRow;
import mnemarium.workbench.Snapshot;
import mnemarium.world.Currency;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/** Derives where the dials of a run in a drifting world stand, and which its arm does not read. */
final class LedgerDialRows {

    private final Snapshot snapshot;
    private final Rules rules;
    private final TaskTrack track;
    private final ReuseArm arm;
    private final Map<Dial, String> texts;
    private final Map<Dial, String> homes;

    private LedgerDialRows(
            Snapshot snapshot, Situation.Reusing reusing, OutcomeReuse scenario, TaskTrack track) {
        this.snapshot = snapshot;
        this.track = track;
        rules = Standing.rules(snapshot, reusing);
        arm = rules.policy().arm();
        // what has only just joined has no value before its move
        texts = new TreeMap<>(rules.texts());
        texts.putAll(reusing.rules().texts());
        homes = Rules.of(scenario, snapshot.run().setup().arm(), scenario.dials()).texts();
    }

    static LedgerDials of(
            Snapshot snapshot, Situation.Reusing reusing, OutcomeReuse scenario, TaskTrack track) {
        return new LedgerDialRows(snapshot, reusing, scenario, track).dials(Declared.of(reusing));
    }

    private LedgerDials dials(Declared declared) {
        DialRow currencyRow = row(Dial.CURRENCY);
        Currency currency = Currency.named(currencyRow.value()).orElse(Currency.TURNS);
        List<DialRow> numbers = new ArrayList<>();
        Map<Dial, String> closed = new TreeMap<>();
        for (Dial dial : rules.offered()) {
            if (isShown(dial, currency)) {
                numbers.add(row(dial));
                whyNot(dial).ifPresent(reason -> closed.put(dial, reason));
            }
        }
        whyNot(Dial.SLICE).ifPresent(reason -> closed.put(Dial.SLICE, reason));
        return new LedgerDials(
                numbers, currency, Optional.of(currencyRow), slice(declared), closed);
    }

    /** Numbers only, costs in one currency, and what belongs to one arm only with that arm. */
    private boolean isShown(Dial dial, Currency currency) {
        if (!dial.isNumber() || dial.isDrift()) {
            return false;
        }
        boolean narrows = arm == ReuseArm.LEDGER_NARROWING;
        if (dial.equals(Dial.CONFIRMATIONS) || dial.equals(Dial.WIDEN_EVERY)) {
            return narrows;
        }
        return !dial.dial().endsWith(currency == Currency.TURNS ? "-tokens" : "-turns");
    }

    private Optional<String> whyNot(Dial dial) {
        boolean keeps = arm != ReuseArm.NO_MEMORY;
        boolean checks = keeps && arm != ReuseArm.NAIVE_CACHE;
        String reason =
                switch (dial.dial()) {
                    case "check-turns", "check-tokens" ->
                            checks ? "" : arm.arm() + " checks nothing";
                    case "recall-turns", "recall-tokens" ->
                            keeps ? "" : arm.arm() + " keeps nothing to recall";
                    case "detection-lag" ->
                            arm.learns() ? "" : arm.arm() + " does not learn from what it missed";
                    case "slice" ->
                            arm.fingerprints() ? "" : arm.arm() + " compares no fingerprint";
                    default -> "";
                };
        return reason.isEmpty() ? Optional.empty() : Optional.of(reason);
    }

    private Optional<LedgerDials.Slice> slice(Declared declared) {
        List<String> observable = rules.layout().observable();
        if (observable.isEmpty()) {
            return Optional.empty();
        }
        DialRow row = row(Dial.SLICE);
        List<String> covered =
                row.value().equals(Dial.ALL)
                        ? observable
                        : Arrays.asList(row.value().split(",", -1));
        return Optional.of(
                new LedgerDials.Slice(
                        row, observable, covered, declared.names(), declared.dropped()));
    }

    private DialRow row(Dial dial) {
        String now = texts.getOrDefault(dial, dial.defaultText());
        Optional<String> pending =
                snapshot.pending().stream()
                        .filter(move -> move.dial().equals(dial))
                        .map(Move::value)
                        .reduce((_, newer) -> newer);
        Optional<DialRow.Move> move =
                pending.isPresent()
                        ? Optional.of(new DialRow.Move(snapshot.cursor(), where(now()), now))
                        : newest(dial);
        // what joined in mid-run is at home where it is: the scenario does not know it
        return new DialRow(dial, pending.orElse(now), homes.getOrDefault(dial, now), move);
    }

    /** The task that has begun, as a count; 0 before the first. */
    private int now() {
        return snapshot.step();
    }

    private static String where(int step) {
        return step == 0 ? "the start" : "task " + (step - 1);
    }

    private Optional<DialRow.Move> newest(Dial dial) {
        List<TaskTrack.DialMove> moves = track.moves();
        for (int i = moves.size() - 1; i >= 0; i--) {
            TaskTrack.DialMove move = moves.get(i);
            if (move.dial().equals(dial.dial()) && move.operation() <= snapshot.cursor()) {
                return Optional.of(
                        new DialRow.Move(move.operation(), where(move.task()), move.from()));
            }
        }
        return Optional.empty();
    }
}
