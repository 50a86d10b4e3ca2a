package mnemarium.ui.loop;

import javafx.scene.AccessibleRole;
import javafx.scene.layout.Region;

/** A bar: the tokens in the window as a share of all tokens so far. */
final class TokenMeter extends Region {

    private final Region filled = new Region();
    private double share;

    TokenMeter() {
        setId("token-meter");
        getStyleClass().add("mn-meter-track");
        filled.getStyleClass().add("mn-meter-fill");
        setAccessibleRole(AccessibleRole.PROGRESS_INDICATOR);
        getChildren().add(filled);
    }

    void show(long inside, long outside) {
        long all = inside + outside;
        share = all == 0 ? 0 : inside / (double) all;
        setAccessibleText(
                "%s in the window, %s fell out"
                        .formatted(Words.counted(inside, "token", "tokens"), Words.count(outside)));
        requestLayout();
    }

    @Override
    protected void layoutChildren() {
        filled.resizeRelocate(0, 0, snapSizeX(getWidth() * share), getHeight());
    }
}
