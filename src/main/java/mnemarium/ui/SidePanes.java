package mnemarium.ui;

import javafx.geometry.Orientation;
import javafx.scene.Node;
import javafx.scene.control.SplitPane;
import javafx.scene.input.MouseEvent;

import java.util.Arrays;
import java.util.function.DoubleSupplier;

/**
 * A split pane whose one main part takes the room and whose other parts keep their size in em when
 * the window or the text grows. A part keeps the size a hand gave it; a double click on a divider
 * gives it back its own.
 */
public final class SidePanes extends SplitPane {

    private final int main;
    private final DoubleSupplier em;
    private double[] own;
    private double[] sizes;
    private boolean byHand;
    private boolean placing;

    /**
     * @param em pixels of one em
     * @param main index of the part that takes the room
     * @param own the parts' own sizes in em; that of the main part does not count
     */
    public SidePanes(
            Orientation orientation, DoubleSupplier em, int main, double[] own, Node... parts) {
        super(parts);
        this.em = em;
        this.main = main;
        this.own = own.clone();
        this.sizes = own.clone();
        setOrientation(orientation);
        getStyleClass().add("mn-split");
        for (int i = 0; i < parts.length; i++) {
            setResizableWithParent(parts[i], i == main);
        }
        addEventFilter(MouseEvent.MOUSE_PRESSED, event -> byHand = isDivider(event));
        addEventFilter(
                MouseEvent.MOUSE_RELEASED,
                _ -> {
                    if (byHand) {
                        keep();
                    }
                    byHand = false;
                });
        addEventFilter(
                MouseEvent.MOUSE_CLICKED,
                event -> {
                    if (event.getClickCount() == 2 && isDivider(event)) {
                        sizes = this.own.clone();
                        requestLayout();
                    }
                });
        widthProperty().addListener(_ -> requestLayout());
        heightProperty().addListener(_ -> requestLayout());
    }

    /** Gives the parts other sizes of their own, for another breadth of the window. */
    public void own(double... sizesInEm) {
        if (!Arrays.equals(own, sizesInEm)) {
            own = sizesInEm.clone();
            sizes = sizesInEm.clone();
            requestLayout();
        }
    }

    private static boolean isDivider(MouseEvent event) {
        return event.getTarget() instanceof Node node
                && (node.getStyleClass().contains("split-pane-divider")
                        || (node.getParent() != null
                                && node.getParent()
                                        .getStyleClass()
                                        .contains("split-pane-divider")));
    }

    private double length() {
        return getOrientation() == Orientation.HORIZONTAL ? getWidth() : getHeight();
    }

    private void keep() {
        double length = length();
        double before = 0;
        for (int i = 0; i < sizes.length; i++) {
            double end =
                    i < getDividers().size() ? getDividers().get(i).getPosition() * length : length;
            if (i != main) {
                sizes[i] = (end - before) / em.getAsDouble();
            }
            before = end;
        }
    }

    @Override
    protected void layoutChildren() {
        if (!byHand && !placing && length() > 0 && getItems().size() > 1) {
            placing = true;
            place();
            placing = false;
        }
        super.layoutChildren();
    }

    private void place() {
        double length = length();
        double em = this.em.getAsDouble();
        double[] positions = new double[getItems().size() - 1];
        double before = 0;
        for (int i = 0; i < main; i++) {
            before += sizes[i] * em;
            positions[i] = Math.clamp(before / length, 0, 1);
        }
        double after = length;
        for (int i = getItems().size() - 1; i > main; i--) {
            after -= sizes[i] * em;
            positions[i - 1] = Math.clamp(after / length, 0, 1);
        }
        for (int i = 0; i < positions.length; i++) {
            if (Math.abs(getDividers().get(i).getPosition() - positions[i]) * length > 0.5) {
                setDividerPosition(i, positions[i]);
            }
        }
    }
}
