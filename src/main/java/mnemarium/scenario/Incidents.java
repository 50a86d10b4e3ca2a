package mnemarium.scenario;

import java.util.ArrayList;
import java.util.List;

/** Draws incidents that keep the distance their near-miss kind asks for. */
final class Incidents {

    private final NearMiss nearMiss;
    private final List<String> techniques;
    private final Chance chance;
    private final List<Incident> drawn = new ArrayList<>();

    private Incidents(NearMiss nearMiss, List<String> techniques, Chance chance) {
        this.nearMiss = nearMiss;
        this.techniques = techniques;
        this.chance = chance;
    }

    /** So many incidents in random order. */
    static List<Incident> drawn(
            int count, NearMiss nearMiss, List<String> techniques, Chance chance) {
        Incidents incidents = new Incidents(nearMiss, techniques, chance);
        while (incidents.drawn.size() < count) {
            incidents.drawMore(count - incidents.drawn.size());
        }
        chance.shuffle(incidents.drawn);
        return List.copyOf(incidents.drawn);
    }

    /**
     * One incident, or a pair where incidents come in pairs and two are still wanted. Drawn again
     * until far enough from all others. That ends: up to {@link NearMiss#most()} incidents there is
     * always one left to find. (Far: no two share technique and severity, so at most 22 × 4 = 88;
     * for a free combination at most 24 hosts and 24 users are barred and at most 87 of the other
     * 36 × 28 combinations. Near: each incident bars itself and 135 others of 274 560, a pair fewer
     * than four times that.)
     */
    private void drawMore(int wanted) {
        Incident one =
                new Incident(
                        chance.oneOf(Names.HOSTS),
                        chance.oneOf(Names.USERS),
                        chance.oneOf(techniques),
                        chance.oneOf(Names.SEVERITIES));
        Incident other = wanted > 1 ? sibling(one) : one;
        if (isFarEnough(one) && isFarEnough(other)) {
            drawn.add(one);
            if (!other.equals(one)) {
                drawn.add(other);
            }
        }
    }

    private boolean isFarEnough(Incident incident) {
        int least = nearMiss == NearMiss.FAR ? 3 : 2;
        return drawn.stream().allMatch(other -> incident.distance(other) >= least);
    }

    /** The incident's near miss, or itself where incidents come alone. */
    private Incident sibling(Incident one) {
        return switch (nearMiss) {
            case FAR, NEAR -> one;
            case HOST ->
                    new Incident(
                            chance.oneOf(Names.sameFleet(one.host())),
                            one.user(),
                            one.technique(),
                            one.severity());
            case USER ->
                    new Incident(
                            one.host(),
                            other(Names.USERS, one.user()),
                            one.technique(),
                            one.severity());
            case TECHNIQUE ->
                    new Incident(
                            one.host(),
                            one.user(),
                            other(techniques, one.technique()),
                            one.severity());
            case SEVERITY ->
                    new Incident(
                            one.host(),
                            one.user(),
                            one.technique(),
                            other(Names.SEVERITIES, one.severity()));
        };
    }

    private String other(List<String> all, String one) {
        return chance.oneOf(all.stream().filter(each -> !each.equals(one)).toList());
    }
}
