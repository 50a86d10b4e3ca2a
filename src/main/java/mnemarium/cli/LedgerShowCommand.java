package mnemarium.cli;

import mnemarium.ledger.file.RecordJson;
import mnemarium.workbench.LedgerCard;
import mnemarium.workbench.Refusal;

import org.jspecify.annotations.Nullable;

import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

import java.io.PrintWriter;
import java.util.Objects;
import java.util.concurrent.Callable;

/** Prints one record with all that became of it. */
@Command(
        name = "show",
        description =
                "Prints one record: what it says, what it stands on with the last result of each"
                        + " check, its costs, its use, and the chain it stands in.",
        optionListHeading = "%nOptions:%n")
final class LedgerShowCommand implements Callable<Integer> {

    private final Parts parts;

    @Spec private @Nullable CommandSpec spec;

    @Parameters(paramLabel = "ID", description = "The record's id.")
    private String id = "";

    @Mixin private LedgerOption ledger = new LedgerOption();

    @Option(names = "--json", description = "Print the record as JSON.")
    private boolean json;

    LedgerShowCommand(Parts parts) {
        this.parts = parts;
    }

    @Override
    public Integer call() throws Refusal {
        LedgerCard card = ledger.open(parts, bench -> LedgerOption.join(bench.card(id)));
        PrintWriter out = Objects.requireNonNull(spec).commandLine().getOut();
        if (json) {
            out.println(OutcomeJson.pretty(RecordJson.json(card.record())));
        } else {
            RecordText.lines(card).forEach(out::println);
        }
        return Commands.DONE;
    }
}
