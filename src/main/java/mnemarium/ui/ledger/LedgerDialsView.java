package mnemarium.ui.ledger;

import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.ScrollPane;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;

import mnemarium.scenario.Dial;
import mnemarium.ui.DialNames;
import mnemarium.ui.DialRow;
import mnemarium.ui.Gated;
import mnemarium.ui.RunActions;
import mnemarium.ui.Segments;
import mnemarium.world.Currency;

import org.kordamp.ikonli.feather.Feather;
import org.kordamp.ikonli.javafx.FontIcon;

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
final class LedgerDialsView extends VBox {

    private static final String HINT = "a move acts at the next task";

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
    private final Label hint = new Label(HINT);
    private final Segments<Currency> currency;
    private final Button home = new Button("Scenario values");
    private final FlowPane numbers = new FlowPane();
    private final SliceRow slice;
    private final Gated sliceGate;
    private final Map<Dial, NumberDial> dials = new TreeMap<>();
    private final Map<Dial, Gated> gates = new TreeMap<>();
    private List<Dial> built = List.of();
    private LedgerDials shown = LedgerDials.EMPTY;

    LedgerDialsView(RunActions actions) {
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
        setId("ledger-dials");
        getStyleClass().addAll("panel", "mn-dials");
        numbers.getStyleClass().add("mn-numbers");
        VBox rows = new VBox(numbers, sliceGate);
        rows.getStyleClass().add("mn-ledger-dial-rows");
        ScrollPane scroll = new ScrollPane(rows);
        scroll.setFitToWidth(true);
        scroll.setHbarPolicy(ScrollPane.ScrollBarPolicy.NEVER);
        scroll.getStyleClass().add("mn-plain-scroll");
        scroll.setAccessibleText("Dials");
        VBox.setVgrow(scroll, Priority.ALWAYS);
        getChildren().addAll(header(), scroll);
    }

    private static String word(Currency each) {
        return each.word().substring(0, 1).toUpperCase(Locale.ROOT) + each.word().substring(1);
    }

    private Node header() {
        Label title = new Label("Dials");
        title.getStyleClass().add("semibold");
        title.setMinWidth(Region.USE_PREF_SIZE);
        hint.setId("ledger-dials-hint");
        hint.getStyleClass().addAll("secondary", "muted");
        hint.setMinWidth(0);
        Region spring = new Region();
        HBox.setHgrow(spring, Priority.ALWAYS);
        home.setId("ledger-scenario-values");
        home.setGraphic(new FontIcon(Feather.ROTATE_CCW));
        home.getStyleClass().add("link");
        home.setMinWidth(Region.USE_PREF_SIZE);
        home.setAccessibleText("Move all dials back to the scenario's values");
        home.setOnAction(_ -> goHome());
        HBox header = new HBox(title, hint, spring, currency, home);
        header.getStyleClass().addAll("panel-header", "low");
        return header;
    }

    void show(LedgerDials now) {
        List<Dial> wanted = now.numbers().stream().map(DialRow::dial).toList();
        if (!wanted.equals(built)) {
            build(now.numbers());
        }
        shown = now;
        for (DialRow row : now.numbers()) {
            find(dials, row.dial()).show(row);
            find(gates, row.dial()).gate(Optional.ofNullable(now.closed().get(row.dial())));
        }
        currency.choose(now.currency());
        slice.show(now.slice());
        sliceGate.setVisible(now.slice().isPresent());
        sliceGate.setManaged(now.slice().isPresent());
        sliceGate.gate(Optional.ofNullable(now.closed().get(Dial.SLICE)));
        home.setDisable(away().isEmpty());
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

    private List<DialRow> away() {
        List<DialRow> all = new ArrayList<>(shown.numbers());
        shown.currencyRow().ifPresent(all::add);
        shown.slice().map(LedgerDials.Slice::row).ifPresent(all::add);
        all.removeIf(row -> !row.isAway());
        return all;
    }

    private void goHome() {
        Map<Dial, String> moves = new TreeMap<>();
        away().forEach(row -> moves.put(row.dial(), row.home()));
        if (!moves.isEmpty()) {
            actions.moveDials(moves);
        }
    }

    private void complain(String what) {
        boolean wrong = !what.isEmpty();
        hint.setText(wrong ? what : HINT);
        hint.getStyleClass().setAll("label", "secondary", wrong ? "harm" : "muted");
    }
}
