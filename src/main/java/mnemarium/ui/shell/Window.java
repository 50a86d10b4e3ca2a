package mnemarium.ui.shell;

import javafx.application.Platform;
import javafx.geometry.Rectangle2D;
import javafx.scene.Scene;
import javafx.scene.image.WritableImage;
import javafx.stage.Screen;
import javafx.stage.Stage;

import mnemarium.workbench.Workbench;

import java.nio.file.Path;
import java.time.Clock;
import java.time.ZoneId;
import java.util.List;
import java.util.Optional;

/**
 * The window of the program over an open workbench. Made and used on the screen thread. Closing it
 * closes nothing else: whoever opened the workbench closes it.
 */
public final class Window {
    private static final double WIDTH = 1440;
    private static final double HEIGHT = 900;

    private final Stage stage;
    private final Workbench workbench;
    private final Session session;

    /** A window, not shown yet. */
    public Window(Stage stage, Workbench workbench) {
        this.stage = stage;
        this.workbench = workbench;
        session =
                new Session(
                        workbench, new SystemChoices(stage), Clock.system(ZoneId.systemDefault()));
    }

    /** Shows the window where it was last, on its start page. */
    public void show() {
        WindowView view = session.view();
        Scene scene = new Scene(view, WIDTH, HEIGHT);
        session.dress(scene);
        stage.setScene(scene);
        stage.setTitle("Mnemarium");
        stage.setMinWidth(640);
        stage.setMinHeight(480);
        place();
        stage.setOnHiding(event -> remember());
        stage.show();
    }

    /** Opens a file of the user as if it had been dropped on the window. */
    public void open(Path file) {
        Pulse.once(
                () -> {
                    stage.setIconified(false);
                    stage.toFront();
                    session.opening().openFile(file);
                });
    }

    /** Opens a run of the workspace. */
    public void openRun(String id) {
        Pulse.once(() -> session.opening().openRun(id));
    }

    private void place() {
        Rectangle2D screen = Screen.getPrimary().getVisualBounds();
        double width = kept("window-width").orElse(WIDTH);
        double height = kept("window-height").orElse(HEIGHT);
        stage.setWidth(Math.min(width, screen.getWidth()));
        stage.setHeight(Math.min(height, screen.getHeight()));
        Optional<Double> x = kept("window-x");
        Optional<Double> y = kept("window-y");
        if (x.isPresent()
                && y.isPresent()
                && !Screen.getScreensForRectangle(x.get(), y.get(), 40, 40).isEmpty()) {
            stage.setX(x.get());
            stage.setY(y.get());
        }
        stage.setMaximized(
                workbench.setting("window-maximized").filter("true"::equals).isPresent());
    }

    private Optional<Double> kept(String name) {
        return workbench
                .setting(name)
                .filter(text -> text.matches("-?\\d{1,5}"))
                .map(Double::valueOf);
    }

    private void remember() {
        workbench.setting("window-maximized", Boolean.toString(stage.isMaximized()));
        if (!stage.isMaximized()) {
            keep("window-width", stage.getWidth());
            keep("window-height", stage.getHeight());
            keep("window-x", stage.getX());
            keep("window-y", stage.getY());
        }
    }

    private void keep(String name, double value) {
        workbench.setting(name, Long.toString(Math.round(value)));
    }

    /**
     * Shows, in place of the window, why a workspace cannot be opened.
     *
     * @param title "This workspace is open in another window"
     * @param text what was found, what was expected, where, what to do
     * @param ways on, the likeliest first
     */
    public static void refuse(Stage stage, String title, String text, List<WayOn> ways) {
        RefusedPage page =
                new RefusedPage(
                        title,
                        text,
                        ways.stream()
                                .map(way -> new Problems.Way(way.word(), way.action()))
                                .toList());
        Scene scene = new Scene(page, WIDTH, HEIGHT);
        boolean dark =
                Platform.getPreferences().getColorScheme() == javafx.application.ColorScheme.DARK;
        new Theme(dark, 100).dress(scene);
        stage.setScene(scene);
        stage.setTitle("Mnemarium");
        stage.show();
    }

    /** A way on: the word on its button and what it does, on the screen thread. */
    public record WayOn(String word, Runnable action) {}

    /**
     * What a picture shows.
     *
     * @param place id of a place: "loop", "start", "help", "settings"; "audit" and "tenure" are
     *     pages of one
     * @param plan the plan that is chosen in the place of experiments, if any
     * @param isCompared whether the place of runs compares the two newest
     */
    public record Shown(String place, Optional<String> plan, boolean isCompared) {}

    /**
     * A picture of the window with the run that lies on the bench, or of the start page when none
     * does. Needs no display and shows no window.
     *
     * @param shown where the window is
     */
    public static WritableImage picture(
            Workbench workbench, Shown shown, double width, double height, Theme theme) {
        Session session = new Session(workbench, new NoChoices(), Clock.systemUTC());
        WindowView view = session.view();
        view.em(theme.em());
        session.look();
        shown.plan().ifPresent(session::look);
        if (shown.isCompared()) {
            session.lookAtTwo();
        }
        switch (shown.place()) {
            case "audit" -> session.lookAtAudit();
            case "tenure" -> session.lookAtTenure();
            default -> view.go(shown.place());
        }
        return Pictures.of(view, width, height, theme);
    }

    /** A picture asks nobody. */
    private static final class NoChoices implements Choices {
        @Override
        public Optional<Path> fileToOpen() {
            return Optional.empty();
        }

        @Override
        public Optional<Path> fileToSave(String suggestedName) {
            return Optional.empty();
        }

        @Override
        public Optional<Path> model() {
            return Optional.empty();
        }

        @Override
        public Optional<Path> fileToBind() {
            return Optional.empty();
        }

        @Override
        public Optional<Path> folder() {
            return Optional.empty();
        }
    }
}
