package mnemarium.ui.ledger;

import javafx.css.PseudoClass;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.input.DragEvent;
import javafx.scene.input.TransferMode;
import javafx.scene.layout.HBox;
import javafx.scene.layout.VBox;

import mnemarium.ledger.Check;
import mnemarium.ledger.Dependency;
import mnemarium.ledger.Objection;
import mnemarium.ui.Buttons;

import org.kordamp.ikonli.feather.Feather;

import java.io.File;
import java.nio.file.Path;
import java.util.List;

/** What a record stands on; a file that is dropped here is bound by its hash. */
final class DependencyRows extends VBox {

    private static final PseudoClass OVER = PseudoClass.getPseudoClass("over");

    private final LabRows<DependencyEditor> rows;

    DependencyRows(String id, LabActions actions) {
        setId(id + "-drop");
        getStyleClass().add("mn-lab-drop");
        rows = new LabRows<>(id, "Add a dependency", number -> editor(id, actions, number));
        Button bind = Buttons.button(id + "-bind", Feather.LINK, "Bind a file", "");
        bind.setOnAction(_ -> actions.chooseFile().ifPresent(this::bind));
        Label hint = LedgerLook.words("or drop one here: it is bound by its hash", Tone.QUIET);
        hint.getStyleClass().add("secondary");
        HBox line = new HBox(bind, hint);
        line.getStyleClass().add("mn-lab-row");
        line.setAlignment(javafx.geometry.Pos.CENTER_LEFT);
        getChildren().addAll(rows, line);
        setOnDragOver(this::over);
        setOnDragExited(_ -> pseudoClassStateChanged(OVER, false));
        setOnDragDropped(this::dropped);
    }

    private DependencyEditor editor(String id, LabActions actions, int number) {
        return new DependencyEditor(id + "-" + number, actions, this::remove);
    }

    private void remove(DependencyEditor editor) {
        rows.remove(editor);
    }

    private void over(DragEvent event) {
        if (event.getDragboard().hasFiles()) {
            event.acceptTransferModes(TransferMode.COPY, TransferMode.LINK);
            pseudoClassStateChanged(OVER, true);
            event.consume();
        }
    }

    private void dropped(DragEvent event) {
        List<File> files = event.getDragboard().getFiles();
        files.forEach(file -> bind(file.toPath()));
        pseudoClassStateChanged(OVER, false);
        event.setDropCompleted(!files.isEmpty());
        event.consume();
    }

    /** Adds a dependency on a file as it is now. */
    void bind(Path file) {
        rows.add().bind(file);
    }

    void fill(List<Dependency> dependencies) {
        rows.clear();
        dependencies.forEach(each -> rows.add().fill(each));
    }

    List<LabDraft.DependencyLine> lines() {
        return rows.read(DependencyEditor::line);
    }

    void right() {
        rows.rows().forEach(DependencyEditor::right);
    }

    /** Shows an objection at the row it is about; answers whether there is such a row. */
    boolean wrong(Objection objection) {
        String prefix = "dependencies-";
        if (objection.field().startsWith(prefix)) {
            int row = Integer.parseInt(objection.field().substring(prefix.length())) - 1;
            rows.rows()
                    .get(row)
                    .wrong("found " + objection.found() + ", expected " + objection.expected());
            return true;
        }
        return false;
    }

    void found(Check check, String value) {
        rows.rows().forEach(each -> each.found(check, value));
    }

    void notFound(Check check, String reason) {
        rows.rows().forEach(each -> each.notFound(check, reason));
    }
}
