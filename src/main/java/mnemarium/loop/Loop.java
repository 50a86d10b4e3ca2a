package mnemarium.loop;

import mnemarium.loop.MemoryEvent.Lookup;
import mnemarium.memory.WordPiece;
import mnemarium.memory.WorkingMemory;
import mnemarium.scenario.Dial;
import mnemarium.scenario.Tenure;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.ToIntFunction;

/**
 * Plays a run operation by operation. {@link #next} depends on the state and its inputs alone: the
 * working memory handed in is only an index over the state's entries, filled up as far as the state
 * needs it. One loop belongs to one run and one thread.
 *
 * <p>The accounting: a lookup costs embedding, store, added latency and overhead; a write costs the
 * same without the overhead. Under the rule <em>fits</em> a lookup that costs more than is left of
 * the turn's budget is skipped; under <em>started</em> it is made while anything is left, and is
 * then late. A write is always kept, and may overdraw the budget if writes are charged. Time passes
 * whether it is charged or not.
 */
public final class Loop {

    private final Setup setup;
    private final MemoryUse memory;
    private final ToIntFunction<String> tokens;
    private final Agent agent;
    private final Archive archive;

    /**
     * @param setup what the run depends on
     * @param memory empty, or holding the entries of the state that comes first
     * @param tokens counts the tokens of messages
     */
    public Loop(Setup setup, WorkingMemory memory, WordPiece tokens) {
        this(setup, memory, tokens::count);
    }

    /**
     * @param setup what the run depends on
     * @param memory empty, or holding the entries of the state that comes first
     * @param tokens the length of a message in tokens
     */
    public Loop(Setup setup, WorkingMemory memory, ToIntFunction<String> tokens) {
        this.setup = setup;
        this.memory = new MemoryUse(setup, memory);
        this.tokens = tokens;
        this.agent = Agent.of(setup.arm());
        this.archive = new Archive(memory);
    }

    /** The run's first operation: it only says what the run depends on. */
    public Operation start() {
        State before = State.before(setup);
        RunEvent.RunStarted started =
                new RunEvent.RunStarted(
                        0,
                        setup.scenario().name(),
                        setup.scenarioHash(),
                        setup.scenario().kind(),
                        setup.arm(),
                        setup.seed(),
                        setup.dials(),
                        setup.mode(),
                        setup.embedder(),
                        setup.embedderHash(),
                        Engine.VERSION,
                        ledger(before.situation()));
        return new Operation(List.of(started), before.after(List.of(started)));
    }

    /**
     * The next operation.
     *
     * @param state a state of this run that has begun
     * @param inputs dial moves, and measured costs of a replay
     * @return its events and the state after them; no events if the run has ended
     */
    public Operation next(State state, Inputs inputs) {
        if (state.ended()) {
            return new Operation(List.of(), state);
        }
        return switch (state.situation()) {
            case Situation.Triaging _ -> act(state, inputs);
            case Situation.Talking _ -> act(state, inputs);
            case Situation.Reusing _ -> ReuseTask.next(state, inputs);
            case Situation.Stepping _ -> StepParts.next(state, inputs, memory::ask, archive);
        };
    }

    private Operation act(State state, Inputs inputs) {
        OperationDraft draft = new OperationDraft(state);
        for (Move move : inputs.moves()) {
            String from = draft.now().dials().text(move.dial());
            draft.add(
                    new RunEvent.DialMoved(draft.clock(), move.dial().dial(), from, move.value()));
        }
        boolean opens = state.beat() < 0 || agent.isDone(draft.now());
        if (opens) {
            open(draft);
        }
        if (!opens || draft.beat().kind() != Beat.Kind.HEAR) {
            carryOut(draft, inputs);
        }
        close(draft);
        return draft.operation();
    }

    /** Whether the current step is complete: the next operation begins another one. */
    public boolean isStepComplete(State state) {
        return state.beat() < 0
                || state.ended()
                || switch (state.situation()) {
                    case Situation.Triaging _ -> agent.isDone(state);
                    case Situation.Talking _ -> agent.isDone(state);
                    case Situation.Reusing reusing -> reusing.stage() == Situation.Stage.BETWEEN;
                    case Situation.Stepping stepping -> stepping.part() == 0;
                };
    }

    /** Whether the current turn is complete: the next operation begins another one. */
    public boolean isTurnComplete(State state) {
        if (!isStepComplete(state)) {
            return false;
        }
        List<Beat> beats = setup.script().beats();
        return state.beat() < 0
                || state.ended()
                || beats.get(state.beat() + 1).turn() != beats.get(state.beat()).turn();
    }

    /**
     * Whether the third grain is complete: the turn; in a world that drifts, a task at which
     * something was found moved; where steps stand by themselves, one that went wrong; of a long
     * history, a conversation.
     */
    public boolean isStretchComplete(State state) {
        return switch (state.situation()) {
            case Situation.Triaging _ -> isTurnComplete(state);
            case Situation.Talking _ -> isTurnComplete(state);
            case Situation.Reusing reusing ->
                    isStepComplete(state)
                            && (state.ended()
                                    || reusing.tasks().isEmpty()
                                    || reusing.tasks().last().trip() != TaskDone.Trip.NONE);
            case Situation.Stepping stepping ->
                    isStepComplete(state)
                            && (state.ended()
                                    || stepping.progress().steps() == 0
                                    || (setup.scenario() instanceof Tenure tenure
                                            ? isConversationComplete(state, tenure)
                                            : stepping.progress().wentWrong()));
        };
    }

    private static boolean isConversationComplete(State state, Tenure tenure) {
        List<Tenure.Step> steps = tenure.steps();
        return conversation(steps.get(state.beat())) != conversation(steps.get(state.beat() + 1));
    }

    private static int conversation(Tenure.Step step) {
        return switch (step) {
            case Tenure.Step.Earlier _ -> -1;
            case Tenure.Step.Say say -> say.conversation();
            case Tenure.Step.Ask ask -> ask.conversation();
        };
    }

    /** All dials of a ledger, and the dimensions that joined before the start. */
    private String ledger(Situation situation) {
        if (situation instanceof Situation.Stepping stepping) {
            return Rules.line(stepping.terms().byDial());
        }
        if (!(situation instanceof Situation.Reusing reusing)) {
            return "";
        }
        Map<Dial, String> texts = new TreeMap<>(reusing.rules().texts());
        setup.ledger()
                .forEach(
                        (dial, text) -> {
                            if (dial.isJoin()) {
                                texts.put(dial, text);
                            }
                        });
        return Rules.line(texts);
    }

    private void open(OperationDraft draft) {
        State now = draft.now();
        Beat next = setup.script().beats().get(now.beat() + 1);
        if (next.turn() != now.turn()) {
            draft.add(
                    new RunEvent.TurnStarted(
                            draft.clock(), next.turn(), now.dials().budgetNanos()));
        }
        long reasoning = now.dials().reasoningNanos();
        draft.add(
                new RunEvent.StepStarted(
                        draft.clock() + reasoning,
                        next.turn(),
                        now.beat() + 2,
                        next.stepInTurn(),
                        next.key(),
                        reasoning));
        switch (next.kind()) {
            case ITEM -> join(draft, RunEvent.Role.ALERT);
            case HEAR, ASK -> join(draft, RunEvent.Role.SPEAKER);
            case REPLY -> {}
            case TASK ->
                    throw new IllegalStateException("a task is no step of an agent that talks");
        }
    }

    private void carryOut(OperationDraft draft, Inputs inputs) {
        Intent intent = agent.decide(draft.now());
        while (intent instanceof Intent.Compare compare) {
            memory.compare(draft, compare);
            intent = agent.decide(draft.now());
        }
        switch (intent) {
            case Intent.Match match ->
                    look(draft, Lookup.MATCH, match.key(), match.text(), inputs.measured());
            case Intent.Recall recall ->
                    look(draft, Lookup.RECALL, recall.key(), recall.text(), inputs.measured());
            case Intent.Remember remember -> memory.remember(draft, remember, inputs.measured());
            case Intent.Act act -> act(draft, act);
            case Intent.Reply reply -> reply(draft, reply);
            case Intent.Compare compare -> throw new AssertionError(compare);
        }
    }

    private void look(
            OperationDraft draft, Lookup lookup, String key, String text, Optional<Cost> measured) {
        if (memory.look(draft, lookup, key, text, measured)) {
            join(draft, RunEvent.Role.MEMORY);
        }
    }

    private void close(OperationDraft draft) {
        State now = draft.now();
        if (!agent.isDone(now)) {
            return;
        }
        if (draft.beat().kind() == Beat.Kind.ITEM) {
            join(draft, RunEvent.Role.AGENT);
        }
        if (now.beat() + 1 == setup.script().beats().size()) {
            draft.add(new RunEvent.RunEnded(draft.clock()));
        }
    }

    private void act(OperationDraft draft, Intent.Act act) {
        draft.add(new TriageEvent.Acted(draft.clock(), act.key(), act.action(), act.entry()));
        draft.add(Judge.handled(draft.now()));
    }

    private void reply(OperationDraft draft, Intent.Reply reply) {
        State now = draft.now();
        int contextTokens = now.windowTokens();
        int restated = setup.arm().equals(Arm.NOTES) ? Texts.readable(now).size() : 0;
        if (draft.beat().kind() == Beat.Kind.ASK) {
            Judge.needed(now, draft.beat()).forEach(draft::add);
        }
        int length =
                tokens.applyAsInt(Texts.of(draft.now(), draft.beat(), RunEvent.Role.AGENT).text());
        draft.add(
                new ConversationEvent.Replied(
                        draft.clock(), reply.key(), contextTokens, length, restated));
        join(draft, RunEvent.Role.AGENT);
    }

    private void join(OperationDraft draft, RunEvent.Role role) {
        String text = Texts.of(draft.now(), draft.beat(), role).text();
        draft.add(
                new RunEvent.MessageJoined(
                        draft.clock(), role, draft.beat().key(), tokens.applyAsInt(text)));
    }
}
