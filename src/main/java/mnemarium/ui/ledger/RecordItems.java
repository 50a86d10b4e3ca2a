package mnemarium.ui.ledger;

import javafx.collections.ObservableListBase;

/**
 * The rows of a record table, made when the table asks for them; it grows and shrinks at its top.
 */
final class RecordItems extends ObservableListBase<RecordRow> {

    private final RecordOrder order;
    private int size;

    RecordItems(RecordOrder order) {
        this.order = order;
        this.size = order.size();
    }

    /** Whether the table can be told what changed: it only grew. */
    boolean hasGrown() {
        return order.size() >= size;
    }

    /** Tells the table how many rows came to its top. */
    void grow() {
        int more = order.size() - size;
        size = order.size();
        if (more > 0) {
            beginChange();
            nextAdd(0, more);
            endChange();
        }
    }

    /** Tells the table that rows in sight may say something else; it asks for them again. */
    void touch() {
        if (size > 0) {
            beginChange();
            nextUpdate(0);
            endChange();
        }
    }

    @Override
    public RecordRow get(int index) {
        return order.row(index);
    }

    @Override
    public int size() {
        return size;
    }
}
