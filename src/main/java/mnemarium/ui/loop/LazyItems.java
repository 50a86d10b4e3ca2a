package mnemarium.ui.loop;

import javafx.collections.ObservableListBase;

import java.util.List;

/**
 * The items of a list view, taken from a list that is made anew at each showing and computes its
 * elements when they are asked for. The view is told what grew, what shrank and what changed, so
 * that it keeps its cells: a list view given new items throws all of them away.
 */
final class LazyItems<T> extends ObservableListBase<T> {

    private List<T> now = List.of();

    /**
     * Shows another list.
     *
     * @param changedFrom first index at which an element may differ from the one shown before
     * @param changedTo one behind the last such index; those behind the shorter list's end count as
     *     added or removed by themselves
     */
    void show(List<T> next, int changedFrom, int changedTo) {
        List<T> before = now;
        int common = Math.min(before.size(), next.size());
        beginChange();
        now = next;
        for (int i = Math.max(0, changedFrom); i < Math.min(common, changedTo); i++) {
            nextUpdate(i);
        }
        if (next.size() > common) {
            nextAdd(common, next.size());
        }
        if (before.size() > common) {
            nextRemove(common, before.subList(common, before.size()));
        }
        endChange();
    }

    @Override
    public T get(int index) {
        return now.get(index);
    }

    @Override
    public int size() {
        return now.size();
    }
}
