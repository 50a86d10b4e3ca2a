package mnemarium.ui.loop;

import javafx.geometry.Orientation;
import javafx.scene.Node;
import javafx.scene.control.TabPane;

import mnemarium.ui.Breadth;
import mnemarium.ui.PlaceLayout;
import mnemarium.ui.SidePanes;

import java.util.List;

/**
 * How the panels lie: three columns over a strip of three; in a narrower window two columns, one of
 * them with tabs; in a very narrow one a single column, chosen by a segmented control, over tabs.
 */
final class LoopLayout extends PlaceLayout {

    /** Below this many em of height the events and the selected entry fold away. */
    private static final double ROOMY_HEIGHT = 50;

    private final ContextWindowView context;
    private final StepCardView step;
    private final WorkingMemoryView memory;
    private final DialsView dials;
    private final BudgetMeterView budget;
    private final SoFarView soFar;
    private boolean roomy = true;

    LoopLayout(
            ContextWindowView context,
            StepCardView step,
            WorkingMemoryView memory,
            DialsView dials,
            BudgetMeterView budget,
            SoFarView soFar) {
        super("loop-place");
        this.context = context;
        this.step = step;
        this.memory = memory;
        this.dials = dials;
        this.budget = budget;
        this.soFar = soFar;
        getStyleClass().add("mn-loop");
        LoopStyle.dress(this);
        build();
    }

    @Override
    protected void resized() {
        boolean tall = getHeight() >= ROOMY_HEIGHT * em();
        step.showEvents(tall || breadth() == Breadth.NARROW);
        if (getHeight() > 0 && tall != roomy) {
            roomy = tall;
            memory.unfoldSelected(tall);
        }
        if (breadth() == Breadth.WIDE && body() instanceof SidePanes rows) {
            sizes(rows);
        }
    }

    @Override
    protected Node wide() {
        SidePanes upper =
                new SidePanes(
                        Orientation.HORIZONTAL,
                        this::em,
                        1,
                        new double[] {296 * PIXEL, 0, 376 * PIXEL},
                        context,
                        step,
                        memory);
        upper.setId("loop-columns");
        SidePanes rows =
                new SidePanes(
                        Orientation.VERTICAL,
                        this::em,
                        0,
                        new double[] {0, 168 * PIXEL},
                        upper,
                        strip());
        rows.setId("loop-rows");
        sizes(rows);
        return rows;
    }

    private SidePanes strip() {
        SidePanes strip =
                new SidePanes(
                        Orientation.HORIZONTAL,
                        this::em,
                        0,
                        new double[] {0, 488 * PIXEL, 248 * PIXEL},
                        dials,
                        budget,
                        soFar);
        strip.setId("loop-strip");
        return strip;
    }

    private void sizes(SidePanes rows) {
        boolean wide = getWidth() == 0 || getWidth() >= ROOMY_WIDTH * em();
        rows.own(0, (wide ? 168 : 156) * PIXEL);
        if (rows.getItems().get(0) instanceof SidePanes columns && breadth() == Breadth.WIDE) {
            columns.own((wide ? 296 : 272) * PIXEL, 0, (wide ? 376 : 336) * PIXEL);
        }
        if (rows.getItems().get(1) instanceof SidePanes strip) {
            strip.own(0, (wide ? 488 : 416) * PIXEL, (wide ? 248 : 208) * PIXEL);
        }
    }

    @Override
    protected Node medium() {
        TabPane sides =
                tabs(
                        "loop-sides",
                        List.of(new Part("Context", context), new Part("Memory", memory)));
        sides.getSelectionModel().select(1);
        SidePanes upper =
                new SidePanes(
                        Orientation.HORIZONTAL,
                        this::em,
                        0,
                        new double[] {0, 336 * PIXEL},
                        step,
                        sides);
        SidePanes rows =
                new SidePanes(
                        Orientation.VERTICAL,
                        this::em,
                        0,
                        new double[] {0, 156 * PIXEL},
                        upper,
                        strip());
        if (rows.getItems().get(1) instanceof SidePanes strip) {
            strip.own(0, 280 * PIXEL, 208 * PIXEL);
        }
        return rows;
    }

    @Override
    protected Node narrow() {
        Part shown = new Part("Step", step);
        return column(
                "loop-choice",
                List.of(new Part("Context", context), shown, new Part("Memory", memory)),
                shown,
                tabs(
                        "loop-bottom",
                        List.of(
                                new Part("Dials", dials),
                                new Part("Budget", budget),
                                new Part("So far", soFar))));
    }
}
