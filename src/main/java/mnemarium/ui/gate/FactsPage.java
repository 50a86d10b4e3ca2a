package mnemarium.ui.gate;

import javafx.scene.Node;
import javafx.scene.layout.Region;

import mnemarium.ownership.CandidateFact;
import mnemarium.ownership.Flow;
import mnemarium.ownership.Judgement;
import mnemarium.ownership.file.CandidatesFile;
import mnemarium.ownership.file.OwnersFile;
import mnemarium.ui.Breadth;
import mnemarium.ui.Figures;
import mnemarium.ui.chart.FlowDiagram;
import mnemarium.workbench.FactHistory;

import java.nio.file.Path;
import java.util.ArrayList;
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
            new CandidatePane(
                    this::select,
                    new CandidatePane.Deeds(
                            this::add,
                            this::edit,
                            this::delete,
                            this::choose,
                            this::shipped,
                            this::save,
                            this::drop));
    private final FactForm form = new FactForm(this::typed, this::closeForm);
    private final FactsLayout layout;
    private List<CandidateFact> facts = List.of();
    private Optional<CandidateFact> edited = Optional.empty();
    private boolean isTyping;
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
        layout = new FactsLayout(diagram, candidates, staleness, form, dials, costs);
        closeForm();
        show();
    }

    /** Shows candidates. */
    public void show(List<CandidateFact> next) {
        facts = List.copyOf(next);
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
        candidates.show(rows, selected, isShipped() ? "as shipped" : "kept in this workspace");
        Optional<Judged> row =
                rows.stream().filter(each -> each.fact().id().equals(selected)).findFirst();
        diagram.setVisible(row.isPresent());
        present();
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

    private boolean isShipped() {
        return facts.equals(actions.shipped());
    }

    /** Shows what was read from a file, in place of what there is. */
    public void take(List<CandidateFact> read, String file) {
        String what = "%s of %s".formatted(counted(read.size()), file);
        replace(what, read, read.stream().findFirst().map(CandidateFact::id).orElse(""));
        actions.sayUndoable("Opened %s, in place of what was there.".formatted(what));
    }

    private static String counted(int many) {
        return Figures.counted(many, "candidate", "candidates");
    }

    /** Another list of candidates: kept, and undone by the one that was there. */
    private void replace(String what, List<CandidateFact> next, String chosen) {
        List<CandidateFact> before = facts;
        String was = selected;
        actions.change(what, () -> put(next, chosen), () -> put(before, was));
    }

    private void put(List<CandidateFact> next, String chosen) {
        selected = chosen;
        whatIf = WhatIf.AS_FOUND;
        closeForm();
        actions.keep(next);
        show(next);
    }

    private void add() {
        edited = Optional.empty();
        open("New fact", FactDraft.EMPTY);
    }

    private void edit() {
        edited = chosen();
        edited.ifPresent(each -> open("Edit the fact", FactDraft.of(each)));
    }

    private void open(String head, FactDraft draft) {
        isTyping = true;
        present();
        form.open(head, draft, owners.registry());
    }

    private void closeForm() {
        isTyping = false;
        present();
    }

    private void present() {
        GateStyle.present(form, isTyping);
        GateStyle.present(dials, !isTyping && chosen().isPresent());
        GateStyle.present(costs, !isTyping && chosen().isPresent());
    }

    /** Takes what was typed, or answers what is wrong with it. */
    private String typed(FactDraft draft) {
        CandidateFact fact;
        try {
            fact =
                    draft.fact(
                            edited.map(CandidateFact::id).orElseGet(this::freeId),
                            edited.map(each -> each.sensitivity().permission()).orElse(""));
        } catch (IllegalArgumentException e) {
            return String.valueOf(e.getMessage());
        }
        List<CandidateFact> next = new ArrayList<>(facts);
        int at = edited.map(facts::indexOf).orElse(-1);
        if (at >= 0) {
            next.set(at, fact);
        } else {
            next.add(fact);
        }
        replace((at >= 0 ? "changed “" : "added “") + fact.claim() + "”", next, fact.id());
        return "";
    }

    /** The first "fact 1", "fact 2" … that is not taken. */
    private String freeId() {
        int number = facts.size() + 1;
        while (isTaken("fact " + number)) {
            number++;
        }
        return "fact " + number;
    }

    private boolean isTaken(String id) {
        return facts.stream().anyMatch(each -> each.id().equals(id));
    }

    private void delete() {
        chosen().ifPresent(
                        fact -> {
                            List<CandidateFact> next = new ArrayList<>(facts);
                            int at = next.indexOf(fact);
                            next.remove(at);
                            String beside =
                                    next.isEmpty()
                                            ? ""
                                            : next.get(Math.min(at, next.size() - 1)).id();
                            replace("deleted “" + fact.claim() + "”", next, beside);
                            actions.sayUndoable("Deleted: " + fact.claim());
                        });
    }

    private void shipped() {
        List<CandidateFact> all = actions.shipped();
        if (!isShipped()) {
            replace("the shipped candidates", all, all.getFirst().id());
            actions.sayUndoable("The shipped candidates, in place of what was there.");
        }
    }

    private void choose() {
        actions.chooseFile();
    }

    /** Takes files that were dropped on the candidates: the first of them. */
    void drop(List<Path> files) {
        files.stream().findFirst().ifPresent(actions::open);
    }

    private void save(String ending) {
        if (ending.equals("csv")) {
            actions.save("candidates.csv", Judged.table(judged()).csv());
        } else {
            actions.save("candidates.json", CandidatesFile.text(facts));
        }
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
        diagram.fit(breadth);
        candidates.fit(breadth);
        staleness.fit(breadth);
    }

    @Override
    public void head(Node choice) {
        diagram.head(choice);
    }
}
