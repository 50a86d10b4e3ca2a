package mnemarium.ui.ledger;

import javafx.geometry.Pos;
import javafx.scene.control.Button;
import javafx.scene.control.Hyperlink;
import javafx.scene.control.Label;
import javafx.scene.control.ScrollPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;

import mnemarium.ui.Buttons;
import mnemarium.ui.chart.Mark;

import org.kordamp.ikonli.feather.Feather;
import org.kordamp.ikonli.javafx.FontIcon;

import java.util.Optional;
import java.util.function.IntConsumer;

/**
 * The last trip at or before the cursor, what moved in it and what it cost; others by its arrows.
 */
final class TripInspector extends VBox {

    /** Before anything was found moved, whatever the arm looks with. */
    private static final String NONE = "Last trip";

    private final Label title = LedgerLook.whole(NONE, "semibold");
    private final Label task = LedgerLook.label("", "secondary", "muted");
    private final Button earlier =
            Buttons.icon("trip-earlier", Feather.CHEVRON_LEFT, "Trip before");
    private final Button later = Buttons.icon("trip-later", Feather.CHEVRON_RIGHT, "Trip after");
    private final Hyperlink go = new Hyperlink("Go there");
    private final Button fold = Buttons.icon("trip-fold", Feather.CHEVRON_UP, "Show the trip");
    private final VBox body = new VBox();
    private final ScrollPane scroll = new ScrollPane(body);
    private Optional<TripView> shown = Optional.empty();

    /**
     * @param show asks for the trip at an operation to be shown, the cursor staying where it is
     * @param goTo asks for the cursor to go to an operation
     */
    TripInspector(IntConsumer show, IntConsumer goTo) {
        setId("trip");
        getStyleClass().add("mn-trip");
        title.setId("trip-title");
        task.setId("trip-task");
        go.setId("trip-go");
        go.getStyleClass().add("secondary");
        go.setMinWidth(Region.USE_PREF_SIZE);
        go.setOnAction(
                _ -> {
                    go.setVisited(false);
                    shown.ifPresent(trip -> goTo.accept(trip.operation()));
                });
        earlier.getStyleClass().addAll("flat", "mn-small-button");
        later.getStyleClass().addAll("flat", "mn-small-button");
        earlier.setOnAction(_ -> shown.flatMap(TripView::earlier).ifPresent(show::accept));
        later.setOnAction(_ -> shown.flatMap(TripView::later).ifPresent(show::accept));
        Region spring = new Region();
        HBox.setHgrow(spring, Priority.ALWAYS);
        fold.getStyleClass().addAll("flat", "mn-small-button");
        HBox head = new HBox(title, task, earlier, later, spring, go, fold);
        head.setAlignment(Pos.CENTER_LEFT);
        head.getStyleClass().add("mn-trip-head");
        body.getStyleClass().add("mn-trip-body");
        scroll.setFitToWidth(true);
        scroll.setHbarPolicy(ScrollPane.ScrollBarPolicy.NEVER);
        scroll.getStyleClass().add("mn-plain-scroll");
        scroll.setAccessibleText("What moved in this trip");
        VBox.setVgrow(scroll, Priority.ALWAYS);
        getChildren().addAll(head, scroll);
        show(Optional.empty());
    }

    /**
     * Folds the trip to its first line where there is no room for all of it.
     *
     * @param foldable whether a person may fold and unfold it
     * @param open whether all of it is shown
     * @param toggle called when a person folds or unfolds it
     */
    void fold(boolean foldable, boolean open, Runnable toggle) {
        fold.setVisible(foldable);
        fold.setManaged(foldable);
        fold.setOnAction(_ -> toggle.run());
        fold.setGraphic(new FontIcon(open ? Feather.CHEVRON_DOWN : Feather.CHEVRON_UP));
        fold.setAccessibleText(open ? "Show the records" : "Show the trip");
        scroll.setVisible(open);
        scroll.setManaged(open);
    }

    /** Shows a trip, or that there was none yet. */
    void show(Optional<TripView> trip) {
        if (trip.equals(shown) && !body.getChildren().isEmpty()) {
            return;
        }
        shown = trip;
        boolean any = trip.isPresent();
        for (Region each : new Region[] {earlier, later, go}) {
            each.setVisible(any);
            each.setManaged(any);
        }
        body.getChildren().clear();
        setAccessibleText(trip.map(TripView::text).orElse("No trip yet"));
        if (trip.isEmpty()) {
            title.setText(NONE);
            task.setText("");
            body.getChildren()
                    .add(
                            LedgerLook.words(
                                    "No trip yet. What moves will be told here.", Tone.QUIET));
            return;
        }
        TripView now = trip.get();
        title.setText(now.title());
        task.setText(
                "task %s, %s of %s"
                        .formatted(
                                Amounts.count(now.task()),
                                Amounts.count(now.place()),
                                Amounts.count(now.trips())));
        earlier.setDisable(now.earlier().isEmpty());
        later.setDisable(now.later().isEmpty());
        VBox moved = new VBox();
        moved.getStyleClass().add("mn-column");
        for (TripView.Moved each : now.moved()) {
            HBox line = LedgerLook.line(DecisionLine.marked(each.mark(), each.words(), ""));
            line.getChildren().add(1, LedgerLook.whole(each.dimension(), "mono", "secondary"));
            moved.getChildren().add(line);
        }
        Label cost = LedgerLook.words(now.cost(), Tone.PLAIN);
        cost.setId("trip-cost");
        HBox otherwise =
                LedgerLook.line(
                        DecisionLine.marked(
                                        now.stale() ? Mark.WRONG : Mark.HIT, now.otherwise(), "")
                                .in(now.stale() ? Tone.HARM : Tone.FOUND));
        body.getChildren()
                .addAll(row("Moved", moved), row("Cost", cost), row(now.without(), otherwise));
    }

    private static HBox row(String label, Region content) {
        HBox row = new HBox(LedgerLook.whole(label, "mn-trip-label"), content);
        HBox.setHgrow(content, Priority.ALWAYS);
        return row;
    }
}
