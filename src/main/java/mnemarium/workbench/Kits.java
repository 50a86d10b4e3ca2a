package mnemarium.workbench;

import mnemarium.experiment.Kit;
import mnemarium.memory.Embedder;
import mnemarium.memory.Ticker;
import mnemarium.scenario.Source;
import mnemarium.scenario.file.Nearest;
import mnemarium.scenario.file.Reading;
import mnemarium.scenario.file.ScenarioReader;
import mnemarium.scenario.file.Shipped;

import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.Optional;

/** Fills the kit that experiments play with: the same scenarios, models and thresholds as runs. */
public final class Kits {

    private Kits() {}

    /**
     * A kit over open models; nothing is opened before a cell asks for it.
     *
     * @param folder where files are looked for that are named without a folder
     */
    public static Kit of(Embedders embedders, Thresholds thresholds, Path folder, Ticker ticker) {
        return new Kit(
                name -> source(name, folder),
                name -> embedder(embedders, name),
                (name, texts) -> embedders.models().weighted(name, texts),
                embedder -> threshold(thresholds, embedder),
                () -> embedders.models().wordPiece(),
                ticker);
    }

    /**
     * A shipped scenario's source, or a file's.
     *
     * @throws IllegalArgumentException with what was found and expected, if there is none
     */
    static Source source(String name, Path folder) {
        Optional<Source> shipped = new Shipped().named(name);
        if (shipped.isPresent()) {
            return shipped.get();
        }
        Path file = file(name, folder);
        if (!Files.exists(file)) {
            throw new IllegalArgumentException(
                    "found no file and no shipped scenario '"
                            + name
                            + "', expected "
                            + Nearest.expected(name, Shipped.names())
                            + ", or a file");
        }
        return switch (new ScenarioReader().read(file)) {
            case Reading.Opened opened -> opened.source();
            case Reading.Refused refused ->
                    throw new IllegalArgumentException(
                            String.join(
                                    "; ",
                                    refused.problems().stream().map(Refusal::sentence).toList()));
        };
    }

    private static Path file(String name, Path folder) {
        try {
            return folder.resolve(name);
        } catch (InvalidPathException e) {
            throw new IllegalArgumentException(
                    "found the scenario '" + name + "', expected a name or a path", e);
        }
    }

    private static Embedder embedder(Embedders embedders, String name) {
        try {
            return embedders.open(name);
        } catch (Refusal e) {
            throw new IllegalArgumentException(e.getMessage(), e);
        }
    }

    private static double threshold(Thresholds thresholds, Embedder embedder) {
        return thresholds
                .of(embedder)
                .orElseThrow(
                        () ->
                                new IllegalArgumentException(
                                        "found no calibrated threshold of the embedder "
                                                + embedder.name()
                                                + ", expected one (calibrate --embedder "
                                                + embedder.name()
                                                + "), or the setting threshold as a number"))
                .value();
    }
}
