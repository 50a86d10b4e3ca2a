package mnemarium.ui.ledger;

import javafx.scene.Parent;

import java.util.Objects;

/** The style sheet of this place; each root of its own (place, timeline, pop-over) takes it. */
final class LedgerStyle {

    private static final String SHEET = "/mnemarium/ui/ledger/ledger.css";

    private LedgerStyle() {}

    static void dress(Parent root) {
        root.getStylesheets()
                .add(
                        Objects.requireNonNull(
                                        LedgerStyle.class.getResource(SHEET),
                                        "found no style sheet " + SHEET)
                                .toExternalForm());
    }
}
