package mnemarium.ui.ledger;

import mnemarium.ledger.LedgerRecord;
import mnemarium.ledger.Scope;
import mnemarium.ledger.Standing;
import mnemarium.workbench.LedgerRow;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

/**
 * The records of the workspace's ledger as a table shows them. Made off the screen thread: going
 * through a hundred thousand takes a while.
 */
public final class LabRecords implements RecordList {

    private static final int MOST_SCOPES = 500;

    private final List<LedgerRow> rows;
    private final Map<String, Integer> places = new HashMap<>();
    private final Map<String, String> successors = new HashMap<>();
    private final List<String> kinds;
    private final List<String> scopes;

    /**
     * @param latestFirst all records, as the bench lists them
     */
    public LabRecords(List<LedgerRow> latestFirst) {
        rows = List.copyOf(latestFirst.reversed());
        for (int i = 0; i < rows.size(); i++) {
            LedgerRecord record = rows.get(i).record();
            places.put(record.id(), i);
            record.supersedes().ifPresent(link -> successors.put(link.record(), record.id()));
        }
        kinds =
                rows.stream()
                        .map(each -> each.record().kind().title())
                        .distinct()
                        .sorted()
                        .toList();
        scopes =
                rows.stream()
                        .map(each -> scope(each.record()))
                        .filter(each -> !each.isEmpty())
                        .distinct()
                        .limit(MOST_SCOPES)
                        .sorted()
                        .toList();
    }

    private static String scope(LedgerRecord record) {
        return record.scope().dimensions().stream()
                .map(Scope.Dimension::value)
                .collect(Collectors.joining(", "));
    }

    @Override
    public int size() {
        return rows.size();
    }

    @Override
    public RecordRow row(int index) {
        LedgerRow row = rows.get(index);
        LedgerRecord record = row.record();
        boolean superseded = row.standing() == Standing.SUPERSEDED;
        return new RecordRow(
                record.id(),
                record.kind().title(),
                record.title(),
                scope(record),
                Amounts.count(index + 1),
                row.usage().reuses(),
                switch (row.standing()) {
                    case CURRENT -> RecordRow.Standing.CURRENT;
                    case CONTESTED -> RecordRow.Standing.CONTESTED;
                    case SUPERSEDED -> RecordRow.Standing.SUPERSEDED;
                },
                superseded ? successors.getOrDefault(record.id(), "another") : "");
    }

    @Override
    public boolean isSuperseded(int index) {
        return rows.get(index).standing() == Standing.SUPERSEDED;
    }

    @Override
    public int index(String id) {
        return places.getOrDefault(id, -1);
    }

    @Override
    public List<String> kinds() {
        return kinds;
    }

    @Override
    public List<String> scopes() {
        return scopes;
    }
}
