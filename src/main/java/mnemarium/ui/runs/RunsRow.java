package mnemarium.ui.runs;

import mnemarium.workbench.ExperimentCard;
import mnemarium.workbench.ListedRun;
import mnemarium.workbench.RunGroup;

import java.time.Instant;
import java.util.List;

/** A line of the table. */
public sealed interface RunsRow {

    /** By which it is told from all others, also after the list was read again. */
    String key();

    /** What it is called. */
    String name();

    /** When it was last opened or moved on. */
    Instant at();

    /** The same as people say it: "10 minutes ago". */
    String when();

    /** What is kept by itself: a run, or an experiment of many runs. */
    sealed interface Entry extends RunsRow {}

    /**
     * A run.
     *
     * @param when it was last opened or moved on, in words
     */
    record Run(ListedRun run, String when) implements Entry {
        @Override
        public String key() {
            return "run " + run.run().id();
        }

        @Override
        public String name() {
            return run.run().name();
        }

        @Override
        public Instant at() {
            return run.run().opened();
        }
    }

    /**
     * An experiment.
     *
     * @param when it last began, paused or ended, in words
     */
    record Experiment(ExperimentCard card, String when) implements Entry {
        @Override
        public String key() {
            return "experiment " + card.id();
        }

        @Override
        public String name() {
            return card.plan().title();
        }

        @Override
        public Instant at() {
            return card.changed();
        }
    }

    /**
     * Runs of one configuration.
     *
     * @param runs its runs as rows, the newest first
     * @param isOpen whether they stand below it
     */
    record Group(RunGroup group, List<Run> runs, boolean isOpen) implements RunsRow {
        /** Copies the rows. */
        public Group {
            runs = List.copyOf(runs);
        }

        @Override
        public String key() {
            return "group " + group.configuration();
        }

        @Override
        public String name() {
            return group.hasEnded()
                    ? runs.getFirst().run().run().scenario().replaceFirst("\\.[a-z]+$", "")
                    : "Not finished";
        }

        @Override
        public Instant at() {
            return runs.getFirst().at();
        }

        @Override
        public String when() {
            return runs.getFirst().when();
        }
    }
}
