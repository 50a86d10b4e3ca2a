package mnemarium.ui.shell;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;

/**
 * Asks the user for files. The window asks with the system's own chooser, a test answers itself.
 */
interface Choices {
    /** A file to open: a scenario, a chat, items, a bundle. */
    Optional<Path> fileToOpen();

    /**
     * Files to open together, such as conversations for a plan; none if it was thought better of.
     */
    default List<Path> filesToOpen() {
        return fileToOpen().stream().toList();
    }

    /** Where to write a file. */
    Optional<Path> fileToSave(String suggestedName);

    /** A file that a record of the ledger is bound to. */
    Optional<Path> fileToBind();

    /** A folder that checks may look into. */
    Optional<Path> folder();

    /** A sentence model (ONNX) with its vocabulary beside it. */
    Optional<Path> model();
}
