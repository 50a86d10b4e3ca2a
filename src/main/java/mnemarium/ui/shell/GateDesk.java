package mnemarium.ui.shell;

import javafx.scene.image.WritableImage;

import mnemarium.ownership.CandidateFact;
import mnemarium.ownership.file.OwnersFile;
import mnemarium.ui.Changes;
import mnemarium.ui.gate.AuditPage;
import mnemarium.ui.gate.FactsActions;
import mnemarium.ui.gate.FactsPage;
import mnemarium.ui.gate.GatePlace;
import mnemarium.ui.gate.TenurePage;
import mnemarium.workbench.GateBench;

import java.nio.file.Path;
import java.util.List;
import java.util.function.Consumer;

/** Answers the place Gate: candidates are kept in the workspace, owners are those in force. */
final class GateDesk implements FactsActions {

    private final GateBench bench;
    private final Background background;
    private final Changes changes;
    private final Consumer<String> undoable;
    private final List<CandidateFact> shipped = GateBench.shipped();
    private final Choices choices;
    private final Reports reports;
    private final Pulse<OwnersFile> pulse = new Pulse<>(this::show);
    private final FactsPage facts;
    private final GatePlace place;

    /**
     * @param undoable says what was done, with a way to take it back
     */
    GateDesk(
            GateBench bench,
            AuditPage audit,
            TenurePage tenure,
            Background background,
            Changes changes,
            Choices choices,
            Reports reports,
            Consumer<String> undoable) {
        this.bench = bench;
        this.background = background;
        this.changes = changes;
        this.undoable = undoable;
        this.choices = choices;
        this.reports = reports;
        facts = new FactsPage(this, bench.owners().current());
        place = new GatePlace(List.of(facts, audit, tenure));
        facts.show(bench.candidates());
        bench.owners().listen(pulse::offer);
        background.await("Reading the support desk", bench.histories(), facts::know);
    }

    GatePlace place() {
        return place;
    }

    /** Shows all there is at once; pictures do not wait. */
    void look() {
        facts.know(bench.histories().join());
    }

    private void show(OwnersFile owners) {
        facts.show(owners);
    }

    @Override
    public void keep(List<CandidateFact> candidates) {
        bench.keep(candidates);
    }

    @Override
    public List<CandidateFact> shipped() {
        return shipped;
    }

    @Override
    public void change(String what, Runnable redo, Runnable undo) {
        changes.make(what, redo, undo);
    }

    @Override
    public void sayUndoable(String sentence) {
        undoable.accept(sentence);
    }

    @Override
    public void chooseFile() {
        choices.fileToOpen().ifPresent(this::open);
    }

    @Override
    public void open(Path file) {
        background.await(
                "Opening " + file.getFileName(),
                bench.read(file),
                read -> facts.take(read, file.getFileName().toString()));
    }

    @Override
    public void save(String name, String text) {
        Saving.save(choices, reports, name, text);
    }

    @Override
    public void save(String name, WritableImage picture) {
        Saving.save(choices, reports, name, picture);
    }
}
