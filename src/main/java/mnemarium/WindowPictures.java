package mnemarium;

import javafx.application.Platform;
import javafx.embed.swing.SwingFXUtils;
import javafx.scene.image.WritableImage;

import mnemarium.cli.Pictures;
import mnemarium.experiment.Findings;
import mnemarium.experiment.Plan;
import mnemarium.memory.onnx.Models;
import mnemarium.store.Opening;
import mnemarium.store.ShippedThresholds;
import mnemarium.store.Workspace;
import mnemarium.ui.Faces;
import mnemarium.ui.chart.ChartFile;
import mnemarium.ui.experiments.Charts;
import mnemarium.ui.shell.Theme;
import mnemarium.ui.shell.Window;
import mnemarium.workbench.ExperimentCard;
import mnemarium.workbench.Grain;
import mnemarium.workbench.LiveRun;
import mnemarium.workbench.Refusal;
import mnemarium.workbench.RunOptions;
import mnemarium.workbench.Thresholds;
import mnemarium.workbench.Workbench;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Clock;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.function.Supplier;
import java.util.stream.Stream;

import javax.imageio.ImageIO;

/**
 * Draws the window into memory for the command line: a workspace of its own in a temporary folder,
 * the run stepped as far as was asked, one picture, and all is gone again.
 */
final class WindowPictures implements Pictures {

    @Override
    public List<String> places() {
        return List.of(
                "start",
                "loop",
                "frontier",
                "ledger",
                "gate",
                "audit",
                "tenure",
                "experiments",
                "runs",
                "settings",
                "help");
    }

    @Override
    public byte[] png(Wish wish) throws Refusal {
        try {
            Path home = Files.createTempDirectory("mnemarium-picture");
            // the window writes paths as seen from home: the same words on every machine
            System.setProperty("user.home", home.toString());
            try (Workbench bench = bench(home.resolve("Mnemarium"))) {
                play(bench, wish);
                experiment(bench, wish);
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
        if (!wish.seeds().isEmpty()) {
            for (String arm : bench.scenario(wish.source()).arms()) {
                for (long seed : wish.seeds()) {
                    open(bench, wish, wish.options().withArm(arm).withSeed(seed));
                    LiveRun run = bench.current().orElseThrow();
                    while (!run.settled().join().state().ended()) {
                        run.step(Grain.TURN);
                    }
                }
            }
        }
        if (wish.isCompared()) {
            open(bench, wish, wish.options().withDials(Map.of()));
            step(bench, wish);
        }
        open(bench, wish, wish.options());
        step(bench, wish);
    }

    private static void open(Workbench bench, Wish wish, RunOptions options) throws Refusal {
        try {
            bench.open(wish.source(), options).join();
        } catch (CompletionException e) {
            if (e.getCause() instanceof Refusal refusal) {
                throw refusal;
            }
            throw e;
        }
    }

    private static void step(Workbench bench, Wish wish) {
        LiveRun run = bench.current().orElseThrow();
        for (int i = 0; i < wish.steps(); i++) {
            run.step(Grain.STEP);
        }
        run.settled().join();
    }

    /** Plays the plan that is to be shown, to its end. */
    private static void experiment(Workbench bench, Wish wish) throws Refusal {
        if (wish.plan().filter(plan -> !plan.lacksFiles()).isEmpty()) {
            return; // it is shown as one who opens it finds it
        }
        try {
            CompletableFuture<Void> ended = new CompletableFuture<>();
            bench.experiments()
                    .listen(
                            cards -> {
                                if (cards.stream().anyMatch(WindowPictures::hasEnded)) {
                                    ended.complete(null);
                                }
                            });
            bench.experiments().start(wish.plan().get()).join();
            ended.join();
        } catch (CompletionException e) {
            if (e.getCause() instanceof Refusal refusal) {
                throw refusal;
            }
            throw e;
        }
    }

    private static boolean hasEnded(ExperimentCard card) {
        return switch (card.progress().phase()) {
            case FINISHED, CANCELLED, BROKEN -> true;
            case WAITING, RUNNING, PAUSED -> false;
        };
    }

    @Override
    public Map<String, Chart> charts(Findings findings) {
        return onScreen(
                () -> {
                    Faces.load();
                    Map<String, Chart> charts = new LinkedHashMap<>();
                    Charts.all(findings)
                            .forEach(
                                    (name, chart) ->
                                            charts.put(
                                                    name,
                                                    new Chart(
                                                            ChartFile.svg(chart),
                                                            () ->
                                                                    onScreen(
                                                                            () ->
                                                                                    png(
                                                                                            ChartFile
                                                                                                    .image(
                                                                                                            chart))))));
                    return charts;
                });
    }

    private static byte[] drawn(Workbench bench, Wish wish) {
        return onScreen(
                () ->
                        png(
                                Window.picture(
                                        bench,
                                        new Window.Shown(
                                                wish.place(),
                                                wish.plan().map(Plan::name),
                                                wish.isCompared()),
                                        wish.width(),
                                        wish.height(),
                                        new Theme(
                                                wish.dark(),
                                                (int) Math.round(wish.scale() * 100)))));
    }

    private static byte[] png(WritableImage image) {
        try {
            ByteArrayOutputStream bytes = new ByteArrayOutputStream();
            ImageIO.write(SwingFXUtils.fromFXImage(image, null), "png", bytes);
            return bytes.toByteArray();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** Does something on the screen thread, which is started if nobody has, and waits for it. */
    private static <T> T onScreen(Supplier<T> work) {
        CompletableFuture<T> done = new CompletableFuture<>();
        Runnable task =
                () -> {
                    try {
                        done.complete(work.get());
                    } catch (RuntimeException e) {
                        done.completeExceptionally(e);
                    }
                };
        try {
            Platform.startup(task);
        } catch (IllegalStateException running) {
            Platform.runLater(task);
        }
        return done.join();
    }

    private static void delete(Path folder) throws IOException {
        try (Stream<Path> files = Files.walk(folder)) {
            for (Path file : files.sorted(Comparator.reverseOrder()).toList()) {
                Files.delete(file);
            }
        }
    }
}
