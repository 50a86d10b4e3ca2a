package mnemarium.ui.shell;

import javafx.stage.DirectoryChooser;
import javafx.stage.FileChooser;
import javafx.stage.FileChooser.ExtensionFilter;
import javafx.stage.Stage;

import java.io.File;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;

/** The system's own file chooser; it opens where it was left. */
final class SystemChoices implements Choices {
    private final Stage stage;
    private Optional<File> folder = Optional.empty();

    SystemChoices(Stage stage) {
        this.stage = stage;
    }

    @Override
    public Optional<Path> fileToOpen() {
        FileChooser chooser = chooser("Open a scenario, a chat, items, or a bundle");
        chooser.getExtensionFilters()
                .addAll(
                        new ExtensionFilter(
                                "All that can be opened",
                                "*.yaml",
                                "*.yml",
                                "*.json",
                                "*.jsonl",
                                "*.ndjson",
                                "*.csv",
                                "*.tsv",
                                "*.mnemarium"),
                        new ExtensionFilter("Scenarios", "*.yaml", "*.yml"),
                        new ExtensionFilter("Chats (JSON Lines, LoCoMo)", "*.jsonl", "*.json"),
                        new ExtensionFilter("Items (CSV, JSON Lines)", "*.csv", "*.tsv", "*.jsonl"),
                        new ExtensionFilter("Bundles of runs", "*.mnemarium"));
        return remember(chooser.showOpenDialog(stage));
    }

    @Override
    public List<Path> filesToOpen() {
        FileChooser chooser = chooser("Choose files for the plan");
        chooser.getExtensionFilters()
                .addAll(
                        new ExtensionFilter("Chats (LoCoMo, JSON Lines)", "*.json", "*.jsonl"),
                        new ExtensionFilter("Scenarios", "*.yaml", "*.yml"),
                        new ExtensionFilter("All files", "*.*"));
        List<File> chosen = chooser.showOpenMultipleDialog(stage);
        if (chosen == null || chosen.isEmpty()) {
            return List.of();
        }
        remember(chosen.getFirst());
        return chosen.stream().map(File::toPath).toList();
    }

    @Override
    public Optional<Path> fileToSave(String suggestedName) {
        FileChooser chooser = chooser("Save");
        chooser.setInitialFileName(suggestedName);
        return remember(chooser.showSaveDialog(stage));
    }

    @Override
    public Optional<Path> model() {
        FileChooser chooser = chooser("Choose a sentence model, with vocab.txt beside it");
        chooser.getExtensionFilters().add(new ExtensionFilter("ONNX models", "*.onnx"));
        return remember(chooser.showOpenDialog(stage));
    }

    @Override
    public Optional<Path> fileToBind() {
        return remember(chooser("Choose a file to bind a record to").showOpenDialog(stage));
    }

    @Override
    public Optional<Path> folder() {
        DirectoryChooser chooser = new DirectoryChooser();
        chooser.setTitle("Choose a folder that checks may look into");
        folder.filter(File::isDirectory).ifPresent(chooser::setInitialDirectory);
        return Optional.ofNullable(chooser.showDialog(stage)).map(File::toPath);
    }

    private FileChooser chooser(String title) {
        FileChooser chooser = new FileChooser();
        chooser.setTitle(title);
        folder.filter(File::isDirectory).ifPresent(chooser::setInitialDirectory);
        return chooser;
    }

    private Optional<Path> remember(@org.jspecify.annotations.Nullable File chosen) {
        if (chosen != null) {
            folder = Optional.ofNullable(chosen.getParentFile());
        }
        return Optional.ofNullable(chosen).map(File::toPath);
    }
}
