package mnemarium.workbench;

import mnemarium.loop.Canonical;
import mnemarium.loop.Cost;
import mnemarium.loop.Event;
import mnemarium.loop.Inputs;
import mnemarium.loop.LogHash;
import mnemarium.loop.Loop;
import mnemarium.loop.MemoryEvent;
import mnemarium.loop.Mode;
import mnemarium.loop.Move;
import mnemarium.loop.Operation;
import mnemarium.loop.ReuseRun;
import mnemarium.loop.RunEvent;
import mnemarium.loop.State;
import mnemarium.loop.StateHash;
import mnemarium.loop.WorldEvent;
import mnemarium.memory.Ticker;
import mnemarium.memory.Timings;
import mnemarium.memory.WorkingMemory;
import mnemarium.scenario.Dial;
import mnemarium.scenario.OutcomeReuse;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.BooleanSupplier;
import java.util.function.IntConsumer;

/**
 * A run played from its start without a window or a workspace: the same loop, taken as far as was
 * asked.
 *
 * @param prepared what was played
 * @param lines the canonical lines of each operation
 * @param end the state it came to
 * @param timings measured times of the memory on this machine
 */
public record Recording(Prepared prepared, List<List<String>> lines, State end, Timings timings) {

    public Recording {
        lines = List.copyOf(lines);
    }

    /** SHA-256 of the log. */
    public String log() {
        LogHash hash = new LogHash();
        lines.forEach(hash::add);
        return hash.hex();
    }

    /** SHA-256 of the state. */
    public String state() {
        return StateHash.of(end);
    }

    /**
     * Plays a run.
     *
     * @param turns how many turns at most; all if empty
     */
    public static Recording play(Prepared prepared, OptionalInt turns, Ticker ticker) {
        List<List<String>> lines = new ArrayList<>();
        try (WorkingMemory memory = prepared.memory(ticker)) {
            Loop loop = prepared.loop(memory);
            Operation operation = loop.start();
            lines.add(Canonical.lines(operation.events()));
            State state = operation.after();
            int last = turns.orElse(Integer.MAX_VALUE);
            if (prepared.setup().scenario() instanceof OutcomeReuse) {
                state = told(new ReuseRun(prepared.setup()), last, state, lines);
            }
            while (!state.ended() && !(state.turn() >= last && loop.isTurnComplete(state))) {
                operation = loop.next(state, Inputs.NONE);
                lines.add(Canonical.lines(operation.events()));
                state = operation.after();
            }
            return new Recording(prepared, lines, state, memory.timings());
        }
    }

    /** Nobody moves a dial here, so that a drifting world need be played only once. */
    private static State told(ReuseRun run, int tasks, State from, List<List<String>> lines) {
        State state = from;
        while (!run.isDone() && run.told() < tasks) {
            for (List<Event> events : run.next()) {
                lines.add(Canonical.lines(events));
                state = state.after(events);
            }
        }
        return state;
    }

    /** How a run that was played again compares with its record. */
    public sealed interface Comparison {
        /** The same lines. */
        record Identical(int operations) implements Comparison {}

        /**
         * Other lines from some operation on.
         *
         * @param operation the first that differs
         * @param recorded its line in the record, empty if it has none there
         * @param played its line now, empty if there is none
         */
        record Differs(int operation, String recorded, String played) implements Comparison {}
    }

    /**
     * Plays a run again with the dial moves, and for a measured run the times, of its record.
     *
     * @param recorded the canonical lines of each operation
     */
    public static Comparison again(Prepared prepared, List<List<String>> recorded, Ticker ticker) {
        return again(prepared, recorded, ticker, _ -> {}, () -> false).orElseThrow();
    }

    /**
     * The same, for someone who watches it.
     *
     * @param compared told how many operations were compared, after each
     * @param ended asked before each operation
     * @return empty if it was ended before there was a difference
     */
    static Optional<Comparison> again(
            Prepared prepared,
            List<List<String>> recorded,
            Ticker ticker,
            IntConsumer compared,
            BooleanSupplier ended) {
        try (WorkingMemory memory = prepared.memory(ticker)) {
            Loop loop = prepared.loop(memory);
            Operation operation = loop.start();
            for (int i = 0; i < recorded.size(); i++) {
                if (ended.getAsBoolean()) {
                    return Optional.empty();
                }
                if (i > 0) {
                    operation = loop.next(operation.after(), inputs(prepared, recorded.get(i)));
                }
                Optional<Comparison> difference =
                        difference(i, recorded.get(i), Canonical.lines(operation.events()));
                if (difference.isPresent()) {
                    return difference;
                }
                compared.accept(i + 1);
            }
            return Optional.of(new Comparison.Identical(recorded.size()));
        }
    }

    private static Optional<Comparison> difference(
            int operation, List<String> recorded, List<String> played) {
        for (int i = 0; i < Math.max(recorded.size(), played.size()); i++) {
            String then = i < recorded.size() ? recorded.get(i) : "";
            String now = i < played.size() ? played.get(i) : "";
            if (!then.equals(now)) {
                return Optional.of(new Comparison.Differs(operation, then, now));
            }
        }
        return Optional.empty();
    }

    /** What came into an operation from outside; a line that is no event brings nothing. */
    private static Inputs inputs(Prepared prepared, List<String> lines) {
        List<Move> moves = new ArrayList<>();
        Optional<Cost> measured = Optional.empty();
        for (String line : lines) {
            Optional<Event> event = event(line);
            if (event.isEmpty()) {
                continue;
            }
            switch (event.get()) {
                case RunEvent.DialMoved moved ->
                        move(moved.dial(), moved.to()).ifPresent(moves::add);
                case WorldEvent.DimensionJoined joined ->
                        move(Dial.join(joined.dimension()).dial(), joined.joins())
                                .ifPresent(moves::add);
                case MemoryEvent.LookupMade made -> measured = Optional.of(made.cost());
                case MemoryEvent.LookupSkipped skipped -> measured = Optional.of(skipped.needed());
                case MemoryEvent.Remembered written -> measured = Optional.of(written.cost());
                default -> {}
            }
        }
        return new Inputs(
                moves, prepared.setup().mode() == Mode.MEASURED ? measured : Optional.empty());
    }

    private static Optional<Event> event(String line) {
        try {
            return Optional.of(Canonical.event(line));
        } catch (IllegalArgumentException e) {
            // no line that is played can equal it: the comparison will show it
            return Optional.empty();
        }
    }

    private static Optional<Move> move(String name, String value) {
        Optional<Dial> dial = Dial.named(name);
        try {
            return dial.map(each -> new Move(each, each.check(value)));
        } catch (IllegalArgumentException e) {
            return Optional.empty();
        }
    }

    /**
     * The first event of a record.
     *
     * @param where names the record
     * @throws Refusal if the record does not begin as a run does
     */
    public static RunEvent.RunStarted started(List<List<String>> recorded, String where)
            throws Refusal {
        String first =
                recorded.isEmpty() || recorded.getFirst().isEmpty()
                        ? ""
                        : recorded.getFirst().getFirst();
        try {
            if (Canonical.event(first) instanceof RunEvent.RunStarted started) {
                return started;
            }
        } catch (IllegalArgumentException e) {
            throw new Refusal(
                    where, e.getMessage() == null ? first : e.getMessage(), "a run's first event");
        }
        throw new Refusal(where, "a journal that begins with " + first, "run-started");
    }

    /** Vectors this run needed that are not the same on every machine, by hash of their text. */
    public Map<mnemarium.store.TextHash, float[]> vectors() {
        return prepared.embedder() instanceof RecordedEmbedder recorded
                ? recorded.vectors()
                : Map.of();
    }
}
