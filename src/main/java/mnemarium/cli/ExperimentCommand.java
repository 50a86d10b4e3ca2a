package mnemarium.cli;

import mnemarium.experiment.Analysis;
import mnemarium.experiment.Card;
import mnemarium.experiment.Environment;
import mnemarium.experiment.Findings;
import mnemarium.experiment.Keeper;
import mnemarium.experiment.Kit;
import mnemarium.experiment.Measured;
import mnemarium.experiment.Plan;
import mnemarium.experiment.Progress;
import mnemarium.experiment.Results;
import mnemarium.experiment.Seeds;
import mnemarium.experiment.Shard;
import mnemarium.experiment.Variation;
import mnemarium.experiment.file.CardFile;
import mnemarium.experiment.file.PartFile;
import mnemarium.experiment.file.ResultFolder;
import mnemarium.store.Workspace;
import mnemarium.workbench.KeptExperiment;
import mnemarium.workbench.Refusal;
import mnemarium.workbench.Thresholds;

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
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.concurrent.Callable;

/** Plays a plan and writes what came out. */
@Command(
        name = "experiment",
        description = {
            "Plays a plan: its arms, at every rung, with every seed; writes what came out.",
            "",
            "The same plan and seeds give the same results.csv, byte by byte, whatever the number"
                    + " of threads. A run that was stopped goes on when the command is typed again"
                    + " with the same --out.",
            "",
        },
        optionListHeading = "%nOptions:%n",
        footer = {
            "",
            "Exit status: 0 done; 1 a cell failed, the others are kept; 2 wrong input.",
            "",
            "Examples:",
            "  mnemarium experiment loop-guard-rungs --pictures --out rungs",
            "  mnemarium experiment loop-guard-rungs --seeds 50 --dial budget=500 --out rungs-500",
            "  mnemarium experiment my-sweep.yaml --shard 3/20 --out part-3",
        })
final class ExperimentCommand implements Callable<Integer> {

    private final Parts parts;

    @Spec private @Nullable CommandSpec spec;

    @Parameters(
            paramLabel = "PLAN",
            description = "A shipped plan's name, or the file of a plan (.yaml, .json).")
    private String plan = "";

    @Option(
            names = "--seeds",
            paramLabel = "LIST|N",
            description =
                    "The seeds, instead of the plan's: 5 means 1 to 5; 3,9 and 3-9 are lists. Parts"
                            + " that draw no chance keep their one.")
    private Optional<String> seeds = Optional.empty();

    @Option(
            names = "--dial",
            paramLabel = "NAME=VALUE",
            description =
                    "Where a dial stands, or another setting of the plan (embedder, a parameter) in"
                            + " all of its parts; may be repeated.")
    private List<String> dials = new ArrayList<>();

    @Option(
            names = "--file",
            paramLabel = "FILE",
            description = "A file of one's own, for plans that run such files; may be repeated.")
    private List<String> files = new ArrayList<>();

    @Option(
            names = "--threads",
            paramLabel = "N",
            converter = Counting.class,
            description = "How many cells are played at once. Default: one for each core.")
    private Optional<Integer> threads = Optional.empty();

    @Option(
            names = "--shard",
            paramLabel = "I/N",
            description = "Play the I-th of N shares of the cells; 'merge' joins the shares.")
    private Optional<String> shard = Optional.empty();

    @Option(
            names = "--workspace",
            paramLabel = "DIR",
            description =
                    "Keep the cells in the workspace of this folder, where the window lists the"
                            + " experiment; one of the same plan that was stopped goes on.")
    private Optional<Path> workspace = Optional.empty();

    @Option(names = "--many", description = "Take a plan of more than 10 million cells.")
    private boolean many;

    @Option(
            names = "--pictures",
            description = "Draw each chart as well, as SVG and as PNG; needs no display.")
    private boolean pictures;

    @Option(
            names = "--out",
            paramLabel = "DIR",
            required = true,
            description = "The folder to write into: a new or empty one, or one to go on in.")
    private Path out = Path.of("");

    ExperimentCommand(Parts parts) {
        this.parts = parts;
    }

    @Override
    public Integer call() throws Refusal, IOException {
        checkShare("--pictures", pictures, "the whole plan: join the shares first");
        checkShare("--workspace", workspace.isPresent(), "the whole plan, to be listed as one");
        Plan varied = varied();
        Experimenting.checkSize(varied, many);
        try (Laboratory laboratory = new Laboratory(parts)) {
            Kit kit = Experimenting.kit(laboratory, parts);
            Card card = card(varied, kit);
            if (workspace.isEmpty() || !Files.exists(workspace.get())) {
                // before a folder is made, or a workspace
                Experimenting.check(varied, kit);
            }
            return workspace.isEmpty()
                    ? play(varied, card, kit, Optional.empty())
                    : kept(workspace.get(), varied, card, laboratory);
        }
    }

    private void checkShare(String option, boolean isThere, String expected) throws Refusal {
        if (isThere && shard.isPresent()) {
            throw new Refusal(option, "--shard " + shard.get() + " beside it", expected);
        }
    }

    private Optional<Seeds> seeds() throws Refusal {
        try {
            return seeds.map(Seeds::of);
        } catch (IllegalArgumentException e) {
            throw Experimenting.refusal("--seeds", e);
        }
    }

    private Shard shard() throws Refusal {
        try {
            return shard.map(Shard::of).orElse(Shard.WHOLE);
        } catch (IllegalArgumentException e) {
            throw Experimenting.refusal("--shard", e);
        }
    }

    private Plan varied() throws Refusal {
        Plan found = Experimenting.plan(plan);
        try {
            return new Variation(seeds(), Wishes.pairs("--dial", dials), files).of(found);
        } catch (IllegalArgumentException e) {
            throw Experimenting.refusal("plan " + found.name(), e);
        } catch (ArithmeticException e) {
            throw new Refusal("plan " + found.name(), "too many seeds", "fewer");
        }
    }

    private Card card(Plan varied, Kit kit) throws Refusal {
        Shard share = shard();
        try {
            return CardFile.of(varied, share, kit);
        } catch (IllegalArgumentException e) {
            throw Experimenting.refusal("plan " + varied.name(), e);
        }
    }

    /** Plays it as an experiment of a workspace, or goes on with it there. */
    private int kept(Path folder, Plan varied, Card card, Laboratory laboratory)
            throws Refusal, IOException {
        OutFolder.check(out, card);
        try (Workspace opened = Laboratory.workspace(parts, folder)) {
            Thresholds thresholds = Thresholds.of(opened, parts.shipped());
            Kit kit = Experimenting.kit(laboratory, thresholds, parts);
            Experimenting.check(varied, kit);
            KeptExperiment experiment = KeptExperiment.of(opened, varied, parts.clock());
            err().println(
                            "experiment "
                                    + experiment.id()
                                    + " of "
                                    + folder
                                    + ": "
                                    + Experimenting.count(experiment.keptBefore())
                                    + " of "
                                    + Experimenting.count(varied.cells())
                                    + " cells were kept before");
            experiment.stand(Progress.Phase.RUNNING, "");
            try {
                int status = play(varied, card, kit, Optional.of(experiment));
                experiment.stand(Progress.Phase.FINISHED, "");
                return status;
            } catch (Refusal | IOException | RuntimeException e) {
                broke(experiment, e);
                throw e;
            }
        }
    }

    private static void broke(KeptExperiment experiment, Exception why) {
        try {
            experiment.stand(Progress.Phase.BROKEN, String.valueOf(why.getMessage()));
        } catch (RuntimeException e) {
            // the disk that broke it may not take a note either
            why.addSuppressed(e);
        }
    }

    private int play(Plan varied, Card card, Kit kit, Optional<KeptExperiment> experiment)
            throws Refusal, IOException {
        int players = threads.orElseGet(() -> Runtime.getRuntime().availableProcessors());
        Results results;
        Measured measured;
        try (PartFile cells = OutFolder.open(out, card)) {
            Keeper keeper = experiment.map(KeptExperiment::keeper).orElse(cells);
            CountingKeeper counting = new CountingKeeper(keeper);
            long begun = kit.ticker().nanos();
            results = Experimenting.play(varied, card, counting, players, kit, err());
            Duration elapsed = Duration.ofNanos(kit.ticker().nanos() - begun);
            measured = new Measured(players, counting.cells(), elapsed);
        }
        Findings findings = Analysis.of(varied, results, players);
        Map<String, Pictures.Chart> charts =
                pictures ? parts.pictures().charts(findings) : Map.of();
        Map<String, String> drawings = new LinkedHashMap<>();
        charts.forEach((name, chart) -> drawings.put(name, chart.svg()));
        List<String> names =
                ResultFolder.write(
                        out,
                        card,
                        results,
                        findings,
                        new ResultFolder.Around(
                                Environment.here(card.engine()), measured, drawings));
        if (card.shard().equals(Shard.WHOLE)) {
            Files.delete(out.resolve(PartFile.NAME));
        }
        PrintWriter lines = Objects.requireNonNull(spec).commandLine().getOut();
        names.forEach(name -> lines.println(out.resolve(name)));
        draw(charts, lines);
        return Experimenting.sayFailures(varied, results, err()) ? Commands.FAILED : Commands.DONE;
    }

    private PrintWriter err() {
        return Objects.requireNonNull(spec).commandLine().getErr();
    }

    private void draw(Map<String, Pictures.Chart> charts, PrintWriter lines) throws IOException {
        for (Map.Entry<String, Pictures.Chart> chart : charts.entrySet()) {
            Path svg = out.resolve(chart.getKey() + ".svg");
            Files.writeString(svg, chart.getValue().svg());
            lines.println(svg);
            Path png = out.resolve(chart.getKey() + ".png");
            Files.write(png, chart.getValue().png().get());
            lines.println(png);
        }
    }
}
