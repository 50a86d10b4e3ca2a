package mnemarium.ui.loop;

import mnemarium.loop.Cost;

import java.util.List;
import java.util.Optional;

/**
 * How one turn spent its budget.
 *
 * @param turn from 1
 * @param budgetNanos what it may spend
 * @param leftNanos what is left; below zero when overdrawn
 * @param spent what its operations were charged, in order of time
 * @param skipped the lookups that were not made, if any
 */
public record BudgetRow(
        int turn, long budgetNanos, long leftNanos, List<Spent> spent, Optional<Skipped> skipped) {

    public BudgetRow {
        spent = List.copyOf(spent);
    }

    /**
     * One operation that was charged.
     *
     * @param operation its number in the run
     * @param name "match A-09", "remember A-09"
     * @param write whether it wrote; else it read
     * @param fromNanos what had been spent before it
     * @param cost its parts
     * @param over whether it ends beyond the budget
     */
    public record Spent(
            int operation, String name, boolean write, long fromNanos, Cost cost, boolean over) {

        /** What had been spent after it. */
        public long toNanos() {
            return fromNanos + cost.nanos();
        }
    }

    /**
     * The lookups of a turn that did not fit.
     *
     * @param count how many
     * @param fromNanos what had been spent before the first
     * @param neededNanos what the first would have cost
     * @param leftNanos what was left then
     */
    public record Skipped(int count, long fromNanos, long neededNanos, long leftNanos) {

        /** "3 lookups skipped: the first needed 15.1 ms, 9.4 ms left". */
        public String words() {
            String figures = Words.neededAndLeft(neededNanos, leftNanos);
            return count == 1
                    ? "1 lookup skipped: it " + figures
                    : Words.count(count) + " lookups skipped: the first " + figures;
        }

        /** "3 skipped: needed 15.1 ms, 9.4 ms left". */
        public String shortWords() {
            String figures = Words.neededAndLeft(neededNanos, leftNanos);
            return (count == 1 ? "" : Words.count(count) + " ") + "skipped: " + figures;
        }
    }
}
