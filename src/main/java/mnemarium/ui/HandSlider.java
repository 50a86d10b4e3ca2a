package mnemarium.ui;

import atlantafx.base.controls.ProgressSliderSkin;

import javafx.scene.Node;
import javafx.scene.control.Slider;
import javafx.scene.input.MouseButton;
import javafx.scene.input.MouseEvent;

/**
 * A slider that tells a hand apart from a showing. A press anywhere on it takes the knob along;
 * what is under the hand is previewed, and handed on once when the hand lets go: each move is an
 * event of the run. The plain slider's own mouse handling is not used: it hands on each pixel, and
 * fails on a drag that began beside the knob.
 */
public abstract class HandSlider extends Slider {

    protected HandSlider(double least, double most) {
        super(least, most, least);
        setSkin(new ProgressSliderSkin(this));
        addEventFilter(MouseEvent.MOUSE_PRESSED, this::hold);
        addEventFilter(MouseEvent.MOUSE_DRAGGED, this::hold);
        addEventFilter(MouseEvent.MOUSE_RELEASED, this::letGo);
    }

    /**
     * The hand is somewhere on the slider: sets the slider's value and previews it.
     *
     * @param position share of the track's length, 0 to 1
     * @param pixel share of the track's length that is one pixel
     * @param free whether the hand wants no snapping
     */
    protected abstract void held(double position, double pixel, boolean free);

    /** The hand let go. */
    protected abstract void released();

    /** Half the knob's width: the track's ends lie that far inside the slider. */
    public final double inset() {
        Node thumb = lookup(".thumb");
        return thumb == null ? 8 : thumb.prefWidth(-1) / 2;
    }

    private void hold(MouseEvent event) {
        if (event.getButton() != MouseButton.PRIMARY && !event.isPrimaryButtonDown()) {
            return;
        }
        event.consume();
        requestFocus();
        setValueChanging(true);
        double length = Math.max(1, getWidth() - 2 * inset());
        double x = sceneToLocal(event.getSceneX(), event.getSceneY()).getX();
        held(Math.clamp((x - inset()) / length, 0, 1), 1 / length, event.isAltDown());
    }

    private void letGo(MouseEvent event) {
        if (isValueChanging()) {
            event.consume();
            setValueChanging(false);
            released();
        }
    }
}
