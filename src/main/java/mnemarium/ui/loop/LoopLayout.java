package mnemarium.ui.loop;

import javafx.geometry.Orientation;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.control.ScrollPane;
import javafx.scene.control.Tab;
import javafx.scene.control.TabPane;
import javafx.scene.control.ToggleButton;
import javafx.scene.control.ToggleGroup;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;

import mnemarium.ui.Breadth;

import java.util.List;

/**
 * How the panels lie: three columns over a strip of three; in a narrower window two columns, one of
 * them with tabs; in a very narrow one a single column, chosen by a segmented control, over tabs.
 * All in em, so that a larger text is the same as a smaller window.
 */
final class LoopLayout extends StackPane {

    /** Below this many em of width the columns take the sizes of a small window. */
    private static final double ROOMY_WIDTH = 100;

    /** Below this many em of height the events and the selected entry fold away. */
    private static final double ROOMY_HEIGHT = 50;

    private static final double PIXEL = 1.0 / 13;

    private final ContextWindowView context;
    private final StepCardView step;
    private final WorkingMemoryView memory;
    private final DialsView dials;
    private final BudgetMeterView budget;
    private final SoFarView soFar;
    private final Label em = new Label();
    private final StackPane body = new StackPane();
    private Breadth breadth = Breadth.WIDE;
    private boolean roomy = true;
    private boolean built;

    LoopLayout(
            ContextWindowView context,
            StepCardView step,
            WorkingMemoryView memory,
            DialsView dials,
            BudgetMeterView budget,
            SoFarView soFar) {
        this.context = context;
        this.step = step;
        this.memory = memory;
        this.dials = dials;
        this.budget = budget;
        this.soFar = soFar;
        setId("loop-place");
        getStyleClass().add("mn-loop");
        LoopStyle.dress(this);
        // measures an em; nothing to see
        em.setManaged(false);
        em.setVisible(false);
        getChildren().addAll(em, body);
        heightProperty().addListener(_ -> fold());
        widthProperty().addListener(_ -> resize());
        build();
    }

    private double em() {
        return em.getFont().getSize();
    }

    void fit(Breadth room) {
        if (room != breadth || !built) {
            breadth = room;
            build();
        }
        fold();
    }

    private void fold() {
        boolean tall = getHeight() >= ROOMY_HEIGHT * em();
        step.showEvents(tall || breadth == Breadth.NARROW);
        if (getHeight() > 0 && tall != roomy) {
            roomy = tall;
            memory.unfoldSelected(tall);
        }
    }

    private void resize() {
        if (breadth == Breadth.WIDE && body.getChildren().getFirst() instanceof SidePanes rows) {
            sizes(rows);
        }
    }

    private void build() {
        built = true;
        body.getChildren().clear();
        body.getChildren()
                .add(
                        switch (breadth) {
                            case WIDE -> wide();
                            case MEDIUM -> medium();
                            case NARROW -> narrow();
                        });
    }

    private SidePanes wide() {
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
        if (rows.getItems().get(0) instanceof SidePanes columns && breadth == Breadth.WIDE) {
            columns.own((wide ? 296 : 272) * PIXEL, 0, (wide ? 376 : 336) * PIXEL);
        }
        if (rows.getItems().get(1) instanceof SidePanes strip) {
            strip.own(0, (wide ? 488 : 416) * PIXEL, (wide ? 248 : 208) * PIXEL);
        }
    }

    private SidePanes medium() {
        TabPane sides = tabs("loop-sides", tab("Context", context), tab("Memory", memory));
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

    private Node narrow() {
        StackPane shown = new StackPane(step);
        shown.getStyleClass().add("mn-chosen-part");
        VBox.setVgrow(shown, Priority.ALWAYS);
        HBox choice = new HBox();
        choice.setId("loop-choice");
        choice.getStyleClass().addAll("mn-segments", "mn-loop-choice");
        ToggleGroup group = new ToggleGroup();
        List<Region> parts = List.of(context, step, memory);
        List<String> words = List.of("Context", "Step", "Memory");
        for (int i = 0; i < parts.size(); i++) {
            Region part = parts.get(i);
            ToggleButton button = new ToggleButton(words.get(i));
            button.setId("loop-choice-" + i);
            button.getStyleClass().add("mn-segment");
            button.setToggleGroup(group);
            button.setSelected(part == step);
            button.setOnAction(
                    _ -> {
                        button.setSelected(true);
                        shown.getChildren().setAll(part);
                    });
            choice.getChildren().add(button);
        }
        TabPane bottom =
                tabs(
                        "loop-bottom",
                        tab("Dials", dials),
                        tab("Budget", budget),
                        tab("So far", soFar));
        VBox column = new VBox(choice, shown, bottom);
        column.getStyleClass().add("mn-one-column");
        ScrollPane scroll = new ScrollPane(column);
        scroll.setFitToWidth(true);
        scroll.setFitToHeight(true);
        scroll.getStyleClass().add("mn-plain-scroll");
        return scroll;
    }

    private static Tab tab(String words, Node content) {
        Tab tab = new Tab(words, content);
        tab.setClosable(false);
        return tab;
    }

    private static TabPane tabs(String id, Tab... tabs) {
        TabPane pane = new TabPane(tabs);
        pane.setId(id);
        pane.getStyleClass().add("mn-tabs");
        return pane;
    }
}
