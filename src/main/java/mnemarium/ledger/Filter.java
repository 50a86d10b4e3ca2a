package mnemarium.ledger;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.IntStream;

/**
 * Which records a list shows.
 *
 * @param onlyCurrent true for the current view, false for the full log
 * @param text that must occur in id, title, body, evidence or scope, in any case; any if empty
 * @param scope that must occur in a dimension as {@code name = value}, in any case; any if empty
 */
public record Filter(boolean onlyCurrent, Optional<Kind> kind, String text, String scope) {

    /** The full log. */
    public static final Filter LOG = new Filter(false, Optional.empty(), "", "");

    /** The current view. */
    public static final Filter CURRENT = new Filter(true, Optional.empty(), "", "");

    public Filter {
        text = text.strip().toLowerCase(Locale.ROOT);
        scope = scope.strip().toLowerCase(Locale.ROOT);
    }

    /** The places in the log of the records it shows, in the order of writing. */
    public List<Integer> in(Ledger ledger) {
        List<LedgerRecord> records = ledger.records();
        return IntStream.range(0, records.size())
                .filter(i -> !onlyCurrent || ledger.isCurrent(records.get(i)))
                .filter(i -> shows(records.get(i)))
                .boxed()
                .toList();
    }

    private boolean shows(LedgerRecord record) {
        return kind.filter(each -> each != record.kind()).isEmpty()
                && (scope.isEmpty() || isInScope(record, scope))
                && (text.isEmpty() || isInText(record));
    }

    private boolean isInText(LedgerRecord record) {
        return holds(record.title(), text)
                || holds(record.id(), text)
                || holds(record.body(), text)
                || record.evidence().stream().anyMatch(each -> holds(each, text))
                || isInScope(record, text);
    }

    private static boolean isInScope(LedgerRecord record, String part) {
        return record.scope().dimensions().stream()
                .anyMatch(each -> holds(each.name() + " = " + each.value(), part));
    }

    private static boolean holds(String text, String part) {
        return text.toLowerCase(Locale.ROOT).contains(part);
    }
}
