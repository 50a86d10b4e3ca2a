package mnemarium.cli;

import mnemarium.scenario.Problem;
import mnemarium.scenario.file.Nearest;
import mnemarium.store.StoreFault;
import mnemarium.workbench.Refusal;

import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

import picocli.CommandLine;
import picocli.CommandLine.Help.Ansi;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.UnmatchedArgumentException;

import java.io.IOException;
import java.io.PrintWriter;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletionException;
import java.util.concurrent.ExecutionException;

/** The door of the command line: takes words, does what they say, gives an exit status. */
public final class Commands {

    /** It was done. */
    public static final int DONE = 0;

    /** A run that was played again differs from its record. */
    public static final int DIFFERS = 1;

    /** A cell of an experiment failed; the others are kept. */
    public static final int FAILED = 1;

    /** What was asked cannot be done. */
    public static final int WRONG_INPUT = 2;

    private static final Logger LOG = LoggerFactory.getLogger(Commands.class);

    private final Parts parts;

    public Commands(Parts parts) {
        this.parts = parts;
    }

    /**
     * Does what the words say.
     *
     * @param words the words after the program's name
     * @param out takes what was asked for
     * @param err takes what is wrong
     * @return exit status: {@link #DONE}, {@link #DIFFERS} or {@link #WRONG_INPUT}
     */
    public int run(String[] words, PrintWriter out, PrintWriter err) {
        CommandLine line =
                new CommandLine(new Program())
                        .addSubcommand(new RunCommand(parts))
                        .addSubcommand(new ScenariosCommand(parts))
                        .addSubcommand(new ReproduceCommand(parts))
                        .addSubcommand(new CompareCommand(parts))
                        .addSubcommand(new ExperimentCommand(parts))
                        .addSubcommand(new MergeCommand(parts))
                        .addSubcommand(new ExportCommand(parts))
                        .addSubcommand(new ImportCommand(parts))
                        .addSubcommand(new RunsCommand(parts))
                        .addSubcommand("ledger", LedgerCommand.line(parts))
                        .addSubcommand(new GateCommand(parts))
                        .addSubcommand(new AuditCommand(parts))
                        .addSubcommand(new CalibrateCommand(parts))
                        .addSubcommand(new LawsCommand(parts))
                        .addSubcommand(new ScreenshotCommand(parts))
                        .addSubcommand(new DistilCommand())
                        .setOut(out)
                        .setErr(err)
                        .setColorScheme(CommandLine.Help.defaultColorScheme(Ansi.OFF))
                        .setUsageHelpWidth(100)
                        // a file's name may begin with @
                        .setExpandAtFiles(false)
                        .setParameterExceptionHandler(Commands::misunderstood)
                        .setExecutionExceptionHandler(
                                (e, command, parsed) -> failed(e, command.getErr()));
        int status = line.execute(words);
        out.flush();
        err.flush();
        return status;
    }

    private static int misunderstood(ParameterException e, String[] words) {
        PrintWriter err = e.getCommandLine().getErr();
        say(err, message(e));
        err.println("Try '" + e.getCommandLine().getCommandSpec().qualifiedName(" ") + " --help'.");
        return WRONG_INPUT;
    }

    private static String message(ParameterException e) {
        List<String> commands = List.copyOf(e.getCommandLine().getSubcommands().keySet());
        if (e instanceof UnmatchedArgumentException unmatched && !commands.isEmpty()) {
            String word = unmatched.getUnmatched().getFirst();
            return "found '" + word + "', expected " + Nearest.expected(word, commands);
        }
        return String.valueOf(e.getMessage());
    }

    private static int failed(Exception thrown, PrintWriter err) {
        Throwable cause = thrown;
        while ((cause instanceof CompletionException || cause instanceof ExecutionException)
                && cause.getCause() != null) {
            cause = cause.getCause();
        }
        switch (cause) {
            case Refusal refusal -> {
                for (Problem problem : refusal.problems()) {
                    say(err, Refusal.sentence(problem));
                }
            }
            case StoreFault fault -> say(err, String.valueOf(fault.getMessage()));
            case IOException io -> say(err, io.getClass().getSimpleName() + ": " + io.getMessage());
            default -> {
                LOG.error("a command failed", cause);
                say(
                        err,
                        "it failed, and that should not happen: "
                                + Optional.ofNullable(cause.getMessage())
                                        .orElse(cause.getClass().getSimpleName())
                                + " (the log file says more)");
            }
        }
        return WRONG_INPUT;
    }

    private static void say(PrintWriter err, String message) {
        err.println("mnemarium: " + message);
    }
}
