package mnemarium.ui.shell;

import mnemarium.experiment.Plan;
import mnemarium.ui.experiments.FilesShown;
import mnemarium.workbench.ChosenFile;
import mnemarium.workbench.Experiments;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;

/** The files of one's own that plans run on, as far as they are read. */
final class PlanFiles {
    private final Experiments experiments;
    private final Background background;
    private final Reports reports;
    private final Runnable changed;
    private final Map<String, FilesShown> read = new HashMap<>();

    /**
     * None yet.
     *
     * @param changed called when there is something else to show
     */
    PlanFiles(Experiments experiments, Background background, Reports reports, Runnable changed) {
        this.experiments = experiments;
        this.background = background;
        this.reports = reports;
        this.changed = changed;
    }

    /** Those of a plan; empty if it takes none. */
    Optional<FilesShown> of(Plan plan) {
        return plan.takesFiles()
                ? Optional.of(read.getOrDefault(plan.name(), FilesShown.NONE))
                : Optional.empty();
    }

    /** Reads those of a plan at once; pictures do not wait for the background. */
    void look(Plan plan) {
        if (plan.takesFiles()) {
            read.put(plan.name(), new FilesShown(experiments.files(plan).join(), false));
        }
    }

    /** Has those of a plan read, unless they are. */
    void read(Plan plan) {
        if (plan.takesFiles() && !read.containsKey(plan.name())) {
            read(plan, experiments.files(plan));
        }
    }

    /** A plan runs on some files more. */
    void add(Plan plan, List<Path> more) {
        if (!more.isEmpty()) {
            List<Path> all = new ArrayList<>();
            read.getOrDefault(plan.name(), FilesShown.NONE)
                    .files()
                    .forEach(each -> all.add(each.path()));
            all.addAll(more);
            choose(plan, all);
        }
    }

    /** A plan runs on these files, and no others. */
    void choose(Plan plan, List<Path> chosen) {
        read(plan, experiments.choose(plan, chosen));
    }

    private void read(Plan plan, CompletableFuture<List<ChosenFile>> reading) {
        FilesShown before = read.getOrDefault(plan.name(), FilesShown.NONE);
        read.put(plan.name(), new FilesShown(before.files(), true));
        changed.run();
        background.await(
                "Reading the files of " + plan.name(),
                reading,
                found -> {
                    read.put(plan.name(), new FilesShown(found, false));
                    changed.run();
                },
                failure -> {
                    read.put(plan.name(), before);
                    changed.run();
                    reports.wrong(
                            "The files could not be read", String.valueOf(failure.getMessage()));
                });
    }
}
