package mnemarium.ui.loop;

import javafx.scene.layout.Region;

import java.util.function.DoubleConsumer;

/** The slider of the added latency over its drawn rungs. */
final class LatencyDial extends Region {

    private final LatencySlider slider;
    private final LatencyTicks ticks;
    private final HomeKnob knob = new HomeKnob();
    private double home;

    /**
     * @param preview called with the value in milliseconds while the knob is dragged
     * @param moved called with the value in milliseconds when it is let go
     */
    LatencyDial(DoubleConsumer preview, DoubleConsumer moved) {
        slider =
                new LatencySlider(
                        millis -> {
                            highlight(millis);
                            preview.accept(millis);
                        },
                        millis -> {
                            highlight(millis);
                            moved.accept(millis);
                        });
        ticks = new LatencyTicks(slider);
        getStyleClass().add("mn-latency-dial");
        getChildren().addAll(ticks, slider, knob);
    }

    private void highlight(double millis) {
        ticks.show(millis);
        // where both knobs would touch, the hollow one gives way
        double apart =
                Math.abs(LatencyScale.position(home) - LatencyScale.position(millis)) * getWidth();
        knob.setVisible(getWidth() > 0 && apart > slider.inset() * 1.5);
    }

    /** Shows a value and the scenario's value, both in milliseconds. */
    void show(double millis, double homeMillis) {
        home = homeMillis;
        slider.show(millis);
        highlight(slider.isValueChanging() ? slider.millis() : millis);
        requestLayout();
    }

    @Override
    protected double computePrefHeight(double width) {
        return ticks.prefHeight(width);
    }

    @Override
    protected double computeMinWidth(double height) {
        return 120;
    }

    @Override
    protected void layoutChildren() {
        double line = getHeight() * 28 / 46;
        slider.resizeRelocate(0, 0, getWidth(), line);
        ticks.resizeRelocate(0, 0, getWidth(), getHeight());
        double size = knob.prefWidth(-1);
        double x = slider.inset() + (getWidth() - 2 * slider.inset()) * LatencyScale.position(home);
        knob.resizeRelocate(x - size / 2, line / 2 - size / 2, size, size);
        highlight(slider.millis());
    }
}
