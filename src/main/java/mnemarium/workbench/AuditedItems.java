package mnemarium.workbench;

import mnemarium.ownership.Finding;
import mnemarium.ownership.ItemJudge;
import mnemarium.ownership.MemoryItem;
import mnemarium.store.AuditShelf;
import mnemarium.store.KeptFinding;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.function.BiConsumer;

/**
 * Reads the items of an audit with what was found. What follows from an item and the owners alone
 * is judged again; only what takes the other items is kept.
 */
final class AuditedItems {

    private final AuditShelf shelf;

    AuditedItems(AuditShelf shelf) {
        this.shelf = shelf;
    }

    /** Items by their indices, in that order; those that are gone are left out. */
    List<AuditedItem> items(AuditCard audit, List<Integer> some) {
        Map<Integer, MemoryItem> items = shelf.items(audit.memory(), some);
        Map<Integer, KeptFinding> found = shelf.findings(audit.audit(), some);
        ItemJudge judge = audit.judge();
        List<AuditedItem> all = new ArrayList<>();
        for (int index : some) {
            // an audit that another has taken the place of has none any more
            if (items.containsKey(index) && found.containsKey(index)) {
                all.add(item(index, items.get(index), found.get(index), judge));
            }
        }
        return all;
    }

    private static AuditedItem item(int index, MemoryItem item, KeptFinding kept, ItemJudge judge) {
        return new AuditedItem(
                index, item, judge.judge(item).beside(kept.places(), kept.repeats(), kept.near()));
    }

    /** Gives all items of an audit in order, each with what was found; holds a page at a time. */
    void each(AuditCard audit, BiConsumer<MemoryItem, Finding> sink) {
        ItemJudge judge = audit.judge();
        List<Integer> indices = new ArrayList<>();
        List<MemoryItem> items = new ArrayList<>();
        shelf.each(
                audit.memory(),
                (index, item) -> {
                    indices.add(index);
                    items.add(item);
                    if (indices.size() == 1_000) {
                        hand(audit, indices, items, judge, sink);
                    }
                });
        hand(audit, indices, items, judge, sink);
    }

    private void hand(
            AuditCard audit,
            List<Integer> indices,
            List<MemoryItem> items,
            ItemJudge judge,
            BiConsumer<MemoryItem, Finding> sink) {
        Map<Integer, KeptFinding> found = shelf.findings(audit.audit(), indices);
        for (int i = 0; i < items.size(); i++) {
            KeptFinding kept = found.get(indices.get(i));
            if (kept == null) {
                throw new IllegalStateException(
                        "found nothing kept of item " + indices.get(i) + ", expected a finding");
            }
            sink.accept(
                    items.get(i),
                    judge.judge(items.get(i)).beside(kept.places(), kept.repeats(), kept.near()));
        }
        indices.clear();
        items.clear();
    }
}
