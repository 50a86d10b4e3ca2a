package mnemarium.ui.loop;

import javafx.geometry.Pos;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;

import mnemarium.scenario.Dial;

import java.math.BigDecimal;
import java.math.RoundingMode;
import java.util.function.Consumer;

/** A slider for the usual values of a dial with a field for all of them. */
final class DialSlider extends HBox {

    private final Linear slider;
    private final DialField field;
    private final Dial dial;
    private final int decimals;
    private final Consumer<String> moved;

    /**
     * @param most the slider's end, in the dial's unit; the field takes the dial's whole range
     * @param grain what one press of an arrow key moves
     * @param decimals of a value that the slider gives
     */
    DialSlider(
            Dial dial,
            double most,
            double grain,
            int decimals,
            Consumer<String> moved,
            Consumer<String> complain) {
        this.dial = dial;
        this.decimals = decimals;
        this.moved = moved;
        slider = new Linear(dial.least(), most, grain);
        slider.setId(dial.dial() + "-slider");
        String unit = dial.unit().isEmpty() ? "" : " " + dial.unit();
        slider.setAccessibleText(
                "%s, %s to %s%s"
                        .formatted(DialNames.name(dial), plain(dial.least()), plain(most), unit));
        slider.setMinWidth(24);
        HBox.setHgrow(slider, Priority.ALWAYS);
        field = new DialField(dial, moved, complain);
        getStyleClass().add("mn-dial-slider");
        setAlignment(Pos.CENTER_LEFT);
        getChildren().addAll(slider, field);
    }

    void show(String value) {
        field.show(value);
        if (!slider.isValueChanging()) {
            slider.setValue(Double.parseDouble(value));
        }
    }

    private String plain(double value) {
        return dial.check(
                BigDecimal.valueOf(value).setScale(decimals, RoundingMode.HALF_UP).toPlainString());
    }

    /** The slider of a dial whose values lie evenly. */
    private final class Linear extends HandSlider {

        private final double grain;

        Linear(double least, double most, double grain) {
            super(least, most);
            this.grain = grain;
        }

        @Override
        void held(double position, double pixel, boolean free) {
            setValue(getMin() + position * (getMax() - getMin()));
            field.preview(plain(getValue()));
        }

        @Override
        void released() {
            moved.accept(plain(getValue()));
        }

        @Override
        public void increment() {
            byKey(grain);
        }

        @Override
        public void decrement() {
            byKey(-grain);
        }

        private void byKey(double by) {
            setValue(Math.clamp(getValue() + by, getMin(), getMax()));
            field.preview(plain(getValue()));
            released();
        }
    }
}
