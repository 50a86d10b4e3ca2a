package mnemarium.ui.gate;

import javafx.scene.control.Button;
import javafx.scene.control.ComboBox;
import javafx.scene.control.Label;
import javafx.scene.layout.GridPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.VBox;

import mnemarium.ownership.file.Column;
import mnemarium.ownership.file.ExportFormat;
import mnemarium.ui.Buttons;

import org.kordamp.ikonli.feather.Feather;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

/** How a file is read: its format, and which of its columns hold what. */
final class ImportForm extends VBox {

    private static final String TOLD = "told by its content";
    private static final String USUAL = "as usual";

    private final Label title = GateStyle.label("", "heading");
    private final ComboBox<String> format = new ComboBox<>();
    private final GridPane columns = new GridPane();
    private final VBox mapping = new VBox();
    private final Map<Column, ComboBox<String>> choices = new EnumMap<>(Column.class);
    private final Button go = Buttons.button("audit-go", Feather.PLAY, "Audit", "");
    private Optional<ImportDraft> draft = Optional.empty();

    ImportForm(AuditActions actions) {
        setId("audit-form");
        getStyleClass().addAll("panel", "mn-audit-form");
        title.setId("audit-form-title");
        format.setId("audit-format");
        format.setAccessibleText("Format of the file");
        format.getItems().add(TOLD);
        Stream.of(ExportFormat.values()).map(ExportFormat::title).forEach(format.getItems()::add);
        columns.getStyleClass().add("mn-facts");
        int row = 0;
        for (Column column : Column.values()) {
            ComboBox<String> choice = new ComboBox<>();
            choice.setId("audit-column-" + column.word());
            choice.setEditable(true);
            choice.setAccessibleText("The column that holds " + words(column));
            choices.put(column, choice);
            columns.addRow(row++, GateStyle.label(words(column), "secondary", "muted"), choice);
        }
        mapping.getChildren()
                .addAll(
                        GateStyle.whole("Columns", "semibold"),
                        GateStyle.prose(
                                "Choose a column only where its name is not the usual one. In JSON a"
                                        + " name may be a path such as metadata.kind.",
                                "secondary",
                                "muted"),
                        columns);
        mapping.getStyleClass().add("mn-audit-mapping");
        go.getStyleClass().add("accent");
        go.setDefaultButton(true);
        go.setOnAction(_ -> draft.ifPresent(each -> actions.bringIn(read(each))));
        Button leave = Buttons.button("audit-leave", "Cancel", "");
        leave.setCancelButton(true);
        leave.setOnAction(_ -> actions.leave());
        HBox end = new HBox(go, leave);
        end.getStyleClass().add("ways");
        HBox first = new HBox(GateStyle.whole("Format", "secondary", "muted"), format);
        first.getStyleClass().add("mn-audit-format");
        getChildren()
                .addAll(
                        title,
                        GateStyle.prose(
                                "All of it is taken in, or none. It stays on this machine.",
                                "secondary",
                                "muted"),
                        first,
                        mapping,
                        end);
    }

    private static String words(Column column) {
        return switch (column) {
            case TEXT -> "Text";
            case ID -> "Id";
            case SUBJECT -> "Subject";
            case FIELD -> "Field";
            case SOURCE -> "Source";
            case CREATED -> "Created";
            case UPDATED -> "Updated";
            case EXPIRES -> "Expires";
        };
    }

    /** Shows a file; what was chosen stays while it is the same one. */
    void show(ImportDraft next) {
        if (draft.equals(Optional.of(next))) {
            return;
        }
        draft = Optional.of(next);
        title.setText("Audit " + next.file().getFileName());
        format.setValue(next.format().map(ExportFormat::title).orElse(TOLD));
        List<String> names = new ArrayList<>(List.of(USUAL));
        names.addAll(next.columns());
        choices.forEach(
                (column, choice) -> {
                    choice.getItems().setAll(names);
                    choice.setValue(next.mapping().getOrDefault(column, USUAL));
                });
    }

    /** Nothing is about to be read. */
    void clear() {
        draft = Optional.empty();
    }

    private ImportDraft read(ImportDraft from) {
        Map<Column, String> chosen = new EnumMap<>(Column.class);
        choices.forEach(
                (column, choice) -> {
                    String name = choice.getEditor().getText().strip();
                    if (!name.isEmpty() && !name.equals(USUAL)) {
                        chosen.put(column, name);
                    }
                });
        Optional<ExportFormat> given =
                Stream.of(ExportFormat.values())
                        .filter(each -> each.title().equals(format.getValue()))
                        .findFirst();
        return new ImportDraft(from.file(), given, chosen, from.columns());
    }
}
