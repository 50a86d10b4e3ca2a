package mnemarium.ui.loop;

import java.util.List;

/**
 * The budget of every turn.
 *
 * @param rows the turns that have begun, up to the cursor; may be a lazy list
 * @param turns how many turns the scenario has
 * @param budgetNanos the budget of the newest turn, and of those to come
 */
public record BudgetView(List<BudgetRow> rows, int turns, long budgetNanos) {

    /** Before a run is open. */
    public static final BudgetView EMPTY = new BudgetView(List.of(), 0, 0);
}
