package mnemarium.experiment;

import static mnemarium.experiment.Column.column;
import static mnemarium.experiment.Column.count;

import mnemarium.loop.reuse.EvolvingOutcome;
import mnemarium.loop.reuse.Share;
import mnemarium.world.evolving.Behaviour;

import java.util.List;

/** The columns of an evolving world. */
final class EvolvingColumns {

    static final List<Column<EvolvingOutcome>> EVOLVING =
            List.of(
                    column("turns", "turns", "turns", 0, EvolvingOutcome::turns),
                    count("sessions", "sessions", run -> run.correct().whole()),
                    count("correct", "right answers", run -> run.correct().part()),
                    column("accuracy", "accuracy", "", 4, run -> run.correct().fraction()),
                    count("wrong", "wrong answers", EvolvingOutcome::wrong),
                    count("stale-actions", "stale actions", EvolvingOutcome::staleActions),
                    column("tokens", "tokens", "tokens", 0, EvolvingOutcome::tokens),
                    column(
                            "efficiency",
                            "right answers per token and turn",
                            "",
                            6,
                            EvolvingOutcome::efficiency),
                    column(
                            "store-staleness",
                            "stale subjects in the store",
                            "",
                            4,
                            run -> run.store().staleOfAll().fraction()),
                    stale("stale-stable", "stale of the announced", Behaviour.STABLE),
                    stale("stale-value", "stale of those named by value", Behaviour.BY_VALUE),
                    stale("stale-silent", "stale of the silent", Behaviour.SILENT),
                    column(
                            "over-merge",
                            "subjects merged that coexist",
                            "",
                            4,
                            run -> run.store().overMerged().fraction()));

    private EvolvingColumns() {}

    private static Column<EvolvingOutcome> stale(String name, String label, Behaviour behaviour) {
        return column(
                name,
                label,
                "",
                4,
                run -> run.store().stale().getOrDefault(behaviour, Share.NONE).fraction());
    }
}
