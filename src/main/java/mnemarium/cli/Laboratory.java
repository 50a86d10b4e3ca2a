package mnemarium.cli;

import mnemarium.scenario.Problem;
import mnemarium.scenario.Scenario;
import mnemarium.scenario.Source;
import mnemarium.scenario.file.Nearest;
import mnemarium.scenario.file.Shipped;
import mnemarium.store.BundleFile;
import mnemarium.store.Opening;
import mnemarium.store.Workspace;
import mnemarium.workbench.Embedders;
import mnemarium.workbench.Preparation;
import mnemarium.workbench.Refusal;
import mnemarium.workbench.Workbench;

import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** What one command has open: models and readers, without any workspace. */
final class Laboratory implements AutoCloseable {

    private final Embedders embedders;
    private final Preparation preparation;

    Laboratory(Parts parts) {
        embedders = new Embedders(parts.models().get());
        preparation = new Preparation(embedders, parts.shipped());
    }

    Embedders embedders() {
        return embedders;
    }

    Preparation preparation() {
        return preparation;
    }

    @Override
    public void close() {
        embedders.close();
    }

    /**
     * A scenario by the word a user gave for it.
     *
     * @param word a shipped scenario's name, or a file
     * @param options how to read the file
     * @throws Refusal if there is none, or it cannot be read
     */
    static Source source(String word, Map<String, String> options, Preparation preparation)
            throws Refusal {
        Optional<Source> shipped = new Shipped().named(word);
        if (shipped.isPresent()) {
            if (!options.isEmpty()) {
                throw new Refusal(
                        "--option " + String.join(", --option ", options.keySet()),
                        "the shipped scenario " + word,
                        "options only for a file of one's own");
            }
            return shipped.get();
        }
        Path file = file(word);
        if (word.endsWith(BundleFile.ENDING)) {
            throw new Refusal(
                    word,
                    "a bundle",
                    "a scenario; a bundle can be played again (reproduce) or kept (import)");
        }
        if (!Files.exists(file)) {
            List<String> names =
                    new Shipped()
                            .all().stream().map(each -> name(each, preparation)).sorted().toList();
            throw new Refusal(
                    "SCENARIO " + word,
                    "no file and no shipped scenario of that name",
                    Nearest.expected(word, names) + ", or a file");
        }
        return preparation.read(file, options).source();
    }

    /** The name by which a shipped source is asked for. */
    static String name(Source shipped, Preparation preparation) {
        return scenario(shipped, preparation).name();
    }

    /** What a shipped source holds. */
    static Scenario scenario(Source shipped, Preparation preparation) {
        try {
            return preparation.read(shipped).scenario();
        } catch (Refusal e) {
            throw new IllegalStateException("a shipped scenario cannot be read", e);
        }
    }

    /** A path as the user typed it. */
    static Path file(String word) throws Refusal {
        try {
            return Path.of(word);
        } catch (InvalidPathException e) {
            throw new Refusal("a file", word, "a path: " + e.getReason());
        }
    }

    /** Opens a workspace with a bench over it; closing the bench closes all. */
    static Workbench bench(Parts parts, Path folder) throws Refusal {
        return Workbench.on(
                workspace(parts, folder),
                parts.models().get(),
                parts.shipped(),
                parts.ticker(),
                parts.clock());
    }

    /** Opens a workspace. */
    static Workspace workspace(Parts parts, Path folder) throws Refusal {
        return switch (Workspace.open(folder, parts.clock())) {
            case Opening.Opened opened -> opened.workspace();
            case Opening.Refused refused ->
                    throw new Refusal(
                            List.of(
                                    new Problem(
                                            refused.where().toString(),
                                            0,
                                            "",
                                            refused.found(),
                                            refused.expected() + ". " + refused.advice())));
        };
    }
}
