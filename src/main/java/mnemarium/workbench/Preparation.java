package mnemarium.workbench;

import mnemarium.experiment.Setups;
import mnemarium.loop.Arm;
import mnemarium.loop.Mode;
import mnemarium.loop.Rules;
import mnemarium.loop.RunEvent;
import mnemarium.loop.Script;
import mnemarium.loop.Setup;
import mnemarium.loop.Situation;
import mnemarium.loop.State;
import mnemarium.memory.Embedder;
import mnemarium.scenario.Dial;
import mnemarium.scenario.Problem;
import mnemarium.scenario.Scenario;
import mnemarium.scenario.Source;
import mnemarium.scenario.file.Nearest;
import mnemarium.scenario.file.Reading;
import mnemarium.scenario.file.ScenarioReader;
import mnemarium.store.TextHash;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/**
 * Makes runs ready: reads the scenario, opens the embedder, resolves the threshold. Window, command
 * line and tests go through here, so that the same wishes give the same run.
 */
public final class Preparation {

    private final ScenarioReader reader = new ScenarioReader();
    private final Embedders embedders;
    private final Thresholds thresholds;

    public Preparation(Embedders embedders, Thresholds thresholds) {
        this.embedders = embedders;
        this.thresholds = thresholds;
    }

    /**
     * Reads a file into a source.
     *
     * @param options how to read it, such as which column holds the text
     * @throws Refusal with all that is wrong with it
     */
    public Reading.Opened read(Path file, Map<String, String> options) throws Refusal {
        return opened(reader.read(file, options));
    }

    /**
     * Reads what a source holds.
     *
     * @throws Refusal with all that is wrong with it
     */
    public Reading.Opened read(Source source) throws Refusal {
        return opened(reader.read(source));
    }

    private static Reading.Opened opened(Reading reading) throws Refusal {
        return switch (reading) {
            case Reading.Opened opened -> opened;
            case Reading.Refused refused -> throw new Refusal(refused.problems());
        };
    }

    /**
     * Makes a run ready.
     *
     * @param known vectors made before, for embedders that do not give the same everywhere
     * @throws Refusal if the scenario, arm, dials or embedder cannot be used
     */
    public Prepared prepare(Source source, RunOptions options, Map<TextHash, float[]> known)
            throws Refusal {
        return prepare(source, options, known, Optional.empty());
    }

    /**
     * Makes a run ready that was begun before. Where its embedder is not here, or is another one by
     * now, the vectors that came with the run stand in for it.
     *
     * @param started the run's first event
     * @param known the vectors that came with it
     * @throws Refusal if the scenario, arm, dials or embedder cannot be used
     */
    public Prepared prepare(
            Source source, RunEvent.RunStarted started, Map<TextHash, float[]> known)
            throws Refusal {
        return prepare(source, as(started), known, Optional.of(started));
    }

    private Prepared prepare(
            Source source,
            RunOptions options,
            Map<TextHash, float[]> known,
            Optional<RunEvent.RunStarted> started)
            throws Refusal {
        Reading.Opened opened = read(source);
        Scenario scenario = opened.scenario();
        String name = options.arm().orElse(scenario.arm());
        Arm arm =
                Arm.named(scenario.kind(), name)
                        .orElseThrow(
                                () ->
                                        new Refusal(
                                                source.name(),
                                                "arm " + name,
                                                Setups.arms(scenario)));
        long seed = options.seed().orElse(RunOptions.SEED);
        String embedderName = options.embedder().orElse(scenario.embedder());
        Embedder embedder =
                started.isPresent()
                        ? recorded(scenario, started.get(), known, source)
                        : embedder(scenario, arm, seed, embedderName, source);
        Map<Dial, String> dials = dials(scenario, options, source);
        Thresholds.Threshold threshold = threshold(scenario, dials, embedder);
        Setup setup =
                Setups.of(
                        scenario,
                        source.hash(),
                        arm,
                        seed,
                        dials,
                        threshold.value(),
                        options.mode(),
                        new Setups.EmbedderId(embedderName, embedder.hash()),
                        Script.of(scenario, arm, seed));
        State before = before(setup, source);
        if (started.isEmpty()) {
            checkOffered(before, options, source);
        }
        return new Prepared(
                source,
                setup,
                Embedders.recording(embedder, known),
                embedders.models().wordPiece(),
                started.isPresent() ? "as the run began" : threshold.origin(),
                opened.notes());
    }

    /** Which embedder a run with these wishes would take: its vectors may lie in a workspace. */
    Embedder embedder(Source source, RunOptions options) throws Refusal {
        Scenario scenario = read(source).scenario();
        String name = options.embedder().orElse(scenario.embedder());
        Arm arm = Arm.of(scenario.kind()).getFirst();
        return embedder(scenario, arm, options.seed().orElse(RunOptions.SEED), name, source);
    }

    private Embedder recorded(
            Scenario scenario,
            RunEvent.RunStarted started,
            Map<TextHash, float[]> known,
            Source source)
            throws Refusal {
        Optional<Embedder> live = Optional.empty();
        try {
            live =
                    Optional.of(
                            embedder(
                                    scenario,
                                    started.arm(),
                                    started.seed(),
                                    started.embedder(),
                                    source));
        } catch (Refusal refusal) {
            if (known.isEmpty()) {
                throw refusal;
            }
        }
        boolean same = live.filter(each -> each.hash().equals(started.embedderHash())).isPresent();
        return same || known.isEmpty()
                ? live.orElseThrow()
                : new RecordedEmbedder(started.embedder(), started.embedderHash(), known);
    }

    private Embedder embedder(Scenario scenario, Arm arm, long seed, String name, Source source)
            throws Refusal {
        if (!name.equals(Setups.ORACLE)) {
            return embedders.open(name);
        }
        Script script = Script.of(scenario, arm, seed);
        try {
            return Setups.oracle(script);
        } catch (IllegalArgumentException e) {
            throw new Refusal(
                    source.name(),
                    "embedder oracle",
                    "an embedder that needs no incident: not every item names its incident");
        }
    }

    private static Map<Dial, String> dials(Scenario scenario, RunOptions options, Source source)
            throws Refusal {
        try {
            return Setups.dials(scenario, options.dials());
        } catch (IllegalArgumentException e) {
            throw new Refusal(
                    new TreeMap<>(options.dials())
                            .entrySet().stream()
                                    .filter(wish -> !wish.getKey().takes(wish.getValue()))
                                    .map(
                                            wish ->
                                                    new Problem(
                                                            source.name(),
                                                            0,
                                                            "dials." + wish.getKey().dial(),
                                                            wish.getValue(),
                                                            wish.getKey().range()))
                                    .toList());
        }
    }

    private static State before(Setup setup, Source source) throws Refusal {
        try {
            return State.before(setup);
        } catch (IllegalArgumentException e) {
            String message =
                    e.getMessage() == null ? "" : e.getMessage().replaceFirst("^found ", "");
            int expected = message.indexOf(", expected ");
            throw new Refusal(
                    source.name() + ", dials",
                    expected < 0 ? message : message.substring(0, expected),
                    expected < 0
                            ? "dials that fit its world"
                            : message.substring(expected + ", expected ".length()));
        }
    }

    private static void checkOffered(State before, RunOptions options, Source source)
            throws Refusal {
        List<Problem> problems = new ArrayList<>();
        boolean hasWorld = before.situation() instanceof Situation.Reusing;
        for (Dial wish : options.dials().keySet()) {
            if (!before.offered().contains(wish) && !(hasWorld && wish.isJoin())) {
                problems.add(
                        new Problem(
                                source.name(),
                                0,
                                "dials." + wish.dial(),
                                "a dial that this scenario does not have",
                                Nearest.expected(wish.dial(), Dial.names(before.offered()))));
            }
        }
        if (!problems.isEmpty()) {
            throw new Refusal(problems);
        }
    }

    private Thresholds.Threshold threshold(
            Scenario scenario, Map<Dial, String> dials, Embedder embedder) throws Refusal {
        Optional<Setups.Threshold> known = Setups.threshold(scenario, dials, embedder);
        if (known.isPresent()) {
            return new Thresholds.Threshold(known.get().value(), known.get().origin());
        }
        Optional<Thresholds.Threshold> calibrated = thresholds.of(embedder);
        if (calibrated.isEmpty()) {
            throw new Refusal(
                    "embedder " + embedder.name(),
                    "no calibrated threshold",
                    "a threshold as a number (--dial threshold=0.95), or a calibration first"
                            + " (calibrate --embedder "
                            + embedder.name()
                            + ")");
        }
        return calibrated.get();
    }

    /** Reads what a run's first event says it depended on, for a run that is played again. */
    private static RunOptions as(RunEvent.RunStarted started) {
        Map<Dial, String> dials = new TreeMap<>(started.dials().texts());
        dials.putAll(Rules.read(started.ledger()));
        return new RunOptions(
                Optional.of(started.arm().word()),
                java.util.OptionalLong.of(started.seed()),
                dials,
                started.mode(),
                Optional.of(started.embedder()));
    }

    /** The mode by its word in files. */
    static Mode mode(String word) {
        return word.equals("measured") ? Mode.MEASURED : Mode.VIRTUAL;
    }
}
