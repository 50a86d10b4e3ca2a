package mnemarium.ui.gate;

import javafx.scene.Node;
import javafx.scene.layout.Region;

import mnemarium.ownership.CandidateFact;
import mnemarium.ownership.Flow;
import mnemarium.ownership.Judgement;
import mnemarium.ownership.file.OwnersFile;
import mnemarium.ui.Breadth;
import mnemarium.ui.chart.FlowDiagram;
import mnemarium.workbench.FactHistory;

import java.util.List;
import java.util.Optional;

/** Candidate facts, and for the chosen one the way it takes through the flow. */
public final class FactsPage implements GatePage {

    private final FactsActions actions;
    private final ReasonNote reason = new ReasonNote();
    private final DiagramPane diagram;
    private final WhatIfPane dials = new WhatIfPane(this::tryOut, reason);
    private final CostPane costs;
    private final StalenessPane staleness;
    private final CandidatePane candidates =
            new CandidatePane(this::select, new CandidatePane.Deeds(this::csv));
    private final FactsLayout layout;
    private List<CandidateFact> facts = List.of();
    private String from = "";
    private OwnersFile owners;
    private List<FactHistory> histories = List.of();
    private String selected = "";
    private WhatIf whatIf = WhatIf.AS_FOUND;

    /**
     * A page without candidates yet.
     *
     * @param owners who holds what, until others are shown
     */
    public FactsPage(FactsActions actions, OwnersFile owners) {
        this.actions = actions;
        this.owners = owners;
        diagram = new DiagramPane(reason::show, actions);
        costs = new CostPane(actions);
        staleness = new StalenessPane(actions, _ -> show());
        layout = new FactsLayout(diagram, candidates, staleness, dials, costs);
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

    /** Histories of facts are known from now on. */
    public void know(List<FactHistory> next) {
        histories = List.copyOf(next);
        show();
    }

    private Optional<CandidateFact> chosen() {
        return facts.stream().filter(each -> each.id().equals(selected)).findFirst();
    }

    private void select(String id) {
        if (!id.equals(selected)) {
            whatIf = WhatIf.AS_FOUND;
        }
        selected = id;
        show();
    }

    private void tryOut(WhatIf next) {
        whatIf = next;
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
        dials.setVisible(row.isPresent());
        costs.setVisible(row.isPresent());
        staleness.setVisible(row.isPresent());
        row.map(Judged::fact).ifPresent(this::show);
    }

    private void show(CandidateFact fact) {
        Judgement judgement = whatIf.judge(fact, owners);
        diagram.show(
                new FlowDiagram(fact.claim(), judgement, whatIf.terms(owners)),
                whatIf.isAsFound()
                        ? "candidate fact, " + fact.subject()
                        : "what if, nothing of it is stored");
        reason.show(judgement, whatIf.refused());
        dials.show(fact, owners, whatIf);
        costs.show(Costs.of(fact, judgement.verdict(), owners, whatIf));
        staleness.show(Timeline.of(fact, owners, whatIf, histories, staleness.expiry()));
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
