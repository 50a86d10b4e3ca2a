package mnemarium.ui.loop;

import javafx.geometry.Pos;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;

import mnemarium.ui.chart.Mark;
import mnemarium.ui.chart.Marks;

/** An entry on two lines: what it says; where it was written and last read. */
final class EntryCell extends WideCell<EntryRow> {

    private final Label id = new Label();
    private final Label text = new Label();
    private final Label written = new Label();
    private final Label read = new Label();
    private final Region hit = Marks.region(Mark.HIT);
    private final HBox cell;

    EntryCell() {
        getStyleClass().add("mn-entry-cell");
        id.getStyleClass().addAll("mono", "secondary", "mn-entry-id");
        id.setMinWidth(Region.USE_PREF_SIZE);
        text.setMinWidth(0);
        text.getStyleClass().add("secondary");
        written.getStyleClass().addAll("small", "muted");
        written.setGraphic(Marks.region(Mark.WRITE));
        written.setMinWidth(Region.USE_PREF_SIZE);
        read.getStyleClass().addAll("small", "muted");
        HBox where = new HBox(written, read);
        where.getStyleClass().add("mn-entry-where");
        where.setAlignment(Pos.CENTER_LEFT);
        VBox words = new VBox(text, where);
        words.setMinWidth(0);
        HBox.setHgrow(words, Priority.ALWAYS);
        cell = new HBox(id, words);
    }

    @Override
    protected void updateItem(EntryRow row, boolean empty) {
        super.updateItem(row, empty);
        setText(null);
        if (empty || row == null) {
            setGraphic(null);
            setAccessibleText(null);
            return;
        }
        id.setText(row.id());
        text.setText(Words.oneLine(row.text()));
        written.setText("written " + row.written().shortWords());
        read.setGraphic(row.lastRead().filter(EntryRow.LastRead::hit).isPresent() ? hit : null);
        read.setText(reads(row));
        setAccessibleText(
                "%s, written at %s, %s: %s"
                        .formatted(row.id(), row.written().words(), reads(row), row.text()));
        setGraphic(cell);
    }

    private static String reads(EntryRow row) {
        return row.lastRead()
                .map(
                        last ->
                                "read "
                                        + last.where().shortWords()
                                        + (row.hits() > 0
                                                ? ", " + Words.counted(row.hits(), "hit", "hits")
                                                : ", never a hit"))
                .orElse("not read yet");
    }
}
