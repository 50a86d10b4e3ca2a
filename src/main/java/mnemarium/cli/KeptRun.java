package mnemarium.cli;

import mnemarium.scenario.Source;
import mnemarium.store.Bundle;
import mnemarium.store.RunMatch;
import mnemarium.store.RunRow;
import mnemarium.store.TextHash;
import mnemarium.store.Workspace;
import mnemarium.workbench.Preparation;
import mnemarium.workbench.Prepared;
import mnemarium.workbench.Recording;
import mnemarium.workbench.Refusal;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * What a run left behind, in a bundle or in the workspace.
 *
 * @param name the word it was found by
 * @param source what its scenario was read from
 * @param lines the canonical lines of each operation
 * @param vectors those of its texts that came with it
 * @param log the log its bundle names; empty in a workspace
 */
record KeptRun(
        String name,
        Source source,
        List<List<String>> lines,
        Map<TextHash, float[]> vectors,
        Optional<String> log) {

    /**
     * Finds a run.
     *
     * @param word a bundle's file, or the beginning of a run's id
     * @param folder of the workspace
     */
    static KeptRun of(String word, Path folder, Parts parts) throws Refusal {
        Path file = Laboratory.file(word);
        return Files.exists(file) ? inFile(word, file) : inWorkspace(word, folder, parts);
    }

    private static KeptRun inFile(String word, Path file) throws Refusal {
        Bundle bundle = Bundles.read(file);
        return new KeptRun(
                word,
                bundle.run().source(),
                bundle.operations(),
                bundle.vectors(),
                Optional.of(bundle.log()));
    }

    private static KeptRun inWorkspace(String word, Path folder, Parts parts) throws Refusal {
        if (!Files.exists(folder)) {
            throw new Refusal(
                    word,
                    "no file of that name, and no workspace " + folder,
                    "a bundle's file, or the beginning of a run's id");
        }
        try (Workspace open = Laboratory.workspace(parts, folder)) {
            RunRow row =
                    switch (open.runs().find(word)) {
                        case RunMatch.Found found -> found.run();
                        case RunMatch.Missing missing ->
                                throw new Refusal(
                                        word,
                                        "no file of that name, and no run that begins so in "
                                                + folder,
                                        "a bundle's file, or the beginning of a run's id");
                        case RunMatch.Ambiguous several ->
                                throw new Refusal(
                                        word,
                                        several.ids().size() + " runs that begin so",
                                        "one of " + String.join(", ", several.ids()));
                    };
            return new KeptRun(
                    word,
                    row.source(),
                    open.journal().read(row.id()),
                    open.vectors().all(row.embedderHash()),
                    Optional.empty());
        }
    }

    /** The run made ready to be played or folded again. */
    Prepared prepared(Preparation preparation) throws Refusal {
        return preparation.prepare(source, Recording.started(lines, name), vectors);
    }
}
