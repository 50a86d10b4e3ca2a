package mnemarium.ui.gate;

import javafx.scene.Node;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;

import mnemarium.ownership.CandidateFact;
import mnemarium.ownership.Flow;
import mnemarium.ownership.Judgement;
import mnemarium.ownership.file.OwnersFile;
import mnemarium.ui.Breadth;
import mnemarium.ui.chart.FlowDiagram;

import java.util.List;
import java.util.Optional;

/** Candidate facts, and for the chosen one the way it takes through the flow. */
public final class FactsPage implements GatePage {

    private final FactsActions actions;
    private final ReasonNote reason = new ReasonNote();
    private final DiagramPane diagram = new DiagramPane(reason::show, new HBox());
    private final CandidatePane candidates =
            new CandidatePane(this::select, new CandidatePane.Deeds(this::csv));
    private final FactsLayout layout;
    private List<CandidateFact> facts = List.of();
    private String from = "";
    private OwnersFile owners;
    private String selected = "";

    /**
     * A page without candidates yet.
     *
     * @param owners who holds what, until others are shown
     */
    public FactsPage(FactsActions actions, OwnersFile owners) {
        this.actions = actions;
        this.owners = owners;
        VBox verdict = new VBox(GateStyle.whole("Verdict", "semibold"), reason);
        verdict.getStyleClass().addAll("panel", "mn-gate-part");
        layout = new FactsLayout(diagram, candidates, verdict);
        show();
    }

    /**
     * Shows candidates.
     *
     * @param source where they are from, in a few words
     */
    public void show(List<CandidateFact> next, String source) {
        facts = List.copyOf(next);
        from = source;
        if (chosen().isEmpty()) {
            selected = facts.stream().findFirst().map(CandidateFact::id).orElse("");
        }
        show();
    }

    /** Others hold what there is from now on. */
    public void show(OwnersFile next) {
        owners = next;
        show();
    }

    private Optional<CandidateFact> chosen() {
        return facts.stream().filter(each -> each.id().equals(selected)).findFirst();
    }

    private void select(String id) {
        selected = id;
        show();
    }

    private List<Judged> judged() {
        Flow flow = new Flow(owners.registry(), owners.terms());
        return facts.stream().map(each -> new Judged(each, flow.judge(each))).toList();
    }

    private void show() {
        List<Judged> rows = judged();
        candidates.show(rows, selected, from);
        Optional<Judged> row =
                rows.stream().filter(each -> each.fact().id().equals(selected)).findFirst();
        diagram.setVisible(row.isPresent());
        reason.setVisible(row.isPresent());
        row.ifPresent(
                each -> {
                    Judgement judgement = each.judgement();
                    diagram.show(
                            new FlowDiagram(each.fact().claim(), judgement, owners.terms()),
                            "candidate fact, " + each.fact().subject());
                    reason.show(judgement);
                });
    }

    private void csv() {
        actions.save("candidates.csv", Judged.table(judged()).csv());
    }

    @Override
    public String word() {
        return "Facts";
    }

    @Override
    public Region view() {
        return layout;
    }

    @Override
    public void fit(Breadth breadth) {
        layout.fit(breadth);
    }

    @Override
    public void head(Node choice) {
        diagram.head(choice);
    }
}
