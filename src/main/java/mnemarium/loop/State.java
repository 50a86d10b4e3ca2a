package mnemarium.loop;

import mnemarium.scenario.Conversation;
import mnemarium.scenario.Dial;
import mnemarium.scenario.Evolving;
import mnemarium.scenario.Lanes;
import mnemarium.scenario.OutcomeReuse;
import mnemarium.scenario.ProcessMemory;
import mnemarium.scenario.StalenessTrap;
import mnemarium.scenario.Tenure;
import mnemarium.scenario.Triage;

import java.util.List;
import java.util.stream.Stream;

/**
 * All that a run is after some number of operations: a fold of its events, and nothing else.
 * Immutable; what only grows is shared with the states before it.
 *
 * @param setup what the run depends on
 * @param operation operations done, the run's start not counted
 * @param events events so far
 * @param beat index of the current step in the script, -1 before the first
 * @param soFar what happened in the current step
 * @param clockNanos virtual time since the run's start
 * @param leftNanos what is left of the current turn's budget; below zero when overdrawn
 * @param dials where the dials stand
 * @param memory the entries of the working memory
 * @param messages all messages so far; the last {@code dials.window()} are still seen
 * @param counts what was counted
 * @param situation where the scenario stands
 * @param gated the writes that the gate has judged, in order
 * @param ended whether the scenario has no further step
 */
public record State(
        Setup setup,
        int operation,
        int events,
        int beat,
        StepSoFar soFar,
        long clockNanos,
        long leftNanos,
        Dials dials,
        Prefix<Memo> memory,
        Prefix<ContextMessage> messages,
        Counts counts,
        Situation situation,
        Prefix<GateEvent.WriteJudged> gated,
        boolean ended) {

    /** A run before its first event. */
    public static State before(Setup setup) {
        Situation situation =
                switch (setup.scenario()) {
                    case Triage _ -> new Situation.Triaging(Prefix.empty(), List.of());
                    case Conversation _ -> Situation.Talking.BEFORE;
                    case OutcomeReuse reuse ->
                            Situation.Reusing.before(Rules.of(reuse, setup.arm(), setup.ledger()));
                    case Evolving _, StalenessTrap _, ProcessMemory _, Lanes _, Tenure _ ->
                            Situation.Stepping.before(
                                    Terms.of(setup.scenario(), setup.ledger()),
                                    Progress.before(setup.scenario(), setup.arm()));
                };
        return new State(
                setup,
                -1,
                0,
                -1,
                StepSoFar.NOTHING,
                0,
                0,
                setup.dials(),
                Prefix.empty(),
                Prefix.empty(),
                Counts.NONE,
                situation,
                Prefix.empty(),
                false);
    }

    /** The state after one more operation with these events. */
    public State after(List<Event> operationEvents) {
        Fold fold = new Fold(this);
        for (Event event : operationEvents) {
            fold.apply(event);
        }
        return fold.state();
    }

    /** The current turn, from 1; 0 before the first. */
    public int turn() {
        return beat < 0 ? 0 : setup.script().beats().get(beat).turn();
    }

    /** Steps begun so far. */
    public int step() {
        return beat + 1;
    }

    /** The messages that the agent still sees, oldest first. */
    public List<ContextMessage> window() {
        int from = Math.max(0, messages.size() - dials.window());
        return messages.subList(from, messages.size());
    }

    /** The tokens in the context window. */
    public int windowTokens() {
        int tokens = 0;
        for (ContextMessage message : window()) {
            tokens += message.tokens();
        }
        return tokens;
    }

    /** The dials that this run takes, with its ranges. */
    public List<Dial> offered() {
        return switch (situation) {
            case Situation.Triaging _ -> Dial.ofMemory();
            case Situation.Talking _ -> Dial.ofMemory();
            case Situation.Reusing reusing ->
                    Stream.concat(reusing.rules().offered().stream(), Stream.of(Dial.GATE))
                            .toList();
            case Situation.Stepping _ -> setup.scenario().dialsOffered();
        };
    }

    /**
     * Where a dial of this run stands, in canonical text.
     *
     * @throws IllegalArgumentException if it takes no such dial
     */
    public String text(Dial dial) {
        return switch (situation) {
            case Situation.Triaging _ -> dials.text(dial);
            case Situation.Talking _ -> dials.text(dial);
            case Situation.Reusing _ when dial.equals(Dial.GATE) -> dials.text(dial);
            case Situation.Reusing reusing -> dial.isJoin() ? "" : reusing.rules().text(dial);
            case Situation.Stepping stepping ->
                    isOfMemory(dial) ? dials.text(dial) : stepping.terms().text(dial);
        };
    }

    /**
     * The canonical text of a value that a dial of this run is to have.
     *
     * @throws IllegalArgumentException if it takes no such dial, or not this value
     */
    public String check(Dial dial, String value) {
        return switch (situation) {
            case Situation.Triaging _ -> checkMemory(dial, value);
            case Situation.Talking _ -> checkMemory(dial, value);
            case Situation.Reusing _ when dial.equals(Dial.GATE) -> dial.check(value);
            case Situation.Reusing reusing -> reusing.rules().check(dial, value);
            case Situation.Stepping stepping ->
                    isOfMemory(dial)
                            ? checkMemory(dial, value)
                            : stepping.terms().check(dial, value);
        };
    }

    private boolean isOfMemory(Dial dial) {
        return Dial.ofMemory().contains(dial) && setup.scenario().dialsOffered().contains(dial);
    }

    private String checkMemory(Dial dial, String value) {
        text(dial);
        String canonical = dial.check(value);
        if (dial.equals(Dial.THRESHOLD) && canonical.equals("calibrated")) {
            throw new IllegalArgumentException("threshold is calibrated, expected 0 to 1");
        }
        return canonical;
    }

    /** Whether dials that are moved now act at the next operation, and not only at a later one. */
    public boolean takesMoves() {
        return switch (situation) {
            case Situation.Triaging _ -> true;
            case Situation.Talking _ -> true;
            case Situation.Reusing reusing -> reusing.stage() == Situation.Stage.BETWEEN;
            case Situation.Stepping stepping -> stepping.part() == 0;
        };
    }
}
