package mnemarium.loop;

import mnemarium.ledger.AuditEntry;
import mnemarium.ledger.CandidateTrace;
import mnemarium.ledger.CheckResult;
import mnemarium.ledger.CheckTrace;
import mnemarium.ledger.Verdict;
import mnemarium.loop.LaneEvent.Ending;
import mnemarium.loop.LaneEvent.Lane;
import mnemarium.loop.LaneEvent.LaneAnswered;
import mnemarium.loop.MemoryEvent.Lookup;
import mnemarium.memory.Hit;
import mnemarium.memory.Recalled;
import mnemarium.scenario.Candidate;
import mnemarium.scenario.Dial;
import mnemarium.scenario.Fact;
import mnemarium.scenario.Lanes;
import mnemarium.scenario.Lanes.Step;
import mnemarium.world.evolving.Phrases;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.BiFunction;

/**
 * A scripted agent with three lanes. All stores are fed alike, whatever the arm: what is heard,
 * worked out or looked up enters the working memory, work enters the ledger too. The arm only says
 * where a question is sent; what the other lanes would have cost is reckoned beside. The agent
 * reads well: of the texts that are recalled it takes the newest that speaks of what is asked.
 *
 * <p>A lane that has nothing falls back: a value is then looked up, work done anew; what was only
 * said cannot be had any more.
 */
final class LaneParts {

    private final State state;
    private final Lanes scenario;
    private final Situation.Stepping now;
    private final Progress.Asking asking;
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
        this.asking = asking;
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
                : noted("fact " + hear.fact(), fact.text(), fact.candidate());
    }

    private List<Event> work(Step.Do done, int part) {
        if (part > 0) {
            return keepWork(done.work());
        }
        Spent derive = cost(Dial.DERIVE_TURNS, Dial.DERIVE_TOKENS, 1);
        return List.of(
                new LaneEvent.WorkDone(
                        after(derive.turns()),
                        done.work(),
                        environment(done.work()),
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
                        ? noted(
                                "value " + value.get().name(),
                                value.get().subject() + " is " + value.get().at(number),
                                value.get().candidate())
                        : keepWork(ask.needs());
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
        return only(LaneEvent.LaneChosen.class).orElseThrow().lane();
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
        Cost cost = dials.lookup();
        if (state.setup().mode() == Mode.MEASURED) {
            cost =
                    inputs.measured()
                            .orElse(
                                    new Cost(
                                            recalled.embedNanos(),
                                            recalled.queryNanos(),
                                            dials.addedNanos(),
                                            dials.overheadNanos()));
        }
        long left = state.leftNanos();
        boolean admitted =
                switch (dials.admission()) {
                    case FITS -> cost.nanos() <= left;
                    case STARTED -> left > 0;
                };
        if (!admitted) {
            return new MemoryEvent.LookupSkipped(clock(), Lookup.RECALL, ask.id(), cost, left);
        }
        Optional<Memo> found = found(ask, recalled.hits());
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

    /** Of the texts that were recalled, the newest that speaks of what is asked. */
    private Optional<Memo> found(Step.Ask ask, List<Hit> hits) {
        String key =
                switch (ask.type()) {
                    case NEEDLE -> "fact ";
                    case DONE_BEFORE -> "work ";
                    case CURRENT_VALUE -> "value ";
                };
        return hits.stream()
                .filter(each -> each.score() >= state.dials().threshold())
                .map(each -> state.memory().get(each.entry()))
                .filter(memo -> memo.key().equals(key + ask.needs()))
                .reduce((one, other) -> one.entry() > other.entry() ? one : other);
    }

    private AuditEntry decision(Step.Ask ask) {
        LaneLedger ledger = new LaneLedger(scenario, asking.kept());
        Map<String, String> values =
                ask.type() == Lanes.Type.DONE_BEFORE ? environment(ask.needs()).byName() : Map.of();
        String work = ask.type() == Lanes.Type.DONE_BEFORE ? ask.needs() : ask.id();
        return ledger.ask(work, values, now.began());
    }

    private LaneEvent.LedgerAsked ledgerAsked(Step.Ask ask) {
        AuditEntry entry = decision(ask);
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
        LaneAnswered answer = weigh(ask, chosen, chosen == Lane.FACTS ? brought : List.of());
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
                        weigh(
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

    /** What a lane comes to: its own operation, and what it falls back to. */
    private LaneAnswered weigh(Step.Ask ask, Lane lane, List<Hit> hits) {
        Spent own = new Spent(1, Phrases.tokens(ask.text()));
        return switch (lane) {
            case LIVE -> fallBack(ask, lane, own);
            case FACTS -> {
                Spent recalled = own.plus(cost(Dial.RECALL_TURNS, Dial.RECALL_TOKENS, 1));
                Optional<Memo> memo = found(ask, hits);
                yield memo.isPresent()
                        ? answer(
                                ask,
                                lane,
                                Ending.RECALLED,
                                memo.get().text(),
                                stillHolds(ask, memo.get()),
                                recalled)
                        : fallBack(ask, lane, recalled);
            }
            case PROCESS -> {
                AuditEntry entry = decision(ask);
                Spent verified =
                        own.plus(new Spent(entry.verified().turns(), entry.verified().tokens()));
                yield entry.verdict() instanceof Verdict.Reuse
                        ? answer(
                                ask,
                                lane,
                                Ending.REUSED,
                                scenario.piece(ask.needs()).body(),
                                true,
                                verified.plus(
                                        new Spent(
                                                entry.recalled().turns(),
                                                entry.recalled().tokens())))
                        : fallBack(ask, lane, verified);
            }
        };
    }

    private LaneAnswered fallBack(Step.Ask ask, Lane lane, Spent before) {
        return switch (ask.type()) {
            case NEEDLE -> answer(ask, lane, Ending.NOTHING, "", false, before);
            case DONE_BEFORE ->
                    answer(
                            ask,
                            lane,
                            Ending.DERIVED,
                            scenario.piece(ask.needs()).body(),
                            true,
                            before.plus(cost(Dial.DERIVE_TURNS, Dial.DERIVE_TOKENS, 1)));
            case CURRENT_VALUE ->
                    answer(
                            ask,
                            lane,
                            Ending.LOOKED_UP,
                            scenario.value(ask.needs()).at(number),
                            true,
                            before.plus(cost(Dial.CHECK_TURNS, Dial.CHECK_TOKENS, 1)));
        };
    }

    private LaneAnswered answer(
            Step.Ask ask, Lane lane, Ending ending, String text, boolean right, Spent cost) {
        return new LaneAnswered(
                clock(), ask.id(), lane, ending, text, right, cost.turns(), cost.tokens());
    }

    /** Whether a text that was written earlier is still so. */
    private boolean stillHolds(Step.Ask ask, Memo memo) {
        return switch (ask.type()) {
            case NEEDLE -> true;
            case DONE_BEFORE ->
                    scenario.piece(ask.needs()).needs().stream()
                            .map(scenario::value)
                            .allMatch(each -> each.at(memo.step()).equals(each.at(number)));
            case CURRENT_VALUE -> {
                Lanes.Live value = scenario.value(ask.needs());
                yield value.at(memo.step()).equals(value.at(number));
            }
        };
    }

    private Optional<Lanes.Live> lookedUp(Step.Ask ask) {
        boolean lookedUp = only(LaneAnswered.class).orElseThrow().ending() == Ending.LOOKED_UP;
        return lookedUp ? Optional.of(scenario.value(ask.needs())) : Optional.empty();
    }

    /** Work that was just done becomes a record, unless the critic objects, and a note. */
    private List<Event> keepWork(String id) {
        Lanes.Piece piece = scenario.piece(id);
        LaneLedger ledger = new LaneLedger(scenario, asking.kept());
        Spent derive = cost(Dial.DERIVE_TURNS, Dial.DERIVE_TOKENS, 1);
        Spent verify = cost(Dial.CHECK_TURNS, Dial.CHECK_TOKENS, piece.needs().size());
        Spent recalled = cost(Dial.RECALL_TURNS, Dial.RECALL_TOKENS, 1);
        LaneEvent.WorkKept kept =
                new LaneEvent.WorkKept(
                        clock(),
                        ledger.nextId(),
                        id,
                        ledger.current(id).orElse(""),
                        environment(id),
                        derive.turns(),
                        derive.tokens(),
                        verify.turns(),
                        verify.tokens(),
                        recalled.turns(),
                        recalled.tokens());
        String key = "work " + id;
        String text = piece.title() + ": " + piece.body();
        List<Event> events = new ArrayList<>();
        if (state.dials().gate()) {
            events.add(Gate.of(scenario).ownWork(clock(), key, text));
        }
        events.add(
                ledger.objection(kept)
                        .<Event>map(why -> new LaneEvent.WriteRefused(clock(), id, why))
                        .orElse(kept));
        events.addAll(noted(key, text));
        return events;
    }

    /** What was heard or looked up enters the working memory, unless the gate refuses it. */
    private List<Event> noted(String key, String text, Optional<Candidate> said) {
        if (!state.dials().gate()) {
            return noted(key, text);
        }
        GateEvent.WriteJudged judged = Gate.of(scenario).fact(clock(), key, text, said);
        List<Event> events = new ArrayList<>();
        events.add(judged);
        events.addAll(judged.isWritten() ? noted(key, text) : List.of(stepDone(clock())));
        return events;
    }

    private LaneEvent.LaneStepDone stepDone(long at) {
        return new LaneEvent.LaneStepDone(
                at, state.setup().script().beats().get(state.beat()).key());
    }

    /** A text enters the working memory, and the step is complete. */
    private List<Event> noted(String key, String text) {
        long at = clock();
        Dials dials = state.dials();
        Cost cost =
                state.setup().mode() == Mode.MEASURED
                        ? inputs.measured().orElse(dials.write())
                        : dials.write();
        long charged = dials.charge() == Dials.Charge.LOOKUPS ? 0 : cost.nanos();
        return List.of(
                new LaneEvent.NoteMade(at, key, text),
                new MemoryEvent.Remembered(
                        at + cost.nanos(),
                        state.memory().size(),
                        key,
                        cost,
                        state.leftNanos() - charged),
                stepDone(at + cost.nanos()));
    }

    /** The values that work stands on, as they are now. */
    private Values environment(String work) {
        Map<String, String> values = new LinkedHashMap<>();
        scenario.piece(work)
                .needs()
                .forEach(name -> values.put(name, scenario.value(name).at(number)));
        return new Values(values);
    }

    private long clock() {
        return state.clockNanos();
    }

    /** The first turn's reasoning lies in the step's beginning. */
    private long after(int turns) {
        return clock() + Math.max(0, turns - 1) * state.dials().reasoningNanos();
    }

    private Spent cost(Dial turns, Dial tokens, int times) {
        return new Spent(
                now.terms().number(turns) * times, (long) now.terms().number(tokens) * times);
    }

    private <T extends Event> Optional<T> only(Class<T> kind) {
        return now.stepEvents().stream().filter(kind::isInstance).map(kind::cast).findFirst();
    }

    /** Turns and tokens, never added to each other. */
    private record Spent(int turns, long tokens) {
        Spent plus(Spent other) {
            return new Spent(turns + other.turns, tokens + other.tokens);
        }
    }
}
