package mnemarium.ui.shell;

import javafx.scene.image.WritableImage;

import mnemarium.ownership.file.OwnersFile;
import mnemarium.ui.gate.AuditPage;
import mnemarium.ui.gate.FactsActions;
import mnemarium.ui.gate.FactsPage;
import mnemarium.ui.gate.GatePlace;
import mnemarium.workbench.GateBench;

import java.util.List;

/** Answers the place Gate: candidates are kept in the workspace, owners are those in force. */
final class GateDesk implements FactsActions {

    private final GateBench bench;
    private final Choices choices;
    private final Reports reports;
    private final Pulse<OwnersFile> pulse = new Pulse<>(this::show);
    private final FactsPage facts;
    private final GatePlace place;

    GateDesk(
            GateBench bench,
            AuditPage audit,
            Background background,
            Choices choices,
            Reports reports) {
        this.bench = bench;
        this.choices = choices;
        this.reports = reports;
        facts = new FactsPage(this, bench.owners().current());
        place = new GatePlace(List.of(facts, audit));
        facts.show(bench.candidates(), "support desk and analyst");
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
    public void save(String name, String text) {
        Saving.save(choices, reports, name, text);
    }

    @Override
    public void save(String name, WritableImage picture) {
        Saving.save(choices, reports, name, picture);
    }
}
