package mnemarium.ui.loop;

import atlantafx.base.controls.ProgressSliderSkin;

import javafx.scene.control.Slider;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;

import mnemarium.scenario.Dial;

import java.math.BigDecimal;
import java.math.RoundingMode;
import java.util.function.Consumer;

/** A slider for the usual values of a dial with a field for all of them. */
final class DialSlider extends HBox {

    private final Slider slider;
    private final DialField field;
    private final Dial dial;
    private final int decimals;
    private final Consumer<String> moved;
    private boolean showing;

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
        slider = new Slider(dial.least(), most, dial.least());
        slider.setSkin(new ProgressSliderSkin(slider));
        slider.setId(dial.dial() + "-slider");
        slider.setAccessibleText(
                DialNames.name(dial)
                        + ", "
                        + plain(dial.least())
                        + " to "
                        + plain(most)
                        + (dial.unit().isEmpty() ? "" : " " + dial.unit()));
        slider.setBlockIncrement(grain);
        slider.setMinWidth(24);
        HBox.setHgrow(slider, Priority.ALWAYS);
        field = new DialField(dial, moved, complain);
        getStyleClass().add("mn-dial-slider");
        setAlignment(javafx.geometry.Pos.CENTER_LEFT);
        getChildren().addAll(slider, field);
        slider.valueProperty().addListener((_, _, value) -> slid(value.doubleValue()));
        slider.valueChangingProperty()
                .addListener(
                        (_, _, changing) -> {
                            if (!changing && !showing) {
                                moved.accept(plain(slider.getValue()));
                            }
                        });
    }

    void show(String value) {
        field.show(value);
        if (!slider.isValueChanging()) {
            showing = true;
            slider.setValue(Double.parseDouble(value));
            showing = false;
        }
    }

    /** By hand: a drag is handed on when it ends, a click on the track and a key at once. */
    private void slid(double value) {
        if (showing) {
            return;
        }
        String text = plain(value);
        field.preview(text);
        if (!slider.isValueChanging()) {
            moved.accept(text);
        }
    }

    private String plain(double value) {
        return dial.check(
                BigDecimal.valueOf(value).setScale(decimals, RoundingMode.HALF_UP).toPlainString());
    }
}
