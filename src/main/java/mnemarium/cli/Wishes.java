package mnemarium.cli;

import mnemarium.loop.Mode;
import mnemarium.scenario.Dial;
import mnemarium.scenario.Problem;
import mnemarium.scenario.file.Nearest;
import mnemarium.workbench.Refusal;
import mnemarium.workbench.RunOptions;

import picocli.CommandLine.Option;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.TreeMap;
import java.util.stream.Stream;

/** What a user may choose for a run: options that several commands share. */
final class Wishes {

    @Option(
            names = "--arm",
            paramLabel = "A",
            description =
                    "The policy: no-memory, per-turn, in-loop (triage); baseline, aware, notes,"
                            + " memory, memory-one-read, memory-until-new (conversation); scenarios lists those of other kinds."
                            + " Default: the scenario's.")
    private Optional<String> arm = Optional.empty();

    @Option(
            names = "--seed",
            paramLabel = "N",
            converter = WholeNumber.class,
            description = "The run's seed, any whole number. Default: 42.")
    private Optional<Long> seed = Optional.empty();

    @Option(
            names = "--embedder",
            paramLabel = "E",
            description =
                    "static, minilm, hashed, oracle (triage with incidents), or a sentence model's"
                            + " ONNX file with its vocab.txt beside it (or MODEL,VOCABULARY)."
                            + " Default: the scenario's.")
    private Optional<String> embedder = Optional.empty();

    @Option(
            names = "--dial",
            paramLabel = "NAME=VALUE",
            description = "Where a dial stands, instead of the scenario's value; may be repeated.")
    private List<String> dials = new ArrayList<>();

    @Option(
            names = "--measured",
            description =
                    "Charge what the memory takes on this machine, plus the added latency and the"
                            + " overhead, instead of the dials' times.")
    private boolean measured;

    @Option(
            names = "--option",
            paramLabel = "KEY=VALUE",
            description =
                    "How to read a file of one's own, such as text=Content (which column holds the"
                            + " text); may be repeated.")
    private List<String> options = new ArrayList<>();

    /** The choices for the run. */
    RunOptions run() throws Refusal {
        return new RunOptions(
                arm,
                seed.map(OptionalLong::of).orElseGet(OptionalLong::empty),
                dials(),
                measured ? Mode.MEASURED : Mode.VIRTUAL,
                embedder);
    }

    /** How to read the file. */
    Map<String, String> reading() throws Refusal {
        return pairs("--option", options);
    }

    private Map<Dial, String> dials() throws Refusal {
        List<Problem> problems = new ArrayList<>();
        Map<Dial, String> values = new TreeMap<>();
        pairs("--dial", dials)
                .forEach(
                        (name, value) -> {
                            Optional<Dial> dial = Dial.named(name);
                            if (dial.isEmpty()) {
                                problems.add(
                                        problem(
                                                "--dial " + name,
                                                "no dial of that name",
                                                Nearest.expected(name, names())));
                                return;
                            }
                            try {
                                values.put(dial.get(), dial.get().check(value));
                            } catch (IllegalArgumentException e) {
                                problems.add(
                                        problem(
                                                "--dial " + name,
                                                value.isBlank() ? "no value" : value.strip(),
                                                dial.get().range()));
                            }
                        });
        if (!problems.isEmpty()) {
            throw new Refusal(problems);
        }
        return values;
    }

    private static List<String> names() {
        return Stream.concat(Dial.ofMemory().stream(), Dial.ofLedger().stream())
                .map(Dial::dial)
                .toList();
    }

    /** Pairs of name and value, in their order. */
    static Map<String, String> pairs(String option, List<String> words) throws Refusal {
        Map<String, String> pairs = new LinkedHashMap<>();
        List<Problem> problems = new ArrayList<>();
        for (String word : words) {
            int equals = word.indexOf('=');
            if (equals <= 0) {
                problems.add(problem(option, "'" + word + "'", "NAME=VALUE"));
            } else if (pairs.put(word.substring(0, equals), word.substring(equals + 1)) != null) {
                problems.add(
                        problem(option, word.substring(0, equals) + " twice", "each name once"));
            }
        }
        if (!problems.isEmpty()) {
            throw new Refusal(problems);
        }
        return pairs;
    }

    private static Problem problem(String where, String found, String expected) {
        return new Problem(where, 0, "", found, expected);
    }
}
