package mnemarium.cli;

import mnemarium.loop.Arm;
import mnemarium.loop.Mode;
import mnemarium.memory.onnx.Models;
import mnemarium.scenario.Dial;
import mnemarium.scenario.Source;
import mnemarium.scenario.file.Shipped;
import mnemarium.workbench.Prepared;
import mnemarium.workbench.Refusal;
import mnemarium.workbench.RunOptions;

import org.jspecify.annotations.Nullable;

import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

import java.io.PrintWriter;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.concurrent.Callable;

/** Counts in how many seeds a real embedder's guard keeps the laws of one that never errs. */
@Command(
        name = "laws",
        description = {
            "Counts in how many seeds of alert-triage a real embedder's guard keeps the laws of a"
                    + " guard that never errs: nothing investigated twice without added latency; no"
                    + " lookup made at +110 ms and a budget of 100 ms; redundancy never falls when"
                    + " latency rises. No seed is chosen; all figures are simulated.",
            "",
        },
        optionListHeading = "%nOptions:%n")
final class LawsCommand implements Callable<Integer> {

    private static final String SCENARIO = "alert-triage";
    private static final int HUNDRED = 100;

    private final Parts parts;

    @Spec private @Nullable CommandSpec spec;

    @Option(
            names = "--embedder",
            paramLabel = "E",
            description =
                    "As in 'run'; may be repeated. Default: static, minilm, hashed and oracle.")
    private List<String> embedders = new ArrayList<>();

    @Option(
            names = "--seeds",
            paramLabel = "N",
            converter = Counting.class,
            defaultValue = "1000",
            description = "How many seeds: 1 to N. Default: 1000.")
    private int seeds;

    @Option(
            names = "--threshold",
            paramLabel = "T",
            description = "The cosine from which an entry is a match. Default: the calibrated one.")
    private Optional<String> threshold = Optional.empty();

    @Option(names = "--json", description = "Print the counts as JSON.")
    private boolean json;

    LawsCommand(Parts parts) {
        this.parts = parts;
    }

    @Override
    public Integer call() throws Refusal {
        PrintWriter out = Objects.requireNonNull(spec).commandLine().getOut();
        PrintWriter err = Objects.requireNonNull(spec).commandLine().getErr();
        Map<Prepared, Laws.Report> reports = new LinkedHashMap<>();
        try (Laboratory laboratory = new Laboratory(parts)) {
            List<Prepared> all = new ArrayList<>();
            for (String embedder : names()) {
                all.add(prepared(laboratory, embedder));
            }
            for (Prepared each : all) {
                String name = each.setup().embedder();
                reports.put(
                        each,
                        new Laws(each)
                                .over(
                                        seeds,
                                        done -> {
                                            if (done % HUNDRED == 0) {
                                                err.println(name + ": " + done + " of " + seeds);
                                                err.flush();
                                            }
                                        }));
            }
        }
        if (json) {
            out.println(json(reports));
        } else {
            table(reports, out);
        }
        return Commands.DONE;
    }

    private List<String> names() {
        if (!embedders.isEmpty()) {
            return List.copyOf(embedders);
        }
        List<String> all = new ArrayList<>(Models.NAMES);
        all.add("oracle");
        return all;
    }

    private Prepared prepared(Laboratory laboratory, String embedder) throws Refusal {
        Source source = new Shipped().named(SCENARIO).orElseThrow();
        RunOptions options =
                new RunOptions(
                        Optional.of(Arm.IN_LOOP.word()),
                        OptionalLong.empty(),
                        threshold.map(value -> Map.of(Dial.THRESHOLD, value)).orElse(Map.of()),
                        Mode.VIRTUAL,
                        Optional.of(embedder));
        return laboratory.preparation().prepare(source, options, Map.of());
    }

    private void table(Map<Prepared, Laws.Report> reports, PrintWriter out) {
        out.println(
                "Seeds of "
                        + SCENARIO
                        + " that keep the laws of a guard that never errs, of "
                        + seeds
                        + "; simulated");
        out.println();
        out.println(row("", "threshold", "+0: none", "+110: no", "never", "all", "guard", "of"));
        out.println(row("", "", "twice", "lookup", "falls", "three", "errors", "lookups"));
        reports.forEach(
                (prepared, report) ->
                        out.println(
                                row(
                                                prepared.setup().embedder(),
                                                prepared.setup().dials().text(Dial.THRESHOLD),
                                                percent(report.nothingTwice()),
                                                percent(report.noLookup()),
                                                percent(report.neverFalls()),
                                                percent(report.allLaws()),
                                                Integer.toString(report.guardErrors()),
                                                Integer.toString(report.lookups()))
                                        + "  "
                                        + prepared.thresholdOrigin()));
        out.println();
        out.println("Guard errors and lookups are counted at +0 ms; seeds with a guard error:");
        reports.forEach(
                (prepared, report) ->
                        out.println(
                                row(prepared.setup().embedder(), percent(report.withErrors()))));
        out.println();
        out.println("Mean redundant investigations of 12, by added latency in ms");
        out.println(row("", Laws.RUNGS.stream().map(rung -> "+" + rung).toArray(String[]::new)));
        reports.forEach(
                (prepared, report) ->
                        out.println(
                                row(
                                        prepared.setup().embedder(),
                                        report.redundant().stream()
                                                .map(LawsCommand::rounded)
                                                .toArray(String[]::new))));
    }

    private static String row(String head, String... cells) {
        StringBuilder row = new StringBuilder(String.format(Locale.ROOT, "  %-10s", head));
        for (String cell : cells) {
            row.append(String.format(Locale.ROOT, " %9s", cell));
        }
        return row.toString();
    }

    private static String rounded(double mean) {
        return String.format(Locale.ROOT, "%.2f", mean);
    }

    private String percent(int count) {
        return String.format(Locale.ROOT, "%.1f %%", (double) HUNDRED * count / seeds);
    }

    private static String json(Map<Prepared, Laws.Report> reports) {
        ArrayNode all = JsonNodeFactory.instance.arrayNode();
        reports.forEach(
                (prepared, report) -> {
                    ObjectNode json = all.addObject();
                    json.put("embedder", prepared.setup().embedder());
                    json.put("embedderHash", prepared.setup().embedderHash());
                    json.put("threshold", prepared.setup().dials().threshold());
                    json.put("thresholdOrigin", prepared.thresholdOrigin());
                    json.put("seeds", report.seeds());
                    json.put("nothingTwice", report.nothingTwice());
                    json.put("noLookup", report.noLookup());
                    json.put("neverFalls", report.neverFalls());
                    json.put("allLaws", report.allLaws());
                    json.put("seedsWithGuardErrors", report.withErrors());
                    json.put("guardErrors", report.guardErrors());
                    json.put("lookups", report.lookups());
                    ArrayNode means = json.putArray("meanRedundant");
                    for (int i = 0; i < Laws.RUNGS.size(); i++) {
                        ObjectNode mean = means.addObject();
                        mean.put("addedLatencyMillis", Laws.RUNGS.get(i));
                        mean.put("redundant", report.redundant().get(i));
                    }
                });
        return OutcomeJson.pretty(all);
    }
}
