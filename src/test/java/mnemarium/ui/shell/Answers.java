package mnemarium.ui.shell;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;

/** Answers every question for files or a folder with those that a test gave; at first none. */
final class Answers implements Choices {
    private volatile List<Path> files = List.of();

    void answer(Path... given) {
        files = List.of(given);
    }

    private Optional<Path> first() {
        return files.stream().findFirst();
    }

    @Override
    public Optional<Path> fileToOpen() {
        return first();
    }

    @Override
    public List<Path> filesToOpen() {
        return files;
    }

    @Override
    public Optional<Path> fileToSave(String suggestedName) {
        return first();
    }

    @Override
    public Optional<Path> fileToBind() {
        return first();
    }

    @Override
    public Optional<Path> folder() {
        return first();
    }

    @Override
    public Optional<Path> model() {
        return first();
    }
}
