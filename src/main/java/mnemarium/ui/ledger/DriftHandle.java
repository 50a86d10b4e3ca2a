package mnemarium.ui.ledger;

import javafx.css.PseudoClass;
import javafx.scene.AccessibleRole;
import javafx.scene.Cursor;
import javafx.scene.control.Tooltip;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.Region;

import mnemarium.ui.Figures;

import java.util.Optional;

/**
 * The grip of one drift: dragged, or moved by arrow keys (with Shift by ten, Delete for never) and
 * then handed on by Enter. What is under way can be given up by Escape.
 */
final class DriftHandle extends Region {

    private static final PseudoClass LIVED = PseudoClass.getPseudoClass("lived");

    private final Lane lane;
    private final Tooltip tooltip = new Tooltip();
    private Optional<DriftDrag> way = Optional.empty();

    /** What a handle asks of the lanes. */
    interface Lane {
        /** The drift as it stands. */
        DriftDrag standing();

        /** The name of the dimension. */
        String name();

        /** Whether it begins to matter there, rather than drifts. */
        boolean isLate();

        /** The border between tasks that is nearest to a place of the scene. */
        int borderAt(double sceneX);

        /** It is on its way, or is no longer. */
        void drag(Optional<DriftDrag> way);

        /** It shall be there. */
        void move(DriftDrag way);
    }

    DriftHandle(Lane lane) {
        this.lane = lane;
        setId("drift-" + lane.name().replace('.', '-'));
        getStyleClass().add("mn-drift-handle");
        setFocusTraversable(true);
        setAccessibleRole(AccessibleRole.SLIDER);
        setCursor(Cursor.H_RESIZE);
        Tooltip.install(this, tooltip);
        setOnKeyPressed(this::key);
        focusedProperty()
                .addListener(
                        (_, _, focused) -> {
                            if (!focused) {
                                giveUp();
                            }
                        });
        say();
    }

    /** Where the drift stands. */
    DriftDrag standing() {
        return lane.standing();
    }

    /** The place it has now: where it stands, or where it is on its way to. */
    private DriftDrag place() {
        DriftDrag standing = lane.standing();
        return way.map(each -> standing.going(each.to())).orElse(standing);
    }

    /** The run has moved on. */
    void refresh() {
        DriftDrag standing = lane.standing();
        pseudoClassStateChanged(LIVED, standing.from() <= standing.cursor());
        way = way.map(each -> standing.going(each.to()));
        say();
    }

    private void say() {
        DriftDrag place = place();
        String at = place.to() >= place.tasks() ? "never" : "at task " + Figures.count(place.to());
        String what =
                lane.isLate()
                        ? lane.name() + " begins to matter " + at
                        : lane.name() + " drifts " + at;
        setAccessibleText(what);
        setAccessibleHelp("Arrow keys move it, Delete makes it never, Enter hands it on");
        tooltip.setText(what + "; drag it to another task");
    }

    private void to(int task) {
        way = Optional.of(place().going(task));
        say();
        lane.drag(way);
    }

    /** A hand drags it to a place of the scene. */
    void drag(double sceneX) {
        to(lane.borderAt(sceneX));
    }

    /** What is under way is asked for. */
    void handOn() {
        Optional<DriftDrag> asked = way.filter(each -> each.to() != each.from());
        giveUp();
        asked.ifPresent(lane::move);
    }

    private void giveUp() {
        if (way.isPresent()) {
            way = Optional.empty();
            say();
            lane.drag(Optional.empty());
        }
    }

    private void key(KeyEvent event) {
        int far = event.isShiftDown() ? 10 : 1;
        switch (event.getCode()) {
            case LEFT -> to(place().to() - far);
            case RIGHT -> to(place().to() + far);
            case HOME -> to(0);
            case END, DELETE, BACK_SPACE -> to(place().tasks());
            case ENTER -> handOn();
            case ESCAPE -> {
                if (way.isEmpty()) {
                    return;
                }
                giveUp();
            }
            default -> {
                return;
            }
        }
        event.consume();
    }
}
