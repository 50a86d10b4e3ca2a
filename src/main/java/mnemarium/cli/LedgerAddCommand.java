package mnemarium.cli;

import mnemarium.ledger.Amount;
import mnemarium.ledger.Authority;
import mnemarium.ledger.Costs;
import mnemarium.ledger.Currency;
import mnemarium.ledger.Dependency;
import mnemarium.ledger.Draft;
import mnemarium.ledger.Exclusion;
import mnemarium.ledger.Kind;
import mnemarium.ledger.LedgerRecord;
import mnemarium.ledger.Provenance;
import mnemarium.ledger.WriteCritic;
import mnemarium.ledger.file.RecordJson;
import mnemarium.workbench.LedgerBench;
import mnemarium.workbench.Refusal;

import org.jspecify.annotations.Nullable;

import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

import java.io.IOException;
import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.concurrent.Callable;

/** Writes a record, from a JSON file or from options. */
@Command(
        name = "add",
        description = {
            "Writes a record, from a JSON file or from options. The write critic refuses one without "
                    + "evidence, without what its kind asks for, or that would save nothing.",
        },
        optionListHeading = "%nOptions:%n")
final class LedgerAddCommand implements Callable<Integer> {

    /** A record of a hundred thousand characters and all around it. */
    private static final long LARGEST_FILE = 4 << 20;

    private final Parts parts;

    @Spec private @Nullable CommandSpec spec;

    @Parameters(
            paramLabel = "FILE",
            arity = "0..1",
            description = "A JSON object; without one the record is made of the options.")
    private Optional<Path> file = Optional.empty();

    @Mixin private LedgerOption ledger = new LedgerOption();

    @Option(
            names = "--kind",
            paramLabel = "K",
            description =
                    "outcome, procedure, decision, dead-end, completion, verification-method or"
                            + " observation. Default: outcome.")
    private String kind = "outcome";

    @Option(names = "--title", paramLabel = "TEXT", description = "What it is, in one line.")
    private String title = "";

    @Option(names = "--body", paramLabel = "TEXT", description = "What was found out, distilled.")
    private String body = "";

    @Option(
            names = "--evidence",
            paramLabel = "TEXT",
            description = "What shows it; may be repeated.")
    private List<String> evidence = new ArrayList<>();

    @Option(
            names = "--scope",
            paramLabel = "NAME=VALUE[:MATCH]",
            description =
                    "Where it holds; may be repeated. MATCH is exact (default), same-major,"
                            + " compatible-minor, weak or advisory.")
    private List<String> scope = new ArrayList<>();

    @Option(
            names = "--depends",
            paramLabel = "DEPENDENCY",
            description =
                    "What it stands on; may be repeated: "
                            + DependencyWords.FORM
                            + " Without a value it is looked up now.")
    private List<String> dependencies = new ArrayList<>();

    @Option(
            names = "--not-when",
            paramLabel = "TEXT",
            description = "When not to apply it, such as 'workload = batch'; may be repeated.")
    private List<String> exclusions = new ArrayList<>();

    @Option(
            names = {"--rationale", "--failure-reason", "--method"},
            paramLabel = "TEXT",
            description =
                    "Why it was decided so (decision), why it does not work (dead-end), what to do"
                            + " (verification-method).")
    private String particular = "";

    @Option(
            names = "--target",
            paramLabel = "TEXT",
            description = "What a verification method tells.")
    private String target = "";

    @Option(
            names = "--derive",
            paramLabel = "TURNS[/TOKENS]",
            description = "What it cost to derive.")
    private String derive = "0";

    @Option(
            names = "--verify",
            paramLabel = "TURNS[/TOKENS]",
            description = "What all its checks cost. Default: a turn for each.")
    private Optional<String> verify = Optional.empty();

    @Option(
            names = "--recall",
            paramLabel = "TURNS[/TOKENS]",
            description = "What it costs to bring in. Default: a turn, and its body's tokens.")
    private Optional<String> recall = Optional.empty();

    @Option(
            names = "--authority",
            paramLabel = "A",
            description = "user (default), system, agent-inference or observation.")
    private String authority = "user";

    @Option(
            names = "--confidence",
            paramLabel = "LEVEL:REASON",
            description = "high, medium or low, and why.")
    private String confidence = "medium:not stated";

    @Option(
            names = "--supersedes",
            paramLabel = "ID:WHY",
            description = "An earlier record; WHY is refresh, correction or reversal.")
    private Optional<String> supersedes = Optional.empty();

    @Option(
            names = "--expected-reuses",
            paramLabel = "N",
            converter = WholeNumber.class,
            description = "For its value, V(R). Default: 1.")
    private long expectedReuses = 1;

    @Option(
            names = "--currency",
            paramLabel = "C",
            description = "In which its value is reckoned: turns (default) or tokens.")
    private String currency = "turns";

    @Option(names = "--json", description = "Print the record as JSON.")
    private boolean json;

    LedgerAddCommand(Parts parts) {
        this.parts = parts;
    }

    @Override
    public Integer call() throws Refusal {
        Currency weighed = Words.of("--currency", currency, Currency.words(), Currency::named);
        WriteCritic critic =
                Words.make("--expected-reuses", () -> new WriteCritic(weighed, expectedReuses));
        Optional<String> text = file.isPresent() ? Optional.of(text(file.get())) : Optional.empty();
        LedgerRecord record =
                ledger.open(
                        parts,
                        bench ->
                                LedgerOption.join(
                                        text.isPresent()
                                                ? bench.write(
                                                        text.get(),
                                                        critic,
                                                        file.orElseThrow().toString())
                                                : bench.write(draft(bench), critic)));
        PrintWriter out = Objects.requireNonNull(spec).commandLine().getOut();
        if (json) {
            out.println(OutcomeJson.pretty(RecordJson.json(record)));
        } else {
            out.println(record.id() + ", " + record.kind().title() + ": " + record.title());
            out.println("net of one reuse: " + record.net(weighed).sentence());
        }
        return Commands.DONE;
    }

    private static String text(Path file) throws Refusal {
        try {
            if (!Files.isRegularFile(file)) {
                throw new Refusal(file.toString(), "no file of that name", "a JSON file");
            }
            if (Files.size(file) > LARGEST_FILE) {
                throw new Refusal(
                        file.toString(),
                        Files.size(file) + " bytes",
                        "a record of at most " + LARGEST_FILE);
            }
            return Files.readString(file, StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new Refusal(
                    file.toString(), e.getClass().getSimpleName(), "a JSON file in UTF-8");
        }
    }

    private Draft draft(LedgerBench bench) throws Refusal {
        Kind is = Words.of("--kind", kind, Kind.words(), Kind::named);
        List<Dependency> standsOn = new ArrayList<>();
        for (String each : dependencies) {
            standsOn.add(
                    DependencyWords.read("--depends", each, request -> bench.look(request).join()));
        }
        List<Exclusion> cases = new ArrayList<>();
        for (String each : exclusions) {
            cases.add(Words.make("--not-when", () -> new Exclusion(each)));
        }
        return new Draft(
                is,
                supersedes.isPresent()
                        ? Optional.of(RecordWords.link(supersedes.get()))
                        : Optional.empty(),
                title,
                body,
                evidence,
                RecordWords.scope(scope),
                standsOn,
                cases,
                costs(standsOn.size()),
                Words.of("--authority", authority, Authority.words(), Authority::named),
                RecordWords.confidence(confidence),
                new Provenance("written by hand", List.of()),
                particulars(is));
    }

    private Map<String, String> particulars(Kind is) throws Refusal {
        Map<String, String> particulars = new HashMap<>();
        List<String> names = Draft.particularsOf(is);
        if (names.isEmpty() && !particular.isEmpty()) {
            throw new Refusal(
                    "--rationale, --failure-reason, --method",
                    "one for a record of kind " + is.title(),
                    "none for that kind");
        }
        if (!names.isEmpty()) {
            particulars.put(names.getFirst(), particular);
        }
        if (names.contains(Draft.TARGET)) {
            particulars.put(Draft.TARGET, target);
        }
        return particulars;
    }

    private Costs costs(int checks) throws Refusal {
        long footprint = Math.ceilDiv(body.getBytes(StandardCharsets.UTF_8).length, 4);
        return new Costs(
                RecordWords.amount("--derive", derive),
                verify.isPresent()
                        ? RecordWords.amount("--verify", verify.get())
                        : new Amount(checks, 0),
                recall.isPresent()
                        ? RecordWords.amount("--recall", recall.get())
                        : new Amount(1, footprint),
                footprint);
    }
}
