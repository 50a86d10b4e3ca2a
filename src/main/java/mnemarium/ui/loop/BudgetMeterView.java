package mnemarium.ui.loop;

import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;

import mnemarium.ui.Touch;

import java.util.List;
import java.util.function.IntConsumer;

/** The memory budget of every turn on one axis, with its legend. */
public final class BudgetMeterView extends VBox {

    private final BudgetDrawing drawing;
    private final HBox legend = new HBox();
    private final Label over = entry("over budget, kept", "mn-swatch-over");
    private final Label skipped = entry("skipped", "mn-swatch-skipped");

    /**
     * @param goTo called with the number of an operation that was clicked
     */
    public BudgetMeterView(IntConsumer goTo) {
        drawing = new BudgetDrawing(goTo);
        setId("budget-meter");
        getStyleClass().addAll("panel", "mn-budget-meter");
        Label title = new Label("Memory budget");
        title.getStyleClass().add("semibold");
        title.setMinWidth(USE_PREF_SIZE);
        Region spring = new Region();
        HBox.setHgrow(spring, Priority.ALWAYS);
        legend.getChildren()
                .addAll(
                        List.<Node>of(
                                entry("embed", "mn-swatch-embed"),
                                entry("store", "mn-swatch-store"),
                                entry("write", "mn-swatch-write"),
                                skipped,
                                over));
        legend.setId("budget-legend");
        legend.getStyleClass().add("mn-budget-legend");
        HBox header = new HBox(title, spring, legend);
        header.getStyleClass().addAll("panel-header", "low");
        header.widthProperty()
                .addListener((_, _, width) -> fold(header, title, width.doubleValue()));
        VBox.setVgrow(drawing, Priority.ALWAYS);
        getChildren().addAll(header, drawing);
    }

    /** Shows the budget up to the cursor; scrolls to the newest turn. */
    public void show(BudgetView budget) {
        drawing.show(budget);
    }

    /** Says whether a new segment grows. */
    void touch(Touch next) {
        drawing.touch(next);
    }

    /** Entries of the legend fall away from the right where there is no room. */
    private void fold(HBox header, Label title, double width) {
        double room =
                width
                        - header.snappedLeftInset()
                        - header.snappedRightInset()
                        - title.prefWidth(-1)
                        - 3 * header.getSpacing();
        double taken = 0;
        for (Node node : legend.getChildren()) {
            taken += node.prefWidth(-1) + legend.getSpacing();
            boolean fits = taken <= room;
            node.setVisible(fits);
            node.setManaged(fits);
        }
    }

    private static Label entry(String words, String swatch) {
        Region square = new Region();
        square.getStyleClass().addAll("mn-swatch", swatch);
        Label label = new Label(words, square);
        label.getStyleClass().addAll("small", "muted");
        label.setMinWidth(USE_PREF_SIZE);
        return label;
    }
}
