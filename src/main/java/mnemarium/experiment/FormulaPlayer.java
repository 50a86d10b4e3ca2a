package mnemarium.experiment;

import mnemarium.scenario.Dial;

import java.math.BigDecimal;
import java.math.RoundingMode;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;

/**
 * Plays the two formulas of "Memory in the Loop": the lookups that a step can afford under a budget
 * share, f_max = β/(1−β) · r/c (section 4, equation 2), and the time of a turn, r + S · (embed +
 * store), over the touches of the store. An arm is a published {@link Stack}, or {@link #OWN}: one
 * that costs what the latency dials, or the parameter {@code cost}, say.
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

    /** What the formulas take; times in milliseconds. */
    private record Terms(
            double share, double reasoning, double touches, double embed, double store) {

        double cost() {
            return embed + store;
        }
    }

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
        if (isFrontier) {
            double odds = terms.share() / (1 - terms.share());
            return new double[] {odds * terms.reasoning() / terms.cost(), terms.cost()};
        }
        double embed = terms.touches() * terms.embed();
        double store = terms.touches() * terms.store();
        return new double[] {terms.reasoning() + embed + store, embed + store, embed, store};
    }

    @Override
    public Opening opening(Cell cell) {
        Terms terms = terms(cell);
        Map<Dial, String> dials = new TreeMap<>();
        put(dials, Dial.EMBED_LATENCY, terms.embed());
        put(dials, Dial.STORE_LATENCY, terms.store());
        put(dials, Dial.REASONING_TIME, terms.reasoning());
        Dial.named("budget-share").ifPresent(share -> put(dials, share, terms.share()));
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
        Optional<Stack> stack = stack(set.arm());
        double embed = stack.map(Stack::embedMillis).orElseGet(() -> dial(set, Dial.EMBED_LATENCY));
        double store = stack.map(Stack::storeMillis).orElseGet(() -> dial(set, Dial.STORE_LATENCY));
        boolean isSum = set.parameters().containsKey("cost");
        Terms terms =
                new Terms(
                        number(set, "share", 0.1, 0, 1),
                        number(set, "reasoning", 1000, 0, MOST_REASONING),
                        number(set, "touches", 20, 0, MOST_TOUCHES),
                        isSum ? 0 : embed,
                        isSum
                                ? number(set, "cost", 0, 0, MOST_COST)
                                : store + dial(set, Dial.ADDED_LATENCY));
        if (terms.share() >= 1 || isFrontier && terms.cost() <= 0) {
            throw new IllegalArgumentException(
                    "found a share of "
                            + terms.share()
                            + " and a cost of "
                            + terms.cost()
                            + " ms, expected a share below 1 and a cost above 0 ms");
        }
        return terms;
    }

    private static Optional<Stack> stack(String arm) {
        Optional<Stack> stack = Stack.named(arm);
        if (stack.isEmpty() && !arm.equals(OWN)) {
            throw new IllegalArgumentException(
                    "found arm "
                            + arm
                            + ", expected one of "
                            + String.join(
                                    ", ", Arrays.stream(Stack.values()).map(Stack::word).toList())
                            + ", "
                            + OWN);
        }
        return stack;
    }

    private static double dial(Settings set, Dial dial) {
        return Double.parseDouble(set.dials().getOrDefault(dial, dial.defaultText()));
    }

    private static double number(
            Settings set, String name, double otherwise, double least, double most) {
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
        if (!(value >= least && value <= most)) {
            throw new IllegalArgumentException(
                    "found "
                            + name
                            + " "
                            + text
                            + ", expected a number from "
                            + BigDecimal.valueOf(least).stripTrailingZeros().toPlainString()
                            + " to "
                            + BigDecimal.valueOf(most).stripTrailingZeros().toPlainString());
        }
        return value;
    }
}
