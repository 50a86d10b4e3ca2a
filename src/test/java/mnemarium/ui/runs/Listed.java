package mnemarium.ui.runs;

import mnemarium.experiment.Measure;
import mnemarium.experiment.Plan;
import mnemarium.experiment.Progress;
import mnemarium.experiment.file.ShippedPlans;
import mnemarium.workbench.Basis;
import mnemarium.workbench.ExperimentCard;
import mnemarium.workbench.ListedRun;
import mnemarium.workbench.RecentRun;

import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/** Runs and an experiment as the list of a workspace has them. */
final class Listed {

    static final Measure REDUNDANT = new Measure("redundant", "redundant actions", "", 0);
    static final Measure TIME = new Measure("virtual-ms", "virtual time", "ms", 1);
    private static final Instant NOON = Instant.parse("2026-11-29T12:00:00Z");

    private Listed() {}

    /**
     * A run of alert triage that was played to its end.
     *
     * @param minutes before noon, when it was last opened
     */
    static RunsRow.Run triage(
            String id, String arm, long seed, int minutes, double redundant, String... dials) {
        Map<String, String> moved = new TreeMap<>();
        for (int i = 0; i < dials.length; i += 2) {
            moved.put(dials[i], dials[i + 1]);
        }
        return row(
                id,
                arm,
                seed,
                minutes,
                moved,
                Optional.of((arm + moved + "0".repeat(64)).substring(0, 64)),
                List.of(
                        new ListedRun.Figure(REDUNDANT, redundant),
                        new ListedRun.Figure(TIME, 28_803.5)));
    }

    /** A run that stands at step 9 of 24. */
    static RunsRow.Run unfinished(String id, long seed, int minutes) {
        return row(
                id,
                "in-loop",
                seed,
                minutes,
                Map.of(),
                Optional.empty(),
                List.of(new ListedRun.Figure(REDUNDANT, 0)));
    }

    private static RunsRow.Run row(
            String id,
            String arm,
            long seed,
            int minutes,
            Map<String, String> dials,
            Optional<String> configuration,
            List<ListedRun.Figure> figures) {
        RecentRun run =
                new RecentRun(
                        id,
                        Optional.empty(),
                        "Alert triage",
                        "alert-triage.yaml",
                        "triage",
                        arm,
                        seed,
                        configuration.isPresent() ? 24 : 9,
                        configuration.isPresent() ? "step 24 of 24" : "step 9 of 24",
                        "oowhhsrhhhhh",
                        "7f462d05" + "0".repeat(56),
                        NOON.minusSeconds(60L * minutes));
        return new RunsRow.Run(
                new ListedRun(run, new TreeMap<>(dials), configuration, figures, Optional.empty()),
                minutes + " minutes ago");
    }

    /** A finished experiment. */
    static RunsRow.Experiment experiment(String id, int minutes) {
        Plan plan = new ShippedPlans().named("loop-guard-rungs").orElseThrow();
        return new RunsRow.Experiment(
                new ExperimentCard(
                        id,
                        plan,
                        "",
                        "abcdef01" + "0".repeat(56),
                        new Basis("1", new TreeMap<>()),
                        List.of(),
                        new Progress(105, 105, 0, Progress.Phase.FINISHED, Optional.empty()),
                        "",
                        Optional.empty(),
                        NOON,
                        NOON.minusSeconds(60L * minutes)),
                minutes + " minutes ago");
    }

    /** Four runs and an experiment. */
    static RunsShown some() {
        return RunsShown.of(
                List.of(
                        unfinished("a1", 42, 1),
                        experiment("e1", 2),
                        triage("b2", "in-loop", 7, 3, 4, "added-latency", "110"),
                        triage("c3", "in-loop", 8, 4, 6, "added-latency", "110"),
                        triage("d4", "no-memory", 7, 5, 12)),
                true);
    }
}
