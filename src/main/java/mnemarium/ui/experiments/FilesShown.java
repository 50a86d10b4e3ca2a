package mnemarium.ui.experiments;

import mnemarium.workbench.ChosenFile;

import java.util.List;

/**
 * The files of a person that a plan runs.
 *
 * @param files as they were chosen
 * @param isReading whether they are being read: what is shown of them may be old
 */
public record FilesShown(List<ChosenFile> files, boolean isReading) {

    /** None is chosen. */
    public static final FilesShown NONE = new FilesShown(List.of(), false);

    /** Copies the list. */
    public FilesShown {
        files = List.copyOf(files);
    }

    /** Those that the plan can run, as it names them. */
    List<String> fit() {
        return files.stream()
                .filter(ChosenFile::isFit)
                .map(each -> each.path().toString())
                .toList();
    }
}
