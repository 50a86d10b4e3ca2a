package mnemarium.cli;

import mnemarium.loop.Engine;

import org.jspecify.annotations.Nullable;

import picocli.CommandLine.Command;
import picocli.CommandLine.IVersionProvider;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** The program's name without a command. */
@Command(
        name = "mnemarium",
        versionProvider = Program.Version.class,
        synopsisSubcommandLabel = "COMMAND",
        description = {
            "A laboratory for the memory of language agents. Without a command it opens its window;",
            "the commands need no display.",
        },
        optionListHeading = "%nOptions:%n",
        commandListHeading = "%nCommands:%n",
        footer = {
            "",
            "Examples:",
            "  mnemarium run alert-triage --dial added-latency=110",
            "  mnemarium run chat.jsonl --arm memory --json",
            "  mnemarium reproduce run.mnemarium",
            "",
            "Exit status: 0 done; 1 reproduce: it differs; 2 wrong input.",
        })
final class Program implements Runnable {

    /** The program's version; a test holds it against the build's. */
    static final String VERSION = "0.1.0";

    @Spec private @Nullable CommandSpec spec;

    @Option(
            names = {"-h", "--help"},
            usageHelp = true,
            scope = picocli.CommandLine.ScopeType.INHERIT,
            description = "Show this help.")
    @SuppressWarnings("UnusedVariable") // read by picocli
    private boolean help;

    @Option(names = "--version", versionHelp = true, description = "Show the version.")
    @SuppressWarnings("UnusedVariable") // read by picocli
    private boolean version;

    @Override
    public void run() {
        if (spec != null) {
            throw new ParameterException(
                    spec.commandLine(),
                    "found no command, expected one of "
                            + String.join(", ", spec.subcommands().keySet()));
        }
    }

    /** Name, version of the program, version of the engine, Java. */
    static final class Version implements IVersionProvider {
        @Override
        public String[] getVersion() {
            return new String[] {
                "Mnemarium " + VERSION,
                "engine " + Engine.VERSION + ", Java " + System.getProperty("java.version")
            };
        }
    }
}
