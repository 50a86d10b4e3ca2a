package mnemarium.experiment;

import mnemarium.scenario.Dial;

import java.math.BigDecimal;
import java.math.RoundingMode;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;

/**
 * Plays the two formulas of "Memory in the Loop": the lookups that a step can afford ({@link
 * Frontier}), and the time of a turn over the touches of the store ({@link TurnTime}). An arm is a
 * published {@link MemoryStack}, or {@link #OWN}: one that costs what the latency dials, or the
 * parameter {@code cost}, say.
 *
 * <p>Parameters: {@code share} (β, default 0.1), {@code reasoning} (r, ms, default 1000), {@code
 * touches} (S, default 20), {@code cost} (c, ms, in place of embed + store).
 */
final class FormulaPlayer implements Player {

    /** The arm of a stack of one's own. */
    static final String OWN = "own";

    /** Decimals of a millisecond that are whole nanoseconds. */
    private static final int NANOS_OF_MILLIS = 6;

    private static final double MOST_REASONING = 600_000;
    private static final double MOST_COST = 100_000;
    private static final double MOST_TOUCHES = 1_000_000;

    private static final List<Measure> OF_FRONTIER =
            List.of(
                    new Measure("affordable", "lookups a step can afford", "", 2),
                    new Measure("cost-ms", "cost of a lookup", "ms", 4));

    private static final List<Measure> OF_TURN =
            List.of(
                    new Measure("turn-ms", "time of a turn", "ms", 1),
                    new Measure("memory-ms", "of it, memory", "ms", 1),
                    new Measure("embed-ms", "of it, embedding", "ms", 1),
                    new Measure("store-ms", "of it, the store", "ms", 1));

    private static final List<Dial> LATENCIES =
            List.of(Dial.EMBED_LATENCY, Dial.STORE_LATENCY, Dial.ADDED_LATENCY);

    private final Grid grid;
    private final boolean isFrontier;
    private final Set<String> parameters;

    /** The published stacks by their names in files. */
    private static final Map<String, MemoryStack> STACKS =
            new TreeMap<>(
                    Map.of(
                            "in-process", MemoryStack.IN_PROCESS,
                            "network-embedder", MemoryStack.NETWORK_EMBEDDER,
                            "cloud-store", MemoryStack.CLOUD));

    /** What the formulas take. */
    private record Terms(Frontier frontier, double touches, MemoryStack stack) {}

    FormulaPlayer(Grid grid, String generator) {
        this.grid = grid;
        this.isFrontier = generator.equals(Generators.FRONTIER);
        this.parameters = Set.copyOf(Generators.parameters(generator));
    }

    @Override
    public List<Measure> measures() {
        return isFrontier ? OF_FRONTIER : OF_TURN;
    }

    @Override
    public void check(Cell cell) {
        terms(cell);
    }

    @Override
    public double[] play(Cell cell) {
        Terms terms = terms(cell);
        double cost = terms.stack().costMillis();
        if (isFrontier) {
            return new double[] {terms.frontier().lookups(cost), cost};
        }
        TurnTime time =
                TurnTime.of(1, terms.frontier().reasoningMillis(), terms.touches(), terms.stack());
        return new double[] {
            time.totalMillis(), time.memoryMillis(), time.embedMillis(), time.storeMillis()
        };
    }

    @Override
    public Opening opening(Cell cell) {
        Terms terms = terms(cell);
        Map<Dial, String> dials = new TreeMap<>();
        put(dials, Dial.EMBED_LATENCY, terms.stack().embedMillis());
        put(dials, Dial.STORE_LATENCY, terms.stack().storeMillis());
        put(dials, Dial.REASONING_TIME, terms.frontier().reasoningMillis());
        put(dials, Dial.BUDGET_SHARE, terms.frontier().budgetShare());
        return new Opening.Frontier(dials);
    }

    private static void put(Map<Dial, String> dials, Dial dial, double value) {
        String text =
                BigDecimal.valueOf(value)
                        .setScale(NANOS_OF_MILLIS, RoundingMode.HALF_EVEN)
                        .toPlainString();
        // a formula takes more than a dial does
        if (dial.takes(text)) {
            dials.put(dial, dial.check(text));
        }
    }

    private Terms terms(Cell cell) {
        Settings set = Settings.of(grid, cell, parameters);
        set.dials().keySet().stream()
                .filter(dial -> !LATENCIES.contains(dial))
                .findFirst()
                .ifPresent(
                        dial -> {
                            throw new IllegalArgumentException(
                                    "found the dial "
                                            + dial
                                            + ", expected one of "
                                            + String.join(", ", Dial.names(LATENCIES)));
                        });
        MemoryStack stack = stack(set);
        if (isFrontier && stack.costMillis() <= 0) {
            throw new IllegalArgumentException(
                    "found a lookup that costs " + stack.costMillis() + " ms, expected above 0 ms");
        }
        return new Terms(
                new Frontier(
                        number(set, "reasoning", 1000, MOST_REASONING),
                        number(set, "share", 0.1, 1)),
                number(set, "touches", TurnTime.PUBLISHED_TOUCHES, MOST_TOUCHES),
                stack);
    }

    private static MemoryStack stack(Settings set) {
        String arm = set.arm();
        if (!arm.equals(OWN) && !STACKS.containsKey(arm)) {
            throw new IllegalArgumentException(
                    "found arm "
                            + arm
                            + ", expected one of "
                            + String.join(", ", STACKS.keySet())
                            + ", "
                            + OWN);
        }
        if (set.parameters().containsKey("cost")) {
            return new MemoryStack(arm, 0, number(set, "cost", 0, MOST_COST));
        }
        MemoryStack stack = STACKS.get(arm);
        double embed = stack == null ? dial(set, Dial.EMBED_LATENCY) : stack.embedMillis();
        double store = stack == null ? dial(set, Dial.STORE_LATENCY) : stack.storeMillis();
        return new MemoryStack(arm, embed, store + dial(set, Dial.ADDED_LATENCY));
    }

    private static double dial(Settings set, Dial dial) {
        return Double.parseDouble(set.dials().getOrDefault(dial, dial.defaultText()));
    }

    private static double number(Settings set, String name, double otherwise, double most) {
        String text = set.parameters().get(name);
        if (text == null) {
            return otherwise;
        }
        double value;
        try {
            value = Double.parseDouble(text);
        } catch (NumberFormatException e) {
            value = Double.NaN;
        }
        if (!(value >= 0 && value <= most)) {
            throw new IllegalArgumentException(
                    "found "
                            + name
                            + " "
                            + text
                            + ", expected a number from 0 to "
                            + BigDecimal.valueOf(most).stripTrailingZeros().toPlainString());
        }
        return value;
    }
}
