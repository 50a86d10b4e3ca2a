package mnemarium.ui.loop;

import javafx.scene.AccessibleAttribute;

import mnemarium.ui.HandSlider;

import java.util.Locale;
import java.util.function.DoubleConsumer;

/**
 * A slider whose value is a position on the {@link LatencyScale}. A drag snaps to a rung within
 * {@value #SNAP_PIXELS} px unless Alt is held; arrow keys go from rung to rung.
 */
final class LatencySlider extends HandSlider {

    private static final double SNAP_PIXELS = 6;

    private final DoubleConsumer preview;
    private final DoubleConsumer moved;
    private double millis;

    /**
     * @param preview called with the value in milliseconds while the knob is dragged
     * @param moved called with the value in milliseconds when it is let go, or by a key
     */
    LatencySlider(DoubleConsumer preview, DoubleConsumer moved) {
        super(0, 1);
        this.preview = preview;
        this.moved = moved;
        setId("added-latency-slider");
        getStyleClass().add("mn-latency-slider");
        setAccessibleText("Added latency, logarithmic, 0 to 200 milliseconds");
    }

    /** Shows a value in milliseconds; while a hand holds the knob, the hand is right. */
    void show(double value) {
        if (!isValueChanging()) {
            millis = value;
            setValue(LatencyScale.position(value));
        }
    }

    /** The value in milliseconds under the knob. */
    double millis() {
        return millis;
    }

    @Override
    public void increment() {
        byKey(LatencyScale.above(millis));
    }

    @Override
    public void decrement() {
        byKey(LatencyScale.below(millis));
    }

    @Override
    public Object queryAccessibleAttribute(AccessibleAttribute attribute, Object... parameters) {
        return switch (attribute) {
            case VALUE -> millis;
            case MAX_VALUE -> LatencyScale.MAX_MILLIS;
            case MIN_VALUE -> 0.0;
            case VALUE_STRING -> String.format(Locale.ROOT, "%s ms", millis);
            default -> super.queryAccessibleAttribute(attribute, parameters);
        };
    }

    private void byKey(double value) {
        millis = value;
        setValue(LatencyScale.position(value));
        moved.accept(value);
    }

    @Override
    protected void held(double position, double pixel, boolean free) {
        millis =
                free
                        ? LatencyScale.millis(position)
                        : LatencyScale.snapped(position, SNAP_PIXELS * pixel);
        setValue(LatencyScale.position(millis));
        preview.accept(millis);
    }

    @Override
    protected void released() {
        moved.accept(millis);
    }
}
