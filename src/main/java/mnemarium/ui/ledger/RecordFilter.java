package mnemarium.ui.ledger;

import java.util.Locale;

/**
 * Which records are shown.
 *
 * @param words each must occur in id, kind, title or scope; "" for all
 * @param kind "" for all
 * @param scope "" for all
 * @param full the full log; else only what was not superseded
 */
record RecordFilter(String words, String kind, String scope, boolean full) {

    RecordFilter {
        words = words.strip().toLowerCase(Locale.ROOT);
    }

    /** Whether it asks for anything but the standing. */
    boolean isSelective() {
        return !words.isEmpty() || !kind.isEmpty() || !scope.isEmpty();
    }

    /** Whether a record is asked for, its standing aside: this answer never changes. */
    boolean asksFor(RecordRow row) {
        if ((!kind.isEmpty() && !kind.equals(row.kind()))
                || (!scope.isEmpty() && !scope.equals(row.scope()))) {
            return false;
        }
        if (words.isEmpty()) {
            return true;
        }
        String text =
                (row.id() + ' ' + row.kind() + ' ' + row.title() + ' ' + row.scope())
                        .toLowerCase(Locale.ROOT);
        for (String word : words.split("\\s+")) {
            if (!text.contains(word)) {
                return false;
            }
        }
        return true;
    }
}
