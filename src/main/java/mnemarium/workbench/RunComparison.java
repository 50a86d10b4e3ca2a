package mnemarium.workbench;

import mnemarium.experiment.Measure;
import mnemarium.experiment.Measures;
import mnemarium.loop.Canonical;
import mnemarium.loop.Event;
import mnemarium.loop.Rules;
import mnemarium.loop.RunEvent;
import mnemarium.loop.State;

import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * Two runs beside each other: only what differs in what they depend on and in what they came to,
 * and where they part.
 *
 * @param settings what they depend on and differ in: scenario, arm, seed, dials …
 * @param figures what they came to and differ in; empty where they are of different kinds
 * @param sameKind whether their figures can be compared
 * @param parting where something other than a time first differs; empty if nothing does
 */
public record RunComparison(
        List<Difference> settings,
        List<Difference> figures,
        boolean sameKind,
        Optional<Parting> parting) {

    /** Fields that say when or how long, not what. */
    private static final Set<String> TIMES = Set.of("at", "cost", "needed");

    private static final String NANOS = "Nanos";

    public RunComparison {
        settings = List.copyOf(settings);
        figures = List.copyOf(figures);
    }

    /** Something that differs; a side that lacks it is empty. */
    public record Difference(String name, String one, String other) {}

    /**
     * Where two runs part.
     *
     * @param step the step of the first run, from 1; 0 before the first
     * @param operation the operation, from 1
     * @param one the first run's line there; empty if it has ended
     * @param other the second run's
     */
    public record Parting(int step, int operation, String one, String other) {

        /**
         * What happens in the one and in the other, in words: "lookup made in the first, lookup
         * skipped in the second".
         */
        public String words() {
            if (one.isEmpty() || other.isEmpty()) {
                return one.isEmpty()
                        ? "the first has ended, in the second: " + kind(other)
                        : "the second has ended, in the first: " + kind(one);
            }
            if (!kind(one).equals(kind(other))) {
                return kind(one) + " in the first, " + kind(other) + " in the second";
            }
            List<Difference> fields = differing(fields(one), fields(other));
            if (fields.isEmpty()) {
                return kind(one) + ", in another order of its fields";
            }
            Difference field = fields.getFirst();
            return kind(one)
                    + ", "
                    + field.name()
                    + " "
                    + side(field.one())
                    + " in the first, "
                    + side(field.other())
                    + " in the second";
        }

        private static String kind(String line) {
            return line.split("\t", 2)[0].replace('-', ' ');
        }

        private static String side(String value) {
            return value.isEmpty() ? "nothing" : value;
        }

        private static Map<String, String> fields(String line) {
            Map<String, String> fields = new LinkedHashMap<>();
            for (String field : timeless(line).split("\t", -1)) {
                int equals = field.indexOf('=');
                if (equals > 0) {
                    fields.put(field.substring(0, equals), field.substring(equals + 1));
                }
            }
            return fields;
        }
    }

    /**
     * A run to compare.
     *
     * @param prepared ready to be folded
     * @param lines the canonical lines of each operation
     */
    public record Side(Prepared prepared, List<List<String>> lines) {
        public Side {
            lines = List.copyOf(lines);
        }

        /** The state at its end. */
        State end() {
            State state = State.before(prepared.setup());
            for (List<String> operation : lines) {
                state = state.after(events(operation));
            }
            return state;
        }

        private static List<Event> events(List<String> operation) {
            return operation.stream().map(Canonical::event).toList();
        }
    }

    /** Compares two runs. */
    public static RunComparison of(Side one, Side other) {
        State first = one.end();
        State second = other.end();
        boolean sameKind = first.setup().scenario().kind().equals(second.setup().scenario().kind());
        return new RunComparison(
                differing(settings(one), settings(other)),
                sameKind ? differing(figures(first), figures(second)) : List.of(),
                sameKind,
                parting(one.lines(), other.lines()));
    }

    private static List<Difference> differing(Map<String, String> one, Map<String, String> other) {
        Set<String> names = new LinkedHashSet<>(one.keySet());
        names.addAll(other.keySet());
        List<Difference> differences = new ArrayList<>();
        for (String name : names) {
            String here = one.getOrDefault(name, "");
            String there = other.getOrDefault(name, "");
            if (!here.equals(there)) {
                differences.add(new Difference(name, here, there));
            }
        }
        return differences;
    }

    private static Map<String, String> settings(Side side) {
        RunEvent.RunStarted started =
                (RunEvent.RunStarted) Canonical.event(side.lines().getFirst().getFirst());
        Map<String, String> all = new LinkedHashMap<>();
        all.put("scenario", started.scenario());
        all.put("scenario's hash", started.scenarioHash());
        all.put("arm", started.arm().word());
        all.put("seed", Long.toString(started.seed()));
        all.put("mode", started.mode().name().toLowerCase(Locale.ROOT));
        all.put("embedder", started.embedder());
        started.dials().texts().forEach((dial, text) -> all.put(dial.dial(), text));
        Rules.read(started.ledger()).forEach((dial, text) -> all.put(dial.dial(), text));
        int moves = 0;
        for (List<String> operation : side.lines()) {
            for (String line : operation) {
                moves += line.startsWith("dial-moved\t") ? 1 : 0;
            }
        }
        if (moves > 0) {
            all.put("dial moves", Integer.toString(moves));
        }
        all.put("engine", started.engine());
        return all;
    }

    private static Map<String, String> figures(State end) {
        Map<String, String> figures = new LinkedHashMap<>();
        figures.put("steps", Integer.toString(end.step()));
        List<Measure> measures = Measures.of(end.setup().scenario());
        double[] values = Measures.figures(end);
        for (int i = 0; i < values.length; i++) {
            if (!Double.isNaN(values[i])) {
                figures.put(name(measures.get(i)), text(values[i]));
            }
        }
        return figures;
    }

    /** "virtual time, ms". */
    private static String name(Measure measure) {
        return measure.unit().isEmpty() ? measure.label() : measure.label() + ", " + measure.unit();
    }

    private static String text(double value) {
        return BigDecimal.valueOf(value).stripTrailingZeros().toPlainString();
    }

    private static Optional<Parting> parting(List<List<String>> one, List<List<String>> other) {
        int step = 0;
        // the first operation only says what the run depends on
        for (int i = 1; i < Math.max(one.size(), other.size()); i++) {
            List<String> here = i < one.size() ? one.get(i) : List.of();
            List<String> there = i < other.size() ? other.get(i) : List.of();
            for (int line = 0; line < Math.max(here.size(), there.size()); line++) {
                String first = line < here.size() ? here.get(line) : "";
                String second = line < there.size() ? there.get(line) : "";
                step += first.startsWith("step-started\t") ? 1 : 0;
                if (!timeless(first).equals(timeless(second))) {
                    return Optional.of(new Parting(step, i, first, second));
                }
            }
        }
        return Optional.empty();
    }

    /** A line without what only says when: another latency changes every time and nothing else. */
    private static String timeless(String line) {
        StringBuilder rest = new StringBuilder();
        for (String field : line.split("\t", -1)) {
            int equals = field.indexOf('=');
            String name = equals < 0 ? "" : field.substring(0, equals);
            if (!TIMES.contains(name) && !name.endsWith(NANOS)) {
                rest.append(field).append('\t');
            }
        }
        return rest.toString();
    }
}
