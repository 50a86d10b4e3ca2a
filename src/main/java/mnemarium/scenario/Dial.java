package mnemarium.scenario;

import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * A setting that may be moved while a run goes on. One name each, used alike in scenario files, on
 * the command line, in events and on screen. A value travels as text in canonical form: numbers
 * plain and without trailing zeros, choices and switches as their word, lists in the order of the
 * dial's words. Two dials of one name are equal: a scenario may narrow the range of one.
 */
public final class Dial implements Comparable<Dial> {

    // of the working memory
    public static final Dial ADDED_LATENCY = millis("added-latency", "10000", "0");
    public static final Dial STORE_LATENCY = millis("store-latency", "10000", "0.07");
    public static final Dial EMBED_LATENCY = millis("embed-latency", "10000", "0.03");
    public static final Dial REASONING_TIME = millis("reasoning-time", "600000", "1200");
    public static final Dial BUDGET = millis("budget", "60000", "100");
    public static final Dial OVERHEAD = millis("overhead", "1000", "0");
    public static final Dial CHARGE =
            words(
                    "charge",
                    Kind.CHOICE,
                    List.of("lookups", "lookups-and-writes"),
                    "lookups-and-writes");
    public static final Dial ADMISSION =
            words("admission", Kind.CHOICE, List.of("fits", "started"), "fits");
    public static final Dial TOP_K = count("top-k", "hits", "1", "1000", "8");
    public static final Dial THRESHOLD =
            new Dial("threshold", Kind.FRACTION, "", "0", "1", List.of("calibrated"), "calibrated");
    public static final Dial WINDOW = count("window", "messages", "0", "10000", "4");
    public static final Dial OWN_TURN_SIGHT =
            words("own-turn-sight", Kind.SWITCH, List.of("on", "off"), "on");

    /** Whether the write gate stands before the writes of the memory. */
    public static final Dial GATE = words("gate", Kind.SWITCH, List.of("on", "off"), "off");

    // of a ledger
    public static final Dial DERIVE_TURNS = count("derive-turns", "turns", "0", "1000", "5");
    public static final Dial CHECK_TURNS = count("check-turns", "turns", "0", "1000", "1");
    public static final Dial RECALL_TURNS = count("recall-turns", "turns", "0", "1000", "1");
    public static final Dial DERIVE_TOKENS =
            count("derive-tokens", "tokens", "0", "1000000", "4000");
    public static final Dial CHECK_TOKENS = count("check-tokens", "tokens", "0", "1000000", "120");
    public static final Dial RECALL_TOKENS =
            count("recall-tokens", "tokens", "0", "1000000", "400");
    public static final Dial VERIFY_BUDGET = count("verify-budget", "turns", "0", "1000", "3");
    public static final Dial CANDIDATE_BUDGET =
            count("candidate-budget", "records", "1", "1000", "3");
    public static final Dial DETECTION_LAG = count("detection-lag", "tasks", "0", "1000000", "2");
    public static final Dial CONFIRMATIONS = count("confirmations", "trips", "1", "1000", "1");
    public static final Dial WIDEN_EVERY = count("widen-every", "tasks", "0", "1000000", "0");
    public static final Dial CURRENCY =
            words("currency", Kind.CHOICE, List.of("turns", "tokens"), "turns");

    // of the frontier, which follows no run
    /** The share of the end-to-end time that memory may take. */
    public static final Dial BUDGET_SHARE =
            new Dial("budget-share", Kind.FRACTION, "", "0", "0.99", List.of(), "0.1");

    // of a scripted agent
    /** Whether the agent is told that its tools are costly, so that it looks only in doubt. */
    public static final Dial PRESSURE = words("pressure", Kind.SWITCH, List.of("on", "off"), "on");

    // of an agent with owners, transcripts and a history
    /** Earlier conversations at the start of a run. */
    public static final Dial TENURE = count("tenure", "conversations", "0", "10000", "40");

    /** How long a memory with an expiry trusts a copy. */
    public static final Dial EXPIRY =
            new Dial("expiry", Kind.COUNT, "days", "0", "100000", List.of("never"), "30");

    /** What a look-up takes, of every owner; or as the scenario says of each. */
    public static final Dial LOOKUP_LATENCY =
            new Dial(
                    "lookup-latency", Kind.MILLIS, "ms", "0", "60000", List.of("owners"), "owners");

    /** What reads, look-ups and searches of a turn may take together. */
    public static final Dial TURN_BUDGET = millis("turn-budget", "600000", "2500");

    /** The share of look-ups that find their owner out of order. */
    public static final Dial OUTAGE =
            new Dial("outage", Kind.FRACTION, "", "0", "1", List.of(), "0");

    /** How long a conversation can be searched. */
    public static final Dial TRANSCRIPTS_KEPT =
            count("transcripts-kept", "months", "0", "1200", "18");

    /** Covers whatever there is; a scenario narrows it to the dimensions of its world. */
    public static final Dial SLICE = slice(List.of());

    /** What {@link #slice} takes for all dimensions, those that join later included. */
    public static final String ALL = "all";

    /** What {@link #slice} takes for no dimension: a fingerprint that never differs. */
    public static final String NONE = "none";

    /** What {@link #drift} takes for a dimension that never drifts. */
    public static final String NEVER = "never";

    private static final String PERIOD = "period.";
    private static final String DRIFT = "drift.";
    private static final String JOIN = "join.";

    /** The most tasks of a world. */
    private static final int MOST_TASKS = 1_000_000;

    private static final List<Dial> OF_MEMORY =
            List.of(
                    ADDED_LATENCY,
                    STORE_LATENCY,
                    EMBED_LATENCY,
                    REASONING_TIME,
                    BUDGET,
                    OVERHEAD,
                    CHARGE,
                    ADMISSION,
                    TOP_K,
                    THRESHOLD,
                    WINDOW,
                    OWN_TURN_SIGHT,
                    GATE);

    private static final List<Dial> OF_TENURE =
            List.of(TENURE, EXPIRY, LOOKUP_LATENCY, TURN_BUDGET, OUTAGE, TRANSCRIPTS_KEPT);

    private static final List<Dial> OF_LEDGER =
            List.of(
                    DERIVE_TURNS,
                    CHECK_TURNS,
                    RECALL_TURNS,
                    DERIVE_TOKENS,
                    CHECK_TOKENS,
                    RECALL_TOKENS,
                    VERIFY_BUDGET,
                    CANDIDATE_BUDGET,
                    DETECTION_LAG,
                    CONFIRMATIONS,
                    WIDEN_EVERY,
                    CURRENCY,
                    SLICE);

    /**
     * A dimension that joins the world: {@code noise:7} churns every 7 tasks, {@code late:7@60}
     * does too and matters from task 60 on, {@code hidden:a>b@60} cannot be seen and drifts at task
     * 60.
     *
     * @param dimension its name, new in the world
     */
    public static Dial join(String dimension) {
        return words(JOIN + dimension, Kind.DIMENSION, List.of(), "");
    }

    private static Dial millis(String dial, String most, String defaultText) {
        return new Dial(dial, Kind.MILLIS, "ms", "0", most, List.of(), defaultText);
    }

    private static Dial count(
            String dial, String unit, String least, String most, String defaultText) {
        return new Dial(dial, Kind.COUNT, unit, least, most, List.of(), defaultText);
    }

    private static Dial words(String dial, Kind kind, List<String> words, String defaultText) {
        return new Dial(dial, kind, "", "0", "0", words, defaultText);
    }

    /**
     * The slice that a fingerprint covers.
     *
     * @param dimensions the observable dimensions; none: any name is taken
     */
    public static Dial slice(List<String> dimensions) {
        return words("slice", Kind.NAMES, dimensions, ALL);
    }

    /**
     * Tasks between two changes of a dimension that churns; 0: none.
     *
     * @param dimension its name
     */
    public static Dial period(String dimension) {
        return count(PERIOD + dimension, "tasks", "0", Integer.toString(MOST_TASKS), "0");
    }

    /**
     * The task at which a dimension drifts, or begins to matter.
     *
     * @param dimension its name; of an entity's own dependency {@code entity.dependency}
     * @param tasks tasks of the world
     */
    public static Dial drift(String dimension, int tasks) {
        return new Dial(
                DRIFT + dimension,
                Kind.COUNT,
                "",
                "0",
                Integer.toString(Math.max(0, tasks - 1)),
                List.of(NEVER),
                NEVER);
    }

    /** What a dial's value looks like. */
    public enum Kind {
        /** Milliseconds, whole nanoseconds at the finest. */
        MILLIS(6),
        /** A whole number. */
        COUNT(0),
        /** A number, nine decimals at the finest; or one of the dial's words. */
        FRACTION(9),
        /** One of the dial's words. */
        CHOICE(0),
        /** {@code on} or {@code off}. */
        SWITCH(0),
        /** Some of the dial's words, parted by commas; {@code all} or {@code none}. */
        NAMES(0),
        /** What a dimension is that joins a world. */
        DIMENSION(0);

        private final int decimals;

        Kind(int decimals) {
            this.decimals = decimals;
        }

        /** Decimals at the finest. */
        int decimals() {
            return decimals;
        }
    }

    private final String dial;
    private final DialRange range;
    private final String defaultText;

    private Dial(
            String dial,
            Kind kind,
            String unit,
            String least,
            String most,
            List<String> words,
            String defaultText) {
        this.dial = dial;
        this.range = new DialRange(kind, unit, new BigDecimal(least), new BigDecimal(most), words);
        this.defaultText = defaultText;
    }

    /** The name in files and on the command line, such as {@code added-latency}. */
    public String dial() {
        return dial;
    }

    /** The name in sentences, such as {@code added latency}. */
    public String label() {
        return dimension().isPresent() ? dial.replaceFirst("\\.", " of ") : dial.replace('-', ' ');
    }

    /** What its value looks like. */
    public Kind kind() {
        return range.kind();
    }

    /** {@code ms}, {@code hits}, {@code messages} …, or empty where a value has no unit. */
    public String unit() {
        return range.unit();
    }

    /** The words it takes: all its values for a choice or switch, extra ones for a number. */
    public List<String> words() {
        return range.options();
    }

    /** Whether it takes numbers. */
    public boolean isNumber() {
        return range.isNumber();
    }

    /** The smallest number it takes, in its unit; 0 for what is no number. */
    public double least() {
        return range.least().doubleValue();
    }

    /** The largest number it takes, in its unit; 0 for what is no number. */
    public double most() {
        return range.most().doubleValue();
    }

    /** The value of a run whose scenario sets none, in canonical form. */
    public String defaultText() {
        return defaultText;
    }

    /** What it takes, in words: {@code 0 to 10 000 ms}, {@code on or off}. */
    public String range() {
        return range.words();
    }

    /** The dial of that name, if there can be one. */
    public static Optional<Dial> named(String dial) {
        if (dial.startsWith(PERIOD) && dial.length() > PERIOD.length()) {
            return Optional.of(period(dial.substring(PERIOD.length())));
        }
        if (dial.startsWith(DRIFT) && dial.length() > DRIFT.length()) {
            return Optional.of(drift(dial.substring(DRIFT.length()), MOST_TASKS));
        }
        if (dial.startsWith(JOIN) && dial.length() > JOIN.length()) {
            return Optional.of(join(dial.substring(JOIN.length())));
        }
        return Stream.of(
                        OF_MEMORY.stream(),
                        OF_LEDGER.stream(),
                        Stream.of(PRESSURE),
                        OF_TENURE.stream())
                .flatMap(each -> each)
                .filter(each -> each.dial.equals(dial))
                .findFirst();
    }

    /** The dials of a working memory, in order. */
    public static List<Dial> ofMemory() {
        return OF_MEMORY;
    }

    /** The dials of an agent with owners, transcripts and a history, in order. */
    public static List<Dial> ofTenure() {
        return OF_TENURE;
    }

    /** The dials of a ledger that belong to no dimension, in order. */
    public static List<Dial> ofLedger() {
        return OF_LEDGER;
    }

    /**
     * The dials of a world that drifts, and of the arm that acts in it.
     *
     * @param observable the dimensions that a slice may cover
     * @param churning those that have a period
     * @param drifting those that have a drift, or begin to matter
     * @param tasks tasks of the world
     */
    public static List<Dial> ofWorld(
            List<String> observable, List<String> churning, List<String> drifting, int tasks) {
        List<Dial> dials =
                new ArrayList<>(
                        List.of(
                                DERIVE_TURNS,
                                CHECK_TURNS,
                                RECALL_TURNS,
                                DERIVE_TOKENS,
                                CHECK_TOKENS,
                                RECALL_TOKENS,
                                DETECTION_LAG,
                                CONFIRMATIONS,
                                WIDEN_EVERY,
                                CURRENCY,
                                slice(observable)));
        churning.forEach(name -> dials.add(period(name)));
        drifting.forEach(name -> dials.add(drift(name, tasks)));
        return dials;
    }

    /** Their names. */
    public static List<String> names(List<Dial> dials) {
        return dials.stream().map(Dial::dial).toList();
    }

    /** What the dial of a dimension is about: {@code ci_runner} for {@code period.ci_runner}. */
    public Optional<String> dimension() {
        return isPeriod() || isDrift() || isJoin()
                ? Optional.of(dial.substring(dial.indexOf('.') + 1))
                : Optional.empty();
    }

    /** Whether it stands for a dimension that joins the world. */
    public boolean isJoin() {
        return dial.startsWith(JOIN);
    }

    /** Whether it is the period of a dimension that churns. */
    public boolean isPeriod() {
        return dial.startsWith(PERIOD);
    }

    /** Whether it is the task at which a dimension drifts. */
    public boolean isDrift() {
        return dial.startsWith(DRIFT);
    }

    /**
     * The canonical text of a value.
     *
     * @param value a number, or one of the words; {@code true} and {@code false} stand for on, off
     * @throws IllegalArgumentException saying what was found and what was expected
     */
    public String check(String value) {
        return range.canonical(label(), value.strip());
    }

    /** Whether {@link #check} takes a value. */
    public boolean takes(String value) {
        try {
            check(value);
            return true;
        } catch (IllegalArgumentException e) {
            return false;
        }
    }

    /** In the order in which dials are listed; those of dimensions last, by name. */
    @Override
    public int compareTo(Dial other) {
        int byRank = Integer.compare(rank(), other.rank());
        return byRank != 0 ? byRank : dial.compareTo(other.dial);
    }

    private int rank() {
        int ofMemory = OF_MEMORY.indexOf(this);
        int ofLedger = OF_LEDGER.indexOf(this);
        if (ofMemory >= 0 || ofLedger >= 0) {
            return ofMemory >= 0 ? ofMemory : OF_MEMORY.size() + ofLedger;
        }
        int ofTenure = OF_TENURE.indexOf(this);
        int others = OF_MEMORY.size() + OF_LEDGER.size();
        if (ofTenure >= 0) {
            return others + 1 + ofTenure;
        }
        return others + (equals(PRESSURE) ? 0 : 1 + OF_TENURE.size());
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof Dial that && dial.equals(that.dial);
    }

    @Override
    public int hashCode() {
        return dial.hashCode();
    }

    @Override
    public String toString() {
        return dial;
    }
}
