package mnemarium.ui.shell;

import javafx.geometry.Pos;
import javafx.scene.Parent;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.ListCell;
import javafx.scene.control.ListView;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;

import mnemarium.ui.Breadth;
import mnemarium.ui.Buttons;
import mnemarium.ui.Place;

import org.jspecify.annotations.Nullable;
import org.kordamp.ikonli.Ikon;
import org.kordamp.ikonli.feather.Feather;

import java.util.List;

/** The lines of a file that has a problem, at the line that has it. Read only. */
final class SourcePage implements Place {
    private final VBox page;

    /**
     * A page.
     *
     * @param file its name or path
     * @param lines its text
     * @param line the line with the problem, from 1
     * @param again opens the file once more, after it was mended
     * @param close leaves the page
     */
    SourcePage(String file, List<String> lines, int line, Runnable again, Runnable close) {
        Label title = new Label(file);
        title.getStyleClass().add("mono-semibold");
        Label where = new Label("line " + line + " of " + lines.size());
        where.getStyleClass().add("muted");
        Button retry = Buttons.button("source-again", Feather.ROTATE_CW, "Open again", "");
        retry.setOnAction(event -> again.run());
        Button back = Buttons.button("source-close", "Close", "Esc");
        back.setOnAction(event -> close.run());
        HBox spring = new HBox();
        HBox.setHgrow(spring, Priority.ALWAYS);
        HBox header = new HBox(title, where, spring, retry, back);
        header.getStyleClass().addAll("panel-header", "line-bottom");
        ListView<String> list = new ListView<>();
        list.setId("source-lines");
        list.setAccessibleText("Lines of " + file);
        list.getItems().setAll(lines);
        list.setCellFactory(view -> new LineCell(line));
        list.getStyleClass().add("source-lines");
        VBox.setVgrow(list, Priority.ALWAYS);
        int index = Math.clamp(line - 1, 0, Math.max(0, lines.size() - 1));
        list.getSelectionModel().select(index);
        list.scrollTo(Math.max(0, index - 6));
        page = new VBox(header, list);
        page.setId("source");
    }

    @Override
    public String id() {
        return "source";
    }

    @Override
    public String word() {
        return "File";
    }

    @Override
    public Ikon icon() {
        return Feather.FILE_TEXT;
    }

    @Override
    public Parent view() {
        return page;
    }

    @Override
    public void fit(Breadth breadth) {}

    private static final class LineCell extends ListCell<String> {
        private final Label number = new Label();
        private final Label text = new Label();
        private final HBox content = new HBox(number, text);
        private final int marked;

        LineCell(int marked) {
            this.marked = marked;
            number.getStyleClass().addAll("mono", "faint", "line-number");
            text.getStyleClass().add("mono");
            content.setAlignment(Pos.CENTER_LEFT);
            getStyleClass().add("source-line");
        }

        @Override
        protected void updateItem(@Nullable String line, boolean empty) {
            super.updateItem(line, empty);
            getStyleClass().remove("marked");
            if (empty || line == null) {
                setGraphic(null);
                return;
            }
            number.setText(Integer.toString(getIndex() + 1));
            text.setText(line);
            if (getIndex() + 1 == marked) {
                getStyleClass().add("marked");
            }
            setGraphic(content);
            setAccessibleText("line " + (getIndex() + 1) + ": " + line);
        }
    }
}
