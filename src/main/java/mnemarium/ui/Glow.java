package mnemarium.ui;

import javafx.animation.Interpolator;
import javafx.animation.Transition;
import javafx.util.Duration;

import java.util.function.DoubleConsumer;

/** The one thing that moves: a strength that goes from 1 to 0, ease-out, once. */
public final class Glow extends Transition {

    private final DoubleConsumer show;

    /**
     * @param millis how long it fades
     * @param show called with the strength, 1 at first and 0 at last
     */
    public Glow(double millis, DoubleConsumer show) {
        this.show = show;
        setCycleDuration(Duration.millis(millis));
        setInterpolator(Interpolator.EASE_OUT);
    }

    /** Something was touched. */
    public void touched(Touch touch) {
        stop();
        show.accept(touch == Touch.NONE ? 0 : 1);
        if (touch == Touch.FADES) {
            playFromStart();
        }
    }

    @Override
    protected void interpolate(double share) {
        show.accept(1 - share);
    }
}
