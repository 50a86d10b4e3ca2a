package mnemarium.scenario;

import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

/**
 * An agent that needs the outcome of the same piece of work at every task, in a world that drifts.
 * The question is when it reuses what it has, and how often that is wrong.
 *
 * @param work the outcome, for people
 * @param world what it depends on
 */
public record OutcomeReuse(
        String name,
        String title,
        String about,
        String arm,
        Map<Dial, String> dials,
        Work work,
        DriftingWorld world)
        implements WithoutMemory {

    public static final String KIND = "outcome-reuse";

    /**
     * The policies that can play it, the one without memory first. Seven are published; {@code
     * ledger-narrowing} is this laboratory's own.
     */
    public static final List<String> ARMS =
            List.of(
                    "no-memory",
                    "naive-cache",
                    "ledger-v1",
                    "ledger-underdecl",
                    "ledger-learn",
                    "ledger-canary",
                    "ledger-tiered",
                    "ledger-narrowing");

    /**
     * The dials that need no name of a dimension. The budgets of a ledger are off here, as
     * published.
     */
    public static final List<Dial> OF_EVERY_WORLD =
            Stream.concat(
                            Dial.ofLedger().stream()
                                    .filter(
                                            each ->
                                                    !each.equals(Dial.VERIFY_BUDGET)
                                                            && !each.equals(Dial.CANDIDATE_BUDGET)),
                            Stream.of(Dial.GATE))
                    .toList();

    public OutcomeReuse {
        Checked.name(name);
        Checked.filled("title", title);
        Checked.oneOf("arm", arm, ARMS);
        dials = dials.isEmpty() ? Map.of() : Checked.dials(dials, dialsOffered(world));
    }

    @Override
    public String kind() {
        return KIND;
    }

    @Override
    public List<String> arms() {
        return ARMS;
    }

    @Override
    public List<Dial> dialsOffered() {
        return dialsOffered(world);
    }

    /**
     * The dials of a ledger, one for each thing in the world that can be moved, and the write gate.
     */
    public static List<Dial> dialsOffered(DriftingWorld world) {
        List<Dial> ofWorld =
                Dial.ofWorld(
                        world.observable(),
                        Stream.concat(
                                        world.noise().stream().map(DriftingWorld.Churning::name),
                                        world.late().stream().map(DriftingWorld.Late::name))
                                .toList(),
                        world.drifting(),
                        world.tasks());
        return Stream.concat(ofWorld.stream(), Stream.of(Dial.GATE)).toList();
    }
}
