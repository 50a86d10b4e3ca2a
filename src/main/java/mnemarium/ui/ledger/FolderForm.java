package mnemarium.ui.ledger;

import javafx.geometry.Pos;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;

import mnemarium.ui.Buttons;

import org.kordamp.ikonli.feather.Feather;

import java.nio.file.Path;
import java.util.List;

/** The folders that checks may look into, and the question whether one more may be. */
final class FolderForm extends VBox {

    private final LabActions actions;
    private final VBox list = new VBox();
    private List<Path> shown = List.of();

    FolderForm(LabActions actions) {
        this.actions = actions;
        setId("lab-folders");
        getStyleClass().add("mn-lab-form");
        Label about =
                LedgerLook.words(
                        "Checks read files below these folders only, and never write, run or send"
                                + " anything. A link that leads out is refused.",
                        Tone.QUIET);
        about.getStyleClass().add("secondary");
        Button add = Buttons.button("lab-folder-add", Feather.FOLDER_PLUS, "Allow a folder", "");
        add.setOnAction(_ -> actions.chooseFolder().ifPresent(actions::allow));
        list.getStyleClass().add("mn-lab-rows");
        getChildren().addAll(about, list, add);
        fill();
    }

    void show(List<Path> folders) {
        if (!folders.equals(shown)) {
            shown = folders;
            fill();
        }
    }

    private void fill() {
        list.getChildren().clear();
        if (shown.isEmpty()) {
            list.getChildren()
                    .add(
                            LedgerLook.words(
                                    "No folder is allowed yet: every check on a file is unknown.",
                                    Tone.PLAIN));
        }
        for (int i = 0; i < shown.size(); i++) {
            Path folder = shown.get(i);
            Label name = LedgerLook.label(folder.toString(), "mono", "secondary");
            name.setMinWidth(0);
            name.setMaxWidth(Double.MAX_VALUE);
            HBox.setHgrow(name, Priority.ALWAYS);
            Button away =
                    Buttons.icon(
                            "lab-folder-" + (i + 1) + "-forbid",
                            Feather.X,
                            "Look into " + folder + " no more");
            away.getStyleClass().add("flat");
            away.setOnAction(_ -> actions.forbid(folder));
            HBox row = new HBox(name, away);
            row.setAlignment(Pos.CENTER_LEFT);
            row.getStyleClass().add("mn-lab-row");
            list.getChildren().add(row);
        }
    }
}
