package mnemarium.ui.ledger;

import mnemarium.ui.Figures;
import mnemarium.world.Currency;

import java.util.Optional;

/** A world in words: what its drawings say, for those who cannot see them and for files. */
final class WorldText {

    private static final int MOST_CHANGES = 24;

    private final WorldView view;
    private final StringBuilder text = new StringBuilder();

    private WorldText(WorldView view) {
        this.view = view;
    }

    /** Lanes first, then the tasks that were not plain reuses. */
    static String of(WorldView view) {
        WorldText words = new WorldText(view);
        words.heading();
        view.lanes().forEach(words::lane);
        words.tasks();
        return words.text.toString();
    }

    private void heading() {
        line(
                "%s, %s. %s"
                        .formatted(
                                view.title(),
                                Figures.counted(view.tasks(), "task", "tasks"),
                                view.cursor() < 0
                                        ? "Before the first task."
                                        : "At task " + Figures.count(view.cursor()) + "."));
        line("");
    }

    private void lane(LaneView lane) {
        StringBuilder words = new StringBuilder();
        int task = 0;
        int changes = 0;
        while (task < view.tasks() && changes < MOST_CHANGES) {
            words.append(words.isEmpty() ? " " : ", then ")
                    .append(lane.values().at(task))
                    .append(" from task ")
                    .append(task)
                    .append(task > view.cursor() ? " (scheduled)" : "");
            task = lane.values().change(task);
            changes++;
        }
        if (task < view.tasks()) {
            words.append(", and so on");
        }
        line(lane.name() + " (" + lane.words() + "):" + words);
        LaneTrips trips = lane.trips();
        StringBuilder tripped = new StringBuilder();
        for (int i = 0; i < trips.count() && trips.task(i) <= view.cursor(); i++) {
            tripped.append(tripped.isEmpty() ? "" : ", ")
                    .append(trips.task(i))
                    .append(trips.isReal(i) ? " (real)" : " (noise)");
        }
        if (!tripped.isEmpty()) {
            line("    trips at task " + tripped);
        }
    }

    private void tasks() {
        line("");
        Currency currency = view.cost().currency();
        line(
                "Cost without memory: "
                        + Figures.count(view.cost().noMemory())
                        + " "
                        + currency.word()
                        + " each task.");
        for (int task = 0; task <= view.cursor() && task < view.cells().size(); task++) {
            TaskCell cell = view.cells().get(task);
            boolean plain =
                    cell.deed().equals(Optional.of(TaskCell.Deed.REUSE))
                            && !cell.falseValid()
                            && cell.trip() == TaskCell.Trip.NONE;
            if (!plain) {
                line("Task " + task + ": " + cell.words());
            }
        }
        line("All other tasks up to the cursor reused a record without a trip.");
    }

    private void line(String words) {
        text.append(words).append('\n');
    }
}
