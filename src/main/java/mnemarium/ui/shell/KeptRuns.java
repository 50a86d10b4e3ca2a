package mnemarium.ui.shell;

import mnemarium.ui.Changes;
import mnemarium.workbench.Snapshot;
import mnemarium.workbench.Workbench;

import java.util.Locale;
import java.util.Optional;
import java.util.function.Supplier;

/** Deletes runs of the workspace, brings them back, and writes them as bundles. */
final class KeptRuns {
    private final Workbench workbench;
    private final Background background;
    private final Changes changes;
    private final Choices choices;
    private final OpeningDesk opening;
    private final Supplier<Optional<Snapshot>> now;
    private final Supplier<WindowView> view;

    /**
     * The runs of a workbench.
     *
     * @param opening opens a run again that was open when it was deleted
     * @param now what is shown of the run on the bench
     * @param view the window, which is made later
     */
    KeptRuns(
            Workbench workbench,
            Background background,
            Changes changes,
            Choices choices,
            OpeningDesk opening,
            Supplier<Optional<Snapshot>> now,
            Supplier<WindowView> view) {
        this.workbench = workbench;
        this.background = background;
        this.changes = changes;
        this.choices = choices;
        this.opening = opening;
        this.now = now;
        this.view = view;
    }

    private WindowView view() {
        return view.get();
    }

    /** Deletes a run; it can be undone. */
    void delete(String id, String title) {
        boolean wasOpen = now.get().filter(each -> each.run().id().equals(id)).isPresent();
        background.await(
                "Deleting " + title,
                workbench.delete(id),
                nothing -> {
                    changes.made("deleted " + title, () -> delete(id), () -> restore(id, wasOpen));
                    view().go("start");
                    view().say("Deleted: " + title + ".", "Undo", view()::undo);
                });
    }

    private void delete(String id) {
        background.await("Deleting the run", workbench.delete(id), nothing -> opening.refresh());
    }

    private void restore(String id, boolean open) {
        background.await(
                "Bringing the run back",
                workbench.restore(id),
                nothing -> {
                    if (open) {
                        opening.openRun(id);
                    } else {
                        opening.refresh();
                    }
                });
    }

    /** Writes a run as one bundle file, where the user chooses. */
    void export(String id, String title) {
        String name = title.toLowerCase(Locale.ROOT).replaceAll("[^a-z0-9]+", "-");
        choices.fileToSave(name + ".mnemarium")
                .ifPresent(
                        file ->
                                background.await(
                                        "Exporting " + title,
                                        workbench.export(id, file),
                                        written -> view().say("Exported to " + written + ".")));
    }
}
