package mnemarium.memory;

import mnemarium.scenario.AlertStream;
import mnemarium.scenario.Item;
import mnemarium.scenario.NearMiss;
import mnemarium.scenario.Rewording;
import mnemarium.scenario.WordingSet;

import java.util.ArrayList;
import java.util.List;

/** Texts of some twenty tokens, as the triage scenarios have them. */
public final class Alerts {

    private Alerts() {}

    public static List<String> texts(int count) {
        AlertStream stream =
                new AlertStream(100, NearMiss.NEAR, Rewording.MILD, WordingSet.CALIBRATION);
        List<String> texts = new ArrayList<>();
        for (long seed = 1; texts.size() < count; seed++) {
            texts.addAll(stream.items(seed).stream().map(Item::text).toList());
        }
        return texts.subList(0, count);
    }
}
