package mnemarium.cli;

import mnemarium.ledger.CheckResult;
import mnemarium.ledger.Dependency;
import mnemarium.ledger.LedgerRecord;
import mnemarium.workbench.Refusal;

import org.jspecify.annotations.Nullable;

import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.concurrent.Callable;

/** Says that a reuse was wrong, and what the record did not know it stands on. */
@Command(
        name = "wrong",
        description = {
            "Says that a reuse was wrong: it counts as false-valid, and a record with the missed "
                    + "dependency takes the place of the one that lacked it.",
        },
        optionListHeading = "%nOptions:%n")
final class LedgerWrongCommand implements Callable<Integer> {

    /** Equals nothing that a check finds, so that the work is done again once. */
    private static final String NOT_KNOWN = "not known at derivation";

    private final Parts parts;

    @Spec private @Nullable CommandSpec spec;

    @Parameters(
            paramLabel = "ID",
            description = "A decision (D-01), or a record (R-01) whose last reuse is meant.")
    private String id = "";

    @Mixin private LedgerOption ledger = new LedgerOption();

    @Option(
            names = "--missed",
            paramLabel = "DEPENDENCY",
            required = true,
            description =
                    "What the record stands on and did not say; may be repeated: "
                            + DependencyWords.FORM
                            + " The value is the one at derivation; without it the check fails"
                            + " until the work is done again.")
    private List<String> missed = new ArrayList<>();

    @Option(
            names = "--note",
            paramLabel = "TEXT",
            description = "What showed it. Default: said so by the user.")
    private String note = "said so by the user";

    LedgerWrongCommand(Parts parts) {
        this.parts = parts;
    }

    @Override
    public Integer call() throws Refusal {
        List<Dependency> dependencies = new ArrayList<>();
        for (String each : missed) {
            dependencies.add(
                    DependencyWords.read("--missed", each, _ -> new CheckResult.Fail(NOT_KNOWN)));
        }
        LedgerRecord better =
                ledger.open(parts, bench -> LedgerOption.join(bench.wrong(id, dependencies, note)));
        Objects.requireNonNull(spec)
                .commandLine()
                .getOut()
                .println(
                        better.id()
                                + " takes the place of "
                                + better.supersedes().orElseThrow().record()
                                + ", and depends on "
                                + String.join(
                                        ", ",
                                        better.dependencies().stream()
                                                .map(Dependency::name)
                                                .toList()));
        return Commands.DONE;
    }
}
