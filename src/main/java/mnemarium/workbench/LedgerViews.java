package mnemarium.workbench;

import mnemarium.ledger.AuditEntry;
import mnemarium.ledger.CheckRequest;
import mnemarium.ledger.CheckResult;
import mnemarium.ledger.CheckTrace;
import mnemarium.ledger.Currency;
import mnemarium.ledger.Dependency;
import mnemarium.ledger.Filter;
import mnemarium.ledger.Ledger;
import mnemarium.ledger.LedgerRecord;

import java.util.List;
import java.util.Optional;

/** What is seen of a ledger: pages of its records, the card of one. */
final class LedgerViews {

    private LedgerViews() {}

    static LedgerPage page(Ledger ledger, Filter filter, int first, int most) {
        List<Integer> listed = filter.in(ledger).reversed();
        List<LedgerRow> rows =
                listed.stream()
                        .skip(first)
                        .limit(most)
                        .map(each -> row(ledger, ledger.records().get(each)))
                        .toList();
        return new LedgerPage(
                rows, first, listed.size(), ledger.records().size(), ledger.currentCount());
    }

    private static LedgerRow row(Ledger ledger, LedgerRecord record) {
        return new LedgerRow(record, ledger.standing(record), ledger.usage(record.id()));
    }

    static LedgerCard card(Ledger ledger, LedgerRecord record) {
        return new LedgerCard(
                record,
                ledger.standing(record),
                ledger.chain(record),
                ledger.supersededBy(record.id()),
                ledger.usage(record.id()),
                ledger.value(record, Currency.TURNS),
                ledger.value(record, Currency.TOKENS),
                record.dependencies().stream().map(each -> last(ledger, each)).toList());
    }

    private static LedgerCard.LastCheck last(Ledger ledger, Dependency dependency) {
        CheckRequest request = dependency.request();
        for (AuditEntry entry : ledger.audit().reversed()) {
            Optional<CheckResult> result =
                    entry.candidates().stream()
                            .flatMap(each -> each.checks().stream())
                            .filter(each -> each.request().equals(request))
                            .map(CheckTrace::result)
                            .flatMap(Optional::stream)
                            .findFirst();
            if (result.isPresent()) {
                return new LedgerCard.LastCheck(dependency, Optional.of(entry.id()), result);
            }
        }
        return new LedgerCard.LastCheck(dependency, Optional.empty(), Optional.empty());
    }
}
