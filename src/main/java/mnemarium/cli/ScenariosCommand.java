package mnemarium.cli;

import mnemarium.scenario.Scenario;
import mnemarium.scenario.Source;
import mnemarium.scenario.file.Shipped;

import org.jspecify.annotations.Nullable;

import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Spec;

import java.io.PrintWriter;
import java.util.Locale;
import java.util.Objects;
import java.util.concurrent.Callable;

/** Lists the scenarios that come with the program. */
@Command(
        name = "scenarios",
        description = "Lists the scenarios that come with the program.",
        optionListHeading = "%nOptions:%n")
final class ScenariosCommand implements Callable<Integer> {

    private final Parts parts;

    @Spec private @Nullable CommandSpec spec;

    ScenariosCommand(Parts parts) {
        this.parts = parts;
    }

    @Override
    public Integer call() {
        PrintWriter out = Objects.requireNonNull(spec).commandLine().getOut();
        try (Laboratory laboratory = new Laboratory(parts)) {
            for (Source source : new Shipped().all()) {
                Scenario scenario = Laboratory.scenario(source, laboratory.preparation());
                out.println(
                        String.format(
                                Locale.ROOT,
                                "%-22s %-14s %s (arms: %s; default %s)",
                                scenario.name(),
                                scenario.kind(),
                                scenario.title(),
                                String.join(", ", scenario.arms()),
                                scenario.arm()));
            }
        }
        return Commands.DONE;
    }
}
