package mnemarium.ui.loop;

import atlantafx.base.controls.ProgressSliderSkin;

import javafx.scene.AccessibleAttribute;
import javafx.scene.control.Slider;
import javafx.scene.input.MouseButton;
import javafx.scene.input.MouseEvent;

import java.util.Locale;
import java.util.function.DoubleConsumer;

/**
 * A slider whose value is a position on the {@link LatencyScale}. A drag snaps to a rung within
 * {@value #SNAP_PIXELS} px unless Alt is held; arrow keys go from rung to rung. The value is handed
 * on when the hand lets go, not at every pixel: each move is an event of the run.
 */
final class LatencySlider extends Slider {

    private static final double SNAP_PIXELS = 6;

    private final DoubleConsumer preview;
    private final DoubleConsumer moved;
    private double millis;

    /**
     * @param preview called with the value in milliseconds while the knob is dragged
     * @param moved called with the value in milliseconds when it is let go, or by a key
     */
    LatencySlider(DoubleConsumer preview, DoubleConsumer moved) {
        super(0, 1, 0);
        this.preview = preview;
        this.moved = moved;
        setSkin(new ProgressSliderSkin(this));
        setId("added-latency-slider");
        getStyleClass().add("mn-latency-slider");
        setAccessibleText("Added latency, logarithmic, 0 to 200 milliseconds");
        addEventFilter(MouseEvent.MOUSE_PRESSED, this::drag);
        addEventFilter(MouseEvent.MOUSE_DRAGGED, this::drag);
        addEventFilter(MouseEvent.MOUSE_RELEASED, this::letGo);
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

    /** Half the knob's width: the track's ends lie that far inside the slider. */
    double inset() {
        return lookup(".thumb") == null ? 8 : lookup(".thumb").prefWidth(-1) / 2;
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

    private void drag(MouseEvent event) {
        if (event.getButton() != MouseButton.PRIMARY && !event.isPrimaryButtonDown()) {
            return;
        }
        event.consume();
        requestFocus();
        setValueChanging(true);
        double length = Math.max(1, getWidth() - 2 * inset());
        double x = sceneToLocal(event.getSceneX(), event.getSceneY()).getX();
        double position = Math.clamp((x - inset()) / length, 0, 1);
        millis =
                event.isAltDown()
                        ? LatencyScale.millis(position)
                        : LatencyScale.snapped(position, SNAP_PIXELS / length);
        setValue(LatencyScale.position(millis));
        preview.accept(millis);
    }

    private void letGo(MouseEvent event) {
        if (isValueChanging()) {
            event.consume();
            setValueChanging(false);
            moved.accept(millis);
        }
    }
}
