package mnemarium.cli;

import org.jspecify.annotations.Nullable;

import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** The workspace's own ledger; what to do with it is a command below this one. */
@Command(
        name = "ledger",
        description = {
            "The workspace's own ledger: keeps dear work with the assumptions it stands on, and says "
                    + "whether it may be used again.",
        },
        optionListHeading = "%nOptions:%n",
        commandListHeading = "%nCommands:%n",
        footer = {
            "",
            "Examples:",
            "  mnemarium ledger add --allow . --kind outcome --title 'Query plan' --body 'Hash join.'",
            "      --evidence 'run 3' --scope project=shop --depends schema=file-hash:schema.sql"
                    + " --derive 5",
            "  mnemarium ledger ask --scope project=shop",
        })
final class LedgerCommand implements Runnable {

    @Spec private @Nullable CommandSpec spec;

    /** The command with those below it. */
    static CommandLine line(Parts parts) {
        return new CommandLine(new LedgerCommand())
                .addSubcommand(new LedgerAddCommand(parts))
                .addSubcommand(new LedgerShowCommand(parts))
                .addSubcommand(new LedgerAskCommand(parts))
                .addSubcommand(new LedgerWrongCommand(parts))
                .addSubcommand(new LedgerLogCommand(parts))
                .addSubcommand(new LedgerCompactCommand(parts))
                .addSubcommand(new LedgerExportCommand(parts))
                .addSubcommand(new LedgerImportCommand(parts));
    }

    @Override
    public void run() {
        if (spec != null) {
            throw new ParameterException(
                    spec.commandLine(),
                    "found no command, expected one of "
                            + String.join(", ", spec.subcommands().keySet()));
        }
    }
}
