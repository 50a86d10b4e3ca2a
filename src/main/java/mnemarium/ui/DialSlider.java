package mnemarium.ui;

import mnemarium.scenario.Dial;

import java.math.BigDecimal;
import java.math.RoundingMode;
import java.util.function.Consumer;

/** A slider for the usual values of a dial, which lie evenly; a field takes all of them. */
public final class DialSlider extends HandSlider {

    private final Dial dial;
    private final double grain;
    private final int decimals;
    private final Consumer<String> preview;
    private final Consumer<String> moved;

    /**
     * A slider at the dial's least value.
     *
     * @param most the slider's end, in the dial's unit
     * @param grain what one press of an arrow key moves
     * @param decimals of a value that the slider gives
     * @param preview called with what is under the hand
     * @param moved called once, when the hand lets go
     */
    public DialSlider(
            Dial dial,
            double most,
            double grain,
            int decimals,
            Consumer<String> preview,
            Consumer<String> moved) {
        super(dial.least(), most);
        this.dial = dial;
        this.grain = grain;
        this.decimals = decimals;
        this.preview = preview;
        this.moved = moved;
        setId(DialNames.id(dial) + "-slider");
        String unit = dial.unit().isEmpty() ? "" : " " + dial.unit();
        setAccessibleText(
                "%s, %s to %s%s"
                        .formatted(DialNames.name(dial), plain(dial.least()), plain(most), unit));
        setMinWidth(24);
    }

    /** Shows the run's value, unless a hand is on it. */
    public void show(String value) {
        if (!isValueChanging()) {
            setValue(Double.parseDouble(value));
        }
    }

    private String plain(double value) {
        return dial.check(
                BigDecimal.valueOf(value).setScale(decimals, RoundingMode.HALF_UP).toPlainString());
    }

    @Override
    protected void held(double position, double pixel, boolean free) {
        setValue(getMin() + position * (getMax() - getMin()));
        preview.accept(plain(getValue()));
    }

    @Override
    protected void released() {
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
        preview.accept(plain(getValue()));
        released();
    }
}
