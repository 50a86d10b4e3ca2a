package mnemarium.cli;

import picocli.CommandLine.Option;

import java.nio.file.Path;
import java.util.Optional;

/** The workspace of a command that always needs one. */
final class WorkspaceOption {

    @Option(
            names = "--workspace",
            paramLabel = "DIR",
            description = "The workspace's folder. Default: Mnemarium in the home folder.")
    private Optional<Path> folder = Optional.empty();

    /** The folder to open. */
    Path folder(Parts parts) {
        return folder.orElse(parts.folder());
    }
}
