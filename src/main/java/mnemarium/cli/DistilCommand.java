package mnemarium.cli;

import mnemarium.memory.onnx.Distil;
import mnemarium.workbench.Refusal;

import org.jspecify.annotations.Nullable;

import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;
import java.util.Objects;
import java.util.concurrent.Callable;

/** Makes a static embedder out of a sentence model. */
@Command(
        name = "distil",
        description =
                "Makes a static embedder out of a sentence model: one vector for each token of its"
                        + " vocabulary. Takes a few minutes.",
        optionListHeading = "%nOptions:%n")
final class DistilCommand implements Callable<Integer> {

    private static final int PERCENT = 100;

    @Spec private @Nullable CommandSpec spec;

    @Option(
            names = "--model",
            paramLabel = "FILE",
            required = true,
            description = "The sentence model, an ONNX file with the output last_hidden_state.")
    private Path model = Path.of("");

    @Option(
            names = "--vocabulary",
            paramLabel = "FILE",
            required = true,
            description = "Its tokens, one a line.")
    private Path vocabulary = Path.of("");

    @Option(
            names = "--out",
            paramLabel = "FILE",
            required = true,
            description = "The static embedder; its SHA-256 is written beside it.")
    private Path file = Path.of("");

    @Override
    public Integer call() throws Exception {
        for (Path each : new Path[] {model, vocabulary}) {
            if (!Files.isRegularFile(each)) {
                throw new Refusal(each.toString(), "no file", "one that can be read");
            }
        }
        OutFile.checkFolder("--out", file);
        PrintWriter out = Objects.requireNonNull(spec).commandLine().getOut();
        PrintWriter err = Objects.requireNonNull(spec).commandLine().getErr();
        Distil.Distilled made;
        try {
            made = Distil.distil(model, vocabulary, file, new Percent(err)::tokens);
        } catch (IllegalArgumentException e) {
            throw new Refusal(
                    model.toString(), String.valueOf(e.getMessage()), "a model and its vocabulary");
        }
        out.println(made.sha256() + "  " + made.file());
        out.println(
                String.format(
                        Locale.ROOT,
                        "%d tokens, %.1f %% of the variance kept",
                        made.rows(),
                        PERCENT * made.varianceKept()));
        return Commands.DONE;
    }

    /** Says every tenth part that is done. */
    private static final class Percent {
        private static final int STEP = 10;

        private final PrintWriter err;
        private int said;

        Percent(PrintWriter err) {
            this.err = err;
        }

        void tokens(int done, int of) {
            int percent = (int) (100L * done / Math.max(1, of));
            if (percent >= said + STEP) {
                said = percent;
                err.println(percent + " % of the vocabulary");
                err.flush();
            }
        }
    }
}
