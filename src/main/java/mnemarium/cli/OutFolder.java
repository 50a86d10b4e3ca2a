package mnemarium.cli;

import mnemarium.experiment.Card;
import mnemarium.experiment.file.PartFile;
import mnemarium.workbench.Refusal;

import java.io.IOException;
import java.nio.file.AccessDeniedException;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** The folder that an experiment writes into: a new or empty one, or one that it goes on in. */
final class OutFolder {

    private OutFolder() {}

    /**
     * Makes the folder and opens its file of cells.
     *
     * @throws Refusal if something else lies there, or nothing can be written
     */
    static PartFile open(Path folder, Card card) throws Refusal {
        check(folder, card);
        String where = "--out " + folder;
        try {
            Files.createDirectories(folder);
            return PartFile.open(folder, card.key());
        } catch (PartFile.Foreign e) {
            throw new Refusal(where, e.found(), e.expected());
        } catch (IOException e) {
            throw unwritable(where, e);
        }
    }

    /**
     * Makes nothing.
     *
     * @throws Refusal if something else lies there, or nothing can be written
     */
    static void check(Path folder, Card card) throws Refusal {
        String where = "--out " + folder;
        if (!Files.exists(folder)) {
            return;
        }
        if (!Files.isDirectory(folder)) {
            throw new Refusal(where, "a file", "a folder, a new or an empty one");
        }
        try {
            Optional<String> key = PartFile.key(folder);
            // a file of cells without even its head was left by a kill at the very start
            if (key.isEmpty() && !isEmpty(folder, List.of(PartFile.NAME))) {
                throw new Refusal(
                        where,
                        "a folder that is not empty",
                        "a new or an empty one, or one with cells of this plan to go on with");
            }
            if (key.isPresent() && !key.get().equals(card.key())) {
                throw new Refusal(
                        where,
                        "cells of another experiment (" + key.get() + ")",
                        "an empty folder, or cells of this one (" + card.key() + ")");
            }
        } catch (IOException e) {
            throw unwritable(where, e);
        }
        if (!Files.isWritable(folder)) {
            throw new Refusal(where, "a folder that may not be written", "another");
        }
    }

    /**
     * Refuses a folder that is not new or empty.
     *
     * @throws Refusal if something lies there, or nothing can be written
     */
    static void checkEmpty(Path folder) throws Refusal {
        String where = "--out " + folder;
        try {
            if (Files.exists(folder)
                    && (!Files.isDirectory(folder) || !isEmpty(folder, List.of()))) {
                throw new Refusal(
                        where, "something there already", "a folder, a new or an empty one");
            }
        } catch (IOException e) {
            throw unwritable(where, e);
        }
        if (Files.exists(folder) && !Files.isWritable(folder)) {
            throw new Refusal(where, "a folder that may not be written", "another");
        }
    }

    private static boolean isEmpty(Path folder, List<String> but) throws IOException {
        try (Stream<Path> files = Files.list(folder)) {
            return files.allMatch(file -> but.stream().anyMatch(file::endsWith));
        }
    }

    static Refusal unwritable(String where, IOException e) {
        return new Refusal(where, words(e), "a folder that can be written");
    }

    private static String words(IOException e) {
        return switch (e) {
            case AccessDeniedException denied -> "no right to write " + denied.getFile();
            case NoSuchFileException missing -> "no way to make " + missing.getFile();
            case FileSystemException other when other.getReason() != null ->
                    other.getFile() + ": " + other.getReason();
            default -> String.valueOf(e.getMessage());
        };
    }
}
