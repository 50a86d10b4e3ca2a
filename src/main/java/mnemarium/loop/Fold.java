package mnemarium.loop;

import mnemarium.memory.Hit;
import mnemarium.scenario.Dial;

import java.util.List;
import java.util.Optional;

/** Takes one state through the events of one operation; copies each field once. */
final class Fold {

    private final State from;
    private int events;
    private int beat;
    private StepSoFar soFar;
    private long clockNanos;
    private long leftNanos;
    private Dials dials;
    private Prefix<Memo> memory;
    private Prefix<ContextMessage> messages;
    private final Tally tally;
    private Situation situation;
    private final Optional<ReuseFold> reuse;
    private final Optional<StepFold> steps;
    private Prefix<GateEvent.WriteJudged> gated;
    private boolean ended;

    Fold(State from) {
        this.from = from;
        events = from.events();
        beat = from.beat();
        soFar = from.soFar();
        clockNanos = from.clockNanos();
        leftNanos = from.leftNanos();
        dials = from.dials();
        memory = from.memory();
        messages = from.messages();
        tally = new Tally(from.counts());
        situation = from.situation();
        reuse =
                situation instanceof Situation.Reusing reusing
                        ? Optional.of(new ReuseFold(reusing))
                        : Optional.empty();
        steps =
                situation instanceof Situation.Stepping stepping
                        ? Optional.of(new StepFold(stepping))
                        : Optional.empty();
        gated = from.gated();
        ended = from.ended();
    }

    State state() {
        return frozen(from.operation() + 1);
    }

    /** The state amid the operation, for words that depend on it. */
    State amid() {
        return frozen(from.operation());
    }

    private State frozen(int operation) {
        return new State(
                from.setup(),
                operation,
                events,
                beat,
                soFar,
                clockNanos,
                leftNanos,
                dials,
                memory,
                messages,
                tally.counts(),
                reuse.<Situation>map(ReuseFold::situation)
                        .or(() -> steps.map(StepFold::situation))
                        .orElse(situation),
                gated,
                ended);
    }

    void apply(Event event) {
        events++;
        clockNanos = event.at();
        switch (event) {
            case RunEvent run -> applyRun(run);
            case MemoryEvent read -> applyMemory(read);
            case TriageEvent triage -> applyTriage(triage);
            case ConversationEvent talk -> applyConversation(talk);
            case WorldEvent moved -> reuse.orElseThrow().apply(moved);
            case ReuseEvent reused -> reuse.orElseThrow().apply(reused);
            case GateEvent gate -> applyGate(gate);
            case StepEvent step -> {
                spent(step);
                steps.orElseThrow().apply(step);
            }
        }
    }

    /** What looks elsewhere takes time of the same turn. */
    private void spent(StepEvent event) {
        switch (event) {
            case TenureEvent.OwnerAsked asked -> leftNanos = asked.leftNanos();
            case TenureEvent.CacheRead read -> leftNanos = read.leftNanos();
            case TenureEvent.ArchiveSearched searched -> leftNanos = searched.leftNanos();
            case SessionEvent _, TrapEvent _, DecisionEvent _, LaneEvent _, TenureEvent _ -> {}
        }
    }

    private void applyGate(GateEvent event) {
        switch (event) {
            case GateEvent.WriteJudged judged -> {
                gated = gated.plus(judged);
                soFar = judged.isWritten() ? soFar : soFar.keptOut();
            }
        }
        reuse.ifPresent(each -> each.apply(event));
        steps.ifPresent(each -> each.apply(event));
    }

    private void applyRun(RunEvent event) {
        switch (event) {
            case RunEvent.RunStarted started -> dials = started.dials();
            case RunEvent.DialMoved moved -> move(moved);
            case RunEvent.TurnStarted turn -> startTurn(turn);
            case RunEvent.StepStarted step -> {
                beat = step.step() - 1;
                soFar = StepSoFar.NOTHING;
                reuse.ifPresent(each -> each.started(step));
                steps.ifPresent(each -> each.started(step));
            }
            case RunEvent.MessageJoined joined -> join(joined);
            case RunEvent.RunEnded end -> ended = true;
        }
    }

    private void move(RunEvent.DialMoved moved) {
        Dial dial =
                Dial.named(moved.dial())
                        .orElseThrow(
                                () ->
                                        new IllegalArgumentException(
                                                "found dial '" + moved.dial() + "'"));
        if (reuse.isPresent() && !dial.equals(Dial.GATE)) {
            reuse.get().moved(dial, moved.to());
            return;
        }
        if (steps.isPresent() && !Dial.ofMemory().contains(dial)) {
            steps.get().moved(dial, moved.to());
            return;
        }
        Dials before = dials;
        dials = dials.with(dial, moved.to());
        // the budget of a turn that has begun grows and shrinks with its dial
        leftNanos += dials.budgetNanos() - before.budgetNanos();
    }

    private void startTurn(RunEvent.TurnStarted turn) {
        leftNanos = turn.budgetNanos();
        if (situation instanceof Situation.Triaging triaging) {
            situation = new Situation.Triaging(triaging.handled(), List.of());
        }
        if (situation instanceof Situation.Talking talking) {
            situation = talking.inNextTurn();
        }
    }

    private void join(RunEvent.MessageJoined joined) {
        Beat now = from.setup().script().beats().get(beat);
        messages = messages.plus(message(joined, now));
    }

    private ContextMessage message(RunEvent.MessageJoined joined, Beat now) {
        Texts.Words words = Texts.of(amid(), now, joined.role());
        return new ContextMessage(
                joined.role(),
                words.speaker(),
                joined.key(),
                words.text(),
                joined.tokens(),
                now.turn(),
                now.stepInTurn(),
                words.facts());
    }

    private void applyMemory(MemoryEvent event) {
        switch (event) {
            case MemoryEvent.LookupMade made -> {
                leftNanos = made.leftNanos();
                tally.made(made);
                soFar = soFar.asked(made);
                if (made.lookup() == MemoryEvent.Lookup.RECALL
                        && situation instanceof Situation.Triaging triaging) {
                    situation =
                            new Situation.Triaging(
                                    triaging.handled(),
                                    made.hits().stream().map(Hit::entry).toList());
                }
                if (situation instanceof Situation.Talking talking
                        && from.setup().arm().readsForTurn()) {
                    situation = talking.plus(made);
                }
            }
            case MemoryEvent.LookupSkipped skipped -> {
                tally.skipped++;
                soFar = soFar.asked(skipped);
            }
            case MemoryEvent.Compared compared -> soFar = soFar.compared(compared);
            case MemoryEvent.Remembered remembered -> {
                leftNanos = remembered.leftNanos();
                tally.writes++;
                memory = memory.plus(memo(remembered));
                soFar = soFar.wrote();
            }
        }
    }

    private Memo memo(MemoryEvent.Remembered remembered) {
        Script script = from.setup().script();
        String text =
                switch (situation) {
                    case Situation.Stepping _ -> steps.orElseThrow().note(remembered.key());
                    case Situation.Triaging _ -> script.item(remembered.key()).text();
                    case Situation.Talking _ -> script.fact(remembered.key()).text();
                    case Situation.Reusing _ ->
                            throw new IllegalArgumentException(
                                    "found a note in a run without working memory");
                };
        return new Memo(
                remembered.entry(),
                remembered.key(),
                text,
                script.beats().get(beat).turn(),
                beat + 1,
                from.operation() + 1);
    }

    private void applyTriage(TriageEvent event) {
        switch (event) {
            case TriageEvent.Acted acted -> soFar = soFar.acted(acted);
            case TriageEvent.Judged judged -> {
                Situation.Triaging triaging = (Situation.Triaging) situation;
                TriageEvent.Action action = soFar.acted().orElseThrow().action();
                situation =
                        new Situation.Triaging(
                                triaging.handled()
                                        .plus(new Situation.Handled(action, judged.verdict())),
                                triaging.turnHits());
                Script script = from.setup().script();
                tally.judged(action, judged, script.previous(script.index(judged.key())) >= 0);
            }
        }
    }

    private void applyConversation(ConversationEvent event) {
        Situation.Talking talking = (Situation.Talking) situation;
        switch (event) {
            case ConversationEvent.FactNeeded needed -> {
                tally.facts++;
                tally.recalled += needed.known().isRecalled() ? 1 : 0;
                situation =
                        talking.plus(
                                new Situation.Finding(needed.key(), needed.fact(), needed.known()));
            }
            case ConversationEvent.Replied replied -> {
                tally.contextTokens += replied.contextTokens();
                int turn = from.setup().script().beats().get(beat).turn();
                situation =
                        talking.plus(
                                new Situation.Context(
                                        turn, replied.contextTokens(), replied.replyTokens()));
                soFar = soFar.spoke();
            }
        }
    }
}
