package mnemarium.ui.ledger;

import mnemarium.loop.KeptRecord;
import mnemarium.loop.Situation.Reusing;
import mnemarium.loop.Values;

import java.util.List;

/** The records of a simulated run as they were at a cursor. */
final class RunRecords implements RecordList {

    private static final String KIND = "outcome";
    private static final int MOST_SCOPES = 500;

    private final LedgerTrack track;
    private final Reusing now;
    private final int cursor;
    private final String title;
    private final Values scope;

    /**
     * @param title what a record of the run's work is called
     */
    RunRecords(LedgerTrack track, Reusing now, int cursor, String title) {
        this.track = track;
        this.now = now;
        this.cursor = cursor;
        this.title = title;
        this.scope = RunWords.scopeOf(now.rules().world(), Math.max(0, RunWords.task(now)));
    }

    @Override
    public int size() {
        return now.records().size();
    }

    @Override
    public RecordRow row(int index) {
        KeptRecord record = now.records().get(index);
        int successor = track.successor(record.id(), cursor);
        return new RecordRow(
                RunWords.record(record.id()),
                KIND,
                title,
                RunWords.shortScope(record.scope()),
                Amounts.count(record.task()),
                track.reuses(record.id(), cursor),
                successor != 0
                        ? RecordRow.Standing.SUPERSEDED
                        : record.scope().equals(scope)
                                ? RecordRow.Standing.CURRENT
                                : RecordRow.Standing.OUT_OF_SCOPE,
                RunWords.record(successor));
    }

    @Override
    public boolean isSuperseded(int index) {
        return track.successor(index + 1, cursor) != 0;
    }

    @Override
    public int index(String id) {
        int number = RunWords.number(id);
        return number > 0 && number <= size() ? number - 1 : -1;
    }

    @Override
    public List<String> kinds() {
        return size() == 0 ? List.of() : List.of(KIND);
    }

    @Override
    public List<String> scopes() {
        return track.scopes(cursor).stream()
                .limit(MOST_SCOPES)
                .map(RunWords::shortScope)
                .sorted()
                .toList();
    }
}
