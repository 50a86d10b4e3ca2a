package mnemarium.cli;

import mnemarium.loop.LogHash;
import mnemarium.workbench.Prepared;
import mnemarium.workbench.Recording;
import mnemarium.workbench.Refusal;

import org.jspecify.annotations.Nullable;

import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Objects;
import java.util.Optional;
import java.util.concurrent.Callable;

/** Plays a run again and compares it with its record, line by line. */
@Command(
        name = "reproduce",
        description = {
            "Plays a run again, with its dial moves, and compares it with its record line by line;"
                    + " or plays an experiment again by its card, and compares the results.",
            "",
        },
        optionListHeading = "%nOptions:%n",
        footer = {
            "",
            "Exit status: 0 identical; 1 it differs, and both lines are shown; 2 wrong input.",
        })
final class ReproduceCommand implements Callable<Integer> {

    private final Parts parts;

    @Spec private @Nullable CommandSpec spec;

    @Parameters(
            paramLabel = "RUN",
            description =
                    "A bundle's file; the beginning of the id of a run in the workspace; or an"
                            + " experiment's card.json, whose results lie beside it.")
    private String run = "";

    @Option(
            names = "--anyway",
            description = "Play a card of another engine version, or of changed scenarios.")
    private boolean anyway;

    @Option(
            names = "--threads",
            paramLabel = "N",
            converter = Counting.class,
            description = "Of a card: how many cells are played at once. Default: one a core.")
    private Optional<Integer> threads = Optional.empty();

    @Mixin private WorkspaceOption workspace = new WorkspaceOption();

    ReproduceCommand(Parts parts) {
        this.parts = parts;
    }

    @Override
    public Integer call() throws Refusal, IOException {
        PrintWriter out = Objects.requireNonNull(spec).commandLine().getOut();
        Path card = Laboratory.file(run);
        if (run.endsWith(".json") && Files.isRegularFile(card)) {
            return new CardReproduction(
                            parts, out, Objects.requireNonNull(spec).commandLine().getErr())
                    .of(card, anyway, threads);
        }
        KeptRun kept = KeptRun.of(run, workspace.folder(parts), parts);
        try (Laboratory laboratory = new Laboratory(parts)) {
            Prepared prepared = kept.prepared(laboratory.preparation());
            return switch (Recording.again(prepared, kept.lines(), parts.ticker())) {
                case Recording.Comparison.Identical identical ->
                        identical(kept, identical.operations(), out);
                case Recording.Comparison.Differs differs -> {
                    out.println("differs at operation " + differs.operation());
                    out.println("  recorded  " + shown(differs.recorded()));
                    out.println("  played    " + shown(differs.played()));
                    yield Commands.DIFFERS;
                }
            };
        }
    }

    private static int identical(KeptRun kept, int operations, PrintWriter out) {
        LogHash hash = new LogHash();
        kept.lines().forEach(hash::add);
        String log = hash.hex();
        if (kept.log().isPresent() && !kept.log().get().equals(log)) {
            out.println("differs: the journal is reproduced, but the bundle names another log");
            out.println("  named     " + kept.log().get());
            out.println("  played    " + log);
            return Commands.DIFFERS;
        }
        // the start is not counted, as on screen
        out.println("identical: " + (operations - 1) + " operations, log " + log);
        return Commands.DONE;
    }

    private static String shown(String line) {
        return line.isEmpty() ? "(nothing)" : line.replace("\t", "  ");
    }
}
