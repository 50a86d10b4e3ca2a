package mnemarium.cli;

import mnemarium.ownership.file.OwnersFile;
import mnemarium.store.TextHash;
import mnemarium.store.Workspace;
import mnemarium.workbench.OwnFiles;
import mnemarium.workbench.OwnerDesk;
import mnemarium.workbench.Refusal;

import picocli.CommandLine.Option;

import java.nio.file.Path;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** Where the commands about ownership find the owners: options that they share. */
final class OwnersOptions {

    @Option(
            names = "--owners",
            paramLabel = "FILE",
            description = "Who holds what, in YAML or JSON. Default: the shipped support desk.")
    private Optional<Path> owners = Optional.empty();

    @Option(
            names = "--workspace",
            paramLabel = "DIR",
            description = "Ask the owners that are kept in the workspace of this folder.")
    private Optional<Path> workspace = Optional.empty();

    /** The owners of a file, else those in force in a workspace, else those that are shipped. */
    OwnersFile owners(Parts parts) throws Refusal {
        if (owners.isPresent() && workspace.isPresent()) {
            throw new Refusal(
                    "--owners " + owners.get(), "--workspace too", "one of them: both name owners");
        } else if (owners.isPresent()) {
            return OwnFiles.owners(owners.get());
        } else if (workspace.isPresent()) {
            try (Workspace open = Laboratory.workspace(parts, workspace.get());
                    OwnerDesk desk = new OwnerDesk(open.owners())) {
                return desk.current();
            }
        }
        return OwnersFile.shipped();
    }

    /** Of each text the fields that a person has turned down in a workspace. */
    Map<TextHash, Set<String>> rejected(Parts parts) throws Refusal {
        if (workspace.isEmpty()) {
            return Map.of();
        }
        try (Workspace open = Laboratory.workspace(parts, workspace.get())) {
            return open.audits().rejected();
        }
    }
}
