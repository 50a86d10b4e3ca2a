package mnemarium.ui.shell;

import mnemarium.memory.onnx.Models;
import mnemarium.store.Opening;
import mnemarium.store.Workspace;
import mnemarium.ui.ScreenTest;
import mnemarium.workbench.Snapshot;
import mnemarium.workbench.Thresholds;
import mnemarium.workbench.Workbench;

import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.io.TempDir;

import java.nio.file.Path;
import java.time.Clock;
import java.util.Optional;

/** A screen over a workbench and its workspace file, both real and new for each test. */
abstract class BenchScreen extends ScreenTest {
    @TempDir Path folder;

    /** What a test answers when it is asked for a file. */
    final Answers choices = new Answers();

    @SuppressWarnings("NullAway.Init") // opened on the screen thread before each test
    Workbench workbench;

    /** The clock of workspace and window. */
    Clock clock() {
        return Clock.systemUTC();
    }

    /** Opens the workspace of this test; after it was closed, once more. */
    final Workbench openWorkbench() {
        workbench =
                Workbench.on(
                        ((Opening.Opened) Workspace.open(folder.resolve("workspace"), clock()))
                                .workspace(),
                        new Models(),
                        embedder -> Optional.of(new Thresholds.Threshold(0.95, "a test")),
                        System::nanoTime,
                        clock());
        return workbench;
    }

    /** The run on the workbench once all that was asked of it is done. */
    final Snapshot settled() {
        return workbench.current().orElseThrow().settled().join();
    }

    @AfterEach
    final void closeWorkbench() {
        workbench.close();
    }
}
