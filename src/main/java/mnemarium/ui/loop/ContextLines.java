package mnemarium.ui.loop;

import java.util.AbstractList;
import java.util.RandomAccess;

/**
 * The messages of a context with the line "window starts here" between those that fell out and the
 * rest; absent while nothing has fallen out. Computes a line when it is asked for: a long run has
 * tens of thousands of messages, of which a screen shows ten.
 */
final class ContextLines extends AbstractList<ContextLine> implements RandomAccess {

    private final ContextView context;
    private final int border;

    ContextLines(ContextView context) {
        this.context = context;
        this.border = context.firstInside();
    }

    @Override
    public ContextLine get(int index) {
        if (border == 0) {
            return new ContextLine.Spoken(context.messages().get(index), true);
        }
        if (index == border) {
            return new ContextLine.WindowStart();
        }
        return index < border
                ? new ContextLine.Spoken(context.messages().get(index), false)
                : new ContextLine.Spoken(context.messages().get(index - 1), true);
    }

    @Override
    public int size() {
        return context.messages().size() + (border == 0 ? 0 : 1);
    }
}
