package mnemarium.ui;

import javafx.scene.AccessibleAttribute;

import java.util.function.DoubleConsumer;

/**
 * A slider from a least to a most value by ln(1 + value/unit), so that what is smaller than the
 * unit lies together and what is larger spreads by its logarithm. A unit of 0 spreads evenly.
 */
public final class StretchSlider extends HandSlider {

    private static final double KEY = 0.02;

    private final double least;
    private final double most;
    private final double unit;
    private final double grain;
    private final DoubleConsumer preview;
    private final DoubleConsumer moved;
    private double shown;

    /**
     * @param grain values are rounded to multiples of it
     * @param preview told what is under the hand
     * @param moved told once, when the hand lets go
     */
    public StretchSlider(
            String id,
            String name,
            double least,
            double most,
            double unit,
            double grain,
            DoubleConsumer preview,
            DoubleConsumer moved) {
        super(0, 1);
        this.least = least;
        this.most = most;
        this.unit = unit;
        this.grain = grain;
        this.preview = preview;
        this.moved = moved;
        setId(id);
        setAccessibleText(name);
        setMinWidth(24);
    }

    /** Shows a value, unless a hand is on the slider; what lies beyond its end sits at the end. */
    public void show(double value) {
        if (!isValueChanging()) {
            shown = value;
            setValue(position(value));
        }
    }

    private double position(double value) {
        double within = Math.clamp(value, least, most) - least;
        return unit > 0
                ? Math.log1p(within / unit) / Math.log1p((most - least) / unit)
                : within / (most - least);
    }

    private double value(double position) {
        double exact =
                least
                        + (unit > 0
                                ? unit * Math.expm1(position * Math.log1p((most - least) / unit))
                                : position * (most - least));
        // two significant digits are as fine as a hand is
        double step =
                Math.max(grain, Math.pow(10, Math.floor(Math.log10(Math.max(exact, 1e-9))) - 1));
        return Math.clamp(Math.round(exact / step) * step, least, most);
    }

    @Override
    protected void held(double position, double pixel, boolean free) {
        setValue(position);
        shown = value(position);
        preview.accept(shown);
    }

    @Override
    protected void released() {
        moved.accept(shown);
    }

    @Override
    public void increment() {
        byKey(1);
    }

    @Override
    public void decrement() {
        byKey(-1);
    }

    /** At least one grain, whatever the scale. */
    private void byKey(int way) {
        double next = value(Math.clamp(getValue() + way * KEY, 0, 1));
        if (way * (next - shown) < grain / 2) {
            next = Math.clamp(Math.round(shown / grain) * grain + way * grain, least, most);
        }
        shown = next;
        setValue(position(next));
        preview.accept(next);
        moved.accept(next);
    }

    @Override
    public Object queryAccessibleAttribute(AccessibleAttribute attribute, Object... parameters) {
        return switch (attribute) {
            case VALUE -> shown;
            case MAX_VALUE -> most;
            case MIN_VALUE -> least;
            default -> super.queryAccessibleAttribute(attribute, parameters);
        };
    }
}
