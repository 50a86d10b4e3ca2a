package mnemarium.ui.ledger;

import javafx.geometry.Pos;
import javafx.scene.control.ContentDisplay;
import javafx.scene.control.Label;
import javafx.scene.control.ScrollPane;
import javafx.scene.layout.ColumnConstraints;
import javafx.scene.layout.GridPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;

import mnemarium.ui.chart.Mark;
import mnemarium.ui.chart.Marks;

/** What a run has come to against an agent without memory: figures with a bar beside each. */
final class LedgerSoFarView extends VBox {

    private final Label about = new Label();
    private final GridPane grid = new GridPane();

    LedgerSoFarView() {
        setId("ledger-so-far");
        getStyleClass().addAll("panel", "mn-ledger-so-far");
        Label title = new Label("So far");
        title.getStyleClass().add("semibold");
        title.setMinWidth(Region.USE_PREF_SIZE);
        about.setId("ledger-so-far-about");
        about.getStyleClass().addAll("secondary", "muted");
        about.setMinWidth(0);
        Region spring = new Region();
        HBox.setHgrow(spring, Priority.ALWAYS);
        Label pill = new Label("simulated");
        pill.setMinWidth(Region.USE_PREF_SIZE);
        pill.getStyleClass().addAll("pill", "dashed");
        HBox header = new HBox(title, about, spring, pill);
        header.getStyleClass().addAll("panel-header", "low");
        grid.getStyleClass().addAll("mn-counts", "mn-pair-counts");
        ColumnConstraints bars = new ColumnConstraints();
        bars.setHgrow(Priority.SOMETIMES);
        grid.getColumnConstraints().addAll(new ColumnConstraints(), new ColumnConstraints(), bars);
        ScrollPane scroll = new ScrollPane(grid);
        scroll.setFitToWidth(true);
        scroll.setHbarPolicy(ScrollPane.ScrollBarPolicy.NEVER);
        scroll.getStyleClass().add("mn-plain-scroll");
        scroll.setAccessibleText("Counts so far");
        VBox.setVgrow(scroll, Priority.ALWAYS);
        getChildren().addAll(header, scroll);
    }

    void show(LedgerSoFar soFar) {
        about.setText(soFar.about());
        grid.getChildren().clear();
        int line = 0;
        for (LedgerSoFar.Bar bar : soFar.bars()) {
            PairBars drawn = new PairBars();
            drawn.show(bar.ownShare(), bar.otherShare());
            Label own = figure(bar.own(), "mono-semibold");
            own.setId(bar.id());
            own.setAccessibleText(
                    "%s: %s, without memory %s".formatted(bar.name(), bar.own(), bar.other()));
            Label other = figure(bar.other(), "muted");
            other.getStyleClass().add("secondary");
            grid.addRow(line++, name(bar.name()), own, drawn, other);
        }
        Label wrong = figure(soFar.falseValid(), "mono-semibold");
        wrong.setId("false-valid");
        wrong.setAccessibleText("False-valid: " + soFar.falseValid());
        if (!soFar.isClean()) {
            wrong.setGraphic(Marks.region(Mark.WRONG));
            wrong.setContentDisplay(ContentDisplay.LEFT);
        }
        Label counts = new Label(soFar.counts());
        counts.setId("ledger-counts");
        counts.getStyleClass().addAll("secondary", "muted");
        counts.setMinWidth(0);
        grid.add(name("False-valid"), 0, line);
        grid.add(wrong, 1, line);
        grid.add(counts, 2, line, 2, 1);
    }

    private static Label name(String words) {
        Label label = new Label(words);
        label.getStyleClass().addAll("secondary", "muted");
        label.setMinWidth(Region.USE_PREF_SIZE);
        return label;
    }

    private static Label figure(String words, String styleClass) {
        Label label = new Label(words);
        label.getStyleClass().add(styleClass);
        label.setMinWidth(Region.USE_PREF_SIZE);
        label.setMaxWidth(Double.MAX_VALUE);
        label.setAlignment(styleClass.equals("muted") ? Pos.CENTER_LEFT : Pos.CENTER_RIGHT);
        return label;
    }
}
