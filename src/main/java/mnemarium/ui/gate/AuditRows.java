package mnemarium.ui.gate;

import javafx.collections.ObservableListBase;

import mnemarium.workbench.AuditedItem;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;

/**
 * The rows of an audit's items. However many there are, only pages that were looked at lately are
 * held; a row whose page is on its way is there, and empty.
 */
final class AuditRows extends ObservableListBase<AuditRows.Row> {

    private static final int PAGE = 100;
    private static final int PAGES = 30;

    private final int[] indices;
    private final Asking asking;
    private final Map<Integer, List<AuditedItem>> pages =
            new LinkedHashMap<>(16, 0.75f, true) {
                private static final long serialVersionUID = 1;

                @Override
                protected boolean removeEldestEntry(Map.Entry<Integer, List<AuditedItem>> eldest) {
                    return size() > PAGES;
                }
            };
    private final Set<Integer> asked = new HashSet<>();
    private boolean isAsking;

    /** Gets items from wherever they are. */
    interface Asking {
        void ask(List<Integer> indices, Consumer<List<AuditedItem>> found);
    }

    /**
     * A row.
     *
     * @param index of the item in the export
     * @param item empty while it is on its way
     */
    record Row(int index, Optional<AuditedItem> item) {}

    AuditRows(int[] indices, Asking asking) {
        this.indices = indices.clone();
        this.asking = asking;
    }

    @Override
    public int size() {
        return indices.length;
    }

    @Override
    public Row get(int row) {
        int page = row / PAGE;
        List<AuditedItem> known = pages.get(page);
        if (known == null) {
            isAsking = true;
            ask(page);
            isAsking = false;
            known = pages.get(page); // there are answers that come at once
        }
        if (known == null) {
            return new Row(indices[row], Optional.empty());
        }
        List<AuditedItem> there = known;
        return new Row(
                indices[row],
                there.stream().filter(each -> each.index() == indices[row]).findFirst());
    }

    private void ask(int page) {
        if (!asked.add(page)) {
            return;
        }
        int end = Math.min(indices.length, (page + 1) * PAGE);
        List<Integer> some = new ArrayList<>();
        for (int row = page * PAGE; row < end; row++) {
            some.add(indices[row]);
        }
        asking.ask(some, found -> take(page, found));
    }

    private void take(int page, List<AuditedItem> found) {
        asked.remove(page);
        pages.put(page, found);
        if (isAsking) {
            return; // whoever asked is told right now
        }
        beginChange();
        for (int row = page * PAGE; row < Math.min(indices.length, (page + 1) * PAGE); row++) {
            nextUpdate(row);
        }
        endChange();
    }
}
