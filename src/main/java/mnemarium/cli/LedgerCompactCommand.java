package mnemarium.cli;

import mnemarium.ledger.Filter;
import mnemarium.ledger.HotSet;
import mnemarium.workbench.LedgerPage;
import mnemarium.workbench.Refusal;

import org.jspecify.annotations.Nullable;

import picocli.CommandLine.ArgGroup;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

import java.util.Objects;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.concurrent.Callable;

/** Keeps the best records within reach of questions. */
@Command(
        name = "compact",
        description = {
            "Keeps the best records within reach of questions, by value and recency, and dead ends and "
                    + "corrections beside them. Nothing leaves the log; --all brings everything back.",
        },
        optionListHeading = "%nOptions:%n")
final class LedgerCompactCommand implements Callable<Integer> {

    private final Parts parts;

    @Spec private @Nullable CommandSpec spec;

    @Mixin private LedgerOption ledger = new LedgerOption();

    @ArgGroup(multiplicity = "1")
    private Choice choice = new Choice();

    /** One or the other. */
    static final class Choice {

        @Option(
                names = "--keep",
                paramLabel = "N",
                converter = Counting.class,
                required = true,
                description = "So many, from now on.")
        private Optional<Integer> keep = Optional.empty();

        @Option(names = "--all", required = true, description = "All of them again.")
        @SuppressWarnings("UnusedVariable") // read by picocli
        private boolean all;
    }

    LedgerCompactCommand(Parts parts) {
        this.parts = parts;
    }

    @Override
    public Integer call() throws Refusal {
        OptionalInt quota = choice.keep.map(OptionalInt::of).orElseGet(OptionalInt::empty);
        String told =
                ledger.open(
                        parts,
                        bench -> {
                            HotSet hot = LedgerOption.join(bench.compact(quota));
                            LedgerPage all = LedgerOption.join(bench.list(Filter.CURRENT, 0, 0));
                            return told(hot, all.current());
                        });
        Objects.requireNonNull(spec).commandLine().getOut().println(told);
        return Commands.DONE;
    }

    private static String told(HotSet hot, int current) {
        int reach = hot.chosen().size() + hot.forRisk().size();
        return reach
                + " of "
                + current
                + " current records are within reach: "
                + hot.chosen().size()
                + " by value, "
                + hot.forRisk().size()
                + " dead ends and corrections for risk";
    }
}
