package mnemarium.cli;

import mnemarium.loop.Engine;
import mnemarium.loop.Setup;
import mnemarium.store.Bundle;
import mnemarium.store.BundleFile;
import mnemarium.store.BundleReading;
import mnemarium.store.RunRow;
import mnemarium.workbench.Recording;
import mnemarium.workbench.Refusal;

import java.nio.file.Path;
import java.time.Clock;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.TreeMap;

/** Runs that no workspace keeps, as bundles. */
final class Bundles {

    private static final int ID_DIGITS = 16;

    private Bundles() {}

    /** A run that was just played. Its id is the beginning of its log's hash: same run, same id. */
    static Bundle of(Recording recording, Clock clock) {
        Setup setup = recording.prepared().setup();
        String log = recording.log();
        RunRow row =
                new RunRow(
                        log.substring(0, ID_DIGITS),
                        Optional.empty(),
                        0,
                        setup.scenario().title(),
                        recording.prepared().source(),
                        setup.scenario().kind(),
                        setup.arm().word(),
                        setup.seed(),
                        setup.mode().name().toLowerCase(Locale.ROOT),
                        setup.embedder(),
                        setup.embedderHash(),
                        "",
                        clock.instant());
        return new Bundle(
                row,
                Engine.VERSION,
                log,
                recording.state(),
                recording.lines(),
                new TreeMap<>(recording.vectors()));
    }

    /** Reads a bundle's file. */
    static Bundle read(Path file) throws Refusal {
        return switch (new BundleFile().read(file)) {
            case BundleReading.Opened opened -> opened.bundle();
            case BundleReading.Refused refused -> throw new Refusal(List.of(refused.problem()));
        };
    }
}
