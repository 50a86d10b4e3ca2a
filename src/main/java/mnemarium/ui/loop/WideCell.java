package mnemarium.ui.loop;

import javafx.scene.control.ListCell;
import javafx.scene.layout.Region;

/**
 * A list cell whose content is as wide as the list and as high as it then needs to be. A plain cell
 * asks its graphic for its height without a width, so that wrapped words would get one line.
 */
abstract class WideCell<T> extends ListCell<T> {

    private static final double SCROLL_BAR = 10;

    WideCell() {
        setText(null);
    }

    private double room() {
        double list = getListView() == null ? getWidth() : getListView().getWidth();
        return Math.max(0, list - SCROLL_BAR - snappedLeftInset() - snappedRightInset());
    }

    @Override
    protected double computePrefWidth(double height) {
        return 0;
    }

    @Override
    protected double computePrefHeight(double width) {
        if (getGraphic() instanceof Region content) {
            return Math.ceil(content.prefHeight(room())) + snappedTopInset() + snappedBottomInset();
        }
        // an empty cell must take room, or a list fills its end with thousands of them
        return 2 * getFont().getSize();
    }

    @Override
    protected double computeMinHeight(double width) {
        return computePrefHeight(width);
    }

    @Override
    protected void layoutChildren() {
        super.layoutChildren();
        if (getGraphic() instanceof Region content) {
            content.resizeRelocate(
                    snappedLeftInset(),
                    snappedTopInset(),
                    room(),
                    getHeight() - snappedTopInset() - snappedBottomInset());
        }
    }
}
