package mnemarium.ui.loop;

import javafx.geometry.Pos;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import javafx.scene.layout.VBox;

import java.util.function.IntConsumer;

/**
 * The hits of a read, {@value #PAGE} at a time: a read may bring a thousand, and a drawing that
 * tall would be slow and hard to leave.
 */
final class HitsPane extends VBox {

    private static final int PAGE = 12;

    private final StepRow.Got got;
    private final IntConsumer select;
    private final Button earlier = new Button("Better");
    private final Button later = new Button("Worse");
    private final Label range = new Label();
    private int first;

    HitsPane(StepRow.Got got, IntConsumer select) {
        this.got = got;
        this.select = select;
        getStyleClass().add("mn-hits");
        earlier.setId("hits-better");
        later.setId("hits-worse");
        range.setId("hits-range");
        earlier.getStyleClass().addAll("flat", "small");
        later.getStyleClass().addAll("flat", "small");
        range.getStyleClass().addAll("small", "muted");
        earlier.setOnAction(_ -> turn(-PAGE));
        later.setOnAction(_ -> turn(PAGE));
        turn(0);
    }

    private void turn(int by) {
        int all = got.hits().size();
        first = Math.clamp(first + by, 0, Math.max(0, all - 1));
        int last = Math.min(all, first + PAGE);
        getChildren()
                .setAll(new HitsDrawing(got.hits().subList(first, last), got.threshold(), select));
        if (all > PAGE) {
            range.setText("%d to %d of %s".formatted(first + 1, last, Words.count(all)));
            earlier.setDisable(first == 0);
            later.setDisable(last == all);
            HBox pager = new HBox(range, earlier, later);
            pager.setAlignment(Pos.CENTER_LEFT);
            getChildren().add(pager);
        }
    }
}
