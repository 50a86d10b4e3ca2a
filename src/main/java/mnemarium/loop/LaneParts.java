package mnemarium.loop;

import mnemarium.ledger.Amount;
import mnemarium.ledger.AuditEntry;
import mnemarium.ledger.CandidateTrace;
import mnemarium.ledger.CheckResult;
import mnemarium.ledger.CheckTrace;
import mnemarium.loop.LaneEvent.Ending;
import mnemarium.loop.LaneEvent.Lane;
import mnemarium.loop.LaneEvent.LaneAnswered;
import mnemarium.loop.MemoryEvent.Lookup;
import mnemarium.memory.Hit;
import mnemarium.memory.Recalled;
import mnemarium.scenario.Dial;
import mnemarium.scenario.Fact;
import mnemarium.scenario.Lanes;
import mnemarium.scenario.Lanes.Step;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.BiFunction;

/**
 * A scripted agent with three lanes. All stores are fed alike, whatever the arm: what is heard,
 * worked out or looked up enters the working memory, work enters the ledger too. The arm only says
 * where a question is sent; what the other lanes would have cost is reckoned beside. The agent
 * reads well: of the texts that are recalled it takes the newest that speaks of what is asked.
 */
final class LaneParts {

    private final State state;
    private final Lanes scenario;
    private final Situation.Stepping now;
    private final LaneAnswers answers;
    private final LaneNotes notes;
    private final BiFunction<State, String, Recalled> recall;
    private final Inputs inputs;
    private final int number;

    /**
     * @param state amid the step, its beginning included
     * @param recall asks the working memory, free of charge
     */
    LaneParts(
            State state,
            Progress.Asking asking,
            BiFunction<State, String, Recalled> recall,
            Inputs inputs) {
        this.state = state;
        this.scenario = (Lanes) state.setup().scenario();
        this.now = (Situation.Stepping) state.situation();
        this.answers = new LaneAnswers(state, asking);
        this.notes = new LaneNotes(state, asking, inputs);
        this.recall = recall;
        this.inputs = inputs;
        this.number = state.beat() + 1;
    }

    /**
     * The next part of the step, its last event a {@link LaneEvent.LaneStepDone} if it completes
     * it.
     *
     * @param part operations of the step that are done
     */
    List<Event> next(int part) {
        return switch (scenario.steps().get(state.beat())) {
            case Step.Hear hear -> hear(hear, part);
            case Step.Do done -> work(done, part);
            case Step.Ask ask -> ask(ask, part);
        };
    }

    private List<Event> hear(Step.Hear hear, int part) {
        Fact fact = scenario.fact(hear.fact());
        return part == 0
                ? List.of(new LaneEvent.FactHeard(clock(), hear.fact(), fact.text()))
                : notes.noted("fact " + hear.fact(), fact.text(), fact.candidate());
    }

    private List<Event> work(Step.Do done, int part) {
        if (part > 0) {
            return notes.keepWork(done.work());
        }
        Amount derive = LaneAnswers.cost(now.terms(), Dial.DERIVE_TURNS, Dial.DERIVE_TOKENS, 1);
        return List.of(
                new LaneEvent.WorkDone(
                        after(derive.turns()),
                        done.work(),
                        LaneLedger.environment(scenario, done.work(), number),
                        derive.turns(),
                        derive.tokens()));
    }

    private List<Event> ask(Step.Ask ask, int part) {
        return switch (part) {
            case 0 -> List.of(chosen(ask));
            case 1 -> asked(ask);
            case 2 -> answered(ask);
            default -> {
                Optional<Lanes.Live> value = lookedUp(ask);
                yield value.isPresent()
                        ? notes.noted(
                                "value " + value.get().name(),
                                value.get().subject() + " is " + value.get().at(number),
                                value.get().candidate())
                        : notes.keepWork(ask.needs());
            }
        };
    }

    private LaneEvent.LaneChosen chosen(Step.Ask ask) {
        String arm = state.setup().arm().word();
        Lane lane =
                switch (arm) {
                    case "facts-only" -> Lane.FACTS;
                    case "process-only" -> Lane.PROCESS;
                    case "live-only" -> Lane.LIVE;
                    default -> fitting(ask.type());
                };
        String reason =
                arm.equals("by-type")
                        ? switch (ask.type()) {
                            case NEEDLE -> "it was said once: only the working memory has it";
                            case DONE_BEFORE ->
                                    "it was dear to do: the ledger knows whether it still holds";
                            case CURRENT_VALUE ->
                                    "it may have changed: looking it up is cheap and never stale";
                        }
                        : "the arm sends every question there";
        return new LaneEvent.LaneChosen(clock(), ask.id(), ask.text(), ask.type(), lane, reason);
    }

    /** The lane that is built for a type. */
    static Lane fitting(Lanes.Type type) {
        return switch (type) {
            case NEEDLE -> Lane.FACTS;
            case DONE_BEFORE -> Lane.PROCESS;
            case CURRENT_VALUE -> Lane.LIVE;
        };
    }

    private Lane lane() {
        return now.ofStep(LaneEvent.LaneChosen.class).getFirst().lane();
    }

    private List<Event> asked(Step.Ask ask) {
        return switch (lane()) {
            case FACTS -> List.of(lookup(ask));
            case PROCESS -> List.of(ledgerAsked(ask));
            case LIVE ->
                    List.of(
                            new LaneEvent.ValueLookedUp(
                                    clock(),
                                    ask.needs(),
                                    ask.type() == Lanes.Type.CURRENT_VALUE
                                            ? scenario.value(ask.needs()).at(number)
                                            : ""));
        };
    }

    private MemoryEvent lookup(Step.Ask ask) {
        Dials dials = state.dials();
        Recalled recalled = recall.apply(state, ask.text());
        Cost cost = inputs.lookup(state, recalled);
        long left = state.leftNanos();
        if (!dials.admits(cost, left)) {
            return new MemoryEvent.LookupSkipped(clock(), Lookup.RECALL, ask.id(), cost, left);
        }
        Optional<Memo> found = answers.found(ask, recalled.hits());
        return new MemoryEvent.LookupMade(
                clock() + cost.nanos(),
                Lookup.RECALL,
                ask.id(),
                state.memory().size(),
                recalled.hits(),
                dials.threshold(),
                cost.nanos() > left
                        ? MemoryEvent.Ending.LATE
                        : found.isPresent() ? MemoryEvent.Ending.HIT : MemoryEvent.Ending.MISS,
                found.map(Memo::entry).orElse(-1),
                cost,
                left - cost.nanos());
    }

    private LaneEvent.LedgerAsked ledgerAsked(Step.Ask ask) {
        AuditEntry entry = answers.decision(ask);
        List<String> passed = new ArrayList<>();
        List<String> failed = new ArrayList<>();
        for (CandidateTrace candidate : entry.candidates()) {
            for (CheckTrace check : candidate.checks()) {
                check.result()
                        .ifPresent(
                                result ->
                                        (result instanceof CheckResult.Pass ? passed : failed)
                                                .add(check.dependency()));
            }
        }
        return new LaneEvent.LedgerAsked(
                clock(),
                ask.id(),
                entry.verdict().word(),
                entry.verdict().record().orElse(""),
                entry.verdict().reason(),
                new Names(passed),
                new Names(failed));
    }

    private List<Event> answered(Step.Ask ask) {
        Lane chosen = lane();
        // the chosen lane has what its own operation brought; the others are asked free of charge
        List<Hit> brought =
                state.soFar().made().map(MemoryEvent.LookupMade::hits).orElse(List.of());
        LaneAnswered answer =
                answers.weigh(ask, chosen, chosen == Lane.FACTS ? brought : List.of());
        long at = after(answer.turns());
        List<Event> events = new ArrayList<>();
        events.add(
                new LaneAnswered(
                        at,
                        answer.key(),
                        chosen,
                        answer.ending(),
                        answer.answer(),
                        answer.right(),
                        answer.turns(),
                        answer.tokens()));
        for (Lane other : Lane.values()) {
            if (other != chosen) {
                LaneAnswered would =
                        answers.weigh(
                                ask,
                                other,
                                other == Lane.FACTS
                                        ? recall.apply(state, ask.text()).hits()
                                        : List.of());
                events.add(
                        new LaneEvent.LaneWeighed(
                                at,
                                would.key(),
                                other,
                                would.ending(),
                                would.answer(),
                                would.right(),
                                would.turns(),
                                would.tokens()));
            }
        }
        if (answer.ending() != Ending.LOOKED_UP && answer.ending() != Ending.DERIVED) {
            events.add(new LaneEvent.LaneStepDone(at, ask.id()));
        }
        return events;
    }

    private Optional<Lanes.Live> lookedUp(Step.Ask ask) {
        boolean lookedUp = now.ofStep(LaneAnswered.class).getFirst().ending() == Ending.LOOKED_UP;
        return lookedUp ? Optional.of(scenario.value(ask.needs())) : Optional.empty();
    }

    private long clock() {
        return state.clockNanos();
    }

    /** The first turn's reasoning lies in the step's beginning. */
    private long after(int turns) {
        return clock() + Math.max(0, turns - 1) * state.dials().reasoningNanos();
    }
}
