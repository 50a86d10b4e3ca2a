package mnemarium.cli;

import mnemarium.experiment.AlertCorpus;
import mnemarium.memory.Calibration;
import mnemarium.memory.LabelledCorpus;
import mnemarium.memory.onnx.Models;
import mnemarium.scenario.Conversation;
import mnemarium.scenario.Evolving;
import mnemarium.scenario.Lanes;
import mnemarium.scenario.NearMiss;
import mnemarium.scenario.OutcomeReuse;
import mnemarium.scenario.ProcessMemory;
import mnemarium.scenario.Rewording;
import mnemarium.scenario.Scenario;
import mnemarium.scenario.StalenessTrap;
import mnemarium.scenario.Tenure;
import mnemarium.scenario.Triage;
import mnemarium.store.CalibrationText;
import mnemarium.workbench.Calibrating;
import mnemarium.workbench.Preparation;
import mnemarium.workbench.Refusal;
import mnemarium.workbench.Workbench;

import org.jspecify.annotations.Nullable;

import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.concurrent.Callable;

/** Finds the cosine at which an embedder says "the same", and what it is worth. */
@Command(
        name = "calibrate",
        description = {
            "Finds the cosine at which an embedder says \"the same\": the middle of the thresholds"
                    + " with the best mean F1 on labelled texts. Tries it on seeds and on wordings it"
                    + " has not seen, beside controls that know no meaning.",
            "",
        },
        optionListHeading = "%nOptions:%n",
        footer = {
            "",
            "Examples:",
            "  mnemarium calibrate --embedder static --embedder minilm",
            "  mnemarium calibrate --embedder model.onnx --workspace lab",
            "  mnemarium calibrate --corpus near,strong --seeds 40",
            "  mnemarium calibrate --corpus items.csv",
        })
final class CalibrateCommand implements Callable<Integer> {

    private static final int MOST_SEEDS = 100;

    private final Parts parts;

    @Spec private @Nullable CommandSpec spec;

    @Option(
            names = "--embedder",
            paramLabel = "E",
            description =
                    "static, minilm, hashed, or a sentence model's ONNX file with its vocab.txt"
                            + " beside it (or MODEL,VOCABULARY); may be repeated. Default: the"
                            + " built-in ones; minilm takes a minute or two.")
    private List<String> embedders = new ArrayList<>();

    @Option(
            names = "--corpus",
            paramLabel = "C",
            defaultValue = "near,mild",
            description =
                    "Generated alerts by kind of near miss (far, near, host, user, technique,"
                            + " severity) and rewording (mild, frame, phrase, strong), or a file of"
                            + " at least 200 items with incidents. Default: near,mild.")
    private String corpus = "";

    @Option(
            names = "--option",
            paramLabel = "KEY=VALUE",
            description = "How to read a file of items, as in 'run'; may be repeated.")
    private List<String> options = new ArrayList<>();

    @Option(
            names = "--seeds",
            paramLabel = "N",
            converter = Counting.class,
            defaultValue = "20",
            description =
                    "Streams of 100 alerts to try a threshold on, for each of both: other seeds,"
                            + " other wordings; half as many to find it on. Default: 20.")
    private int seeds;

    @Option(names = "--json", description = "Print all that was measured as JSON.")
    private boolean json;

    @Option(
            names = "--workspace",
            paramLabel = "DIR",
            description =
                    "Keep the thresholds in the workspace of this folder; its new runs take them.")
    private Optional<Path> workspace = Optional.empty();

    CalibrateCommand(Parts parts) {
        this.parts = parts;
    }

    @Override
    public Integer call() throws Refusal {
        List<Calibration> found = workspace.isPresent() ? kept(workspace.get()) : unkept();
        PrintWriter out = Objects.requireNonNull(spec).commandLine().getOut();
        if (json) {
            out.println(
                    "["
                            + String.join(",\n", found.stream().map(CalibrationText::of).toList())
                            + "]");
        } else {
            new CalibrationTable(found).print(out);
            out.println();
            out.println(
                    workspace
                            .map(folder -> "Kept in " + folder + "; its new runs take them.")
                            .orElse("Nothing was kept; --workspace DIR keeps it."));
        }
        return Commands.DONE;
    }

    private List<String> names() {
        return embedders.isEmpty() ? Models.NAMES : List.copyOf(embedders);
    }

    private List<Calibration> unkept() throws Refusal {
        List<Calibration> found = new ArrayList<>();
        try (Laboratory laboratory = new Laboratory(parts)) {
            for (String name : names()) {
                laboratory.embedders().open(name); // refuse before anything takes its time
            }
            LabelledCorpus texts = corpus(laboratory.preparation());
            for (String name : names()) {
                Said said = new Said(name);
                found.add(
                        new Calibrating(laboratory.embedders())
                                .calibrate(name, texts, said::share, () -> false));
            }
        }
        return found;
    }

    private List<Calibration> kept(Path folder) throws Refusal {
        List<Calibration> found = new ArrayList<>();
        try (Workbench bench = Laboratory.bench(parts, folder)) {
            LabelledCorpus texts = corpus(bench.preparation());
            for (String name : names()) {
                Said said = new Said(name);
                found.add(bench.calibrate(name, texts, said::share, () -> false).join());
            }
        }
        return found;
    }

    private LabelledCorpus corpus(Preparation preparation) throws Refusal {
        if (seeds > MOST_SEEDS) {
            throw new Refusal("--seeds", Integer.toString(seeds), "1 to " + MOST_SEEDS);
        }
        int comma = corpus.indexOf(',');
        Optional<NearMiss> nearMiss =
                comma < 0 ? Optional.empty() : NearMiss.named(corpus.substring(0, comma));
        Optional<Rewording> rewording = Rewording.named(corpus.substring(comma + 1));
        if (nearMiss.isPresent() && rewording.isPresent()) {
            int half = Math.max(1, seeds / 2);
            return AlertCorpus.of(nearMiss.get(), rewording.get(), half, seeds, half);
        }
        if (!Files.exists(Laboratory.file(corpus))) {
            throw new Refusal(
                    "--corpus " + corpus,
                    "no file of that name",
                    "a file, or two words such as near,mild: one of "
                            + words(Arrays.stream(NearMiss.values()).map(NearMiss::word).toList())
                            + " and one of "
                            + words(
                                    Arrays.stream(Rewording.values())
                                            .map(Rewording::word)
                                            .toList()));
        }
        Map<String, String> reading = Wishes.pairs("--option", options);
        Scenario scenario = preparation.read(Laboratory.file(corpus), reading).scenario();
        return switch (scenario) {
            case Triage triage -> Calibrating.corpus(triage);
            case Conversation conversation ->
                    throw new Refusal(
                            corpus, "a conversation", "items with incidents to find repeats among");
            case OutcomeReuse _, Evolving _, StalenessTrap _, ProcessMemory _, Lanes _, Tenure _ ->
                    throw new Refusal(
                            corpus,
                            "a scenario of kind " + scenario.kind(),
                            "items with incidents to find repeats among");
        };
    }

    private static String words(List<String> words) {
        return String.join(", ", words);
    }

    /** Says every tenth part that is done, apart from the result. */
    private final class Said {
        private static final int TENTHS = 10;

        private final String name;
        private int said;

        Said(String name) {
            this.name = name;
        }

        void share(double done) {
            int tenths = (int) (TENTHS * done);
            if (tenths > said) {
                said = tenths;
                PrintWriter err = Objects.requireNonNull(spec).commandLine().getErr();
                err.println(name + ": " + 100 / TENTHS * tenths + " %");
                err.flush();
            }
        }
    }
}
