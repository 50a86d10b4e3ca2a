package mnemarium.scenario;

import java.util.HashSet;
import java.util.List;
import java.util.Set;

/**
 * Items as they were written down.
 *
 * @param items at least one, in order of arrival; ids are unique
 */
public record ItemList(List<Item> items) implements Items {

    public ItemList {
        items = List.copyOf(items);
        if (items.isEmpty()) {
            throw new IllegalArgumentException("found no item, expected at least one");
        }
        Set<String> ids = new HashSet<>();
        for (Item item : items) {
            if (!ids.add(item.id())) {
                throw new IllegalArgumentException(
                        "item id '" + item.id() + "' occurs twice, expected each once");
            }
        }
    }

    @Override
    public int size() {
        return items.size();
    }

    @Override
    public List<Item> items(long seed) {
        return items;
    }

    @Override
    public boolean incidentsKnown() {
        return items.stream().allMatch(item -> item.incident() != null);
    }
}
