package mnemarium.ui.loop;

import mnemarium.loop.Cost;
import mnemarium.loop.Event;
import mnemarium.loop.MemoryEvent;
import mnemarium.loop.RunEvent;
import mnemarium.loop.State;

import java.util.AbstractList;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.RandomAccess;

/** Derives the budget meter from the events of each turn, up to the cursor. */
final class Budgets {

    private Budgets() {}

    static BudgetView of(Track track, State state, int cursor) {
        int turns = state.turn();
        long budget = state.dials().budgetNanos();
        return new BudgetView(
                new Rows(track, turns, cursor), state.setup().script().turns(), budget);
    }

    private static final class Rows extends AbstractList<BudgetRow> implements RandomAccess {

        private final Track track;
        private final int turns;
        private final int cursor;

        Rows(Track track, int turns, int cursor) {
            this.track = track;
            this.turns = turns;
            this.cursor = cursor;
        }

        @Override
        public BudgetRow get(int turn) {
            return row(track, turn, cursor);
        }

        @Override
        public int size() {
            return turns;
        }
    }

    private static BudgetRow row(Track track, int turn, int cursor) {
        long budget = 0;
        long left = 0;
        List<BudgetRow.Spent> spent = new ArrayList<>();
        List<BudgetRow.Skipped> skipped = new ArrayList<>();
        int last = Math.min(cursor, track.turnLast(turn));
        for (int operation = track.turnFirst(turn); operation <= last; operation++) {
            for (Event event : track.operation(operation)) {
                switch (event) {
                    case RunEvent.TurnStarted started -> {
                        budget = started.budgetNanos();
                        left = budget;
                    }
                    case MemoryEvent.LookupMade made -> {
                        add(
                                spent,
                                operation,
                                made.lookup().name().toLowerCase(Locale.ROOT) + " " + made.key(),
                                false,
                                budget,
                                left,
                                made.leftNanos(),
                                made.cost());
                        left = made.leftNanos();
                    }
                    case MemoryEvent.Remembered written -> {
                        add(
                                spent,
                                operation,
                                "remember " + written.key(),
                                true,
                                budget,
                                left,
                                written.leftNanos(),
                                written.cost());
                        left = written.leftNanos();
                    }
                    case MemoryEvent.LookupSkipped skip ->
                            skipped.add(
                                    new BudgetRow.Skipped(
                                            1,
                                            budget - skip.leftNanos(),
                                            skip.needed().nanos(),
                                            skip.leftNanos()));
                    case RunEvent _,
                            MemoryEvent.Compared _,
                            mnemarium.loop.TriageEvent _,
                            mnemarium.loop.ConversationEvent _,
                            mnemarium.loop.WorldEvent _,
                            mnemarium.loop.ReuseEvent _,
                            mnemarium.loop.GateEvent _,
                            mnemarium.loop.StepEvent _ -> {}
                }
            }
        }
        Optional<BudgetRow.Skipped> all =
                skipped.stream()
                        .findFirst()
                        .map(
                                first ->
                                        new BudgetRow.Skipped(
                                                skipped.size(),
                                                first.fromNanos(),
                                                first.neededNanos(),
                                                first.leftNanos()));
        return new BudgetRow(turn + 1, budget, left, spent, all);
    }

    /** Only what was charged: under the rule "lookups" a write takes time, not budget. */
    private static void add(
            List<BudgetRow.Spent> spent,
            int operation,
            String name,
            boolean write,
            long budget,
            long before,
            long after,
            Cost cost) {
        if (before != after) {
            spent.add(
                    new BudgetRow.Spent(operation, name, write, budget - before, cost, after < 0));
        }
    }
}
