package mnemarium.cli;

import mnemarium.loop.Situation;
import mnemarium.scenario.Source;
import mnemarium.store.BundleFile;
import mnemarium.workbench.Grain;
import mnemarium.workbench.LiveRun;
import mnemarium.workbench.Prepared;
import mnemarium.workbench.Recording;
import mnemarium.workbench.Refusal;
import mnemarium.workbench.RunOptions;
import mnemarium.workbench.Snapshot;
import mnemarium.workbench.Workbench;

import org.jspecify.annotations.Nullable;

import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.concurrent.Callable;

/** Plays a scenario and prints what came out. */
@Command(
        name = "run",
        description = {
            "Plays a scenario and prints what came out.",
            "",
            "The same scenario, arm, seed, dials and embedder give the same log and state on every"
                    + " machine. Nothing is kept, unless a bundle or a workspace is named.",
            "",
        },
        optionListHeading = "%nOptions:%n",
        footer = {
            "",
            "Examples:",
            "  mnemarium run alert-triage --dial added-latency=110 --seed 7",
            "  mnemarium run trip-planning --arm notes --json",
            "  mnemarium run OpenSSH_2k.log_structured.csv --embedder minilm --dial threshold=0.9",
            "  mnemarium run tickets.csv --option text=Subject --option id=Key",
        })
final class RunCommand implements Callable<Integer> {

    private final Parts parts;

    @Spec private @Nullable CommandSpec spec;

    @Parameters(
            paramLabel = "SCENARIO",
            description =
                    "A shipped scenario's name (see 'mnemarium scenarios'), or a file: a scenario"
                            + " (.yaml), a LoCoMo conversation (.json), a chat (.jsonl), items"
                            + " (.csv, .jsonl).")
    private String scenario = "";

    @Mixin private Wishes wishes = new Wishes();

    @Option(
            names = "--turns",
            paramLabel = "N",
            converter = Counting.class,
            description = "Play so many turns at most.")
    private Optional<Integer> turns = Optional.empty();

    @Option(names = "--json", description = "Print the outcome as JSON.")
    private boolean json;

    @Option(
            names = "--bundle",
            paramLabel = "FILE",
            description = "Write the run as one bundle file; a file that is there is replaced.")
    private Optional<Path> bundle = Optional.empty();

    @Option(
            names = "--workspace",
            paramLabel = "DIR",
            description = "Keep the run in the workspace of this folder.")
    private Optional<Path> workspace = Optional.empty();

    RunCommand(Parts parts) {
        this.parts = parts;
    }

    @Override
    public Integer call() throws Refusal {
        RunOptions options = wishes.run();
        Map<String, String> reading = wishes.reading();
        if (bundle.isPresent()) {
            OutFile.checkFolder("--bundle", bundle.get());
        }
        PlayedRun played =
                workspace.isPresent()
                        ? kept(workspace.get(), reading, options)
                        : unkept(reading, options);
        PrintWriter out = Objects.requireNonNull(spec).commandLine().getOut();
        if (json) {
            out.println(OutcomeJson.text(played));
        } else {
            new OutcomeText(played).print(out);
            bundle.ifPresent(file -> out.println("bundle  " + file));
        }
        return Commands.DONE;
    }

    private PlayedRun unkept(Map<String, String> reading, RunOptions options) throws Refusal {
        try (Laboratory laboratory = new Laboratory(parts)) {
            Source source = Laboratory.source(scenario, reading, laboratory.preparation());
            Prepared prepared = laboratory.preparation().prepare(source, options, Map.of());
            Recording recording =
                    Recording.play(
                            prepared,
                            turns.map(OptionalInt::of).orElseGet(OptionalInt::empty),
                            parts.ticker());
            if (bundle.isPresent()) {
                new BundleFile().write(Bundles.of(recording, parts.clock()), bundle.get());
            }
            return new PlayedRun(
                    prepared.setup(),
                    prepared.thresholdOrigin(),
                    prepared.notes(),
                    recording.end(),
                    recording.log(),
                    recording.state(),
                    recording.timings());
        }
    }

    /**
     * Whether each step is a turn of its own, so that the grain of a turn goes further: to the next
     * trip, or wrong answer.
     */
    private static boolean isOfSteps(Snapshot snapshot) {
        return switch (snapshot.state().situation()) {
            case Situation.Triaging _ -> false;
            case Situation.Talking _ -> false;
            case Situation.Reusing _ -> true;
            case Situation.Stepping _ -> true;
        };
    }

    private PlayedRun kept(Path folder, Map<String, String> reading, RunOptions options)
            throws Refusal {
        try (Workbench bench = Laboratory.bench(parts, folder)) {
            Source source = Laboratory.source(scenario, reading, bench.preparation());
            Snapshot snapshot = bench.open(source, options).join();
            LiveRun live = bench.current().orElseThrow();
            int last = turns.orElse(Integer.MAX_VALUE);
            while (!snapshot.state().ended() && snapshot.state().turn() < last) {
                live.step(turns.isPresent() && isOfSteps(snapshot) ? Grain.STEP : Grain.TURN);
                snapshot = live.settled().join();
                if (snapshot.trouble().isPresent()) {
                    Snapshot.Trouble trouble = snapshot.trouble().get();
                    throw new Refusal(
                            folder.toString(), trouble.title() + ": " + trouble.detail(), "room");
                }
            }
            PlayedRun played =
                    new PlayedRun(
                            snapshot.run().setup(),
                            snapshot.run().thresholdOrigin(),
                            snapshot.run().notes(),
                            snapshot.state(),
                            live.log().join(),
                            snapshot.stateHash(),
                            live.timings());
            if (bundle.isPresent()) {
                bench.export(snapshot.run().id(), bundle.get()).join();
            }
            return played;
        }
    }
}
