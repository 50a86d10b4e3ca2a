package mnemarium.cli;

import mnemarium.ledger.Budgets;
import mnemarium.ledger.Currency;
import mnemarium.ledger.Given;
import mnemarium.ledger.Kind;
import mnemarium.ledger.Question;
import mnemarium.ledger.file.AuditJson;
import mnemarium.ledger.file.RecordJson;
import mnemarium.workbench.LedgerAnswer;
import mnemarium.workbench.Refusal;

import org.jspecify.annotations.Nullable;

import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

import tools.jackson.databind.node.ObjectNode;

import java.io.PrintWriter;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.concurrent.Callable;

/** Asks the ledger whether work was done before and still holds. */
@Command(
        name = "ask",
        description = {
            "Asks whether work was done before and still holds: reuse, hint or derive, or what is "
                    + "needed to tell. Checks look only below allowed folders.",
        },
        optionListHeading = "%nOptions:%n")
final class LedgerAskCommand implements Callable<Integer> {

    private final Parts parts;

    @Spec private @Nullable CommandSpec spec;

    @Mixin private LedgerOption ledger = new LedgerOption();

    @Option(
            names = {"--scope", "--given"},
            paramLabel = "NAME=VALUE",
            description = "What the question says; may be repeated.")
    private List<String> provided = new ArrayList<>();

    @Option(
            names = "--fetched",
            paramLabel = "NAME=VALUE",
            description = "What was looked up for it; may be repeated.")
    private List<String> fetched = new ArrayList<>();

    @Option(names = "--kind", paramLabel = "K", description = "Only records of this kind.")
    private Optional<String> kind = Optional.empty();

    @Option(
            names = "--no-fill-in",
            description =
                    "Take nothing from the last question where this one says nothing (a value so"
                            + " taken ends in a hint).")
    private boolean noFillIn;

    @Option(names = "--currency", paramLabel = "C", description = "turns (default) or tokens.")
    private String currency = "turns";

    @Option(
            names = "--verify-budget",
            paramLabel = "N",
            converter = WholeNumber.class,
            description = "What all checks may cost. Default: 10 turns, or 5000 tokens.")
    private Optional<Long> verifyBudget = Optional.empty();

    @Option(
            names = "--candidate-budget",
            paramLabel = "N",
            converter = WholeNumber.class,
            description = "How many records may be checked. Default: 5.")
    private Optional<Long> candidateBudget = Optional.empty();

    @Option(names = "--json", description = "Print the decision as JSON.")
    private boolean json;

    LedgerAskCommand(Parts parts) {
        this.parts = parts;
    }

    @Override
    public Integer call() throws Refusal {
        Question question = question();
        Budgets budgets = budgets();
        LedgerAnswer answer =
                ledger.open(parts, bench -> LedgerOption.join(bench.ask(question, budgets)));
        PrintWriter out = Objects.requireNonNull(spec).commandLine().getOut();
        if (json) {
            ObjectNode tree = AuditJson.json(answer.decision());
            answer.record().ifPresent(each -> tree.set("record", RecordJson.json(each)));
            out.println(OutcomeJson.pretty(tree));
        } else {
            DecisionText.lines(answer).forEach(out::println);
        }
        return Commands.DONE;
    }

    private Question question() throws Refusal {
        List<Given> given = new ArrayList<>();
        add("--scope", provided, Given.Origin.PROVIDED, given);
        add("--fetched", fetched, Given.Origin.FETCHED, given);
        Optional<Kind> only =
                kind.isPresent()
                        ? Optional.of(Words.of("--kind", kind.get(), Kind.words(), Kind::named))
                        : Optional.empty();
        return Words.make("--scope", () -> new Question(only, given, !noFillIn));
    }

    private static void add(
            String option, List<String> words, Given.Origin origin, List<Given> given)
            throws Refusal {
        for (Map.Entry<String, String> each : Wishes.pairs(option, words).entrySet()) {
            given.add(
                    Words.make(
                            option + " " + each.getKey(),
                            () -> new Given(each.getKey(), each.getValue(), origin)));
        }
    }

    private Budgets budgets() throws Refusal {
        Budgets usual =
                Budgets.of(Words.of("--currency", currency, Currency.words(), Currency::named));
        long candidates = candidateBudget.orElse((long) usual.candidates());
        if (candidates < 0 || candidates > 1000) {
            throw new Refusal("--candidate-budget", Long.toString(candidates), "0 to 1 000");
        }
        return Words.make(
                "--verify-budget",
                () ->
                        new Budgets(
                                usual.currency(),
                                verifyBudget.orElse(usual.verify()),
                                (int) candidates));
    }
}
