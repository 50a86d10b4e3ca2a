package mnemarium.ui.loop;

import javafx.collections.ObservableList;
import javafx.scene.Node;
import javafx.scene.control.IndexedCell;
import javafx.scene.control.ListView;
import javafx.scene.control.skin.VirtualFlow;

/**
 * A list view that can be asked to show its end. Where that is it guesses until a layout has found
 * the heights of the cells there, so it asks itself again until the last cell is whole.
 */
final class EndingList<T> extends ListView<T> {

    private static final int MOST_ASKS = 4;

    private int asksLeft;

    EndingList(ObservableList<T> items) {
        super(items);
    }

    void toEnd() {
        asksLeft = MOST_ASKS;
        scrollTo(getItems().size() - 1);
    }

    @Override
    protected void layoutChildren() {
        super.layoutChildren();
        if (asksLeft == 0 || getHeight() <= 0 || getItems().isEmpty()) {
            return;
        }
        asksLeft--;
        if (isAtEnd()) {
            asksLeft = 0;
        } else {
            scrollTo(getItems().size() - 1);
        }
    }

    private boolean isAtEnd() {
        Node flow = lookup(".virtual-flow");
        if (!(flow instanceof VirtualFlow<?> cells)) {
            return false;
        }
        IndexedCell<?> last = cells.getLastVisibleCell();
        return last != null
                && last.getIndex() == getItems().size() - 1
                && last.getLayoutY() + last.getHeight() <= cells.getHeight() + 1;
    }
}
