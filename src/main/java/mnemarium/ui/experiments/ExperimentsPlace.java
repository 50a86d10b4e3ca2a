package mnemarium.ui.experiments;

import javafx.scene.Parent;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;

import mnemarium.experiment.Plan;
import mnemarium.ui.Breadth;
import mnemarium.ui.Place;

import org.kordamp.ikonli.Ikon;
import org.kordamp.ikonli.feather.Feather;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;

/** Named plans, run in the background, and what they show. */
public final class ExperimentsPlace implements Place {
    private final ExperimentsActions actions;
    private final PlanList plans;
    private final StackPane chosen = new StackPane();
    private final ExperimentsLayout layout;
    private Optional<PlanPane> pane = Optional.empty();
    private ExperimentsShown shown = ExperimentsShown.EMPTY;

    /** A place without plans yet. */
    public ExperimentsPlace(ExperimentsActions actions) {
        this.actions = actions;
        plans = new PlanList(this::select, this::make);
        chosen.getStyleClass().add("panel");
        layout = new ExperimentsLayout(plans, chosen);
        show(ExperimentsShown.EMPTY);
    }

    @Override
    public String id() {
        return "experiments";
    }

    @Override
    public String word() {
        return "Experiments";
    }

    @Override
    public Ikon icon() {
        return Feather.BAR_CHART_2;
    }

    @Override
    public Parent view() {
        return layout;
    }

    @Override
    public void fit(Breadth breadth) {
        layout.fit(breadth);
    }

    @Override
    public Optional<Consumer<List<Path>>> manyTaker() {
        boolean isPlan =
                pane.filter(each -> chosen.getChildren().contains(each) && each.takesFiles())
                        .isPresent();
        return isPlan ? pane.map(each -> each::take) : Optional.empty();
    }

    /** Shows the plans and the chosen one. */
    public void show(ExperimentsShown next) {
        shown = next;
        plans.show(next.plans(), next.plan().map(each -> each.plan().name()).orElse(""));
        if (next.plan().isEmpty()) {
            if (pane.isEmpty() && chosen.getChildren().isEmpty()) {
                VBox empty =
                        new VBox(
                                ExperimentsStyle.prose("What a plan shows will be here.", "muted"),
                                ExperimentsStyle.prose(
                                        "Choose one at the left, or make one that sweeps a dial of"
                                                + " the run at hand.",
                                        "muted"));
                empty.getStyleClass().add("mn-plan-empty");
                chosen.getChildren().setAll(empty);
            }
            return;
        }
        PlanShown plan = next.plan().get();
        if (pane.isPresent()) {
            pane.get().show(plan);
        } else {
            pane = Optional.of(new PlanPane(plan, new PlanChecking(), actions));
        }
        if (!(chosen.getChildren().size() == 1
                && chosen.getChildren().getFirst() instanceof NewPlanForm)) {
            chosen.getChildren().setAll(pane.get());
        }
    }

    private void select(String plan) {
        back();
        layout.toPlan();
        actions.select(plan);
    }

    /** Offers a plan that sweeps a dial of the run at hand. */
    public void make() {
        chosen.getChildren().setAll(new NewPlanForm(actions.sweep(), this::keep, this::back));
        layout.toPlan();
    }

    private void keep(Plan plan) {
        back();
        actions.keep(plan);
    }

    private void back() {
        if (pane.isPresent()) {
            chosen.getChildren().setAll(pane.get());
        } else {
            chosen.getChildren().clear();
            show(shown);
        }
    }
}
