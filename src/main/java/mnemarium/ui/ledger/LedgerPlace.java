package mnemarium.ui.ledger;

import javafx.scene.Parent;

import mnemarium.ui.Breadth;
import mnemarium.ui.RunPlace;
import mnemarium.workbench.Snapshot;

import org.kordamp.ikonli.Ikon;
import org.kordamp.ikonli.feather.Feather;

/**
 * The Ledger place: the world of one run in lanes, the decision at its cursor, the records, dials
 * and counts. It shows a snapshot and nothing else; what a person asks for leaves through {@link
 * LedgerActions}.
 */
public final class LedgerPlace implements RunPlace {

    private final LedgerLayout layout;

    /**
     * @param actions where commands go
     */
    public LedgerPlace(LedgerActions actions) {
        layout =
                new LedgerLayout(
                        new EmptyPane("world", "World", "The world's lanes will be here."),
                        new EmptyPane("decision", "Decision", "No task has been decided yet."),
                        new EmptyPane("records", "Records", "Nothing is kept yet."),
                        new EmptyPane("record", "Record", "No record is selected."),
                        new EmptyPane("ledger-dials", "Dials", "The run's dials will be here."),
                        new EmptyPane("ledger-so-far", "So far", "No task has been done yet."));
    }

    @Override
    public String id() {
        return "ledger";
    }

    @Override
    public String word() {
        return "Ledger";
    }

    @Override
    public Ikon icon() {
        return Feather.BOOK;
    }

    @Override
    public Parent view() {
        return layout;
    }

    @Override
    public void fit(Breadth breadth) {
        layout.fit(breadth);
    }

    @Override
    public void show(Snapshot snapshot) {}
}
