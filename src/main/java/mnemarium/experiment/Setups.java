package mnemarium.experiment;

import mnemarium.loop.Arm;
import mnemarium.loop.Dials;
import mnemarium.loop.Mode;
import mnemarium.loop.Script;
import mnemarium.loop.Setup;
import mnemarium.memory.Embedder;
import mnemarium.memory.NoEmbedder;
import mnemarium.memory.OracleEmbedder;
import mnemarium.scenario.Conversation;
import mnemarium.scenario.Dial;
import mnemarium.scenario.Evolving;
import mnemarium.scenario.Item;
import mnemarium.scenario.Scenario;

import java.math.BigDecimal;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/**
 * Makes out of a scenario and of what is wished all that a run depends on. A cell of an experiment
 * and a run that is opened by hand both go through here, so that they are the same run.
 */
public final class Setups {

    /** The name of the embedder that is told which items belong together. */
    public static final String ORACLE = "oracle";

    /** Halfway between the oracle's answers, which are 1 or near 0. */
    private static final double ORACLE_THRESHOLD = 0.5;

    /**
     * A threshold that needs no calibration.
     *
     * @param value cosine, 0 to 1
     * @param origin where it comes from, in words
     */
    public record Threshold(double value, String origin) {}

    private Setups() {}

    /**
     * The arm of a name.
     *
     * @throws IllegalArgumentException if the scenario's kind has none
     */
    public static Arm arm(Scenario scenario, String name) {
        return Arm.named(scenario.kind(), name)
                .orElseThrow(
                        () ->
                                new IllegalArgumentException(
                                        "found arm " + name + ", expected " + arms(scenario)));
    }

    /** The arms of a scenario in words: what to expect where another one was found. */
    public static String arms(Scenario scenario) {
        return "one of "
                + String.join(", ", scenario.arms())
                + (scenario instanceof Evolving
                        ? ", or any whole number of days in ledger-ttl-N"
                        : "");
    }

    /**
     * Where the dials stand: as wished, else as the scenario has them.
     *
     * @throws IllegalArgumentException if a value is none of the dial's
     */
    public static Map<Dial, String> dials(Scenario scenario, Map<Dial, String> wishes) {
        Map<Dial, String> dials = new TreeMap<>(scenario.dials());
        wishes.forEach((dial, value) -> dials.put(dial, dial.check(value)));
        return dials;
    }

    /** The threshold of a run, unless it has to be a calibrated one. */
    public static Optional<Threshold> threshold(
            Scenario scenario, Map<Dial, String> dials, Embedder embedder) {
        String wish = dials.getOrDefault(Dial.THRESHOLD, Dial.THRESHOLD.defaultText());
        if (!wish.equals("calibrated")) {
            boolean scenarios = wish.equals(scenario.dials().get(Dial.THRESHOLD));
            return Optional.of(
                    new Threshold(
                            Double.parseDouble(wish), scenarios ? "the scenario" : "set by hand"));
        }
        if (embedder instanceof NoEmbedder) {
            return Optional.of(new Threshold(0, "no working memory"));
        }
        if (scenario instanceof Conversation) {
            return Optional.of(new Threshold(0, "all hits count in a conversation"));
        }
        if (embedder instanceof OracleEmbedder) {
            return Optional.of(new Threshold(ORACLE_THRESHOLD, "the oracle answers 1 or near 0"));
        }
        return Optional.empty();
    }

    /**
     * All that a run depends on.
     *
     * @param dials where they stand, see {@link #dials}
     * @param embedder its name and its hash
     * @param script what the scenario brings under this arm and seed
     */
    public static Setup of(
            Scenario scenario,
            String scenarioHash,
            Arm arm,
            long seed,
            Map<Dial, String> dials,
            double threshold,
            Mode mode,
            EmbedderId embedder,
            Script script) {
        Map<Dial, String> all = new TreeMap<>(dials);
        all.put(
                Dial.THRESHOLD,
                Dial.THRESHOLD.check(BigDecimal.valueOf(threshold).toPlainString()));
        Dials ofMemory = Dials.of(all);
        all.keySet().removeAll(Dial.ofMemory());
        return new Setup(
                scenario,
                scenarioHash,
                arm,
                seed,
                ofMemory,
                mode,
                embedder.name(),
                embedder.hash(),
                script,
                all);
    }

    /** Which embedder: the name by which it was asked for, and the hash of what it depends on. */
    public record EmbedderId(String name, String hash) {}

    /**
     * The embedder that knows which items belong to one incident.
     *
     * @throws IllegalArgumentException if not every item of the script names its incident
     */
    public static Embedder oracle(Script script) {
        if (script.items().isEmpty() || !script.incidentsKnown()) {
            throw new IllegalArgumentException(
                    "found embedder oracle, expected an embedder that needs no incident: not every"
                            + " item names its incident");
        }
        Map<String, String> incidents = new HashMap<>();
        for (Item item : script.items()) {
            if (item.incident() != null) {
                incidents.put(item.text(), item.incident());
            }
        }
        return new OracleEmbedder(incidents);
    }
}
