package mnemarium.scenario;

import java.math.BigDecimal;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * A world in which one piece of work recurs at every task, and which drifts under it. Rules: the
 * outcome-reuse simulation of "The Process Is the Memory", section 6.2; things and late dimensions
 * are generalisations.
 *
 * @param tasks the horizon, 1 to {@link #MOST_TASKS}: tasks are numbered from 0 to {@code tasks} -
 *     1
 * @param dependencies what the outcome depends on and an agent can observe
 * @param noise what can be observed and never matters
 * @param late what can be observed and begins to matter
 * @param hidden what matters and cannot be observed
 * @param entities what the tasks are about in turn, {@link #MOST_ENTITIES} at most; all of them
 *     name the same dimensions of their own in the same order. Empty if all tasks are about one
 * @param scope the dependency that selects the record: another value of it is another record, not a
 *     failed check. May be empty only where entities select the record
 * @param charges what operations cost
 */
public record DriftingWorld(
        int tasks,
        List<Drifting> dependencies,
        List<Churning> noise,
        List<Late> late,
        List<Hidden> hidden,
        List<Thing> entities,
        Optional<String> scope,
        Charges charges) {

    public static final int MOST_TASKS = 100_000;

    /** Dimensions of all sorts together, an entity's own counted once. */
    public static final int MOST_DIMENSIONS = 64;

    public static final int MOST_ENTITIES = 1_000;

    // names travel in dial names (drift.ENTITY.NAME) and in lists (slice: a,b), so they hold no dot
    // and no comma
    private static final Pattern NAME = Pattern.compile("[A-Za-z0-9_-]{1,60}");

    /** Words that a slice has a meaning of its own for. */
    private static final Set<String> TAKEN = Set.of("all", "none");

    /** What a name of a dimension or entity may be, in words. */
    public static final String NAMES =
            "1 to 60 letters, digits, dashes and underlines, not all and not none";

    /**
     * An observable dimension that the outcome depends on. It drifts once, or never.
     *
     * @param before its value until the drift
     * @param after its value from the drift on; may be the same
     * @param drift the first task that sees the value after; empty if none does
     */
    public record Drifting(String name, String before, String after, OptionalInt drift) {

        public Drifting {
            DriftingChecks.named("dependency", name);
            Checked.filled("value of " + name + " before", before);
            Checked.filled("value of " + name + " after", after);
        }
    }

    /**
     * An observable dimension that never matters and goes to and fro between two values.
     *
     * @param period tasks between two changes; 0: it stays as it is
     */
    public record Churning(String name, int period) {

        public Churning {
            DriftingChecks.named("noise", name);
            Checked.within("period of " + name, period, 0, MOST_TASKS);
        }
    }

    /**
     * An observable dimension that is noise until a task, and matters from that task on.
     *
     * @param period tasks between two changes; 0: it stays as it is
     * @param relevantFrom the first task whose outcome depends on it
     */
    public record Late(String name, int period, int relevantFrom) {

        public Late {
            DriftingChecks.named("late dimension", name);
            Checked.within("period of " + name, period, 0, MOST_TASKS);
        }
    }

    /**
     * A dimension that the outcome depends on and that no agent can observe. It drifts once, or
     * never.
     *
     * @param before its value until the drift
     * @param after its value from the drift on; may be the same
     * @param drift the first task that sees the value after; empty if none does
     */
    public record Hidden(String name, String before, String after, OptionalInt drift) {

        public Hidden {
            DriftingChecks.named("hidden dimension", name);
            Checked.filled("value of " + name + " before", before);
            Checked.filled("value of " + name + " after", after);
        }
    }

    /**
     * One of several things whose outcomes are needed in turn: task t is about thing t mod n.
     *
     * @param own its own dependencies, at least one; its record depends on them besides the common
     *     ones
     */
    public record Thing(String name, List<Drifting> own) {

        public Thing {
            DriftingChecks.named("entity", name);
            own = List.copyOf(own);
            if (own.isEmpty()) {
                throw new IllegalArgumentException(
                        "entity '" + name + "' has no dependency of its own, expected one or more");
            }
        }

        /** The names of its own dependencies, in order. */
        public List<String> dimensions() {
            return own.stream().map(Drifting::name).toList();
        }
    }

    /**
     * What one operation of the agent costs.
     *
     * @param turns turns of the agent, 0 to {@link #MOST_TURNS}
     * @param tokens tokens, 0 to {@link #MOST_TOKENS}
     * @param seconds virtual seconds, 0 to {@link #MOST_SECONDS}, whole milliseconds at the finest;
     *     kept without trailing zeros
     */
    public record Charge(int turns, int tokens, BigDecimal seconds) {

        public static final int MOST_TURNS = 1_000;
        public static final int MOST_TOKENS = 1_000_000;
        public static final int MOST_SECONDS = 86_400;

        /** How many decimals of a second are kept. */
        public static final int DECIMALS = 3;

        public Charge {
            Checked.within("turns of a charge", turns, 0, MOST_TURNS);
            Checked.within("tokens of a charge", tokens, 0, MOST_TOKENS);
            seconds = Checked.decimal("seconds of a charge", seconds, MOST_SECONDS, DECIMALS);
        }
    }

    /**
     * What the three operations of reuse cost, and what tokens cost.
     *
     * @param derive producing the outcome from scratch
     * @param check checking one dependency, or comparing one fingerprint
     * @param recall bringing a stored outcome into the working set
     * @param dollarsPerMillionTokens the price of tokens, 0 to {@link #MOST_DOLLARS}, kept without
     *     trailing zeros
     */
    public record Charges(
            Charge derive, Charge check, Charge recall, BigDecimal dollarsPerMillionTokens) {

        public static final int MOST_DOLLARS = 1_000_000;

        /** How many decimals of a dollar are kept. */
        public static final int DECIMALS = 4;

        /**
         * The published costs: 5, 1 and 1 turns; 4000, 120 and 400 tokens; 12, 0.4 and 1.2 s; 5
         * dollars a million.
         */
        public static final Charges DEFAULT =
                new Charges(
                        new Charge(5, 4000, new BigDecimal("12")),
                        new Charge(1, 120, new BigDecimal("0.4")),
                        new Charge(1, 400, new BigDecimal("1.2")),
                        new BigDecimal("5"));

        public Charges {
            dollarsPerMillionTokens =
                    Checked.decimal(
                            "dollars of a million tokens",
                            dollarsPerMillionTokens,
                            MOST_DOLLARS,
                            DECIMALS);
        }
    }

    public DriftingWorld {
        dependencies = List.copyOf(dependencies);
        noise = List.copyOf(noise);
        late = List.copyOf(late);
        hidden = List.copyOf(hidden);
        entities = List.copyOf(entities);
        Checked.within("tasks of the world", tasks, 1, MOST_TASKS);
        Checked.within("number of entities", entities.size(), 0, MOST_ENTITIES);
        DriftingChecks.scope(dependencies, entities, scope);
        DriftingChecks.entities(entities);
        List<String> names = DriftingChecks.names(dependencies, noise, late, hidden, entities);
        Checked.within("number of dimensions", names.size(), 1, MOST_DIMENSIONS);
        Checked.once("dimension", names);
        Checked.once("entity", entities.stream().map(Thing::name).toList());
        DriftingChecks.horizon(tasks, dependencies, late, hidden, entities);
    }

    /** Whether a dimension or entity may have this name. */
    public static boolean isName(String name) {
        return NAME.matcher(name).matches() && !TAKEN.contains(name);
    }

    /** The names of all dimensions, an entity's own once. */
    public List<String> names() {
        return DriftingChecks.names(dependencies, noise, late, hidden, entities);
    }

    /** The names of the dimensions that can be observed: what a slice is made of. */
    public List<String> observable() {
        Set<String> unseen = new HashSet<>(hidden.stream().map(Hidden::name).toList());
        return names().stream().filter(each -> !unseen.contains(each)).toList();
    }

    /**
     * The names of all that drifts or begins to matter; of an entity's own dependency {@code
     * entity.dependency}.
     */
    public List<String> drifting() {
        return Stream.of(
                        dependencies.stream().map(Drifting::name),
                        late.stream().map(Late::name),
                        hidden.stream().map(Hidden::name),
                        entities.stream()
                                .flatMap(
                                        each ->
                                                each.dimensions().stream()
                                                        .map(own -> each.name() + "." + own)))
                .flatMap(each -> each)
                .toList();
    }
}
