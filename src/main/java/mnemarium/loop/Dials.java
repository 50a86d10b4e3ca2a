package mnemarium.loop;

import mnemarium.memory.Recalled;
import mnemarium.scenario.Dial;

import java.math.BigDecimal;
import java.util.Map;
import java.util.TreeMap;

/**
 * Where the dials stand. Times are whole nanoseconds, so that virtual time has no rounding; in
 * files and on screen they are milliseconds.
 *
 * @param addedNanos latency added to each operation of the memory
 * @param storeNanos base latency of the store
 * @param embedNanos time to turn a text into a vector
 * @param reasoningNanos reasoning time of a step
 * @param budgetNanos memory time a turn may spend
 * @param overheadNanos fixed overhead of each lookup
 * @param charge which operations the budget is charged for
 * @param admission when a lookup may be made
 * @param topK how many entries a lookup brings
 * @param threshold cosine from which an entry is a match
 * @param window messages the agent still sees
 * @param ownTurnSight whether the agent recognises by itself what it saw in this turn
 * @param gate whether the write gate stands before the writes of the memory
 */
public record Dials(
        long addedNanos,
        long storeNanos,
        long embedNanos,
        long reasoningNanos,
        long budgetNanos,
        long overheadNanos,
        Charge charge,
        Admission admission,
        int topK,
        double threshold,
        int window,
        boolean ownTurnSight,
        boolean gate) {

    /** What the budget is charged for. */
    public enum Charge {
        LOOKUPS("lookups"),
        LOOKUPS_AND_WRITES("lookups-and-writes");

        private final String word;

        Charge(String word) {
            this.word = word;
        }

        /** The value's name in files and on screen. */
        public String word() {
            return word;
        }
    }

    /** When a lookup may be made. */
    public enum Admission {
        /** Only if it fits what is left of the budget; else it is skipped. */
        FITS("fits"),
        /** While anything is left; it may then end late. */
        STARTED("started");

        private final String word;

        Admission(String word) {
            this.word = word;
        }

        /** The value's name in files and on screen. */
        public String word() {
            return word;
        }
    }

    /**
     * The dials by their canonical texts; a dial that is not named stands at its default.
     *
     * @throws IllegalArgumentException if the threshold is not a number yet ("calibrated" is
     *     resolved before a run), or a value is out of its range
     */
    public static Dials of(Map<Dial, String> values) {
        Map<Dial, String> all = new TreeMap<>();
        for (Dial dial : Dial.ofMemory()) {
            all.put(dial, dial.check(values.getOrDefault(dial, dial.defaultText())));
        }
        return read(all);
    }

    /**
     * These dials with one moved.
     *
     * @throws IllegalArgumentException as {@link Dial#check}
     */
    public Dials with(Dial moved, String value) {
        Map<Dial, String> all = texts();
        all.put(moved, moved.check(value));
        return read(all);
    }

    /** All values as canonical text, in the order of {@link Dial#ofMemory}. */
    public Map<Dial, String> texts() {
        Map<Dial, String> all = new TreeMap<>();
        all.put(Dial.ADDED_LATENCY, millis(addedNanos));
        all.put(Dial.STORE_LATENCY, millis(storeNanos));
        all.put(Dial.EMBED_LATENCY, millis(embedNanos));
        all.put(Dial.REASONING_TIME, millis(reasoningNanos));
        all.put(Dial.BUDGET, millis(budgetNanos));
        all.put(Dial.OVERHEAD, millis(overheadNanos));
        all.put(Dial.CHARGE, charge.word());
        all.put(Dial.ADMISSION, admission.word());
        all.put(Dial.TOP_K, Integer.toString(topK));
        all.put(Dial.THRESHOLD, plain(BigDecimal.valueOf(threshold)));
        all.put(Dial.WINDOW, Integer.toString(window));
        all.put(Dial.OWN_TURN_SIGHT, ownTurnSight ? "on" : "off");
        all.put(Dial.GATE, gate ? "on" : "off");
        return all;
    }

    /**
     * One value as canonical text; times in milliseconds.
     *
     * @throws IllegalArgumentException if it is no dial of the working memory
     */
    public String text(Dial dial) {
        return text(texts(), dial);
    }

    /** What a lookup costs by these dials. */
    public Cost lookup() {
        return new Cost(embedNanos, storeNanos, addedNanos, overheadNanos);
    }

    /** What a write costs by these dials: the same as a read, without the overhead. */
    public Cost write() {
        return new Cost(embedNanos, storeNanos, addedNanos, 0);
    }

    /** What a lookup cost that was measured; what these dials add to it included. */
    Cost lookup(Recalled measured) {
        return new Cost(measured.embedNanos(), measured.queryNanos(), addedNanos, overheadNanos);
    }

    /** What is charged of the cost of a write. */
    long charged(Cost write) {
        return charge == Charge.LOOKUPS ? 0 : write.nanos();
    }

    /** Whether a lookup may be made with so much left of the turn's budget. */
    boolean admits(Cost lookup, long leftNanos) {
        return switch (admission) {
            case FITS -> lookup.nanos() <= leftNanos;
            case STARTED -> leftNanos > 0;
        };
    }

    private static Dials read(Map<Dial, String> all) {
        String threshold = text(all, Dial.THRESHOLD);
        if (threshold.equals("calibrated")) {
            throw new IllegalArgumentException(
                    "threshold is \"calibrated\", expected a number: it is resolved before the run");
        }
        return new Dials(
                nanos(text(all, Dial.ADDED_LATENCY)),
                nanos(text(all, Dial.STORE_LATENCY)),
                nanos(text(all, Dial.EMBED_LATENCY)),
                nanos(text(all, Dial.REASONING_TIME)),
                nanos(text(all, Dial.BUDGET)),
                nanos(text(all, Dial.OVERHEAD)),
                text(all, Dial.CHARGE).equals(Charge.LOOKUPS.word())
                        ? Charge.LOOKUPS
                        : Charge.LOOKUPS_AND_WRITES,
                text(all, Dial.ADMISSION).equals(Admission.FITS.word())
                        ? Admission.FITS
                        : Admission.STARTED,
                Integer.parseInt(text(all, Dial.TOP_K)),
                Double.parseDouble(threshold),
                Integer.parseInt(text(all, Dial.WINDOW)),
                text(all, Dial.OWN_TURN_SIGHT).equals("on"),
                text(all, Dial.GATE).equals("on"));
    }

    private static String text(Map<Dial, String> all, Dial dial) {
        String value = all.get(dial);
        if (value == null) {
            throw new IllegalArgumentException("no value for the dial " + dial.dial());
        }
        return value;
    }

    private static long nanos(String millis) {
        return new BigDecimal(millis).movePointRight(6).longValueExact();
    }

    private static String millis(long nanos) {
        return plain(BigDecimal.valueOf(nanos, 6));
    }

    private static String plain(BigDecimal value) {
        return value.signum() == 0 ? "0" : value.stripTrailingZeros().toPlainString();
    }
}
