package mnemarium.loop;

import mnemarium.loop.reuse.Layout;
import mnemarium.loop.reuse.Policy;
import mnemarium.loop.reuse.ReuseArm;
import mnemarium.scenario.Dial;
import mnemarium.scenario.OutcomeReuse;
import mnemarium.world.Cost;
import mnemarium.world.Costs;
import mnemarium.world.Currency;
import mnemarium.world.Dependency;
import mnemarium.world.Dimension;
import mnemarium.world.Edit;
import mnemarium.world.Entity;
import mnemarium.world.Hidden;
import mnemarium.world.Late;
import mnemarium.world.Noise;
import mnemarium.world.Slice;
import mnemarium.world.World;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Stream;

/**
 * What a task of a drifting world is decided by: the world as it stands after all edits, and the
 * arm's policy. Both are moved by dials. Immutable.
 */
public final class Rules {

    private final World world;
    private final Policy policy;
    private final Layout layout;

    private Rules(World world, Policy policy) {
        this(world, policy, new Layout(world));
    }

    private Rules(World world, Policy policy, Layout layout) {
        this.world = world;
        this.policy = policy;
        this.layout = layout;
    }

    /**
     * The rules that a run begins with.
     *
     * @param arm an arm of the scenario's kind
     * @param moved dials that stand elsewhere than the world has them
     * @throws IllegalArgumentException if one of them is not a dial of this world
     */
    public static Rules of(OutcomeReuse scenario, Arm arm, Map<Dial, String> moved) {
        Policy policy = Policy.of(ReuseArm.named(arm.word()).orElseThrow());
        Rules rules = new Rules(Worlds.of(scenario.world()), policy);
        // what joins comes first: the other dials may be about it
        for (boolean joins : new boolean[] {true, false}) {
            for (Map.Entry<Dial, String> each : new TreeMap<>(moved).entrySet()) {
                if (each.getKey().isJoin() == joins) {
                    rules = rules.with(each.getKey(), each.getValue());
                }
            }
        }
        return rules;
    }

    /** The world, all edits made. */
    public World world() {
        return world;
    }

    /** The arm and its settings. */
    public Policy policy() {
        return policy;
    }

    /** The world as bits. */
    public Layout layout() {
        return layout;
    }

    /** The dials of this world, with its own ranges. */
    public List<Dial> offered() {
        return Dial.ofWorld(
                layout.observable(),
                Stream.concat(
                                world.noise().stream().map(Noise::name),
                                world.late().stream().map(Late::name))
                        .toList(),
                List.copyOf(drifts().keySet()),
                world.tasks());
    }

    /** Where each dial stands, in canonical text. */
    public Map<Dial, String> texts() {
        Map<Dial, String> texts = new TreeMap<>();
        Costs costs = world.costs();
        texts.put(Dial.DERIVE_TURNS, Integer.toString(costs.derive().turns()));
        texts.put(Dial.CHECK_TURNS, Integer.toString(costs.check().turns()));
        texts.put(Dial.RECALL_TURNS, Integer.toString(costs.recall().turns()));
        texts.put(Dial.DERIVE_TOKENS, Long.toString(costs.derive().tokens()));
        texts.put(Dial.CHECK_TOKENS, Long.toString(costs.check().tokens()));
        texts.put(Dial.RECALL_TOKENS, Long.toString(costs.recall().tokens()));
        texts.put(Dial.DETECTION_LAG, Integer.toString(policy.detectionLag()));
        texts.put(Dial.CONFIRMATIONS, Integer.toString(policy.confirmations()));
        texts.put(Dial.WIDEN_EVERY, Integer.toString(policy.widenEvery()));
        texts.put(Dial.CURRENCY, policy.currency().word());
        Dial slice = Dial.slice(layout.observable());
        texts.put(
                slice,
                switch (policy.slice()) {
                    case Slice.Everything _ -> Dial.ALL;
                    case Slice.Only only -> slice.check(String.join(",", only.names()));
                });
        world.noise().forEach(each -> texts.put(Dial.period(each.name()), period(each.period())));
        world.late().forEach(each -> texts.put(Dial.period(each.name()), period(each.period())));
        drifts().forEach(
                        (name, task) ->
                                texts.put(
                                        Dial.drift(name, world.tasks()),
                                        task < world.tasks()
                                                ? Integer.toString(task)
                                                : Dial.NEVER));
        return texts;
    }

    private static String period(int tasks) {
        return Integer.toString(Math.max(0, tasks));
    }

    /** The task of each drift, by the dimension's name in dials. */
    private Map<String, Integer> drifts() {
        Map<String, Integer> drifts = new LinkedHashMap<>();
        world.dependencies().forEach(each -> drifts.put(each.name(), each.driftTask()));
        for (Entity entity : world.entities()) {
            for (Dependency own : entity.own()) {
                drifts.put(entity.name() + "." + own.name(), own.driftTask());
            }
        }
        world.late().forEach(each -> drifts.put(each.name(), each.relevantFrom()));
        world.hidden().forEach(each -> drifts.put(each.name(), each.driftTask()));
        return drifts;
    }

    /**
     * Where one dial stands.
     *
     * @throws IllegalArgumentException if it is no dial of this world
     */
    public String text(Dial dial) {
        String text = texts().get(dial);
        if (text == null) {
            throw noSuch(dial);
        }
        return text;
    }

    /**
     * The canonical text of a value, by the ranges of this world.
     *
     * @throws IllegalArgumentException if the world has no such dial, or the value is none of its
     */
    public String check(Dial dial, String value) {
        if (dial.isJoin()) {
            String canonical = dial.check(value);
            with(dial, canonical);
            return canonical;
        }
        return offered().stream()
                .filter(dial::equals)
                .findFirst()
                .orElseThrow(() -> noSuch(dial))
                .check(value);
    }

    private IllegalArgumentException noSuch(Dial dial) {
        return new IllegalArgumentException(
                "found the dial "
                        + dial.dial()
                        + ", expected one of this world: "
                        + String.join(", ", Dial.names(offered())));
    }

    /**
     * The rules with one dial moved.
     *
     * @throws IllegalArgumentException as {@link #check}
     */
    public Rules with(Dial dial, String value) {
        if (dial.isJoin()) {
            return joined(dial.dimension().orElseThrow(), dial.check(value));
        }
        String text = check(dial, value);
        Optional<String> dimension = dial.dimension();
        if (dimension.isPresent()) {
            Edit edit =
                    dial.isPeriod()
                            ? new Edit.Period(dimension.get(), Integer.parseInt(text))
                            : new Edit.Drift(
                                    dimension.get(),
                                    text.equals(Dial.NEVER)
                                            ? Dimension.NEVER
                                            : Integer.parseInt(text));
            return new Rules(edit.on(world), policy);
        }
        return switch (dial.dial()) {
            case "detection-lag" -> with(policy.detectingAfter(Integer.parseInt(text)));
            case "confirmations" ->
                    with(policy.narrowing(Integer.parseInt(text), policy.widenEvery()));
            case "widen-every" ->
                    with(policy.narrowing(policy.confirmations(), Integer.parseInt(text)));
            case "currency" -> with(policy.in(Currency.named(text).orElseThrow()));
            case "slice" -> with(policy.over(slice(text)));
            default -> new Rules(costing(dial.dial(), Integer.parseInt(text)), policy);
        };
    }

    private static Slice slice(String text) {
        return switch (text) {
            case Dial.ALL -> Slice.everything();
            case Dial.NONE -> Slice.of(List.of());
            default -> Slice.of(List.of(text.split(",")));
        };
    }

    private Rules with(Policy other) {
        return new Rules(world, other, layout);
    }

    /** The same world and settings under another arm. */
    public Rules under(Arm arm) {
        return with(policy.under(ReuseArm.named(arm.word()).orElseThrow()));
    }

    private World costing(String dial, int value) {
        Costs costs = world.costs();
        Cost derive = costs.derive();
        Cost check = costs.check();
        Cost recall = costs.recall();
        Costs other =
                switch (dial) {
                    case "derive-turns" -> costs(derive.withTurns(value), check, recall);
                    case "check-turns" -> costs(derive, check.withTurns(value), recall);
                    case "recall-turns" -> costs(derive, check, recall.withTurns(value));
                    case "derive-tokens" -> costs(tokens(derive, value), check, recall);
                    case "check-tokens" -> costs(derive, tokens(check, value), recall);
                    case "recall-tokens" -> costs(derive, check, tokens(recall, value));
                    default -> throw new IllegalStateException("no rule for the dial " + dial);
                };
        return new World(
                world.tasks(),
                world.dependencies(),
                world.noise(),
                world.late(),
                world.hidden(),
                world.entities(),
                world.scope(),
                other);
    }

    private Costs costs(Cost derive, Cost check, Cost recall) {
        return new Costs(derive, check, recall, world.costs().dollarsPerMillionTokens());
    }

    private static Cost tokens(Cost cost, int tokens) {
        return new Cost(cost.turns(), tokens, cost.time());
    }

    private Rules joined(String name, String joins) {
        String[] words = joins.split("[:@>]", -1);
        Dimension dimension =
                switch (words[0]) {
                    case "noise" -> new Noise(name, Integer.parseInt(words[1]));
                    case "late" ->
                            new Late(name, Integer.parseInt(words[1]), inside(name, words[2]));
                    default -> new Hidden(name, words[1], words[2], inside(name, words[3]));
                };
        return new Rules(new Edit.Joins(dimension).on(world), policy);
    }

    private int inside(String name, String task) {
        return Integer.parseInt(Dial.drift(name, world.tasks()).check(task));
    }

    /** Dials as one line of text: {@code name:value} parted by semicolons. */
    public static String line(Map<Dial, String> texts) {
        return String.join(
                ";",
                texts.entrySet().stream()
                        .map(each -> each.getKey().dial() + ":" + each.getValue())
                        .toList());
    }

    /**
     * Dials from such a line.
     *
     * @throws IllegalArgumentException if it is none
     */
    public static Map<Dial, String> read(String line) {
        Map<Dial, String> texts = new TreeMap<>();
        for (String each : line.isEmpty() ? new String[0] : line.split(";", -1)) {
            int colon = each.indexOf(':');
            if (colon < 0) {
                throw new IllegalArgumentException("found '" + each + "', expected name:value");
            }
            texts.put(
                    Dial.named(each.substring(0, colon))
                            .orElseThrow(() -> new IllegalArgumentException(each)),
                    each.substring(colon + 1));
        }
        return texts;
    }

    /** The names of what is declared at first: complete, or without what drifts last. */
    public Names declared() {
        long bits = policy.arm() == ReuseArm.LEDGER_V1 ? layout.declared() : layout.underDeclared();
        return new Names(layout.names(bits));
    }

    /** The observable dimensions that the fingerprint may cover and does not. */
    public List<String> outsideSlice() {
        TreeSet<String> outside = new TreeSet<>(layout.observable());
        outside.removeIf(policy.slice()::covers);
        return List.copyOf(outside);
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof Rules that
                && world.equals(that.world)
                && policy.equals(that.policy);
    }

    @Override
    public int hashCode() {
        return 31 * world.hashCode() + policy.hashCode();
    }

    @Override
    public String toString() {
        return "Rules[" + world + ", " + policy + "]";
    }
}
