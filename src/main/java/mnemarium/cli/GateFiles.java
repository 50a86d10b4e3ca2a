package mnemarium.cli;

import mnemarium.ownership.file.OwnersFile;
import mnemarium.store.TextHash;
import mnemarium.store.Workspace;
import mnemarium.workbench.OwnFiles;
import mnemarium.workbench.OwnerDesk;
import mnemarium.workbench.Refusal;

import java.nio.file.Path;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** Where the commands about ownership find the owners. */
final class GateFiles {

    private GateFiles() {}

    /**
     * The owners of a file, else those in force in a workspace, else those that are shipped.
     *
     * @param file an owners file
     * @param workspace a workspace's folder
     */
    static OwnersFile owners(Parts parts, Optional<Path> file, Optional<Path> workspace)
            throws Refusal {
        if (file.isPresent() && workspace.isPresent()) {
            throw new Refusal(
                    "--owners " + file.get(), "--workspace too", "one of them: both name owners");
        } else if (file.isPresent()) {
            return OwnFiles.owners(file.get());
        } else if (workspace.isPresent()) {
            try (Workspace open = Laboratory.workspace(parts, workspace.get());
                    OwnerDesk owners = new OwnerDesk(open.owners())) {
                return owners.current();
            }
        }
        return OwnersFile.shipped();
    }

    /** Of each text the fields that a person has turned down in a workspace. */
    static Map<TextHash, Set<String>> rejected(Parts parts, Optional<Path> workspace)
            throws Refusal {
        if (workspace.isEmpty()) {
            return Map.of();
        }
        try (Workspace open = Laboratory.workspace(parts, workspace.get())) {
            return open.audits().rejected();
        }
    }
}
