package mnemarium.ui.shell;

import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.input.DragEvent;
import javafx.scene.input.TransferMode;
import javafx.scene.layout.StackPane;

import java.io.File;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Supplier;

/**
 * Takes files that are dropped anywhere in the window; while they hover it says what will happen.
 */
final class FileDrop extends StackPane {
    private final Supplier<String> verb;
    private final Consumer<Path> open;
    private final Supplier<Optional<Consumer<List<Path>>>> all;
    private final Consumer<String> say;
    private final Label words = new Label();

    /**
     * An invisible veil; put it above everything.
     *
     * @param window the node that files may be dropped on
     * @param verb what is done with a file: "Open"
     * @param open does it
     * @param all takes all files at once, where that can be
     * @param say says a sentence to the user
     */
    FileDrop(
            Node window,
            Supplier<String> verb,
            Consumer<Path> open,
            Supplier<Optional<Consumer<List<Path>>>> all,
            Consumer<String> say) {
        this.verb = verb;
        this.open = open;
        this.all = all;
        this.say = say;
        setId("drop");
        getStyleClass().add("drop-veil");
        setMouseTransparent(true);
        words.getStyleClass().add("heading");
        getChildren().add(words);
        setVisible(false);
        window.setOnDragOver(this::over);
        window.setOnDragExited(event -> setVisible(false));
        window.setOnDragDropped(this::dropped);
    }

    private void over(DragEvent event) {
        if (event.getDragboard().hasFiles()) {
            event.acceptTransferModes(TransferMode.COPY);
            words.setText(welcome(verb.get(), paths(event), all.get().isPresent()));
            setVisible(true);
        }
        event.consume();
    }

    private void dropped(DragEvent event) {
        setVisible(false);
        event.setDropCompleted(event.getDragboard().hasFiles() && accept(paths(event)));
        event.consume();
    }

    private static List<Path> paths(DragEvent event) {
        return event.getDragboard().getFiles().stream().map(File::toPath).toList();
    }

    /** What will happen when these files are let go. */
    static String welcome(String verb, List<Path> files, boolean areAllTaken) {
        if (files.size() == 1) {
            return verb + " " + files.getFirst().getFileName();
        }
        return verb + (areAllTaken ? " " : " the first of ") + files.size() + " files";
    }

    /** Opens what was dropped, and answers whether there was a file at all. */
    boolean accept(List<Path> files) {
        if (files.isEmpty()) {
            return false;
        }
        Optional<Consumer<List<Path>>> taker = all.get();
        if (taker.isPresent()) {
            taker.get().accept(files);
            return true;
        }
        if (files.size() > 1) {
            say.accept(
                    "Took "
                            + files.getFirst().getFileName()
                            + ". One file at a time: "
                            + (files.size() - 1)
                            + " more left.");
        }
        open.accept(files.getFirst());
        return true;
    }
}
