package mnemarium.workbench;

import mnemarium.experiment.Analysis;
import mnemarium.experiment.Card;
import mnemarium.experiment.Environment;
import mnemarium.experiment.Findings;
import mnemarium.experiment.Measured;
import mnemarium.experiment.Results;
import mnemarium.experiment.Shard;
import mnemarium.experiment.file.Report;
import mnemarium.experiment.file.ResultFolder;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Map;
import java.util.function.Function;
import java.util.stream.Stream;

/** Writes what an experiment of the window found into a folder, as the command line does. */
final class WrittenResults {

    private WrittenResults() {}

    /**
     * Writes all files.
     *
     * @param card an experiment with results
     * @param folder a new or an empty one
     * @param threads that played it
     * @param drawings the charts as SVG by name, for the report
     * @return the report
     * @throws Refusal if the folder is taken
     */
    static Path write(
            ExperimentCard card,
            Path folder,
            int threads,
            Function<Findings, Map<String, String>> drawings)
            throws IOException, Refusal {
        if (isTaken(folder)) {
            throw new Refusal(
                    folder.toString(), "something there already", "a new or an empty folder");
        }
        Results results = card.results().orElseThrow();
        // of the engine and the texts that played it, which may not be those of now
        Card signed =
                new Card(
                        card.text(),
                        card.hash(),
                        card.basis().engine(),
                        Shard.WHOLE,
                        card.basis().scenarios(),
                        Map.of());
        Findings findings = Analysis.of(card.plan(), results);
        Files.createDirectories(folder);
        ResultFolder.write(
                folder,
                signed,
                results,
                findings,
                new ResultFolder.Around(
                        Environment.here(signed.engine()),
                        new Measured(
                                threads,
                                card.progress().done(),
                                Duration.between(card.created(), card.changed())),
                        drawings.apply(findings)));
        return folder.resolve(Report.NAME);
    }

    private static boolean isTaken(Path folder) throws IOException {
        if (!Files.isDirectory(folder)) {
            return Files.exists(folder);
        }
        try (Stream<Path> there = Files.list(folder)) {
            return there.findAny().isPresent();
        }
    }
}
