package mnemarium.ui.gate;

import javafx.geometry.Pos;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.ListCell;
import javafx.scene.control.ListView;
import javafx.scene.control.Tooltip;
import javafx.scene.input.KeyCode;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;

import mnemarium.ui.Buttons;
import mnemarium.ui.EmptyPane;
import mnemarium.ui.Figures;
import mnemarium.ui.gate.AuditShown.Kept;
import mnemarium.workbench.AuditCard;
import mnemarium.workbench.ListedAudit;

import org.kordamp.ikonli.feather.Feather;

import java.util.Optional;

/** The audits of this workspace: when, of what, and how many copies; to be opened or deleted. */
final class KeptAuditsPane extends VBox {

    private final AuditActions actions;
    private final Label words = EmptyPane.words("");
    private final ListView<Kept> list = new ListView<>();
    private int shownMemory;
    private boolean isBusy;

    KeptAuditsPane(AuditActions actions) {
        this.actions = actions;
        setId("audit-kept");
        getStyleClass().add("mn-audit-suggestions");
        words.setId("audit-kept-words");
        list.setId("audit-kept-list");
        list.setAccessibleText("The audits of this workspace, the last made first");
        list.getStyleClass().addAll("mn-plain-list", "mn-audit-suggestion-list");
        list.setCellFactory(_ -> new Cell());
        list.setOnKeyPressed(
                event -> {
                    if (event.getCode() == KeyCode.ENTER) {
                        chosen().ifPresent(actions::open);
                    } else if (event.getCode() == KeyCode.DELETE) {
                        chosen().ifPresent(actions::delete);
                    }
                });
        VBox.setVgrow(list, Priority.ALWAYS);
        getChildren().addAll(words, list);
    }

    private Optional<ListedAudit> chosen() {
        return Optional.ofNullable(list.getSelectionModel().getSelectedItem()).map(Kept::audit);
    }

    void show(AuditShown shown) {
        shownMemory = shown.audit().map(AuditCard::memory).orElse(0);
        isBusy = shown.progress().isPresent();
        boolean isEmpty = shown.kept().isEmpty();
        words.setText(
                isEmpty
                        ? "Audits are listed here, each with the memory it is of."
                        : "Each memory is kept with its last audit until it is deleted.");
        GateStyle.present(list, !isEmpty);
        if (list.getItems().equals(shown.kept())) {
            list.refresh();
        } else {
            list.getItems().setAll(shown.kept());
        }
    }

    /** Of what it is and how many copies it found, with what can be done with it. */
    private final class Cell extends ListCell<Kept> {

        private final Label name = GateStyle.label("");
        private final Label synthetic = GateStyle.whole("synthetic", "pill", "dashed");
        private final Label about = GateStyle.label("", "secondary", "muted");
        private final Label inSight = GateStyle.whole("shown", "secondary", "muted");
        private final Button open = Buttons.button("audit-kept-open", "Open", "");
        private final Button delete =
                Buttons.icon("audit-kept-delete", Feather.TRASH_2, "Delete this memory and audit");
        private final HBox row;

        Cell() {
            open.setOnAction(_ -> audit().ifPresent(actions::open));
            delete.setOnAction(_ -> audit().ifPresent(actions::delete));
            delete.getStyleClass().add("flat");
            HBox head = new HBox(name, synthetic);
            head.setAlignment(Pos.CENTER_LEFT);
            head.getStyleClass().add("mn-audit-row");
            VBox lines = new VBox(head, about);
            lines.setMinWidth(0);
            HBox.setHgrow(lines, Priority.ALWAYS);
            row = new HBox(lines, inSight, open, delete);
            row.setAlignment(Pos.CENTER_LEFT);
            row.getStyleClass().add("mn-audit-row");
            getStyleClass().add("mn-audit-cell");
            setPrefWidth(0);
        }

        private Optional<ListedAudit> audit() {
            return Optional.ofNullable(getItem()).map(Kept::audit);
        }

        @Override
        protected void updateItem(Kept kept, boolean isEmpty) {
            super.updateItem(kept, isEmpty);
            if (isEmpty || kept == null) {
                setGraphic(null);
                return;
            }
            ListedAudit audit = kept.audit();
            boolean isShown = audit.memory() == shownMemory;
            name.setText(audit.shortName());
            name.setTooltip(new Tooltip(audit.name()));
            name.getStyleClass().remove("semibold");
            if (isShown) {
                name.getStyleClass().add("semibold");
            }
            GateStyle.present(synthetic, audit.synthetic());
            about.setText(words(kept));
            GateStyle.present(inSight, isShown);
            GateStyle.present(open, !isShown);
            open.setDisable(isBusy);
            open.setAccessibleText("Open the audit of " + audit.shortName());
            delete.setDisable(isBusy);
            delete.setAccessibleText("Delete the audit of " + audit.shortName());
            setGraphic(row);
        }
    }

    /** "yesterday · 4 100 items, 44.0 % copies". */
    static String words(Kept kept) {
        ListedAudit audit = kept.audit();
        return kept.when()
                + " · "
                + Figures.counted(audit.items(), "item", "items")
                + ", "
                + Figures.number(100 * audit.share(), 1)
                + " % copies";
    }
}
