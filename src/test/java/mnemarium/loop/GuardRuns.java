package mnemarium.loop;

import mnemarium.memory.CachingEmbedder;
import mnemarium.memory.Embedder;
import mnemarium.memory.ExactStore;
import mnemarium.memory.OracleEmbedder;
import mnemarium.memory.WorkingMemory;
import mnemarium.scenario.Dial;
import mnemarium.scenario.GeneratedAlerts;
import mnemarium.scenario.Item;
import mnemarium.scenario.ItemList;
import mnemarium.scenario.NearMiss;
import mnemarium.scenario.Rewording;
import mnemarium.scenario.Triage;
import mnemarium.scenario.WordingSet;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/**
 * Plays the order of alerts of one seed under many settings. The oracle knows an alert by its
 * incident, so an alert's text is its incident's name here: the same counts as with whole texts,
 * and quick enough for hundreds of thousands of runs.
 */
final class GuardRuns {

    /** Added latency of each rung, in milliseconds. */
    static final List<Integer> RUNGS = List.of(0, 1, 5, 15, 30, 50, 110);

    private static final GeneratedAlerts ALERTS =
            new GeneratedAlerts(24, 12, NearMiss.NEAR, Rewording.MILD, WordingSet.HELD_OUT);

    private final Embedder embedder;
    private final Setup setup;

    /**
     * @param embedder the oracle; shared by all seeds
     */
    GuardRuns(long seed, Embedder embedder) {
        this.embedder = embedder;
        List<Item> items = new ArrayList<>();
        for (Item item : ALERTS.items(seed)) {
            String incident = String.valueOf(item.incident());
            items.add(new Item(item.id(), incident, incident, "", Map.of()));
        }
        Triage triage =
                new Triage(
                        "guard",
                        "Guard",
                        "",
                        "in-loop",
                        Map.of(),
                        "oracle",
                        6,
                        new ItemList(items));
        setup =
                Setup.of(
                        triage,
                        "hash",
                        Arm.IN_LOOP,
                        seed,
                        Dials.of(Map.of(Dial.THRESHOLD, "0.5")),
                        Mode.VIRTUAL,
                        "oracle",
                        "hash");
    }

    /** An oracle that makes each vector once. */
    static Embedder oracle() {
        return new CachingEmbedder(new OracleEmbedder(Map.of()));
    }

    /** What the run has counted at its end. */
    Counts play(Dials dials) {
        Setup own =
                new Setup(
                        setup.scenario(),
                        setup.scenarioHash(),
                        setup.arm(),
                        setup.seed(),
                        dials,
                        setup.mode(),
                        setup.embedder(),
                        setup.embedderHash(),
                        setup.script(),
                        setup.ledger());
        // never closed: that would close the embedder, which other seeds use at the same time
        WorkingMemory memory =
                new WorkingMemory(embedder, new ExactStore(embedder.dimensions()), () -> 0);
        Loop loop = new Loop(own, memory, Played.TOKENS);
        State state = loop.start().after();
        while (!state.ended()) {
            state = loop.next(state, Inputs.NONE).after();
        }
        return state.counts();
    }
}
