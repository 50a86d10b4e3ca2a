package mnemarium.cli;

import mnemarium.workbench.RecentRun;
import mnemarium.workbench.Refusal;
import mnemarium.workbench.Workbench;

import org.jspecify.annotations.Nullable;

import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

import java.nio.file.Path;
import java.util.Objects;
import java.util.concurrent.Callable;

/** Brings a bundle's run into the workspace. */
@Command(
        name = "import",
        description =
                "Brings a bundle's run into the workspace, whole; one that is there already stays"
                        + " as it is.",
        optionListHeading = "%nOptions:%n")
final class ImportCommand implements Callable<Integer> {

    private final Parts parts;

    @Spec private @Nullable CommandSpec spec;

    @Parameters(paramLabel = "BUNDLE", description = "The bundle's file.")
    private Path file = Path.of("");

    @Mixin private WorkspaceOption workspace = new WorkspaceOption();

    ImportCommand(Parts parts) {
        this.parts = parts;
    }

    @Override
    public Integer call() throws Refusal {
        Bundles.read(file); // a broken one is refused before a workspace is made for it
        try (Workbench bench = Laboratory.bench(parts, workspace.folder(parts))) {
            RecentRun run = bench.bringInFile(file).join();
            Objects.requireNonNull(spec)
                    .commandLine()
                    .getOut()
                    .println("run " + run.id() + ": " + run.name() + ", " + run.headline());
        }
        return Commands.DONE;
    }
}
