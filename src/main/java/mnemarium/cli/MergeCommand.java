package mnemarium.cli;

import mnemarium.experiment.Analysis;
import mnemarium.experiment.Card;
import mnemarium.experiment.Environment;
import mnemarium.experiment.Grid;
import mnemarium.experiment.Kit;
import mnemarium.experiment.Measured;
import mnemarium.experiment.Plan;
import mnemarium.experiment.Players;
import mnemarium.experiment.Results;
import mnemarium.experiment.Shard;
import mnemarium.experiment.file.CardFile;
import mnemarium.experiment.file.PartFile;
import mnemarium.experiment.file.PlanReader;
import mnemarium.experiment.file.ResultFolder;
import mnemarium.workbench.Refusal;

import org.jspecify.annotations.Nullable;

import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.TreeMap;
import java.util.concurrent.Callable;

/** Joins the shares of a plan that was split. */
@Command(
        name = "merge",
        description = {
            "Joins the shares of an experiment that was played with --shard: gives the very files"
                    + " that one machine would have written.",
            "",
        },
        optionListHeading = "%nOptions:%n",
        footer = {
            "",
            "Exit status: 0 done; 1 a cell failed, the others are kept; 2 wrong input.",
        })
final class MergeCommand implements Callable<Integer> {

    private final Parts parts;

    @Spec private @Nullable CommandSpec spec;

    @Parameters(
            arity = "1..*",
            paramLabel = "DIR",
            description = "The folders of all shares, in any order.")
    private List<Path> folders = new ArrayList<>();

    @Option(
            names = "--out",
            paramLabel = "DIR",
            required = true,
            description = "The folder to write into, a new or an empty one.")
    private Path out = Path.of("");

    MergeCommand(Parts parts) {
        this.parts = parts;
    }

    @Override
    public Integer call() throws Refusal, IOException {
        Map<Integer, Path> byShard = new TreeMap<>();
        Card card = cards(byShard);
        Plan plan =
                Experimenting.opened(
                        new PlanReader().read(byShard.get(1) + ", plan.yaml", card.plan()));
        OutFolder.checkEmpty(out);
        Results results;
        try (Laboratory laboratory = new Laboratory(parts)) {
            Kit kit = Experimenting.kit(laboratory, parts);
            Experimenting.check(plan, kit);
            Players players = new Players(kit);
            results = Results.empty(plan, Grid.of(plan).stream().map(players::check).toList());
        }
        for (Path folder : byShard.values()) {
            PartFile.read(folder).forEach(results::put);
        }
        if (!results.isComplete()) {
            throw new Refusal(
                    "merge", "shares that leave cells out", "shares that were played to their end");
        }
        Files.createDirectories(out);
        PrintWriter lines = Objects.requireNonNull(spec).commandLine().getOut();
        PrintWriter err = Objects.requireNonNull(spec).commandLine().getErr();
        // nothing was played here, and so nothing measured
        ResultFolder.Around around =
                new ResultFolder.Around(
                        Environment.here(card.engine()),
                        new Measured(1, 0, Duration.ZERO),
                        Map.of());
        ResultFolder.write(out, card, results, Analysis.of(plan, results), around)
                .forEach(name -> lines.println(out.resolve(name)));
        return Experimenting.sayFailures(plan, results, err) ? Commands.FAILED : Commands.DONE;
    }

    /** The card of the whole; the folder of each share. */
    private Card cards(Map<Integer, Path> byShard) throws Refusal, IOException {
        Card first = card(folders.getFirst());
        for (Path folder : folders) {
            Card card = card(folder);
            String where = folder.toString();
            if (!card.configuration().equals(first.configuration())
                    || !card.engine().equals(first.engine())
                    || !card.scenarios().equals(first.scenarios())
                    || card.shard().of() != first.shard().of()) {
                throw new Refusal(
                        where,
                        "a share of another experiment (" + card.key() + ")",
                        "one like that of " + folders.getFirst() + " (" + first.key() + ")");
            }
            Path twice = byShard.put(card.shard().number(), folder);
            if (twice != null) {
                throw new Refusal(
                        where,
                        "share " + card.shard().number() + " once more, also in " + twice,
                        "each once");
            }
        }
        for (int share = 1; share <= first.shard().of(); share++) {
            if (!byShard.containsKey(share)) {
                throw new Refusal(
                        "merge",
                        "no share " + share + " of " + first.shard().of(),
                        "the folders of all of them");
            }
        }
        return new Card(
                first.plan(),
                first.configuration(),
                first.engine(),
                Shard.WHOLE,
                first.scenarios(),
                first.results());
    }

    private static Card card(Path folder) throws Refusal, IOException {
        Path file = folder.resolve(CardFile.NAME);
        if (!Files.exists(file) || !Files.exists(folder.resolve(PartFile.NAME))) {
            throw new Refusal(
                    folder.toString(),
                    "no " + CardFile.NAME + " with " + PartFile.NAME,
                    "the folder of a share that was played to its end (experiment --shard)");
        }
        try {
            return CardFile.read(file);
        } catch (IllegalArgumentException e) {
            throw Experimenting.refusal(file.toString(), e);
        }
    }
}
