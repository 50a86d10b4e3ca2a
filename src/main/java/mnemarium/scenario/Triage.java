package mnemarium.scenario;

import java.util.List;
import java.util.Map;

/**
 * A stream of items, in turns of equal size, some of which are repeats of earlier ones. The
 * question is how many repeats the agent investigates again.
 *
 * @param turnSize items per turn, 1 to 1 000; the last turn may be shorter
 * @param items a list, or a generator that needs a seed
 */
public record Triage(
        String name,
        String title,
        String about,
        String arm,
        Map<Dial, String> dials,
        String embedder,
        int turnSize,
        Items items)
        implements Scenario {

    /** The policies that can play a triage, the one without memory first. */
    public static final List<String> ARMS = List.of("no-memory", "per-turn", "in-loop");

    /** {@code oracle} is told which items belong together: the control that never errs. */
    public static final List<String> EMBEDDERS = List.of("static", "minilm", "hashed", "oracle");

    public static final int MOST_PER_TURN = 1_000;

    public Triage {
        Checked.name(name);
        Checked.filled("title", title);
        Checked.oneOf("arm", arm, ARMS);
        dials = Checked.dials(dials, Dial.ofMemory());
        Checked.oneOf("embedder", embedder, EMBEDDERS);
        if (turnSize < 1 || turnSize > MOST_PER_TURN) {
            throw new IllegalArgumentException(
                    "turn size is " + turnSize + ", expected 1 to 1 000 items");
        }
        if (embedder.equals("oracle") && !items.incidentsKnown()) {
            throw new IllegalArgumentException(
                    "embedder is oracle, expected one that needs no incident: not every item names"
                            + " its incident");
        }
    }

    @Override
    public String kind() {
        return "triage";
    }

    @Override
    public List<String> arms() {
        return ARMS;
    }

    @Override
    public List<Dial> dialsOffered() {
        return Dial.ofMemory();
    }

    @Override
    public List<String> embedders() {
        return EMBEDDERS;
    }

    /** The items in order of arrival. A list pays no heed to the seed. */
    public List<Item> items(long seed) {
        return items.items(seed);
    }

    /** How many turns it takes. */
    public int turns() {
        return (items.size() + turnSize - 1) / turnSize;
    }
}
