package mnemarium.ui.loop;

import javafx.geometry.Pos;
import javafx.scene.control.Button;
import javafx.scene.control.Hyperlink;
import javafx.scene.control.Label;
import javafx.scene.layout.GridPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;

import mnemarium.ui.chart.Mark;
import mnemarium.ui.chart.Marks;

import org.kordamp.ikonli.feather.Feather;
import org.kordamp.ikonli.javafx.FontIcon;

import java.util.Optional;

/** The entry that is selected: where it was written and read, and what lies nearest to it. */
final class SelectedEntry extends VBox {

    private final Label id = new Label();
    private final Label text = new Label();
    private final Label written = new Label();
    private final Label lastRead = new Label();
    private final Label reads = new Label();
    private final Label nearest = new Label();
    private final Hyperlink go = new Hyperlink("Go to its write");
    private final Button fold = new Button();
    private final VBox details;
    private Optional<EntryRow> shown = Optional.empty();

    SelectedEntry(LoopActions actions) {
        setId("selected-entry");
        getStyleClass().add("mn-selected-entry");
        id.setId("selected-id");
        id.getStyleClass().addAll("mono-semibold", "secondary");
        Label title = new Label("Selected entry");
        title.getStyleClass().add("semibold");
        go.setId("go-to-write");
        go.getStyleClass().add("secondary");
        go.setMinWidth(Region.USE_PREF_SIZE);
        go.setOnAction(
                _ -> {
                    go.setVisited(false);
                    shown.ifPresent(row -> actions.goTo(row.written().operation()));
                });
        fold.setId("fold-selected-entry");
        fold.getStyleClass().setAll("button", "mn-mark-button");
        Region spring = new Region();
        HBox.setHgrow(spring, Priority.ALWAYS);
        HBox header = new HBox(fold, id, title, spring, go);
        header.setAlignment(Pos.CENTER_LEFT);
        header.getStyleClass().add("mn-selected-header");
        text.setWrapText(true);
        text.setId("selected-text");
        text.getStyleClass().addAll("secondary", "mn-three-lines");
        GridPane grid = new GridPane();
        grid.getStyleClass().add("mn-counts");
        int line = 0;
        line = row(grid, line, "Written", "selected-written", written);
        line = row(grid, line, "Last read", "selected-last-read", lastRead);
        line = row(grid, line, "Reads", "selected-reads", reads);
        row(grid, line, "Nearest other", "selected-nearest", nearest);
        details = new VBox(text, grid);
        details.getStyleClass().add("mn-selected-details");
        fold.setOnAction(_ -> unfold(!details.isVisible()));
        getChildren().addAll(header, details);
        unfold(true);
        show(Optional.empty());
    }

    private static int row(GridPane grid, int line, String name, String id, Label value) {
        Label label = new Label(name);
        label.getStyleClass().addAll("secondary", "muted");
        label.setMinWidth(Region.USE_PREF_SIZE);
        value.setId(id);
        value.getStyleClass().add("secondary");
        grid.addRow(line, label, value);
        return line + 1;
    }

    /** Folds the details away in a small window; the header stays. */
    void unfold(boolean open) {
        details.setVisible(open);
        details.setManaged(open);
        fold.setGraphic(new FontIcon(open ? Feather.CHEVRON_DOWN : Feather.CHEVRON_RIGHT));
        fold.setAccessibleText(open ? "Fold the selected entry" : "Show the selected entry");
    }

    void show(Optional<EntryRow> row) {
        boolean other = !row.map(EntryRow::entry).equals(shown.map(EntryRow::entry));
        shown = row;
        setVisible(row.isPresent());
        setManaged(row.isPresent());
        row.ifPresent(this::fill);
        if (other) {
            nearest.setText("…");
        }
    }

    private void fill(EntryRow row) {
        id.setText(row.id());
        text.setText(Words.oneLine(row.text()));
        written.setText(row.written().words() + " (" + row.key() + ")");
        lastRead.setText(
                row.lastRead()
                        .map(
                                last ->
                                        "%s, %s %s"
                                                .formatted(
                                                        last.where().words(),
                                                        last.hit() ? "hit" : "below",
                                                        Words.similarity(last.score())))
                        .orElse("not read yet"));
        lastRead.setGraphic(
                row.lastRead().filter(EntryRow.LastRead::hit).isPresent()
                        ? Marks.region(Mark.HIT)
                        : null);
        reads.setText(
                row.reads() == 0
                        ? "none"
                        : Words.counted(row.hits(), "hit", "hits")
                                + ", "
                                + Words.count(row.below())
                                + " below threshold");
    }

    /** Shows what lies nearest, once it is known. */
    void showNearest(int entry, Optional<PlaneMaker.Near> near) {
        if (shown.filter(row -> row.entry() == entry).isPresent()) {
            nearest.setText(
                    near.map(
                                    it ->
                                            "m%d, %s"
                                                    .formatted(
                                                            it.entry() + 1,
                                                            Words.similarity(it.score())))
                            .orElse("it is alone"));
        }
    }
}
