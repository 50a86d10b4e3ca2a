package mnemarium.ui.loop;

import javafx.scene.Node;
import javafx.scene.layout.FlowPane;

/**
 * A row of chips that wraps only if it must. A flow pane's own preferred width is the length at
 * which it would like to wrap, however little it holds.
 */
final class Chips extends FlowPane {

    @Override
    protected double computePrefWidth(double height) {
        double width = 0;
        for (Node child : getManagedChildren()) {
            width += (width == 0 ? 0 : snapSpaceX(getHgap())) + snapSizeX(child.prefWidth(-1));
        }
        return snapSizeX(snappedLeftInset() + width + snappedRightInset()) + 1;
    }
}
