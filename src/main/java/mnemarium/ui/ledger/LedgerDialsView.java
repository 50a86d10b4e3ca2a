package mnemarium.ui.ledger;

import javafx.scene.layout.FlowPane;
import javafx.scene.layout.VBox;

import mnemarium.scenario.Dial;
import mnemarium.ui.DialNames;
import mnemarium.ui.DialRow;
import mnemarium.ui.DialsPanel;
import mnemarium.ui.Gated;
import mnemarium.ui.RunActions;
import mnemarium.ui.Segments;
import mnemarium.world.Currency;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/**
 * The dials of a run in a drifting world: costs in the chosen currency, lags and periods, the slice
 * as boxes to tick. A move acts at the next task. A dial that the arm does not read is closed and
 * says why.
 */
final class LedgerDialsView extends DialsPanel {

    /** How the usual values of a dial end; a field takes all of them. */
    private static final Map<Dial, Double> USUAL =
            Map.of(
                    Dial.DERIVE_TURNS, 10.0,
                    Dial.CHECK_TURNS, 10.0,
                    Dial.RECALL_TURNS, 10.0,
                    Dial.DERIVE_TOKENS, 8000.0,
                    Dial.CHECK_TOKENS, 1000.0,
                    Dial.RECALL_TOKENS, 2000.0,
                    Dial.WIDEN_EVERY, 60.0);

    private static final double USUAL_PERIOD = 40;
    private static final double USUAL_COUNT = 10;

    private final RunActions actions;
    private final Segments<Currency> currency;
    private final FlowPane numbers = new FlowPane();
    private final SliceRow slice;
    private final Gated sliceGate;
    private final Map<Dial, NumberDial> dials = new TreeMap<>();
    private final Map<Dial, Gated> gates = new TreeMap<>();
    private List<Dial> built = List.of();

    LedgerDialsView(RunActions actions) {
        super("ledger-dials", "ledger-", "a move acts at the next task", actions);
        this.actions = actions;
        currency =
                new Segments<>(
                        "currency",
                        "Currency",
                        List.of(Currency.values()),
                        LedgerDialsView::word,
                        chosen -> actions.moveDial(Dial.CURRENCY, chosen.word()));
        slice = new SliceRow(actions);
        sliceGate = new Gated(slice);
        numbers.getStyleClass().add("mn-numbers");
        VBox rows = new VBox(numbers, sliceGate);
        rows.getStyleClass().add("mn-ledger-dial-rows");
        fill(rows, currency);
    }

    private static String word(Currency each) {
        return each.word().substring(0, 1).toUpperCase(Locale.ROOT) + each.word().substring(1);
    }

    void show(LedgerDials now) {
        List<Dial> wanted = now.numbers().stream().map(DialRow::dial).toList();
        if (!wanted.equals(built)) {
            build(now.numbers());
        }
        for (DialRow row : now.numbers()) {
            find(dials, row.dial()).show(row);
            find(gates, row.dial()).gate(Optional.ofNullable(now.closed().get(row.dial())));
        }
        currency.choose(now.currency());
        slice.show(now.slice());
        sliceGate.setVisible(now.slice().isPresent());
        sliceGate.setManaged(now.slice().isPresent());
        sliceGate.gate(Optional.ofNullable(now.closed().get(Dial.SLICE)));
        standing(all(now));
    }

    private static <T> T find(Map<Dial, T> map, Dial dial) {
        T found = map.get(dial);
        if (found == null) {
            throw new IllegalStateException("found no control for the dial " + dial);
        }
        return found;
    }

    private void build(List<DialRow> rows) {
        built = rows.stream().map(DialRow::dial).toList();
        dials.clear();
        gates.clear();
        numbers.getChildren().clear();
        long periods = built.stream().filter(Dial::isPeriod).count();
        for (DialRow row : rows) {
            Dial dial = row.dial();
            double most = Math.max(most(dial), 2 * Double.parseDouble(row.home()));
            NumberDial number =
                    new NumberDial(
                            dial,
                            word(dial, periods),
                            Math.min(most, dial.most()),
                            actions,
                            this::complain);
            dials.put(dial, number);
            Gated gate = new Gated(number);
            gates.put(dial, gate);
            numbers.getChildren().add(gate);
        }
    }

    private static double most(Dial dial) {
        return dial.isPeriod() ? USUAL_PERIOD : USUAL.getOrDefault(dial, USUAL_COUNT);
    }

    /** Short names: the currency stands above, and of one noise there is only one period. */
    private static String word(Dial dial, long periods) {
        if (dial.isPeriod() && periods == 1) {
            return "Churn period";
        }
        return DialNames.name(dial).replaceFirst(" (turns|tokens)$", "");
    }

    private static List<DialRow> all(LedgerDials now) {
        List<DialRow> all = new ArrayList<>(now.numbers());
        now.currencyRow().ifPresent(all::add);
        now.slice().map(LedgerDials.Slice::row).ifPresent(all::add);
        return all;
    }
}
