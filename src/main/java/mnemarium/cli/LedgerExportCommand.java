package mnemarium.cli;

import mnemarium.ledger.LedgerRecord;
import mnemarium.ledger.file.LedgerText;
import mnemarium.workbench.Refusal;

import org.jspecify.annotations.Nullable;

import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

import java.io.IOException;
import java.io.StringWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.Objects;
import java.util.concurrent.Callable;

/** Writes all records as JSON Lines. */
@Command(
        name = "export",
        description = "Writes the records of the ledger as JSON Lines, in the order of writing.",
        optionListHeading = "%nOptions:%n")
final class LedgerExportCommand implements Callable<Integer> {

    private final Parts parts;

    @Spec private @Nullable CommandSpec spec;

    @Parameters(paramLabel = "FILE", description = "The file to write.")
    private Path file = Path.of("");

    @Mixin private LedgerOption ledger = new LedgerOption();

    LedgerExportCommand(Parts parts) {
        this.parts = parts;
    }

    @Override
    public Integer call() throws Refusal, IOException {
        OutFile.checkFolder("FILE", file);
        List<LedgerRecord> records = ledger.open(parts, bench -> LedgerOption.join(bench.all()));
        StringWriter text = new StringWriter();
        LedgerText.write(records, text);
        OutFile.write(file, text.toString().getBytes(StandardCharsets.UTF_8));
        Objects.requireNonNull(spec)
                .commandLine()
                .getOut()
                .println(
                        records.size()
                                + (records.size() == 1 ? " record in " : " records in ")
                                + file);
        return Commands.DONE;
    }
}
