package mnemarium.ui.loop;

import atlantafx.base.controls.Popover;

import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.layout.ColumnConstraints;
import javafx.scene.layout.GridPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;

import mnemarium.scenario.Dial;
import mnemarium.ui.DialField;
import mnemarium.ui.DialHead;
import mnemarium.ui.DialNames;
import mnemarium.ui.DialRow;
import mnemarium.ui.DialSlider;
import mnemarium.ui.DialsPanel;

import java.math.BigDecimal;
import java.math.RoundingMode;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.Consumer;

/**
 * The dials: added latency on a logarithmic slider, budget and threshold on sliders, hits and
 * window as spinners, the rest in a pop-over. A move acts at the next operation; each dial goes
 * back to the scenario's value by itself, all of them by one button.
 */
public final class DialsView extends DialsPanel {

    private final LoopActions actions;
    private final Map<Dial, List<Consumer<DialRow>>> shows = new TreeMap<>();
    private final Button more = new Button("More dials");
    private final MoreDials others;

    /**
     * @param actions where moves go
     */
    public DialsView(LoopActions actions) {
        super("dials", "", "a move acts at the next operation", actions);
        this.actions = actions;
        others = new MoreDials(actions, this::complain);
        more.setId("more-dials");
        more.getStyleClass().add("link");
        more.setMinWidth(Region.USE_PREF_SIZE);
        more.setAccessibleText("Show the other dials");
        more.setOnAction(_ -> openMore());
        VBox rows = new VBox(latency(), four());
        rows.getStyleClass().add("mn-dial-rows");
        fill(rows, more);
    }

    private Node latency() {
        DialHead head =
                new DialHead(Dial.ADDED_LATENCY, DialNames.name(Dial.ADDED_LATENCY), actions);
        head.setMinWidth(Region.USE_PREF_SIZE);
        DialField field =
                new DialField(Dial.ADDED_LATENCY, mover(Dial.ADDED_LATENCY), this::complain);
        LatencyDial dial =
                new LatencyDial(
                        millis -> field.preview(plain(millis)),
                        millis -> {
                            field.preview(plain(millis));
                            actions.moveDial(Dial.ADDED_LATENCY, plain(millis));
                        });
        HBox.setHgrow(dial, Priority.ALWAYS);
        HBox row = new HBox(head, dial, field);
        row.getStyleClass().add("mn-latency-row");
        on(Dial.ADDED_LATENCY, head::show);
        on(Dial.ADDED_LATENCY, shown -> field.show(shown.value()));
        on(
                Dial.ADDED_LATENCY,
                shown ->
                        dial.show(
                                Double.parseDouble(shown.value()),
                                Double.parseDouble(shown.home())));
        return row;
    }

    private Node four() {
        GridPane grid = new GridPane();
        grid.getStyleClass().add("mn-four-dials");
        List<Dial> dials = List.of(Dial.BUDGET, Dial.THRESHOLD, Dial.TOP_K, Dial.WINDOW);
        for (int column = 0; column < dials.size(); column++) {
            ColumnConstraints wide = new ColumnConstraints();
            wide.setPercentWidth(column < 2 ? 30 : 20);
            grid.getColumnConstraints().add(wide);
            Dial dial = dials.get(column);
            DialHead head = new DialHead(dial, DialNames.name(dial), actions);
            on(dial, head::show);
            grid.add(head, column, 0);
            grid.add(editor(dial), column, 1);
        }
        return grid;
    }

    private Node editor(Dial dial) {
        if (dial.equals(Dial.BUDGET) || dial.equals(Dial.THRESHOLD)) {
            boolean budget = dial.equals(Dial.BUDGET);
            DialField field = new DialField(dial, mover(dial), this::complain);
            DialSlider slider =
                    new DialSlider(
                            dial,
                            budget ? 500 : 1,
                            budget ? 10 : 0.01,
                            budget ? 0 : 3,
                            field::preview,
                            mover(dial));
            on(dial, row -> field.show(row.value()));
            on(dial, row -> slider.show(row.value()));
            HBox.setHgrow(slider, Priority.ALWAYS);
            HBox both = new HBox(slider, field);
            both.setAlignment(Pos.CENTER_LEFT);
            both.getStyleClass().add("mn-dial-slider");
            return both;
        }
        DialSpinner spinner = new DialSpinner(dial, mover(dial), this::complain);
        spinner.setMaxWidth(Double.MAX_VALUE);
        on(dial, row -> spinner.show(row.value()));
        return spinner;
    }

    private Consumer<String> mover(Dial dial) {
        return value -> actions.moveDial(dial, value);
    }

    private void on(Dial dial, Consumer<DialRow> show) {
        shows.computeIfAbsent(dial, _ -> new ArrayList<>()).add(show);
    }

    /** Shows the dials at the cursor; a dial that is not among them keeps what it shows. */
    public void show(List<DialRow> rows) {
        for (DialRow row : rows) {
            shows.getOrDefault(row.dial(), List.of()).forEach(show -> show.accept(row));
        }
        others.show(rows);
        standing(rows);
        long moved = rows.stream().filter(row -> others.holds(row.dial()) && row.isAway()).count();
        more.setText(moved == 0 ? "More dials" : "More dials, " + moved + " moved");
    }

    private void openMore() {
        Popover popover = new Popover(others);
        popover.setDetachable(false);
        popover.setHeaderAlwaysVisible(false);
        popover.setArrowLocation(Popover.ArrowLocation.BOTTOM_RIGHT);
        popover.show(more);
    }

    private static String plain(double millis) {
        return Dial.ADDED_LATENCY.check(
                BigDecimal.valueOf(millis).setScale(3, RoundingMode.HALF_UP).toPlainString());
    }
}
