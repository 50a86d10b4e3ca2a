package mnemarium.ui.loop;

import javafx.animation.Interpolator;
import javafx.animation.Transition;
import javafx.util.Duration;

import java.util.function.DoubleConsumer;

/**
 * The one thing that moves: a strength from 1 to 0 in 400 ms, ease-out, once. Where nothing may
 * move it stays at 1 until the next time.
 */
final class Glow extends Transition {

    private final DoubleConsumer show;

    /**
     * @param millis how long it fades
     * @param show called with the strength, 1 at first and 0 at last
     */
    Glow(double millis, DoubleConsumer show) {
        this.show = show;
        setCycleDuration(Duration.millis(millis));
        setInterpolator(Interpolator.EASE_OUT);
    }

    /** Starts anew. */
    void strike(boolean motion) {
        stop();
        show.accept(1);
        if (motion) {
            playFromStart();
        }
    }

    /** Ends at once. */
    void end() {
        stop();
        show.accept(0);
    }

    @Override
    protected void interpolate(double share) {
        show.accept(1 - share);
    }
}
