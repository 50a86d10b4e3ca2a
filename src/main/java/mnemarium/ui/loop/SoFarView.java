package mnemarium.ui.loop;

import javafx.geometry.Pos;
import javafx.scene.control.Label;
import javafx.scene.control.ScrollPane;
import javafx.scene.layout.GridPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;

import mnemarium.ui.chart.Marks;

/** The one figure a run is about, and the counts behind it. */
public final class SoFarView extends VBox {

    private final Label pill = new Label();
    private final Label figure = new Label();
    private final Label words = new Label();
    private final GridPane counts = new GridPane();

    /** Builds the empty panel. */
    public SoFarView() {
        setId("so-far");
        getStyleClass().addAll("panel", "mn-so-far");
        Label title = new Label("So far");
        title.getStyleClass().add("semibold");
        title.setMinWidth(Region.USE_PREF_SIZE);
        Region spring = new Region();
        HBox.setHgrow(spring, Priority.ALWAYS);
        pill.setId("so-far-pill");
        pill.setMinWidth(Region.USE_PREF_SIZE);
        HBox header = new HBox(title, spring, pill);
        header.getStyleClass().addAll("panel-header", "low");
        figure.setId("so-far-figure");
        figure.getStyleClass().add("display");
        figure.setMinWidth(Region.USE_PREF_SIZE);
        words.setId("so-far-words");
        words.getStyleClass().add("mn-figure-words");
        HBox display = new HBox(figure, words);
        display.setAlignment(Pos.BASELINE_LEFT);
        display.getStyleClass().add("mn-figure");
        counts.getStyleClass().add("mn-counts");
        ScrollPane scroll = new ScrollPane(new VBox(display, counts));
        scroll.setFitToWidth(true);
        scroll.setHbarPolicy(ScrollPane.ScrollBarPolicy.NEVER);
        scroll.getStyleClass().add("mn-plain-scroll");
        scroll.setAccessibleText("Counts so far");
        VBox.setVgrow(scroll, Priority.ALWAYS);
        getChildren().addAll(header, scroll);
        show(SoFar.EMPTY);
    }

    /** Shows the counts at the cursor. */
    public void show(SoFar soFar) {
        pill.setText(soFar.measured() ? "measured here" : "simulated");
        pill.getStyleClass().setAll("label", "pill", soFar.measured() ? "solid" : "dashed");
        figure.setText(soFar.figure());
        words.setText(soFar.words());
        words.setGraphic(soFar.mark().map(Marks::region).orElse(null));
        counts.getChildren().clear();
        int line = 0;
        for (SoFar.Row row : soFar.rows()) {
            Label name = new Label(row.name());
            name.getStyleClass().addAll("secondary", "muted");
            name.setMinWidth(Region.USE_PREF_SIZE);
            Label value = new Label(row.value());
            value.setId(row.id());
            value.getStyleClass().addAll("mono", "secondary");
            value.setMinWidth(Region.USE_PREF_SIZE);
            value.setGraphic(row.mark().map(Marks::region).orElse(null));
            value.setContentDisplay(javafx.scene.control.ContentDisplay.RIGHT);
            value.setAccessibleText(row.name() + ": " + row.value());
            counts.addRow(line++, name, value);
        }
        setAccessibleText(soFar.figure() + " " + soFar.words());
    }
}
