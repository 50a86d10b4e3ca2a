package mnemarium.loop;

import mnemarium.scenario.Dial;
import mnemarium.scenario.Scenario;

import java.util.Collections;
import java.util.Map;
import java.util.TreeMap;

/**
 * All that a run depends on: same setup, same inputs, same events.
 *
 * @param scenario what the run is about
 * @param scenarioHash SHA-256 of the source it was read from
 * @param arm a policy of the scenario's kind
 * @param seed the run's seed
 * @param dials where the dials stand at the start
 * @param mode what an operation is charged
 * @param embedder the embedder's name
 * @param embedderHash SHA-256 of all that its vectors depend on
 * @param script what the scenario brings under this arm and seed
 * @param ledger where the dials of a ledger and its world stand at the start; empty where the
 *     scenario has none, and for those that stand as the scenario has them
 */
public record Setup(
        Scenario scenario,
        String scenarioHash,
        Arm arm,
        long seed,
        Dials dials,
        Mode mode,
        String embedder,
        String embedderHash,
        Script script,
        Map<Dial, String> ledger) {

    public Setup {
        ledger = Collections.unmodifiableMap(new TreeMap<>(ledger));
        if (!arm.kind().equals(scenario.kind())) {
            throw new IllegalArgumentException(
                    "arm is "
                            + arm.word()
                            + ", expected one of "
                            + String.join(", ", scenario.arms())
                            + " (scenario "
                            + scenario.name()
                            + ")");
        }
    }

    /** Lays a scenario without a ledger out and puts all together. */
    public static Setup of(
            Scenario scenario,
            String scenarioHash,
            Arm arm,
            long seed,
            Dials dials,
            Mode mode,
            String embedder,
            String embedderHash) {
        return new Setup(
                scenario,
                scenarioHash,
                arm,
                seed,
                dials,
                mode,
                embedder,
                embedderHash,
                Script.of(scenario, arm, seed),
                Map.of());
    }

    /**
     * The same with another seed.
     *
     * @param laidOut what the scenario brings under this arm and that seed
     */
    public Setup withSeed(long other, Script laidOut) {
        return new Setup(
                scenario,
                scenarioHash,
                arm,
                other,
                dials,
                mode,
                embedder,
                embedderHash,
                laidOut,
                ledger);
    }

    /** The same with dials of a ledger moved before the start. */
    public Setup withLedger(Map<Dial, String> moved) {
        return new Setup(
                scenario,
                scenarioHash,
                arm,
                seed,
                dials,
                mode,
                embedder,
                embedderHash,
                script,
                moved);
    }
}
