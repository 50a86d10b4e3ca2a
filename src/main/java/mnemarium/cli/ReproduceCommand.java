package mnemarium.cli;

import mnemarium.loop.LogHash;
import mnemarium.scenario.Source;
import mnemarium.store.Bundle;
import mnemarium.store.RunMatch;
import mnemarium.store.RunRow;
import mnemarium.store.TextHash;
import mnemarium.store.Workspace;
import mnemarium.workbench.Prepared;
import mnemarium.workbench.Recording;
import mnemarium.workbench.Refusal;

import org.jspecify.annotations.Nullable;

import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.concurrent.Callable;

/** Plays a run again and compares it with its record, line by line. */
@Command(
        name = "reproduce",
        description = {
            "Plays a run again, with its dial moves, and compares it with its record line by line.",
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
            paramLabel = "BUNDLE",
            description = "A bundle's file, or the beginning of the id of a run in the workspace.")
    private String run = "";

    @Mixin private WorkspaceOption workspace = new WorkspaceOption();

    ReproduceCommand(Parts parts) {
        this.parts = parts;
    }

    /** What a run left behind. */
    private record Kept(
            Source source,
            List<List<String>> lines,
            Map<TextHash, float[]> vectors,
            Optional<String> log) {}

    @Override
    public Integer call() throws Refusal {
        Path file = Laboratory.file(run);
        Kept kept = Files.exists(file) ? inFile(file) : inWorkspace();
        PrintWriter out = Objects.requireNonNull(spec).commandLine().getOut();
        try (Laboratory laboratory = new Laboratory(parts)) {
            Prepared prepared =
                    laboratory
                            .preparation()
                            .prepare(
                                    kept.source(),
                                    Recording.started(kept.lines(), run),
                                    kept.vectors());
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

    private static int identical(Kept kept, int operations, PrintWriter out) {
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

    private static Kept inFile(Path file) throws Refusal {
        Bundle bundle = Bundles.read(file);
        return new Kept(
                bundle.run().source(),
                bundle.operations(),
                bundle.vectors(),
                Optional.of(bundle.log()));
    }

    private Kept inWorkspace() throws Refusal {
        Path folder = workspace.folder(parts);
        if (!Files.exists(folder)) {
            throw new Refusal(
                    run,
                    "no file of that name, and no workspace " + folder,
                    "a bundle's file, or the beginning of a run's id");
        }
        try (Workspace open = Laboratory.workspace(parts, folder)) {
            RunRow row =
                    switch (open.runs().find(run)) {
                        case RunMatch.Found found -> found.run();
                        case RunMatch.Missing missing ->
                                throw new Refusal(
                                        run,
                                        "no file of that name, and no run that begins so in "
                                                + folder,
                                        "a bundle's file, or the beginning of a run's id");
                        case RunMatch.Ambiguous several ->
                                throw new Refusal(
                                        run,
                                        several.ids().size() + " runs that begin so",
                                        "one of " + String.join(", ", several.ids()));
                    };
            return new Kept(
                    row.source(),
                    open.journal().read(row.id()),
                    open.vectors().all(row.embedderHash()),
                    Optional.empty());
        }
    }
}
