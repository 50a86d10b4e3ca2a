package mnemarium;

import javafx.application.Platform;
import javafx.embed.swing.SwingFXUtils;
import javafx.scene.image.WritableImage;

import mnemarium.cli.Pictures;
import mnemarium.memory.onnx.Models;
import mnemarium.store.Opening;
import mnemarium.store.ShippedThresholds;
import mnemarium.store.Workspace;
import mnemarium.ui.shell.Theme;
import mnemarium.ui.shell.Window;
import mnemarium.workbench.Grain;
import mnemarium.workbench.LiveRun;
import mnemarium.workbench.Refusal;
import mnemarium.workbench.Thresholds;
import mnemarium.workbench.Workbench;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Clock;
import java.util.Comparator;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.stream.Stream;

import javax.imageio.ImageIO;

/**
 * Draws the window into memory for the command line: a workspace of its own in a temporary folder,
 * the run stepped as far as was asked, one picture, and all is gone again.
 */
final class WindowPictures implements Pictures {

    @Override
    public List<String> places() {
        return List.of("start", "loop", "frontier", "ledger", "settings", "help");
    }

    @Override
    public byte[] png(Wish wish) throws Refusal {
        try {
            Path home = Files.createTempDirectory("mnemarium-picture");
            // the window writes paths as seen from home: the same words on every machine
            System.setProperty("user.home", home.toString());
            try (Workbench bench = bench(home.resolve("Mnemarium"))) {
                play(bench, wish);
                return drawn(bench, wish);
            } finally {
                delete(home);
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static Workbench bench(Path folder) throws Refusal {
        ShippedThresholds shipped = new ShippedThresholds();
        return switch (Workspace.open(folder, Clock.systemUTC())) {
            case Opening.Opened opened ->
                    Workbench.on(
                            opened.workspace(),
                            new Models(),
                            embedder ->
                                    shipped.of(embedder.hash())
                                            .map(
                                                    value ->
                                                            new Thresholds.Threshold(
                                                                    value, "shipped calibration")),
                            System::nanoTime,
                            Clock.systemUTC());
            case Opening.Refused refused ->
                    throw new Refusal(
                            refused.where().toString(), refused.found(), refused.expected());
        };
    }

    private static void play(Workbench bench, Wish wish) throws Refusal {
        if (wish.place().equals("start")) {
            return;
        }
        try {
            bench.open(wish.source(), wish.options()).join();
        } catch (CompletionException e) {
            if (e.getCause() instanceof Refusal refusal) {
                throw refusal;
            }
            throw e;
        }
        LiveRun run = bench.current().orElseThrow();
        for (int i = 0; i < wish.steps(); i++) {
            run.step(Grain.STEP);
        }
        run.settled().join();
    }

    private static byte[] drawn(Workbench bench, Wish wish) {
        CompletableFuture<byte[]> png = new CompletableFuture<>();
        Runnable draw =
                () -> {
                    try {
                        WritableImage image =
                                Window.picture(
                                        bench,
                                        wish.place(),
                                        wish.width(),
                                        wish.height(),
                                        new Theme(
                                                wish.dark(), (int) Math.round(wish.scale() * 100)));
                        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
                        ImageIO.write(SwingFXUtils.fromFXImage(image, null), "png", bytes);
                        png.complete(bytes.toByteArray());
                    } catch (IOException | RuntimeException e) {
                        png.completeExceptionally(e);
                    }
                };
        try {
            Platform.startup(draw);
        } catch (IllegalStateException running) {
            Platform.runLater(draw);
        }
        return png.join();
    }

    private static void delete(Path folder) throws IOException {
        try (Stream<Path> files = Files.walk(folder)) {
            for (Path file : files.sorted(Comparator.reverseOrder()).toList()) {
                Files.delete(file);
            }
        }
    }
}
