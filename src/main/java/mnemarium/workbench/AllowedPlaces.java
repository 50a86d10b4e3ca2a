package mnemarium.workbench;

import mnemarium.probe.AllowedFolders;
import mnemarium.store.SettingShelf;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/** The folders that the ledger's checks may look into, kept as a setting of the workspace. */
final class AllowedPlaces {

    private static final String SETTING = "ledger.allowed";

    private final SettingShelf settings;

    AllowedPlaces(SettingShelf settings) {
        this.settings = settings;
    }

    List<Path> paths() {
        return settings.text(SETTING)
                .orElse("")
                .lines()
                .filter(each -> !each.isBlank())
                .map(Path::of)
                .toList();
    }

    AllowedFolders folders() {
        return AllowedFolders.of(paths());
    }

    List<Path> allow(Path folder) throws Refusal {
        Path whole = folder.toAbsolutePath().normalize();
        if (!Files.isDirectory(whole)) {
            throw new Refusal(
                    "an allowed folder",
                    Files.exists(whole) ? whole + ", a file" : "no folder " + whole,
                    "a folder that is there");
        }
        if (whole.toString().indexOf('\n') >= 0) {
            throw new Refusal("an allowed folder", "a line end in its name", "a name without one");
        }
        List<Path> paths = new ArrayList<>(paths());
        if (!paths.contains(whole)) {
            paths.add(whole);
            keep(paths);
        }
        return paths;
    }

    List<Path> forbid(Path folder) throws Refusal {
        Path whole = folder.toAbsolutePath().normalize();
        List<Path> paths = new ArrayList<>(paths());
        if (!paths.remove(whole)) {
            throw new Refusal(
                    "an allowed folder",
                    whole + ", which is not allowed",
                    paths.isEmpty()
                            ? "one that is; none is"
                            : "one of "
                                    + String.join(
                                            ", ", paths.stream().map(Path::toString).toList()));
        }
        keep(paths);
        return paths;
    }

    private void keep(List<Path> paths) {
        settings.keep(SETTING, String.join("\n", paths.stream().map(Path::toString).toList()))
                .toCompletableFuture()
                .join();
    }
}
