package mnemarium.ui.gate;

import javafx.css.PseudoClass;
import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.MenuButton;
import javafx.scene.control.MenuItem;
import javafx.scene.control.Tooltip;
import javafx.scene.input.TransferMode;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;

import mnemarium.ui.Breadth;
import mnemarium.ui.Buttons;
import mnemarium.ui.Figures;

import org.kordamp.ikonli.feather.Feather;
import org.kordamp.ikonli.javafx.FontIcon;

import java.io.File;
import java.nio.file.Path;
import java.util.List;
import java.util.function.Consumer;

/** The candidates with their head: how many, what can be done with them. */
final class CandidatePane extends VBox {

    /** What the buttons do. */
    record Deeds(
            Runnable add,
            Runnable edit,
            Runnable delete,
            Runnable open,
            Runnable shipped,
            Consumer<String> save,
            Consumer<List<Path>> drop) {}

    private final Label count = GateStyle.whole("", "secondary", "muted");
    private final Label em = new Label();
    private final Button edit = Buttons.icon("gate-edit", Feather.EDIT_2, "Edit the fact");
    private final Button delete = Buttons.icon("gate-delete", Feather.TRASH_2, "Delete the fact");
    private final Node hint = GateStyle.label("grey columns do not decide", "secondary", "muted");
    private final CandidateTable table;

    /**
     * @param select called with the id of a candidate that a person chose
     */
    CandidatePane(Consumer<String> select, Deeds deeds) {
        getStyleClass().addAll("panel", "mn-gate-candidates");
        setId("gate-candidate-pane");
        table = new CandidateTable(() -> em.getFont().getSize(), select);
        table.setOnKeyPressed(
                event -> {
                    switch (event.getCode()) {
                        case DELETE -> deeds.delete().run();
                        case ENTER -> deeds.edit().run();
                        default -> {
                            return;
                        }
                    }
                    event.consume();
                });
        Label title = GateStyle.whole("Candidates", "semibold");
        count.setId("gate-count");
        Region spring = new Region();
        HBox.setHgrow(spring, Priority.ALWAYS);
        Button add = Buttons.button("gate-add", Feather.PLUS, "Fact", "");
        add.setOnAction(_ -> deeds.add().run());
        edit.setOnAction(_ -> deeds.edit().run());
        delete.setOnAction(_ -> deeds.delete().run());
        HBox head = new HBox(title, count, spring, hint, edit, delete, add, more(deeds));
        head.setAlignment(Pos.CENTER_LEFT);
        head.getStyleClass().addAll("panel-header", "mn-gate-head");
        em.setManaged(false);
        em.setVisible(false);
        em.fontProperty().addListener(_ -> table.share());
        StackPane body = new StackPane(table);
        body.getStyleClass().add("mn-gate-table");
        VBox.setVgrow(body, Priority.ALWAYS);
        getChildren().addAll(head, body, em);
        takeFiles(deeds.drop());
    }

    /** Where there is little room, the columns that the hint is about are left out as well. */
    void fit(Breadth breadth) {
        GateStyle.present(hint, breadth != Breadth.NARROW);
    }

    private static MenuButton more(Deeds deeds) {
        MenuButton more = new MenuButton();
        more.setId("gate-more");
        more.setGraphic(new FontIcon(Feather.MORE_HORIZONTAL));
        more.getStyleClass().addAll("flat", "more", "mn-icon-menu");
        more.setAccessibleText("Candidates as files");
        more.setTooltip(new Tooltip("Candidates as files"));
        more.getItems()
                .addAll(
                        item("gate-open", "Open a file of candidates", deeds.open()),
                        item("gate-csv", "Save verdicts as CSV", () -> deeds.save().accept("csv")),
                        item("gate-json", "Save facts as JSON", () -> deeds.save().accept("json")),
                        item("gate-shipped", "The shipped candidates", deeds.shipped()));
        return more;
    }

    private static MenuItem item(String id, String words, Runnable deed) {
        MenuItem item = new MenuItem(words);
        item.setId(id);
        item.setOnAction(_ -> deed.run());
        return item;
    }

    /** Takes dropped files: the rest of the window would open them as scenarios. */
    private void takeFiles(Consumer<List<Path>> drop) {
        setOnDragOver(
                event -> {
                    if (event.getDragboard().hasFiles()) {
                        event.acceptTransferModes(TransferMode.COPY);
                        hovered(true);
                        event.consume();
                    }
                });
        setOnDragExited(_ -> hovered(false));
        setOnDragDropped(
                event -> {
                    hovered(false);
                    List<Path> files =
                            event.getDragboard().getFiles().stream().map(File::toPath).toList();
                    event.setDropCompleted(!files.isEmpty());
                    event.consume();
                    drop.accept(files);
                });
    }

    private void hovered(boolean isOver) {
        pseudoClassStateChanged(PseudoClass.getPseudoClass("hovered"), isOver);
    }

    void show(List<Judged> rows, String selected, String from) {
        count.setText(Figures.count(rows.size()) + ", " + from);
        table.show(rows, selected);
        boolean isChosen = rows.stream().anyMatch(each -> each.fact().id().equals(selected));
        edit.setDisable(!isChosen);
        delete.setDisable(!isChosen);
    }
}
