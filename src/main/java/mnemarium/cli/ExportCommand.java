package mnemarium.cli;

import mnemarium.workbench.Refusal;
import mnemarium.workbench.Workbench;

import org.jspecify.annotations.Nullable;

import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

import java.nio.file.Path;
import java.util.Objects;
import java.util.concurrent.Callable;

/** Writes a run of the workspace as one file. */
@Command(
        name = "export",
        description = "Writes a run of the workspace as one bundle file: text, zipped.",
        optionListHeading = "%nOptions:%n")
final class ExportCommand implements Callable<Integer> {

    private final Parts parts;

    @Spec private @Nullable CommandSpec spec;

    @Parameters(paramLabel = "RUN", description = "The beginning of the run's id (see 'runs').")
    private String run = "";

    @Option(
            names = "--out",
            paramLabel = "FILE",
            required = true,
            description = "The bundle; a file that is there is replaced.")
    private Path file = Path.of("");

    @Mixin private WorkspaceOption workspace = new WorkspaceOption();

    ExportCommand(Parts parts) {
        this.parts = parts;
    }

    @Override
    public Integer call() throws Refusal {
        OutFile.checkFolder("--out", file);
        try (Workbench bench = Laboratory.bench(parts, workspace.folder(parts))) {
            bench.export(run, file).join();
        }
        Objects.requireNonNull(spec).commandLine().getOut().println("exported to " + file);
        return Commands.DONE;
    }
}
