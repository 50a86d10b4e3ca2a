package mnemarium.ui.loop;

import javafx.scene.Node;
import javafx.scene.layout.Pane;

/**
 * Two nodes on one line, one at each end; if the line is too narrow for both, the second goes below
 * the first. Their first lines stand on one base line.
 */
final class BothEnds extends Pane {

    private static final double GAP = 12;

    private final Node left;
    private final Node right;

    BothEnds(Node left, Node right) {
        this.left = left;
        this.right = right;
        getChildren().addAll(left, right);
    }

    private boolean fits(double width) {
        return width < 0 || left.prefWidth(-1) + GAP + right.prefWidth(-1) <= width;
    }

    @Override
    protected double computePrefWidth(double height) {
        return left.prefWidth(-1) + GAP + right.prefWidth(-1);
    }

    @Override
    protected double computeMinWidth(double height) {
        return 0;
    }

    @Override
    protected double computePrefHeight(double width) {
        double one = left.prefHeight(-1);
        return fits(width)
                ? Math.max(one, right.prefHeight(right.prefWidth(-1)))
                : one + right.prefHeight(width);
    }

    @Override
    protected double computeMinHeight(double width) {
        return computePrefHeight(width);
    }

    @Override
    public javafx.geometry.Orientation getContentBias() {
        return javafx.geometry.Orientation.HORIZONTAL;
    }

    @Override
    protected void layoutChildren() {
        double width = getWidth();
        double leftWidth = Math.min(width, left.prefWidth(-1));
        double leftHeight = left.prefHeight(-1);
        if (fits(width)) {
            double rightWidth = right.prefWidth(-1);
            double rightHeight = right.prefHeight(rightWidth);
            double base = Math.max(baseline(left, leftHeight), baseline(right, rightHeight));
            left.resizeRelocate(0, base - baseline(left, leftHeight), leftWidth, leftHeight);
            right.resizeRelocate(
                    width - rightWidth,
                    base - baseline(right, rightHeight),
                    rightWidth,
                    rightHeight);
        } else {
            left.resizeRelocate(0, 0, leftWidth, leftHeight);
            right.resizeRelocate(0, leftHeight, width, right.prefHeight(width));
        }
    }

    /** Words stand on their line; what has none (a row of chips) is put in the middle. */
    private static double baseline(Node node, double height) {
        double offset = node.getBaselineOffset();
        return offset == BASELINE_OFFSET_SAME_AS_HEIGHT || node instanceof Chips
                ? height * 0.68
                : offset;
    }
}
