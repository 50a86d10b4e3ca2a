package mnemarium.loop;

import mnemarium.scenario.Scenario;

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
        Script script) {

    public Setup {
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

    /** Lays the scenario out and puts all together. */
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
                Script.of(scenario, arm, seed));
    }
}
