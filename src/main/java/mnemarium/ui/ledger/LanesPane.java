package mnemarium.ui.ledger;

import javafx.geometry.Orientation;
import javafx.scene.control.ScrollBar;
import javafx.scene.input.MouseEvent;
import javafx.scene.layout.Pane;

import mnemarium.scenario.Dial;
import mnemarium.ui.RunActions;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;

/**
 * The lanes with a handle on each drift, and a scroll bar where they do not all fit. A drift that
 * is let go elsewhere is asked for as a move of its dial.
 */
final class LanesPane extends Pane {

    private final LanesDrawing drawing;
    private final ScrollBar bar = new ScrollBar();
    private final RunActions actions;
    private final List<DriftHandle> handles = new ArrayList<>();
    private final List<Integer> lanes = new ArrayList<>();
    private List<String> shownNames = List.of();
    private Optional<DriftHandle> held = Optional.empty();
    private WorldView view = WorldView.EMPTY;

    LanesPane(TaskScroll scroll, RunActions actions) {
        this.actions = actions;
        drawing = new LanesDrawing(scroll, actions::goTo, this::requestLayout);
        bar.setOrientation(Orientation.VERTICAL);
        bar.setId("world-lanes-bar");
        bar.setAccessibleText("Lanes of the world");
        bar.valueProperty()
                .addListener(
                        (_, _, value) -> {
                            if (Math.abs(value.doubleValue() - drawing.down()) > 0.5) {
                                drawing.down(value.doubleValue());
                            }
                        });
        getStyleClass().add("mn-lanes");
        getChildren().addAll(drawing, bar);
        scroll.tell(this::requestLayout);
        // here and not on the handles: where there is no display, a drag that leaves its node is
        // told to the node below
        addEventFilter(MouseEvent.MOUSE_PRESSED, this::hold);
        addEventFilter(MouseEvent.MOUSE_DRAGGED, this::drag);
        addEventFilter(MouseEvent.MOUSE_RELEASED, this::letGo);
    }

    private void hold(MouseEvent event) {
        held =
                event.getTarget() instanceof DriftHandle handle && event.isPrimaryButtonDown()
                        ? Optional.of(handle)
                        : Optional.empty();
        held.ifPresent(
                handle -> {
                    handle.requestFocus();
                    event.consume();
                });
    }

    private void drag(MouseEvent event) {
        held.ifPresent(
                handle -> {
                    handle.drag(event.getSceneX());
                    event.consume();
                });
    }

    private void letGo(MouseEvent event) {
        held.ifPresent(
                handle -> {
                    held = Optional.empty();
                    handle.handOn();
                    event.consume();
                });
    }

    void show(WorldView shown) {
        view = shown;
        List<String> names = shown.lanes().stream().map(LanesPane::key).toList();
        if (!names.equals(shownNames)) {
            shownNames = names;
            build();
        }
        drawing.show(shown);
        handles.forEach(DriftHandle::refresh);
        requestLayout();
    }

    private static String key(LaneView lane) {
        return lane.name() + (lane.drift() instanceof LaneView.Drift.At ? " drifts" : "");
    }

    private void build() {
        getChildren().removeAll(handles);
        handles.clear();
        lanes.clear();
        for (int i = 0; i < view.lanes().size(); i++) {
            if (view.lanes().get(i).drift() instanceof LaneView.Drift.At) {
                handles.add(new DriftHandle(new Grip(i)));
                lanes.add(i);
            }
        }
        getChildren().addAll(1, handles);
    }

    /** What the handle of one lane asks for. */
    private final class Grip implements DriftHandle.Lane {

        private final int lane;

        Grip(int lane) {
            this.lane = lane;
        }

        private LaneView.Drift.At at() {
            return view.lanes().get(lane).drift() instanceof LaneView.Drift.At at
                    ? at
                    : new LaneView.Drift.At(OptionalInt.empty(), name());
        }

        @Override
        public DriftDrag standing() {
            int task = Math.min(at().task().orElse(view.tasks()), view.tasks());
            return new DriftDrag(lane, task, task, view.tasks(), view.cursor());
        }

        @Override
        public String name() {
            return view.lanes().get(lane).name();
        }

        @Override
        public boolean isLate() {
            return view.lanes().get(lane).nature() == LaneView.Nature.LATE;
        }

        @Override
        public int borderAt(double sceneX) {
            double x = drawing.sceneToLocal(sceneX, 0).getX();
            return drawing.columns().borderAt(x / drawing.pixels(1));
        }

        @Override
        public void drag(Optional<DriftDrag> way) {
            drawing.drag(way);
        }

        @Override
        public void move(DriftDrag way) {
            Dial dial =
                    Dial.named("drift." + at().dial())
                            .orElseThrow(
                                    () ->
                                            new IllegalStateException(
                                                    "found no dial for the drift of " + name()));
            actions.moveDial(
                    dial, way.to() >= way.tasks() ? Dial.NEVER : Integer.toString(way.to()));
        }
    }

    @Override
    protected double computePrefHeight(double width) {
        return drawing.prefHeight(width);
    }

    @Override
    protected double computeMinHeight(double width) {
        return 0;
    }

    @Override
    protected void layoutChildren() {
        double width = getWidth();
        double height = getHeight();
        drawing.resizeRelocate(0, 0, width, height);
        double most = drawing.most();
        bar.setVisible(most > 0);
        if (most > 0) {
            double wide = bar.prefWidth(-1);
            bar.resizeRelocate(width - wide, 0, wide, height);
            double share = height / (height + drawing.pixels(most));
            bar.setMax(most);
            bar.setVisibleAmount(most * share / Math.max(0.01, 1 - share));
            bar.setUnitIncrement(LanePainter.LANE);
            bar.setValue(drawing.down());
        }
        if (width > 0) {
            place(drawing.columns(), height);
        }
    }

    private void place(TaskColumns columns, double height) {
        double unit = drawing.pixels(1);
        double size = 12 * unit;
        for (int i = 0; i < handles.size(); i++) {
            DriftHandle handle = handles.get(i);
            // while it is on its way the handle stays where it came from; a line shows where to
            double x = columns.x(handle.standing().from());
            double y = drawing.middle(lanes.get(i));
            boolean there =
                    x >= TaskColumns.GUTTER - 1
                            && x <= TaskColumns.GUTTER + columns.room() + 1
                            && y > 0
                            && y < height;
            handle.setVisible(there);
            handle.resizeRelocate(x * unit - size / 2, y - size / 2, size, size);
        }
    }
}
