package mnemarium.cli;

import mnemarium.workbench.Refusal;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;

/** Files that commands write: each appears whole, or not at all. */
final class OutFile {

    private OutFile() {}

    /**
     * Refuses a file that could not be written, before any work for it is done.
     *
     * @param option the option that named it
     */
    static void checkFolder(String option, Path file) throws Refusal {
        Path folder = file.toAbsolutePath().getParent();
        if (folder == null || !Files.isDirectory(folder)) {
            throw new Refusal(option + " " + file, "no folder " + folder, "one that is there");
        }
        if (Files.isDirectory(file)) {
            throw new Refusal(option + " " + file, "a folder", "a file's name");
        }
        if (!Files.isWritable(folder)) {
            throw new Refusal(option + " " + file, "a folder that may not be written", "another");
        }
    }

    /** Writes a file; what was there stays until the new one is whole. */
    static void write(Path file, byte[] bytes) throws Refusal {
        Path whole = file.toAbsolutePath();
        try {
            Path draft = Files.createTempFile(whole.getParent(), "mnemarium", ".part");
            try {
                Files.write(draft, bytes);
                Files.move(
                        draft,
                        whole,
                        StandardCopyOption.ATOMIC_MOVE,
                        StandardCopyOption.REPLACE_EXISTING);
            } finally {
                Files.deleteIfExists(draft);
            }
        } catch (IOException e) {
            throw new Refusal(
                    file.toString(),
                    e.getClass().getSimpleName() + ": " + e.getMessage(),
                    "a file that can be written");
        }
    }
}
