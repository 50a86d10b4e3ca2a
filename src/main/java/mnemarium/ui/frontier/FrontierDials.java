package mnemarium.ui.frontier;

import javafx.geometry.Pos;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.Tooltip;
import javafx.scene.layout.ColumnConstraints;
import javafx.scene.layout.GridPane;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;

import mnemarium.scenario.Dial;
import mnemarium.ui.Buttons;
import mnemarium.ui.DialField;
import mnemarium.ui.DialNames;
import mnemarium.ui.StretchSlider;

import java.math.BigDecimal;
import java.math.RoundingMode;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.BiConsumer;

/** The dials that the frontier depends on, and whose they are. */
final class FrontierDials extends VBox {

    /** Those that a run has too; the budget share is this place's own. */
    static final List<Dial> OF_RUN =
            List.of(
                    Dial.REASONING_TIME,
                    Dial.EMBED_LATENCY,
                    Dial.STORE_LATENCY,
                    Dial.ADDED_LATENCY,
                    Dial.OVERHEAD);

    private final BiConsumer<Dial, String> preview;
    private final BiConsumer<Dial, String> moved;
    private final GridPane grid = new GridPane();
    private final Label whose = new Label();
    private final Label wrong = new Label();
    private final Button follow = Buttons.link("frontier-follow", "Follow the run");
    private final Map<Dial, DialField> fields = new TreeMap<>();
    private final Map<Dial, StretchSlider> sliders = new TreeMap<>();

    /**
     * Dials without values yet.
     *
     * @param preview told of a value under the hand
     * @param moved told of a value when the hand lets go, or that was typed
     * @param followed told when the dials are to be those of the run again
     */
    FrontierDials(
            BiConsumer<Dial, String> preview, BiConsumer<Dial, String> moved, Runnable followed) {
        this.preview = preview;
        this.moved = moved;
        setId("frontier-dials");
        getStyleClass().addAll("panel", "mn-frontier-part");
        Label title = new Label("Dials");
        title.getStyleClass().add("semibold");
        whose.setId("frontier-whose");
        whose.setWrapText(true);
        whose.getStyleClass().addAll("secondary", "muted");
        whose.setMinHeight(Region.USE_PREF_SIZE);
        wrong.setId("frontier-wrong");
        wrong.setWrapText(true);
        wrong.getStyleClass().addAll("secondary", "harm");
        wrong.setMinHeight(Region.USE_PREF_SIZE);
        complain("");
        ColumnConstraints names = new ColumnConstraints();
        names.setMinWidth(Region.USE_PREF_SIZE);
        ColumnConstraints rest = new ColumnConstraints();
        rest.setHgrow(Priority.ALWAYS);
        ColumnConstraints ends = new ColumnConstraints();
        ends.setMinWidth(Region.USE_PREF_SIZE);
        grid.getColumnConstraints().addAll(names, rest, ends);
        grid.getStyleClass().add("mn-frontier-dials");
        add(Dial.REASONING_TIME, "Reasoning time r", 10_000, 0, 100);
        add(Dial.BUDGET_SHARE, "Budget share β", 0.5, 0, 0.01);
        add(Dial.EMBED_LATENCY, "Embed latency", 1_000, 0.01, 0.001);
        add(Dial.STORE_LATENCY, "Store latency", 1_000, 0.01, 0.001);
        add(Dial.ADDED_LATENCY, "Added latency", 200, 1, 0.1);
        add(Dial.OVERHEAD, "Overhead", 200, 1, 0.1);
        follow.setOnAction(_ -> followed.run());
        getChildren().addAll(title, whose, follow, grid, wrong);
    }

    private void add(Dial dial, String name, double most, double unit, double grain) {
        Label label = new Label(name);
        label.getStyleClass().add("secondary");
        label.setTooltip(new Tooltip(DialNames.about(dial)));
        DialField field = new DialField(dial, value -> moved.accept(dial, value), this::complain);
        StretchSlider slider =
                new StretchSlider(
                        DialNames.id(dial) + "-slider",
                        name,
                        0,
                        most,
                        unit,
                        grain,
                        value -> {
                            field.preview(plain(dial, value));
                            preview.accept(dial, plain(dial, value));
                        },
                        value -> moved.accept(dial, plain(dial, value)));
        slider.setMaxWidth(Double.MAX_VALUE);
        label.setLabelFor(field);
        fields.put(dial, field);
        sliders.put(dial, slider);
        int row = grid.getRowCount();
        grid.addRow(row, label, slider, field);
        grid.setAlignment(Pos.CENTER_LEFT);
    }

    private static String plain(Dial dial, double value) {
        return dial.check(
                BigDecimal.valueOf(value).setScale(3, RoundingMode.HALF_UP).toPlainString());
    }

    /**
     * Shows where the dials stand, and whose they are.
     *
     * @param canFollow whether there is a run whose dials they might be
     */
    void show(Map<Dial, String> values, String sentence, boolean canFollow) {
        values.forEach(
                (dial, value) -> {
                    DialField field = fields.get(dial);
                    StretchSlider slider = sliders.get(dial);
                    if (field != null && slider != null) {
                        field.show(value);
                        slider.show(Double.parseDouble(value));
                    }
                });
        whose.setText(sentence);
        follow.setVisible(canFollow);
        follow.setManaged(canFollow);
    }

    private void complain(String what) {
        wrong.setText(what);
        wrong.setVisible(!what.isEmpty());
        wrong.setManaged(!what.isEmpty());
    }
}
