package mnemarium.ui.ledger;

import javafx.scene.layout.Region;

import mnemarium.loop.Situation;
import mnemarium.scenario.OutcomeReuse;
import mnemarium.scenario.Scenario;
import mnemarium.scenario.Work;
import mnemarium.workbench.Snapshot;

import java.util.Optional;

/**
 * The middle of the Ledger place: the decision at the cursor, the records, the card of one of them
 * and the last trip. It derives them from snapshots and keeps what is selected: the record that the
 * task is about, until a person chooses another one.
 */
public final class RecordsPart {

    private static final String NOTHING_DECIDED =
            "No task decided yet. Make the first one with Task, or press S.";
    private static final String NOTHING_SELECTED =
            "No record yet. A derivation writes one, unless the arm keeps nothing.";
    private static final int NO_TRIP = -1;

    private final LedgerTrack track = new LedgerTrack();
    private final DecisionCardView decision;
    private final RecordsView records;
    private final RecordCardView card;
    private Optional<Snapshot> shown = Optional.empty();
    private String run = "";
    private String chosen = "";
    private int trip = NO_TRIP;

    /**
     * @param actions where clicks that leave the place go
     */
    public RecordsPart(LedgerActions actions) {
        decision = new DecisionCardView("decision", NOTHING_DECIDED, this::choose, actions::save);
        records =
                new RecordsView(
                        this::choose,
                        this::showTrip,
                        actions::goTo,
                        actions::save,
                        actions::openLab);
        card =
                new RecordCardView(
                        "record", NOTHING_SELECTED, this::choose, actions::goTo, actions::save);
    }

    /** The decision at the cursor. */
    public Region decision() {
        return decision.node();
    }

    /** The records, and the last trip below them. */
    public Region records() {
        return records.node();
    }

    /** The card of the selected record. */
    public Region card() {
        return card.node();
    }

    /** Shows a moment of a run. */
    public void show(Snapshot snapshot) {
        if (!snapshot.run().id().equals(run)) {
            run = snapshot.run().id();
            chosen = "";
            trip = NO_TRIP;
        }
        if (shown.filter(before -> before.cursor() == snapshot.cursor()).isEmpty()) {
            trip = NO_TRIP;
        }
        shown = Optional.of(snapshot);
        track.follow(snapshot.trail().operations());
        fill(snapshot);
    }

    private void choose(String record) {
        chosen = record;
        shown.ifPresent(this::fill);
    }

    private void showTrip(int operation) {
        trip = operation;
        shown.ifPresent(this::fill);
    }

    private void fill(Snapshot snapshot) {
        int cursor = snapshot.cursor();
        if (!(snapshot.state().situation() instanceof Situation.Reusing now)) {
            decision.show(DecisionView.EMPTY);
            records.show(new RecordsView.Shown(run, RecordList.NONE, "", Optional.empty()));
            card.show(Optional.empty());
            return;
        }
        Work work = work(snapshot.state().setup().scenario());
        RunRecords list = new RunRecords(track, now, cursor, work.title());
        String selected = list.index(chosen) >= 0 ? chosen : DecisionCards.record(now);
        decision.show(DecisionCards.of(track, now, cursor));
        records.show(
                new RecordsView.Shown(
                        run, list, selected, Trips.of(track, snapshot.trail(), now, cursor, trip)));
        card.show(RecordCards.of(track, now, cursor, work, selected));
    }

    private static Work work(Scenario scenario) {
        return scenario instanceof OutcomeReuse reuse
                ? reuse.work()
                : new Work(scenario.title(), scenario.title());
    }
}
