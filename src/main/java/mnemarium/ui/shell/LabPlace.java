package mnemarium.ui.shell;

import javafx.scene.Parent;

import mnemarium.ui.Breadth;
import mnemarium.ui.Place;
import mnemarium.ui.ledger.LabView;

import org.kordamp.ikonli.Ikon;
import org.kordamp.ikonli.feather.Feather;

/** The ledger lab as a page of the window: it follows no run. */
final class LabPlace implements Place {

    /** By which it is gone to. */
    static final String ID = "ledger-lab";

    private final LabView view;

    LabPlace(LabView view) {
        this.view = view;
    }

    @Override
    public String id() {
        return ID;
    }

    @Override
    public String railId() {
        return "ledger";
    }

    @Override
    public String word() {
        return "Ledger lab";
    }

    @Override
    public Ikon icon() {
        return Feather.BOOK_OPEN;
    }

    @Override
    public Parent view() {
        return view.node();
    }

    @Override
    public void fit(Breadth breadth) {
        view.fit(breadth);
    }
}
