package mnemarium.workbench;

import mnemarium.memory.onnx.Models;
import mnemarium.store.Opening;
import mnemarium.store.Workspace;

import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.io.TempDir;

import java.nio.file.Path;
import java.time.Clock;
import java.util.Optional;

/** A workbench over a real workspace file, new for each test. */
abstract class OnTheBench {
    @TempDir Path folder;
    Workbench bench;

    @BeforeEach
    final void open() {
        bench = bench();
    }

    /** Opens the workspace of this test; after it was closed, once more. */
    final Workbench bench() {
        return Workbench.on(
                ((Opening.Opened) Workspace.open(folder, Clock.systemUTC())).workspace(),
                new Models(),
                _ -> threshold(),
                System::nanoTime,
                Clock.systemUTC());
    }

    /** What is calibrated for every embedder; nothing, unless a test says so. */
    Optional<Thresholds.Threshold> threshold() {
        return Optional.empty();
    }

    @AfterEach
    final void close() {
        bench.close();
    }

    final LiveRun live() {
        return bench.current().orElseThrow();
    }

    /** The run once all that was asked of it is done. */
    final Snapshot settled() {
        return live().settled().join();
    }
}
