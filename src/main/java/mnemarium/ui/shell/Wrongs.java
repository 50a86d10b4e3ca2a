package mnemarium.ui.shell;

import mnemarium.scenario.Problem;
import mnemarium.ui.shell.Problems.Trouble;
import mnemarium.ui.shell.Problems.Way;
import mnemarium.workbench.Refusal;

import java.io.IOException;
import java.nio.charset.MalformedInputException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;

/** Puts what went wrong into words, with a way to the line in question. */
final class Wrongs {
    private static final System.Logger LOG = System.getLogger(Wrongs.class.getName());

    private final WindowView view;
    private Optional<Path> file = Optional.empty();

    Wrongs(WindowView view) {
        this.view = view;
    }

    /** The file that problems will be about. */
    void about(Path opened) {
        file = Optional.of(opened);
    }

    void show(String title, String text) {
        view.wrong(List.of(new Trouble(title, text, Optional.empty())));
    }

    /** What failed, and why. */
    void show(String what, Throwable failure) {
        String title = what + " did not work";
        if (failure instanceof Refusal refusal) {
            view.wrong(
                    refusal.problems().stream()
                            .map(
                                    problem ->
                                            new Trouble(
                                                    title, Refusal.sentence(problem), way(problem)))
                            .toList());
            return;
        }
        LOG.log(System.Logger.Level.WARNING, title, failure);
        String message = failure.getMessage();
        show(title, message == null ? failure.toString() : message);
    }

    private Optional<Way> way(Problem problem) {
        Optional<Path> meant =
                file.filter(
                        each ->
                                problem.line() > 0
                                        && each.endsWith(Path.of(problem.file()).getFileName()));
        return meant.map(
                path ->
                        new Way(
                                "Open at line " + problem.line(),
                                () -> open(path, problem.line())));
    }

    private void open(Path path, int line) {
        try {
            view.source(path, Files.readAllLines(path), line);
        } catch (MalformedInputException notText) {
            show("The lines cannot be shown", "found bytes that are not UTF-8 in " + path);
        } catch (IOException e) {
            show("The lines cannot be shown", "could not read " + path + ": " + e.getMessage());
        }
    }
}
