package mnemarium.cli;

import mnemarium.workbench.RecentRun;
import mnemarium.workbench.Refusal;
import mnemarium.workbench.Workbench;

import org.jspecify.annotations.Nullable;

import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Spec;

import java.io.PrintWriter;
import java.time.Clock;
import java.time.format.DateTimeFormatter;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.concurrent.Callable;

/** Lists the runs of the workspace. */
@Command(
        name = "runs",
        description = "Lists the runs of the workspace, the last opened first.",
        optionListHeading = "%nOptions:%n")
final class RunsCommand implements Callable<Integer> {

    private final Parts parts;

    @Spec private @Nullable CommandSpec spec;

    @Mixin private WorkspaceOption workspace = new WorkspaceOption();

    RunsCommand(Parts parts) {
        this.parts = parts;
    }

    @Override
    public Integer call() throws Refusal {
        PrintWriter out = Objects.requireNonNull(spec).commandLine().getOut();
        try (Workbench bench = Laboratory.bench(parts, workspace.folder(parts))) {
            List<RecentRun> runs = bench.recent(Integer.MAX_VALUE).join();
            if (runs.isEmpty()) {
                out.println("no runs in " + bench.file());
            }
            runs.forEach(run -> out.println(line(run, parts.clock())));
        }
        return Commands.DONE;
    }

    private static String line(RecentRun run, Clock clock) {
        DateTimeFormatter minute =
                DateTimeFormatter.ofPattern("uuuu-MM-dd HH:mm", Locale.ROOT)
                        .withZone(clock.getZone());
        return String.format(
                Locale.ROOT,
                "%-18s %s  %s, %s, seed %d: %s",
                run.id(),
                minute.format(run.opened()),
                run.name(),
                run.arm(),
                run.seed(),
                run.headline());
    }
}
