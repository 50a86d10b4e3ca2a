package mnemarium.cli;

import mnemarium.scenario.Problem;
import mnemarium.scenario.file.Nearest;
import mnemarium.store.StoreFault;
import mnemarium.workbench.Refusal;

import org.slf4j.LoggerFactory;

import picocli.CommandLine;
import picocli.CommandLine.Help.Ansi;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.UnmatchedArgumentException;

import java.io.IOException;
import java.io.PrintWriter;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.CompletionException;
import java.util.concurrent.ExecutionException;
import java.util.function.Supplier;

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
        CommandLine line = new CommandLine(new Program());
        Map<String, Supplier<Object>> commands = commands();
        // what a command takes is found by reflection, which takes time: of one that was named
        // in full, no other is looked at
        Set<String> needed =
                words.length > 0 && commands.containsKey(words[0])
                        ? Set.of(words[0])
                        : commands.keySet();
        commands.forEach(
                (name, command) -> {
                    if (needed.contains(name)) {
                        line.addSubcommand(name, command.get());
                    }
                });
        line.setOut(new PrintWriter(new Harmless(out)))
                .setErr(new PrintWriter(new Harmless(err), true))
                .setColorScheme(CommandLine.Help.defaultColorScheme(Ansi.OFF))
                .setUsageHelpWidth(100)
                // a file's name may begin with @
                .setExpandAtFiles(false)
                .setParameterExceptionHandler(Commands::misunderstood)
                .setExecutionExceptionHandler((e, command, parsed) -> failed(e, command.getErr()));
        int status = line.execute(words);
        line.getOut().flush();
        line.getErr().flush();
        return status;
    }

    /** All commands by their names, in the order of the help. */
    private Map<String, Supplier<Object>> commands() {
        Map<String, Supplier<Object>> commands = new LinkedHashMap<>();
        commands.put("run", () -> new RunCommand(parts));
        commands.put("scenarios", () -> new ScenariosCommand(parts));
        commands.put("reproduce", () -> new ReproduceCommand(parts));
        commands.put("compare", () -> new CompareCommand(parts));
        commands.put("experiment", () -> new ExperimentCommand(parts));
        commands.put("merge", () -> new MergeCommand(parts));
        commands.put("export", () -> new ExportCommand(parts));
        commands.put("import", () -> new ImportCommand(parts));
        commands.put("runs", () -> new RunsCommand(parts));
        commands.put("ledger", () -> LedgerCommand.line(parts));
        commands.put("gate", () -> new GateCommand(parts));
        commands.put("audit", () -> new AuditCommand(parts));
        commands.put("calibrate", () -> new CalibrateCommand(parts));
        commands.put("laws", () -> new LawsCommand(parts));
        commands.put("screenshot", () -> new ScreenshotCommand(parts));
        commands.put("distil", DistilCommand::new);
        return commands;
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
                // here, for most commands end before they need a log
                LoggerFactory.getLogger(Commands.class).error("a command failed", cause);
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
