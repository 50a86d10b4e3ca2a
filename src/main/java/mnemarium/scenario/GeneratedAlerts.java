package mnemarium.scenario;

import java.util.List;

/**
 * Security alerts made from a seed. Duplicates stand at random places after the first, each a
 * rewording of a uniformly chosen earlier incident. Order, incidents and words are drawn from three
 * separate chances: other words leave the order as it is.
 *
 * @param alerts how many arrive, 2 to {@link #MOST}
 * @param duplicates how many of them repeat an earlier one, 0 to alerts - 1
 * @param nearMiss how close the originals come to each other
 * @param rewording how far a duplicate's words are from its original's
 * @param wordings which words
 */
public record GeneratedAlerts(
        int alerts, int duplicates, NearMiss nearMiss, Rewording rewording, WordingSet wordings)
        implements Items {

    public static final int MOST = 10_000;

    public GeneratedAlerts {
        if (alerts < 2 || alerts > MOST) {
            throw new IllegalArgumentException(
                    "alerts are " + alerts + ", expected 2 to 10 000 of them");
        }
        if (duplicates < 0 || duplicates >= alerts) {
            throw new IllegalArgumentException(
                    "duplicates are " + duplicates + ", expected 0 to " + (alerts - 1));
        }
        if (alerts - duplicates > nearMiss.most()) {
            throw new IllegalArgumentException(
                    "originals (alerts without duplicates) are "
                            + (alerts - duplicates)
                            + ", expected at most "
                            + nearMiss.most()
                            + " where near misses are "
                            + nearMiss.word());
        }
    }

    @Override
    public int size() {
        return alerts;
    }

    @Override
    public boolean incidentsKnown() {
        return true;
    }

    @Override
    public List<Item> items(long seed) {
        Chance chance = new Chance(seed);
        int[] order = ArrivalOrder.uniform(alerts, duplicates, chance.split());
        Words words = Words.of(wordings);
        List<Incident> incidents =
                Incidents.drawn(alerts - duplicates, nearMiss, words.techniques(), chance.split());
        return new AlertWriter(words, rewording, chance.split()).written(order, incidents);
    }
}
