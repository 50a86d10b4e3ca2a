package mnemarium.experiment;

import static mnemarium.experiment.Column.column;
import static mnemarium.experiment.Column.count;

import mnemarium.loop.Outcome;
import mnemarium.loop.State;
import mnemarium.loop.reuse.EvolvingOutcome;
import mnemarium.loop.reuse.ReuseOutcome;
import mnemarium.scenario.Conversation;
import mnemarium.scenario.Evolving;
import mnemarium.scenario.Lanes;
import mnemarium.scenario.OutcomeReuse;
import mnemarium.scenario.ProcessMemory;
import mnemarium.scenario.Scenario;
import mnemarium.scenario.StalenessTrap;
import mnemarium.scenario.Tenure;
import mnemarium.scenario.Triage;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * What is read off a run of each kind: virtual figures only. A run that is played step by step and
 * one that is only counted have the same columns.
 */
public final class Measures {

    /**
     * A counted run of a drifting world.
     *
     * @param outcome what it came to
     * @param records records that are current at its end
     * @param deriveTurns turns of a derivation
     */
    record Reuse(ReuseOutcome outcome, int records, int deriveTurns) {}

    private static final List<Column<Outcome.Triaged>> TRIAGE =
            List.of(
                    count("redundant", "redundant actions", run -> known(run.redundant())),
                    count("actions", "investigations", Outcome.Triaged::actions),
                    count("items", "items", Outcome.Triaged::items),
                    count("duplicates", "repeats of an incident", run -> known(run.duplicates())),
                    count("guard-errors", "wrong lookups", run -> known(run.guardErrors())),
                    count("lookups", "lookups made", run -> run.lookups().made()),
                    count("skipped", "lookups skipped", run -> run.lookups().skipped()),
                    count("late", "late lookups", run -> run.lookups().late()),
                    count("writes", "writes", run -> run.writes().made()),
                    count("kept", "entries kept", run -> run.writes().kept()),
                    column("virtual-ms", "virtual time", "ms", 1, Outcome.Triaged::virtualMillis));

    private Measures() {}

    /** The columns of a kind of scenario, the one that is usually looked at first. */
    public static List<Measure> of(Scenario scenario) {
        return switch (scenario) {
            case Triage _ -> Column.measures(TRIAGE);
            case Conversation talk -> TalkColumns.measures(List.of(talk));
            case OutcomeReuse _ -> Column.measures(ReuseColumns.REUSE);
            case Evolving _ -> Column.measures(EvolvingColumns.EVOLVING);
            case StalenessTrap _ -> Column.measures(ScriptedColumns.TRAP);
            case ProcessMemory _ -> Column.measures(ScriptedColumns.PROCESS);
            case Lanes lanes ->
                    lanes.hasCandidates()
                            ? Stream.concat(
                                            Column.measures(LaneColumns.LANES).stream(),
                                            Column.measures(GateColumns.GATE).stream())
                                    .toList()
                            : Column.measures(LaneColumns.LANES);
            case Tenure _ -> Column.measures(TenureColumns.TENURE);
        };
    }

    /**
     * The columns of several conversations: where their questions have categories, the recall of
     * evidence in each, in the order in which they first occur.
     */
    static List<Measure> ofTalks(List<Conversation> talks) {
        return TalkColumns.measures(talks);
    }

    /**
     * The figures of a run as it stands.
     *
     * @param measures those of {@link #of}, or of {@link #ofTalks}
     */
    static double[] figures(State state, List<Measure> measures) {
        double[] figures = figures(state);
        double[] all = Arrays.copyOf(figures, measures.size());
        for (int i = figures.length; i < all.length; i++) {
            all[i] = further(state, measures.get(i).name());
        }
        return all;
    }

    /** What only some scenarios of a kind have. */
    private static double further(State state, String name) {
        return GateColumns.figure(state, name).orElseGet(() -> TalkColumns.further(state, name));
    }

    /** The figures of a run as it stands, in the order of {@link #of}, as far as all have them. */
    public static double[] figures(State state) {
        return switch (Outcome.of(state)) {
            case Outcome.Triaged run -> Column.figures(TRIAGE, run);
            case Outcome.Talked run ->
                    Column.figures(TalkColumns.TALK, TalkColumns.Talk.of(run, state));
            case Outcome.Reused run ->
                    Column.figures(ReuseColumns.REUSE, ReuseColumns.reuse(run, state));
            case Outcome.Evolved run -> Column.figures(EvolvingColumns.EVOLVING, run.result());
            case Outcome.Trapped run -> Column.figures(ScriptedColumns.TRAP, run);
            case Outcome.Settled run -> Column.figures(ScriptedColumns.PROCESS, run);
            case Outcome.Laned run -> Column.figures(LaneColumns.LANES, run);
            case Outcome.Tenured run -> Column.figures(TenureColumns.TENURE, run);
        };
    }

    /** The same of a run that was only counted. */
    static double[] figures(Reuse run) {
        return Column.figures(ReuseColumns.REUSE, run);
    }

    /** The same of a run that was only counted. */
    static double[] figures(EvolvingOutcome run) {
        return Column.figures(EvolvingColumns.EVOLVING, run);
    }

    private static double known(Optional<Integer> figure) {
        return figure.isPresent() ? figure.get() : Double.NaN;
    }
}
