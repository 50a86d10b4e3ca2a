package mnemarium.ui.experiments;

import javafx.geometry.Orientation;
import javafx.scene.Node;
import javafx.scene.control.TabPane;
import javafx.scene.layout.Region;

import mnemarium.ui.PlaceLayout;
import mnemarium.ui.SidePanes;

import java.util.List;

/** How the place lies: the plans beside the chosen one; behind tabs where there is little room. */
final class ExperimentsLayout extends PlaceLayout {
    private static final double PLANS = 288 * PIXEL;
    private static final double PLANS_SMALL = 240 * PIXEL;

    private final Part plans;
    private final Part plan;

    ExperimentsLayout(Region plans, Region plan) {
        super("experiments");
        this.plans = new Part("Plans", plans);
        this.plan = new Part("Plan", plan);
        ExperimentsStyle.dress(this);
        build();
    }

    @Override
    protected Node wide() {
        SidePanes columns =
                new SidePanes(
                        Orientation.HORIZONTAL,
                        this::em,
                        1,
                        new double[] {PLANS, 0},
                        plans.panel(),
                        plan.panel());
        columns.setId("experiments-columns");
        return columns;
    }

    @Override
    protected Node medium() {
        return wide();
    }

    @Override
    protected Node narrow() {
        TabPane tabs = tabs("experiments-tabs", List.of(plan, plans));
        return tabs;
    }

    @Override
    protected void resized() {
        if (body() instanceof SidePanes columns) {
            columns.own(getWidth() / em() >= ROOMY_WIDTH ? PLANS : PLANS_SMALL, 0);
        }
    }

    /** Where the plans hide the chosen one, that one comes to the front. */
    void toPlan() {
        if (body() instanceof TabPane tabs) {
            tabs.getSelectionModel().select(0);
        }
    }
}
