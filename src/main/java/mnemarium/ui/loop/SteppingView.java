package mnemarium.ui.loop;

import javafx.geometry.Orientation;
import javafx.scene.Node;

import mnemarium.loop.Situation;
import mnemarium.loop.State;
import mnemarium.ui.DialRow;
import mnemarium.ui.PlaceLayout;
import mnemarium.ui.SidePanes;
import mnemarium.workbench.Grain;
import mnemarium.workbench.Snapshot;

import java.util.List;

/**
 * The Loop place of a run whose steps stand by themselves and use no working memory: the step, all
 * steps as a table, the dials that the scenario takes, and what came of it beside what was
 * published.
 */
final class SteppingView extends PlaceLayout {

    private static final double TABLE = 600 * PIXEL;
    private static final double STRIP = 168 * PIXEL;
    private static final double SO_FAR = 472 * PIXEL;

    private final Part step;
    private final Part steps;
    private final Part dials;
    private final Part soFar;
    private final StepCardView card;
    private final StepTable table;
    private final StepDials controls;
    private final SoFarView counts = new SoFarView();
    private Track track = new Track();

    SteppingView(LoopActions actions) {
        super("stepping");
        card = new StepCardView(actions, _ -> {});
        table = new StepTable(number -> actions.goTo(track.last(number - 1)));
        controls = new StepDials(actions);
        step = new Part("Step", card);
        steps = new Part("Steps", table);
        dials = new Part("Dials", controls);
        soFar = new Part("So far", counts);
        LoopStyle.dress(this);
        build();
    }

    void show(Snapshot snapshot, Situation.Stepping stepping, Track followed) {
        track = followed;
        State state = snapshot.state();
        card.show(StepCards.of(followed, state, snapshot.cursor()));
        table.show(
                StepLine.of(stepping.progress(), state.setup().script()),
                Grain.STEP.word(state.setup().scenario().kind()));
        List<DialRow> rows = DialRows.of(snapshot, followed);
        controls.show(rows);
        counts.show(SoFars.of(state));
    }

    @Override
    protected Node wide() {
        return rows(TABLE);
    }

    @Override
    protected Node medium() {
        return rows(TABLE * 0.8);
    }

    private Node rows(double tableWidth) {
        SidePanes columns =
                new SidePanes(
                        Orientation.HORIZONTAL,
                        this::em,
                        0,
                        new double[] {0, tableWidth},
                        step.panel(),
                        steps.panel());
        SidePanes strip =
                new SidePanes(
                        Orientation.HORIZONTAL,
                        this::em,
                        0,
                        new double[] {0, SO_FAR},
                        dials.panel(),
                        soFar.panel());
        return new SidePanes(
                Orientation.VERTICAL, this::em, 0, new double[] {0, STRIP}, columns, strip);
    }

    @Override
    protected Node narrow() {
        return column(
                "stepping-choice",
                List.of(step, steps),
                step,
                tabs("stepping-bottom", List.of(dials, soFar)));
    }
}
