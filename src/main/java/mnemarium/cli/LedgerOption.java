package mnemarium.cli;

import mnemarium.store.Workspace;
import mnemarium.workbench.LedgerBench;
import mnemarium.workbench.Refusal;

import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;

/** The workspace whose ledger is meant, and the folders that its checks may look into. */
final class LedgerOption {

    @Mixin private WorkspaceOption workspace = new WorkspaceOption();

    @Option(
            names = "--allow",
            paramLabel = "DIR",
            description =
                    "A folder that checks may look into, kept with the workspace; may be repeated.")
    private List<Path> allowed = new ArrayList<>();

    @Option(
            names = "--forbid",
            paramLabel = "DIR",
            description = "A folder that checks may look into no longer; may be repeated.")
    private List<Path> forbidden = new ArrayList<>();

    /** What a command does with the ledger. */
    interface Work<T> {
        T with(LedgerBench bench) throws Refusal;
    }

    /** Opens the ledger, does something with it, closes it. */
    <T> T open(Parts parts, Work<T> work) throws Refusal {
        try (Workspace open = Laboratory.workspace(parts, workspace.folder(parts));
                LedgerBench bench = new LedgerBench(open, parts.ticker(), parts.clock())) {
            for (Path each : allowed) {
                join(bench.allow(each));
            }
            for (Path each : forbidden) {
                join(bench.forbid(each));
            }
            return work.with(bench);
        }
    }

    /** Waits, and throws what the user can put right as such. */
    static <T> T join(CompletableFuture<T> future) throws Refusal {
        try {
            return future.join();
        } catch (CompletionException e) {
            if (e.getCause() instanceof Refusal refusal) {
                throw refusal;
            }
            throw e;
        }
    }
}
