package mnemarium.ui.shell;

import java.util.List;
import java.util.Optional;

/**
 * What the transport bar shows.
 *
 * @param scenario title of the scenario of the open run; empty when no run is open
 * @param arm of the run, "" when no run is open
 * @param arms the scenario's kind has
 * @param seed of the run, 0 when no run is open
 * @param grains the three words for the grains of stepping
 * @param running goes on by itself
 * @param pace while running
 * @param realWait waits as long in reality as the run's own time says
 * @param backBlocked why there is no way back; empty when there is
 * @param forwardBlocked why there is no way on; empty when there is
 * @param past the sentence that says stepping on makes a branch; empty at the newest operation
 */
public record TransportModel(
        Optional<String> scenario,
        String arm,
        List<String> arms,
        long seed,
        Grains grains,
        boolean running,
        Pace pace,
        boolean realWait,
        Optional<String> backBlocked,
        Optional<String> forwardBlocked,
        Optional<String> past) {

    /** The words for the three grains: operation, step, turn in a triage. */
    public record Grains(String small, String middle, String large) {
        /** The grains of conversations and triage. */
        public static final Grains USUAL = new Grains("Operation", "Step", "Turn");
    }

    /** Copies the arms. */
    public TransportModel {
        arms = List.copyOf(arms);
    }

    /** No run is open. */
    public static TransportModel none() {
        return new TransportModel(
                Optional.empty(),
                "",
                List.of(),
                0,
                Grains.USUAL,
                false,
                Pace.USUAL,
                false,
                Optional.of("No run is open"),
                Optional.of("No run is open"),
                Optional.empty());
    }

    /** A run is open. */
    boolean isOpen() {
        return scenario.isPresent();
    }
}
