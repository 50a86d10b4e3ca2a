package mnemarium.ui.runs;

import mnemarium.workbench.ExperimentCard;
import mnemarium.workbench.ListedRun;

import java.time.Instant;

/** A line of the table: a run, or an experiment of many runs. */
public sealed interface RunsRow {

    /** By which it is told from all others, also after the list was read again. */
    String key();

    /** What it is called. */
    String name();

    /** When it was last opened or moved on. */
    Instant at();

    /** The same as people say it: "10 minutes ago". */
    String when();

    /**
     * A run.
     *
     * @param when it was last opened or moved on, in words
     */
    record Run(ListedRun run, String when) implements RunsRow {
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
    record Experiment(ExperimentCard card, String when) implements RunsRow {
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
}
