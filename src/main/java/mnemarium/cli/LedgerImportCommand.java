package mnemarium.cli;

import mnemarium.ledger.file.LedgerText;
import mnemarium.workbench.Refusal;

import org.jspecify.annotations.Nullable;

import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Objects;
import java.util.concurrent.Callable;

/** Takes records in from JSON Lines. */
@Command(
        name = "import",
        description = {
            "Takes records in from JSON Lines: all of them or none. Whatever is wrong is named with its "
                    + "line; a record that is there already is passed over.",
        },
        optionListHeading = "%nOptions:%n")
final class LedgerImportCommand implements Callable<Integer> {

    /** A hundred thousand records with room to spare. */
    private static final long LARGEST_FILE = 1L << 30;

    private final Parts parts;

    @Spec private @Nullable CommandSpec spec;

    @Parameters(paramLabel = "FILE", description = "The file to read.")
    private Path file = Path.of("");

    @Mixin private LedgerOption ledger = new LedgerOption();

    LedgerImportCommand(Parts parts) {
        this.parts = parts;
    }

    @Override
    public Integer call() throws Refusal {
        List<String> lines = lines(); // before a workspace is made for it
        LedgerText.Reading.Read reading =
                ledger.open(
                        parts,
                        bench -> LedgerOption.join(bench.bringIn(lines.stream(), file.toString())));
        Objects.requireNonNull(spec)
                .commandLine()
                .getOut()
                .println(
                        reading.fresh().size()
                                + (reading.fresh().size() == 1 ? " record" : " records")
                                + " taken in, "
                                + reading.known()
                                + " there already");
        return Commands.DONE;
    }

    private List<String> lines() throws Refusal {
        try {
            if (!Files.isRegularFile(file)) {
                throw new Refusal(file.toString(), "no file of that name", "a JSON Lines file");
            }
            if (Files.size(file) > LARGEST_FILE) {
                throw new Refusal(
                        file.toString(), Files.size(file) + " bytes", "at most " + LARGEST_FILE);
            }
            try (BufferedReader reader = Files.newBufferedReader(file, StandardCharsets.UTF_8)) {
                return reader.lines().toList();
            }
        } catch (IOException | UncheckedIOException e) {
            throw new Refusal(file.toString(), "what cannot be read as text", "text in UTF-8");
        }
    }
}
