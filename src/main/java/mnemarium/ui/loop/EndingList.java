package mnemarium.ui.loop;

import javafx.collections.ObservableList;
import javafx.scene.control.ListView;

/**
 * A list view that can be asked to show its end. It asks itself a second time after the layout that
 * found the heights of the cells at the end: before that it only guesses where the end is.
 */
final class EndingList<T> extends ListView<T> {

    private int asksLeft;

    EndingList(ObservableList<T> items) {
        super(items);
    }

    void toEnd() {
        asksLeft = 1;
        scrollTo(getItems().size() - 1);
    }

    @Override
    protected void layoutChildren() {
        super.layoutChildren();
        if (asksLeft > 0 && getHeight() > 0 && !getItems().isEmpty()) {
            asksLeft--;
            scrollTo(getItems().size() - 1);
        }
    }
}
