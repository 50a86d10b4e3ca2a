package mnemarium.scenario;

import java.util.List;

/**
 * A labelled stream to calibrate a match threshold on: each incident occurs exactly twice, the
 * second time reworded, in random order. So half the alerts are duplicates, and calling every alert
 * a duplicate scores F1 = 2/3.
 *
 * @param alerts an even number; half of it incidents
 * @param nearMiss how close different incidents come
 * @param rewording how far the second text is from the first
 * @param wordings which words
 */
public record AlertStream(int alerts, NearMiss nearMiss, Rewording rewording, WordingSet wordings) {

    public AlertStream {
        if (alerts < 2 || alerts % 2 != 0 || alerts / 2 > nearMiss.most()) {
            throw new IllegalArgumentException(
                    "alerts are "
                            + alerts
                            + ", expected an even number from 2 to "
                            + 2 * nearMiss.most()
                            + " where near misses are "
                            + nearMiss.word());
        }
    }

    /** The alerts in order of arrival; two are duplicates exactly if their incidents are equal. */
    public List<Item> items(long seed) {
        Chance chance = new Chance(seed);
        int[] order = ArrivalOrder.eachTwice(alerts / 2, chance.split());
        Words words = Words.of(wordings);
        List<Incident> incidents =
                Incidents.drawn(alerts / 2, nearMiss, words.techniques(), chance.split());
        return new AlertWriter(words, rewording, chance.split()).written(order, incidents);
    }
}
