package mnemarium.ui.ledger;

import javafx.geometry.Pos;
import javafx.scene.control.Button;
import javafx.scene.control.ComboBox;
import javafx.scene.control.Label;
import javafx.scene.control.TextField;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;

import mnemarium.ledger.Check;
import mnemarium.ledger.Comparison;
import mnemarium.ledger.Dependency;
import mnemarium.ledger.Source;
import mnemarium.ui.Buttons;

import org.kordamp.ikonli.feather.Feather;

import java.nio.file.Path;
import java.util.List;
import java.util.function.Consumer;

/**
 * What a record stands on: a name, a typed check with what it looks at, and the value that was
 * found there. The value is looked up where the check looks, so that it need not be typed.
 */
final class DependencyEditor extends VBox {

    private final TextField name = new TextField();
    private final ComboBox<String> check;
    private final TextField target = new TextField();
    private final TextField detail = new TextField();
    private final ComboBox<Comparison> comparison;
    private final TextField value = new TextField();
    private final Button browse;
    private final Button look;
    private final Label problem = LedgerLook.words("", Tone.HARM);
    private final LabActions actions;
    private Source source = Source.PROVIDED;

    /**
     * @param id of the editor; its parts are called id-name, id-check …
     */
    DependencyEditor(String id, LabActions actions, Consumer<DependencyEditor> remove) {
        this.actions = actions;
        setId(id);
        getStyleClass().add("mn-lab-dependency");
        check =
                LabWords.choice(
                        id + "-check", "Check", LabDraft.CHECKS, "file-hash", LabWords::spaced);
        comparison =
                LabWords.choice(
                        id + "-comparison",
                        "Comparison",
                        List.of(Comparison.values()),
                        Comparison.EQUALS,
                        LabWords::spaced);
        field(name, id + "-name", "Name");
        field(target, id + "-target", "File");
        field(detail, id + "-detail", "Name in it");
        field(value, id + "-value", "Value at derivation");
        value.textProperty().addListener(_ -> source = Source.PROVIDED);
        browse = Buttons.icon(id + "-browse", Feather.FOLDER, "Choose a file");
        browse.setOnAction(_ -> actions.chooseFile().ifPresent(this::bind));
        look = Buttons.button(id + "-look", "Look it up", "");
        look.setOnAction(_ -> look());
        Button away = Buttons.icon(id + "-remove", Feather.X, "Take this dependency away");
        away.getStyleClass().add("flat");
        away.setOnAction(_ -> remove.accept(this));
        problem.setId(id + "-problem");
        problem.getStyleClass().add("secondary");
        check.valueProperty().addListener(_ -> form());
        getChildren()
                .addAll(
                        row(name, check, away),
                        row(target, browse, detail),
                        row(comparison, value, look),
                        problem);
        form();
        right();
    }

    private static void field(TextField field, String id, String name) {
        field.setId(id);
        field.setPromptText(name);
        field.setAccessibleText(name);
        field.getStyleClass().add("mono");
        field.setPrefColumnCount(8);
        HBox.setHgrow(field, Priority.ALWAYS);
    }

    private static HBox row(javafx.scene.Node... nodes) {
        HBox row = new HBox(nodes);
        row.setAlignment(Pos.CENTER_LEFT);
        row.getStyleClass().add("mn-lab-row");
        return row;
    }

    /** What a check needs to be told. */
    private void form() {
        String word = check.getValue();
        boolean isFile = !word.equals("test-command");
        target.setPromptText(
                switch (word) {
                    case "git-ref" -> "Folder of the repository";
                    case "package-version" -> "pom.xml, package-lock.json, requirements.txt";
                    case "predicate" -> "JSON or YAML file; none: the question brings it";
                    case "test-command" -> "Command; it is never run";
                    default -> "File";
                });
        target.setAccessibleText(target.getPromptText());
        boolean hasDetail =
                word.equals("git-ref")
                        || word.equals("package-version")
                        || word.equals("predicate");
        detail.setVisible(hasDetail);
        detail.setManaged(hasDetail);
        detail.setPromptText(
                switch (word) {
                    case "git-ref" -> "Ref";
                    case "package-version" -> "Package";
                    default -> "Name or /pointer";
                });
        detail.setAccessibleText(detail.getPromptText());
        browse.setVisible(isFile);
        browse.setManaged(isFile);
        look.setDisable(!isFile);
    }

    /** Binds it to a file by its hash, and finds the hash out. */
    void bind(Path file) {
        if (!LabDraft.CHECKS.contains(check.getValue())
                || check.getValue().equals("test-command")) {
            check.setValue("file-hash");
        }
        target.setText(file.toString());
        Path last = file.getFileName();
        if (name.getText().isBlank() && last != null) {
            name.setText(last.toString());
        }
        look();
    }

    private void look() {
        right();
        try {
            actions.look(line().typed());
        } catch (IllegalArgumentException e) {
            wrong(String.valueOf(e.getMessage()));
        }
    }

    /** Takes in what a check found, if it is the one of this editor. */
    boolean found(Check asked, String now) {
        if (!isOf(asked)) {
            return false;
        }
        value.setText(now);
        source = Source.FETCHED;
        right();
        return true;
    }

    /** Takes in that a check found nothing out. */
    boolean notFound(Check asked, String reason) {
        if (!isOf(asked)) {
            return false;
        }
        wrong(reason);
        return true;
    }

    private boolean isOf(Check asked) {
        try {
            return line().typed().equals(asked);
        } catch (IllegalArgumentException e) {
            // what is half typed asked for nothing
            return false;
        }
    }

    void wrong(String words) {
        problem.setText(words);
        problem.setVisible(true);
        problem.setManaged(true);
    }

    void right() {
        problem.setText("");
        problem.setVisible(false);
        problem.setManaged(false);
    }

    void fill(Dependency dependency) {
        name.setText(dependency.name());
        check.setValue(dependency.check().word());
        switch (dependency.check()) {
            case Check.FileHash hash -> target.setText(hash.path());
            case Check.ApiSchemaHash hash -> target.setText(hash.path());
            case Check.GitRef git -> {
                target.setText(git.repository());
                detail.setText(git.ref());
            }
            case Check.PackageVersion version -> {
                target.setText(version.manifest());
                detail.setText(version.name());
            }
            case Check.Predicate predicate -> {
                target.setText(predicate.file().orElse(""));
                detail.setText(predicate.name());
            }
            case Check.TestCommand command -> target.setText(command.command());
        }
        comparison.setValue(dependency.comparison());
        value.setText(dependency.value());
        source = dependency.source();
    }

    LabDraft.DependencyLine line() {
        return new LabDraft.DependencyLine(
                name.getText(),
                value.getText(),
                source,
                check.getValue(),
                target.getText(),
                detail.getText(),
                comparison.getValue());
    }
}
