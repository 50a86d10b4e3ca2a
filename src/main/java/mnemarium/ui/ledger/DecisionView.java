package mnemarium.ui.ledger;

import java.util.List;

/**
 * A decision between reuse and derivation.
 *
 * @param title "Task 31"
 * @param place what stands beside it: "decision"
 * @param saved at the right of the header: "saved 3 turns"; "" while it is not known
 * @param rows from the route to the verdict, as far as they are known
 */
public record DecisionView(String title, String place, String saved, List<DecisionRow> rows) {

    /** Nothing was decided yet. */
    public static final DecisionView EMPTY = new DecisionView("", "", "", List.of());

    public DecisionView {
        rows = List.copyOf(rows);
    }
}
