package mnemarium.cli;

import mnemarium.workbench.Refusal;
import mnemarium.workbench.RunComparison;

import org.jspecify.annotations.Nullable;

import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

import java.io.PrintWriter;
import java.util.List;
import java.util.Objects;
import java.util.concurrent.Callable;

/** Shows in what two runs differ. */
@Command(
        name = "compare",
        description = {
            "Compares two runs: only what differs in what they depend on and in what they came to,"
                    + " and the step at which they part.",
            "",
        },
        optionListHeading = "%nOptions:%n",
        footer = {"", "Exit status: 0 compared; 2 wrong input."})
final class CompareCommand implements Callable<Integer> {

    private final Parts parts;

    @Spec private @Nullable CommandSpec spec;

    @Parameters(
            index = "0",
            paramLabel = "RUN",
            description = "A bundle's file, or the beginning of the id of a run in the workspace.")
    private String one = "";

    @Parameters(index = "1", paramLabel = "RUN", description = "Another one.")
    private String other = "";

    @Mixin private WorkspaceOption workspace = new WorkspaceOption();

    CompareCommand(Parts parts) {
        this.parts = parts;
    }

    @Override
    public Integer call() throws Refusal {
        KeptRun first = KeptRun.of(one, workspace.folder(parts), parts);
        KeptRun second = KeptRun.of(other, workspace.folder(parts), parts);
        PrintWriter out = Objects.requireNonNull(spec).commandLine().getOut();
        try (Laboratory laboratory = new Laboratory(parts)) {
            print(
                    RunComparison.of(
                            new RunComparison.Side(
                                    first.prepared(laboratory.preparation()), first.lines()),
                            new RunComparison.Side(
                                    second.prepared(laboratory.preparation()), second.lines())),
                    out);
        }
        return Commands.DONE;
    }

    private static void print(RunComparison comparison, PrintWriter out) {
        table("What they depend on", comparison.settings(), out);
        if (comparison.sameKind()) {
            table("What they came to (simulated)", comparison.figures(), out);
        } else {
            out.println("They are of different kinds: their figures cannot be compared.");
            out.println();
        }
        comparison
                .parting()
                .ifPresentOrElse(
                        parting -> {
                            out.println(
                                    (parting.step() == 0
                                                    ? "They differ from the start"
                                                    : "They part at step " + parting.step())
                                            + ", operation "
                                            + parting.operation()
                                            + ": "
                                            + parting.words());
                            out.println("  one    " + shown(parting.one()));
                            out.println("  other  " + shown(parting.other()));
                        },
                        () ->
                                out.println(
                                        "They never part: the same happens in both, times aside."));
    }

    private static void table(
            String title, List<RunComparison.Difference> differences, PrintWriter out) {
        out.println(title + (differences.isEmpty() ? ": nothing differs" : ""));
        int names = width(differences.stream().map(RunComparison.Difference::name).toList());
        int ones = width(differences.stream().map(each -> side(each.one())).toList());
        for (RunComparison.Difference each : differences) {
            out.println(
                    "  "
                            + padded(each.name(), names)
                            + "  "
                            + padded(side(each.one()), ones)
                            + "  "
                            + side(each.other()));
        }
        out.println();
    }

    private static int width(List<String> words) {
        return words.stream().mapToInt(String::length).max().orElse(0);
    }

    private static String padded(String word, int width) {
        return word + " ".repeat(width - word.length());
    }

    private static String side(String text) {
        return text.isEmpty() ? "(none)" : text;
    }

    private static String shown(String line) {
        return line.isEmpty() ? "(it has ended)" : line.replace("\t", "  ");
    }
}
