package mnemarium;

import javafx.application.Platform;
import javafx.stage.Stage;
import javafx.stage.WindowEvent;

import mnemarium.cli.Commands;
import mnemarium.cli.Parts;
import mnemarium.memory.onnx.Models;
import mnemarium.store.Opening;
import mnemarium.store.ShippedThresholds;
import mnemarium.store.Workspace;
import mnemarium.ui.shell.Window;
import mnemarium.workbench.Thresholds;
import mnemarium.workbench.Workbench;

import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Clock;
import java.util.List;
import java.util.Optional;

/**
 * Wires the rooms by constructor: a command for the terminal, or the window over the workspace. No
 * word, or a file as the first one, asks for the window.
 */
public final class Main {

    private Main() {}

    /** Starts the program; a command ends it with its status. */
    public static void main(String[] words) {
        if (words.length == 0 || Files.isRegularFile(Path.of(words[0]))) {
            window(words.length == 0 ? Optional.empty() : Optional.of(Path.of(words[0])));
        } else {
            System.exit(command(words));
        }
    }

    private static Path home() {
        return Path.of(
                System.getProperty(
                        "mnemarium.home", System.getProperty("user.home") + "/Mnemarium"));
    }

    private static Thresholds shipped() {
        ShippedThresholds table = new ShippedThresholds();
        return embedder ->
                table.of(embedder.hash())
                        .map(value -> new Thresholds.Threshold(value, "shipped calibration"));
    }

    private static int command(String[] words) {
        PrintWriter out = new PrintWriter(System.out, false, StandardCharsets.UTF_8);
        PrintWriter err = new PrintWriter(System.err, true, StandardCharsets.UTF_8);
        int status =
                new Commands(
                                new Parts(
                                        Models::new,
                                        shipped(),
                                        new WindowPictures(),
                                        System::nanoTime,
                                        Clock.systemUTC(),
                                        home()))
                        .run(words, out, err);
        out.flush();
        err.flush();
        return status;
    }

    /** The workspace opens beside the toolkit: both take most of a second when cold. */
    private static void window(Optional<Path> file) {
        Thread.Builder opener = Thread.ofPlatform().name("opener");
        Platform.startup(() -> {});
        opener.start(() -> open(home(), file));
    }

    private static void open(Path folder, Optional<Path> file) {
        Opening opening = Workspace.open(folder, Clock.systemUTC());
        switch (opening) {
            case Opening.Opened opened -> {
                Workbench bench =
                        Workbench.on(
                                opened.workspace(),
                                new Models(),
                                shipped(),
                                System::nanoTime,
                                Clock.systemUTC());
                // a kill by signal, a logout and a closed window all end here, once
                Runtime.getRuntime().addShutdownHook(new Thread(bench::close, "closing"));
                Platform.runLater(() -> show(bench, file));
            }
            case Opening.Refused refused -> Platform.runLater(() -> refuse(refused, file));
        }
    }

    private static void show(Workbench bench, Optional<Path> file) {
        Stage stage = new Stage();
        Window window = new Window(stage, bench);
        window.show();
        Shown.watch(stage, System.getProperty("mnemarium.shown", ""), System.out);
        stage.addEventHandler(WindowEvent.WINDOW_HIDDEN, event -> Platform.exit());
        file.ifPresent(window::open);
    }

    private static void refuse(Opening.Refused refused, Optional<Path> file) {
        Stage stage = new Stage();
        Window.refuse(
                stage,
                title(refused.reason()),
                refused.message(),
                List.of(
                        new Window.WayOn("Try again", () -> again(stage, home(), file)),
                        new Window.WayOn(
                                "Use a new workspace beside it",
                                () -> again(stage, beside(home()), file))));
    }

    private static void again(Stage stage, Path folder, Optional<Path> file) {
        Platform.setImplicitExit(false);
        stage.close();
        Thread.ofPlatform()
                .name("opener")
                .start(
                        () -> {
                            open(folder, file);
                            Platform.runLater(() -> Platform.setImplicitExit(true));
                        });
    }

    /** The first folder of that name with a number that is not there yet. */
    private static Path beside(Path folder) {
        int number = 2;
        Path next = folder.resolveSibling(folder.getFileName() + " " + number);
        while (Files.exists(next)) {
            number++;
            next = folder.resolveSibling(folder.getFileName() + " " + number);
        }
        return next;
    }

    private static String title(Opening.Reason reason) {
        return switch (reason) {
            case NOT_A_FOLDER -> "The workspace's place is taken by a file";
            case OPEN_ELSEWHERE -> "This workspace is open elsewhere";
            case READ_ONLY -> "This workspace may not be written";
            case DISK_FULL -> "The disk is full";
            case DAMAGED -> "The workspace's file is damaged";
            case FOREIGN -> "The file there is not a workspace";
            case NEWER -> "A later version has written this workspace";
            case UNREACHABLE -> "The workspace cannot be reached";
        };
    }
}
