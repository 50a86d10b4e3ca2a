package mnemarium.ui.shell;

import mnemarium.scenario.Problem;
import mnemarium.scenario.file.ItemPreview;
import mnemarium.ui.shell.Problems.Trouble;
import mnemarium.ui.shell.Problems.Way;
import mnemarium.workbench.Refusal;

import java.io.IOException;
import java.nio.charset.MalformedInputException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;

/** Puts what went wrong into words, with a way to the line in question. */
final class Wrongs {
    private static final System.Logger LOG = System.getLogger(Wrongs.class.getName());

    private final Supplier<WindowView> view;
    private Optional<Path> file = Optional.empty();
    private Runnable chooseColumns = () -> {};

    /**
     * Nothing wrong yet.
     *
     * @param view the window, which is made later
     */
    Wrongs(Supplier<WindowView> view) {
        this.view = view;
    }

    /**
     * The file that problems will be about.
     *
     * @param columns lets the user choose which column of it is what
     */
    void about(Path opened, Runnable columns) {
        file = Optional.of(opened);
        chooseColumns = columns;
    }

    /** Problems will be about no file. */
    void aboutNothing() {
        file = Optional.empty();
    }

    /** The file that was opened last. */
    Optional<Path> file() {
        return file;
    }

    void show(String title, String text) {
        view.get().wrong(List.of(new Trouble(title, text, Optional.empty())));
    }

    /** What failed, and why. */
    void show(String what, Throwable failure) {
        String title = what + " did not work";
        if (failure instanceof Refusal refusal) {
            view.get()
                    .wrong(
                            refusal.problems().stream()
                                    .map(
                                            problem ->
                                                    new Trouble(
                                                            title,
                                                            Refusal.sentence(problem),
                                                            way(problem)))
                                    .toList());
            return;
        }
        LOG.log(System.Logger.Level.WARNING, title, failure);
        String message = failure.getMessage();
        show(title, message == null ? failure.toString() : message);
    }

    private Optional<Way> way(Problem problem) {
        boolean isAboutColumns =
                problem.expected().contains("column")
                        && file.flatMap(each -> ItemPreview.of(each, 1)).isPresent();
        if (isAboutColumns) {
            return Optional.of(new Way("Choose the columns", chooseColumns));
        }
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
            view.get().source(path, Files.readAllLines(path), line);
        } catch (MalformedInputException notText) {
            show("The lines cannot be shown", "found bytes that are not UTF-8 in " + path);
        } catch (IOException e) {
            show("The lines cannot be shown", "could not read " + path + ": " + e.getMessage());
        }
    }
}
