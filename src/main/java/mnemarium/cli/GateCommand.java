package mnemarium.cli;

import mnemarium.ownership.CandidateFact;
import mnemarium.ownership.Flow;
import mnemarium.ownership.Handling;
import mnemarium.ownership.Judgement;
import mnemarium.ownership.Told;
import mnemarium.ownership.file.CandidatesFile;
import mnemarium.ownership.file.OwnersFile;
import mnemarium.ownership.file.SampleExport;
import mnemarium.workbench.OwnFiles;
import mnemarium.workbench.Refusal;

import org.jspecify.annotations.Nullable;

import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.stream.Collectors;

/** Puts candidate facts through the ownership flow. */
@Command(
        name = "gate",
        description = {
            "Asks of candidate facts who owns them, and whether memory should hold them at all: the "
                    + "verdict, the test that decided, and why. Without a file it takes the shipped examples.",
        },
        optionListHeading = "%nOptions:%n")
final class GateCommand implements Callable<Integer> {

    /** As wide as the labels of the listing. */
    private static final String INDENT = " ".repeat(11);

    private final Parts parts;

    @Spec private @Nullable CommandSpec spec;

    @Parameters(
            paramLabel = "FILE",
            arity = "0..1",
            description = "Candidates in YAML or JSON. Default: those that are shipped.")
    private Optional<Path> file = Optional.empty();

    @Mixin private OwnersOptions owners = new OwnersOptions();

    @Option(names = "--json", description = "Print the verdicts with all their steps as JSON.")
    private boolean json;

    GateCommand(Parts parts) {
        this.parts = parts;
    }

    @Override
    public Integer call() throws Refusal {
        OwnersFile known = owners.owners(parts);
        String text = file.isPresent() ? OwnFiles.text(file.get()) : SampleExport.candidates();
        List<CandidateFact> candidates =
                OwnFiles.read(
                        file.map(Path::toString).orElse("the shipped candidates"),
                        CandidatesFile.read(text));
        Flow flow = new Flow(known.registry(), known.terms());
        List<Judgement> judgements = candidates.stream().map(flow::judge).toList();
        PrintWriter out = Objects.requireNonNull(spec).commandLine().getOut();
        if (json) {
            ArrayNode list = JsonMapper.shared().createArrayNode();
            for (int i = 0; i < judgements.size(); i++) {
                list.add(json(candidates.get(i), judgements.get(i)));
            }
            out.println(OutcomeJson.pretty(list));
        } else {
            for (int i = 0; i < judgements.size(); i++) {
                print(candidates.get(i), judgements.get(i), out);
            }
        }
        return Commands.DONE;
    }

    private static void print(CandidateFact fact, Judgement judgement, PrintWriter out) {
        out.printf("%s: %s%n", fact.id(), judgement.verdict().title());
        out.printf("  claim    %s%n", indented(fact.claim()));
        out.printf("  owner    %s (%s)%n", judgement.owner().name(), judgement.owner().kind());
        out.printf("  why      %s%n", indented(Told.words(judgement.reason())));
        out.printf("  so       %s%n", indented(judgement.handling().sentence()));
        if (judgement.readingsDiffer()) {
            out.printf("  by owner alone  %s%n", judgement.byOwnerAlone().title());
        }
    }

    /**
     * A text of several lines under its first one, so that the next label is found. Control
     * characters stay, since the terminal's writer shows them.
     */
    private static String indented(String text) {
        return text.lines()
                .map(line -> line.replaceAll("\\s+", " ").strip())
                .filter(line -> !line.isEmpty())
                .collect(Collectors.joining(System.lineSeparator() + INDENT));
    }

    private static ObjectNode json(CandidateFact fact, Judgement judgement) {
        ObjectNode node = JsonMapper.shared().createObjectNode();
        node.put("id", fact.id());
        node.put("claim", fact.claim());
        node.put("subject", fact.subject());
        fact.field().ifPresent(each -> node.put("field", each));
        node.put("owner", judgement.owner().name());
        node.put("ownerKind", judgement.owner().kind());
        node.put("verdict", judgement.verdict().word());
        node.put("byOwnerAlone", judgement.byOwnerAlone().word());
        node.put("written", judgement.verdict().isWritten());
        judgement.decidingStep().ifPresent(step -> node.put("decidedBy", step.word()));
        node.put("reason", Told.words(judgement.reason()));
        node.set("handling", handling(judgement.handling()));
        ArrayNode steps = node.putArray("steps");
        judgement
                .steps()
                .forEach(
                        each ->
                                steps.addObject()
                                        .put("step", each.step().word())
                                        .put("question", each.step().question())
                                        .put("yes", each.yes())
                                        .put("reason", Told.words(each.reason())));
        ObjectNode beside = node.putObject("doesNotDecide");
        judgement.beside().forEach(each -> beside.put(each.name(), each.value()));
        return node;
    }

    private static ObjectNode handling(Handling handling) {
        ObjectNode node = JsonMapper.shared().createObjectNode();
        node.put("sentence", handling.sentence());
        switch (handling) {
            case Handling.LookUp lookUp -> {
                node.put("milliseconds", lookUp.owner().latency().toMillis());
                node.put("tokens", lookUp.owner().tokens());
            }
            case Handling.Cache cache -> {
                cache.timeToLive()
                        .ifPresent(each -> node.put("timeToLiveSeconds", each.toSeconds()));
                node.put("invalidatedBy", cache.hook());
                node.put("key", cache.key());
            }
            case Handling.Retrieve retrieve -> {
                node.put("milliseconds", retrieve.owner().latency().toMillis());
                node.put("tokens", retrieve.owner().tokens());
                node.put("version", retrieve.owner().version());
            }
            case Handling.Search search ->
                    search.archive()
                            .ifPresent(
                                    each -> {
                                        node.put("milliseconds", each.latency().toMillis());
                                        node.put("tokens", each.tokens());
                                    });
            case Handling.Remember remember -> {
                node.put("sentenceToKeep", remember.sentenceToKeep());
                node.put("expiresAfterSeconds", remember.expiry().toSeconds());
                node.put("provenance", remember.provenance());
                node.put("repair", remember.repair());
            }
            case Handling.AskAgain ask -> node.put("turns", ask.turns());
            case Handling.NeverBelieve never -> {}
            case Handling.OwnWork work -> {}
            case Handling.Unclassified unclassified -> {}
        }
        return node;
    }
}
