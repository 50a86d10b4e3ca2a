package mnemarium.loop;

import java.util.List;

/** What an agent wants to do next: one operation, or one comparison that is free. */
public sealed interface Intent {

    /** "Have I done this already?": the nearest entry, if it is near enough. */
    record Match(String key, String text) implements Intent {}

    /** The nearest entries. */
    record Recall(String key, String text) implements Intent {}

    /** Free of charge: the nearest of these entries to the text, then decide again. */
    record Compare(String key, String text, List<Integer> entries) implements Intent {
        public Compare {
            entries = List.copyOf(entries);
        }
    }

    /** Write an entry. */
    record Remember(String key, String text) implements Intent {}

    /**
     * Handle an item.
     *
     * @param entry the entry that stands for it, -1 if none does
     */
    record Act(String key, TriageEvent.Action action, int entry) implements Intent {}

    /** Reply to a question or a turn. */
    record Reply(String key) implements Intent {}
}
