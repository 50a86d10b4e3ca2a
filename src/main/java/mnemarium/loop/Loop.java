package mnemarium.loop;

import mnemarium.loop.MemoryEvent.Ending;
import mnemarium.loop.MemoryEvent.Lookup;
import mnemarium.memory.Hit;
import mnemarium.memory.Recalled;
import mnemarium.memory.WordPiece;
import mnemarium.memory.WorkingMemory;
import mnemarium.memory.Written;
import mnemarium.scenario.Dial;
import mnemarium.scenario.Tenure;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
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
    private final WorkingMemory memory;
    private final ToIntFunction<String> tokens;
    private final Agent agent;
    private final Archive archive;
    private final Gate gate;

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
        this.memory = memory;
        this.tokens = tokens;
        this.agent = Agent.of(setup.arm());
        this.archive = new Archive(memory);
        this.gate = Gate.of(setup.scenario());
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
            case Situation.Stepping _ -> StepParts.next(state, inputs, this::ask, archive);
        };
    }

    private Operation act(State state, Inputs inputs) {
        Draft draft = new Draft(state);
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

    private void open(Draft draft) {
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

    private void carryOut(Draft draft, Inputs inputs) {
        Intent intent = agent.decide(draft.now());
        while (intent instanceof Intent.Compare compare) {
            compare(draft, compare);
            intent = agent.decide(draft.now());
        }
        switch (intent) {
            case Intent.Match match ->
                    look(draft, Lookup.MATCH, match.key(), match.text(), inputs.measured());
            case Intent.Recall recall ->
                    look(draft, Lookup.RECALL, recall.key(), recall.text(), inputs.measured());
            case Intent.Remember remember -> remember(draft, remember, inputs.measured());
            case Intent.Act act -> act(draft, act);
            case Intent.Reply reply -> reply(draft, reply);
            case Intent.Compare compare -> throw new AssertionError(compare);
        }
    }

    private void close(Draft draft) {
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

    private void look(
            Draft draft, Lookup lookup, String key, String text, Optional<Cost> measured) {
        State now = draft.now();
        Dials dials = now.dials();
        long left = now.leftNanos();
        Recalled recalled = new Recalled(List.of(), 0, 0);
        Cost cost = dials.lookup();
        boolean answered = false;
        if (setup.mode() == Mode.MEASURED) {
            // what it costs is known only by doing it; an answer that does not fit is withheld
            if (measured.isEmpty()) {
                recalled = ask(now, text);
                answered = true;
            }
            cost = measured.orElse(measured(recalled.embedNanos(), recalled.queryNanos(), dials));
        }
        boolean admitted =
                switch (dials.admission()) {
                    case FITS -> cost.nanos() <= left;
                    case STARTED -> left > 0;
                };
        if (!admitted) {
            draft.add(new MemoryEvent.LookupSkipped(draft.clock(), lookup, key, cost, left));
            return;
        }
        if (!answered) {
            recalled = ask(now, text);
        }
        made(draft, lookup, key, recalled.hits(), cost);
    }

    private void made(Draft draft, Lookup lookup, String key, List<Hit> hits, Cost cost) {
        State now = draft.now();
        // the recall of the per-turn arm brings what is nearest, however near: it is compared later
        double threshold = setup.arm().equals(Arm.PER_TURN) ? 0 : now.dials().threshold();
        boolean found = !hits.isEmpty() && hits.getFirst().score() >= threshold;
        Ending ending =
                cost.nanos() > now.leftNanos() ? Ending.LATE : found ? Ending.HIT : Ending.MISS;
        draft.add(
                new MemoryEvent.LookupMade(
                        draft.clock() + cost.nanos(),
                        lookup,
                        key,
                        now.memory().size(),
                        hits,
                        threshold,
                        ending,
                        found ? hits.getFirst().entry() : -1,
                        cost,
                        now.leftNanos() - cost.nanos()));
        if (found) {
            join(draft, RunEvent.Role.MEMORY);
        }
    }

    /**
     * The nearest entries; of a turn that reads on, those that it has not brought before; of an
     * agent that replaces what it kept, those that stand.
     */
    private Recalled ask(State now, String text) {
        catchUp(now);
        int k = now.dials().topK();
        Set<Integer> brought =
                switch (now.situation()) {
                    case Situation.Talking talking -> talking.brought();
                    case Situation.Stepping stepping
                            when stepping.progress() instanceof Progress.Known known ->
                            TenureParts.outdated(now, known);
                    case Situation.Triaging _, Situation.Reusing _, Situation.Stepping _ ->
                            Set.of();
                };
        Recalled recalled = memory.recall(text, k + brought.size(), now.memory().size());
        if (brought.isEmpty()) {
            return recalled;
        }
        List<Hit> more =
                recalled.hits().stream()
                        .filter(hit -> !brought.contains(hit.entry()))
                        .limit(k)
                        .toList();
        return new Recalled(more, recalled.embedNanos(), recalled.queryNanos());
    }

    private void compare(Draft draft, Intent.Compare compare) {
        State now = draft.now();
        catchUp(now);
        int best = -1;
        float score = 0;
        for (int entry : compare.entries()) {
            float similarity = memory.similarity(entry, compare.text());
            if (best < 0 || similarity > score || (similarity == score && entry < best)) {
                best = entry;
                score = similarity;
            }
        }
        double threshold = now.dials().threshold();
        draft.add(
                new MemoryEvent.Compared(
                        draft.clock(),
                        compare.key(),
                        best,
                        score,
                        threshold,
                        best >= 0 && score >= threshold ? best : -1));
    }

    private void remember(Draft draft, Intent.Remember remember, Optional<Cost> measured) {
        if (draft.now().dials().gate()) {
            GateEvent.WriteJudged judged = judged(draft, remember);
            draft.add(judged);
            if (!judged.isWritten()) {
                return;
            }
        }
        State now = draft.now();
        catchUp(now);
        Written written = write(now, remember);
        Dials dials = now.dials();
        Cost cost =
                switch (setup.mode()) {
                    case VIRTUAL -> dials.write();
                    case MEASURED ->
                            measured.orElse(
                                    new Cost(
                                            written.embedNanos(),
                                            written.writeNanos(),
                                            dials.addedNanos(),
                                            0));
                };
        long charged = dials.charge() == Dials.Charge.LOOKUPS ? 0 : cost.nanos();
        draft.add(
                new MemoryEvent.Remembered(
                        draft.clock() + cost.nanos(),
                        now.memory().size(),
                        remember.key(),
                        cost,
                        now.leftNanos() - charged));
    }

    /** A remembered statement is a fact about the world, an investigation the agent's own work. */
    private GateEvent.WriteJudged judged(Draft draft, Intent.Remember remember) {
        long at = draft.clock();
        String key = remember.key();
        return draft.beat().kind() == Beat.Kind.ITEM
                ? gate.ownWork(at, key, remember.text())
                : gate.fact(at, key, remember.text(), setup.script().fact(key).candidate());
    }

    /** Writes, or finds what an operation wrote that could not be kept and is now done again. */
    private Written write(State now, Intent.Remember remember) {
        int entry = now.memory().size();
        if (memory.size() == entry) {
            return memory.remember(remember.text(), Map.of("key", remember.key()));
        }
        if (!memory.entry(entry).text().equals(remember.text())) {
            throw new IllegalStateException(
                    "entry "
                            + entry
                            + " of the index belongs to another run, expected \""
                            + remember.text()
                            + "\"");
        }
        return new Written(entry, 0, 0);
    }

    /** Brings the index up to the entries of a state that was read from a journal. */
    private void catchUp(State now) {
        for (int entry = memory.size(); entry < now.memory().size(); entry++) {
            Memo memo = now.memory().get(entry);
            memory.remember(memo.text(), Map.of("key", memo.key()));
        }
    }

    private static Cost measured(long embedNanos, long storeNanos, Dials dials) {
        return new Cost(embedNanos, storeNanos, dials.addedNanos(), dials.overheadNanos());
    }

    private void act(Draft draft, Intent.Act act) {
        draft.add(new TriageEvent.Acted(draft.clock(), act.key(), act.action(), act.entry()));
        draft.add(Judge.handled(draft.now()));
    }

    private void reply(Draft draft, Intent.Reply reply) {
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

    private void join(Draft draft, RunEvent.Role role) {
        String text = Texts.of(draft.now(), draft.beat(), role).text();
        draft.add(
                new RunEvent.MessageJoined(
                        draft.clock(), role, draft.beat().key(), tokens.applyAsInt(text)));
    }

    /** The events of one operation while they are made. */
    private static final class Draft {
        private final List<Event> events = new ArrayList<>();
        private final Fold fold;
        private Optional<State> now;

        Draft(State state) {
            fold = new Fold(state);
            now = Optional.of(state);
        }

        void add(Event event) {
            events.add(event);
            fold.apply(event);
            now = Optional.empty();
        }

        /** The state amid the operation; made only when somebody asks. */
        State now() {
            State state = now.orElseGet(fold::amid);
            now = Optional.of(state);
            return state;
        }

        long clock() {
            return now().clockNanos();
        }

        Beat beat() {
            return now().setup().script().beats().get(now().beat());
        }

        Operation operation() {
            return new Operation(events, fold.state());
        }
    }
}
