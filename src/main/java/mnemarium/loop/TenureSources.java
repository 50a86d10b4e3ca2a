package mnemarium.loop;

import mnemarium.loop.FactReckoning.Asked;
import mnemarium.loop.FactReckoning.Spent;
import mnemarium.loop.MemoryEvent.Lookup;
import mnemarium.loop.TenureEvent.ArchiveSearched;
import mnemarium.loop.TenureEvent.CacheRead;
import mnemarium.loop.TenureEvent.CopyKept;
import mnemarium.loop.TenureEvent.Ending;
import mnemarium.loop.TenureEvent.Found;
import mnemarium.loop.TenureEvent.From;
import mnemarium.loop.TenureEvent.OwnerAsked;
import mnemarium.loop.TenureEvent.PersonAsked;
import mnemarium.loop.TenureEvent.Reply;
import mnemarium.memory.Hit;
import mnemarium.memory.Recalled;
import mnemarium.ownership.Handling;
import mnemarium.scenario.Chance;
import mnemarium.scenario.Dial;
import mnemarium.scenario.Tenure;
import mnemarium.scenario.TenureFact;
import mnemarium.scenario.TenureOwner;
import mnemarium.scenario.Transcripts;

import java.time.Duration;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.BiFunction;

/** The sources of a fact: each is asked once, at its cost, as the turn's budget allows. */
final class TenureSources {

    private static final String PART = "a part of it";

    private final State state;
    private final Tenure scenario;
    private final Situation.Stepping now;
    private final Progress.Known known;
    private final FactReckoning facts;
    private final TenureGate gate;
    private final BiFunction<State, String, Recalled> recall;
    private final Archive archive;
    private final Inputs inputs;

    TenureSources(
            State state,
            Progress.Known known,
            TenureGate gate,
            BiFunction<State, String, Recalled> recall,
            Archive archive,
            Inputs inputs) {
        this.state = state;
        this.scenario = (Tenure) state.setup().scenario();
        this.now = (Situation.Stepping) state.situation();
        this.known = known;
        this.facts = new FactReckoning(state);
        this.gate = gate;
        this.recall = recall;
        this.archive = archive;
        this.inputs = inputs;
    }

    /** Asks a source; ends with what came of the fact, unless the source has nothing. */
    List<Event> ask(TenureFact fact, From from, Tenure.Step.Ask ask) {
        Tenure.Conversation conversation = scenario.conversations().get(ask.conversation());
        Asked asked = new Asked(fact, conversation, query(fact, ask.question()));
        return switch (from) {
            case MEMORY -> memory(asked);
            case CACHE -> cache(asked, scenario.owner(fact).orElseThrow());
            case OWNER, TEXT -> owner(asked, from, scenario.owner(fact).orElseThrow());
            case TRANSCRIPTS -> transcripts(asked, ask.conversation());
            case USER -> person(asked, From.USER, fact.saidOn(asked.day()));
            case AUTHORITY -> person(asked, From.AUTHORITY, fact.on(asked.day()));
        };
    }

    private static String query(TenureFact fact, Tenure.Question question) {
        return question.needs().size() == 1 ? question.text() : fact.asked();
    }

    private List<Event> memory(Asked asked) {
        Recalled recalled = recall.apply(state, asked.query());
        Dials dials = state.dials();
        Cost cost = inputs.lookup(state, recalled);
        long left = state.leftNanos();
        if (cost.nanos() > left) {
            return List.of(
                    new MemoryEvent.LookupSkipped(
                            clock(), Lookup.RECALL, asked.fact().id(), cost, left),
                    facts.had(
                            asked,
                            From.MEMORY,
                            Ending.OVER_BUDGET,
                            "",
                            facts.before(asked),
                            clock()));
        }
        Optional<Memo> read = read(asked.fact(), recalled.hits());
        long at = clock() + cost.nanos();
        List<Event> events = new ArrayList<>();
        events.add(
                new MemoryEvent.LookupMade(
                        at,
                        Lookup.RECALL,
                        asked.fact().id(),
                        state.memory().size(),
                        recalled.hits(),
                        dials.threshold(),
                        read.isPresent() ? MemoryEvent.Ending.HIT : MemoryEvent.Ending.MISS,
                        read.map(Memo::entry).orElse(-1),
                        cost,
                        left - cost.nanos()));
        Spent spent = facts.before(asked).plus(0, 0, cost.nanos(), scenario.costs().readTokens());
        read.ifPresent(
                memo -> {
                    String value = valueOf(memo);
                    events.add(
                            facts.had(
                                    asked,
                                    From.MEMORY,
                                    facts.judged(asked, value),
                                    value,
                                    spent,
                                    at));
                });
        return events;
    }

    /** Of the entries that were recalled, the one of this fact: a record names its subject. */
    private Optional<Memo> read(TenureFact fact, List<Hit> hits) {
        return hits.stream()
                .filter(hit -> hit.score() >= state.dials().threshold())
                .map(hit -> state.memory().get(hit.entry()))
                .filter(memo -> memo.key().equals(fact.id()))
                .findFirst();
    }

    private String valueOf(Memo memo) {
        return known.copies().stream()
                .filter(copy -> !copy.inCache() && copy.entry() == memo.entry())
                .findFirst()
                .orElseThrow()
                .value();
    }

    private List<Event> cache(Asked asked, TenureOwner owner) {
        long nanos = state.dials().lookup().nanos();
        long left = state.leftNanos();
        if (nanos > left) {
            return List.of(
                    new CacheRead(clock(), asked.fact().id(), "", "no time is left", 0, 0, left),
                    facts.had(
                            asked,
                            From.CACHE,
                            Ending.OVER_BUDGET,
                            "",
                            facts.before(asked),
                            clock()));
        }
        Optional<CopyKept> copy = known.copy(asked.fact().id(), true);
        String reason = copy.map(each -> unusable(asked, owner, each)).orElse("it is empty");
        boolean usable = reason.isEmpty();
        String value = usable ? copy.orElseThrow().value() : "";
        int tokens = usable ? owner.tokens() : 0;
        long at = clock() + nanos;
        List<Event> events = new ArrayList<>();
        events.add(
                new CacheRead(
                        at,
                        asked.fact().id(),
                        value,
                        usable ? "still good" : reason,
                        nanos,
                        tokens,
                        left - nanos));
        if (usable) {
            Spent spent = facts.before(asked).plus(0, 0, nanos, tokens);
            events.add(facts.had(asked, From.CACHE, facts.judged(asked, value), value, spent, at));
        }
        return events;
    }

    /** Why a cached value may not be used; empty if it may. */
    private String unusable(Asked asked, TenureOwner owner, CopyKept copy) {
        LocalDate since = LocalDate.parse(copy.day());
        if (asked.conversation().refused().contains(owner.name())) {
            return "its owner would refuse whoever asks";
        }
        TenureFact fact = asked.fact();
        if (owner.changesTold().isPresent() && fact.numberOn(since) != fact.numberOn(asked.day())) {
            return "thrown away by " + owner.changesTold().get();
        }
        long age = Duration.between(since.atStartOfDay(), asked.day().atStartOfDay()).toMillis();
        return gate.judge(fact, copy.value()).handling() instanceof Handling.Cache cache
                        && cache.timeToLive().filter(life -> age <= life.toMillis()).isPresent()
                ? ""
                : "its time is over";
    }

    private List<Event> owner(Asked asked, From from, TenureOwner owner) {
        long nanos = gate.nanos(owner);
        long left = state.leftNanos();
        Reply reply =
                nanos > left
                        ? Reply.NO_TIME
                        : asked.conversation().refused().contains(owner.name())
                                ? Reply.REFUSED
                                : isOutOfOrder(owner, asked.day())
                                        ? Reply.OUT_OF_ORDER
                                        : Reply.ANSWERED;
        boolean answered = reply == Reply.ANSWERED;
        long spentNanos = reply == Reply.NO_TIME ? 0 : nanos;
        int tokens = answered ? owner.tokens() : 0;
        String value = answered ? asked.fact().on(indexed(owner, asked.day())) : "";
        long at = clock() + spentNanos;
        Spent spent = facts.before(asked).plus(0, 0, spentNanos, tokens);
        Ending ending =
                switch (reply) {
                    case ANSWERED -> facts.judged(asked, value);
                    case OUT_OF_ORDER -> Ending.OUTAGE;
                    case REFUSED -> Ending.REFUSED;
                    case NO_TIME -> Ending.OVER_BUDGET;
                };
        List<Event> events = new ArrayList<>();
        events.add(
                new OwnerAsked(
                        at,
                        asked.fact().id(),
                        owner.name(),
                        reply,
                        value,
                        spentNanos,
                        tokens,
                        left - spentNanos));
        boolean cached =
                now.ofStep(CacheRead.class).stream()
                        .anyMatch(each -> FactReckoning.isOf(asked, each.fact()));
        if (answered && cached) {
            events.add(
                    new CopyKept(at, asked.fact().id(), value, asked.day().toString(), true, -1));
        }
        events.add(facts.had(asked, from, ending, value, spent, at));
        return events;
    }

    /** A maintained text is as fresh as the day that was indexed. */
    private static LocalDate indexed(TenureOwner owner, LocalDate day) {
        return owner.indexed().filter(each -> each.isBefore(day)).orElse(day);
    }

    private boolean isOutOfOrder(TenureOwner owner, LocalDate day) {
        double share = Double.parseDouble(now.terms().text(Dial.OUTAGE));
        return draw(owner.name(), day).below(1_000_000) < share * 1_000_000;
    }

    private List<Event> transcripts(Asked asked, int conversation) {
        long nanos = scenario.costs().searchMillis() * 1_000_000L;
        long left = state.leftNanos();
        int tenure = now.terms().number(Dial.TENURE);
        Setup setup = state.setup();
        Transcripts said = archive.transcripts(setup, tenure);
        int passages = said.upTo(conversation);
        LocalDate oldest = asked.day().minusMonths(now.terms().number(Dial.TRANSCRIPTS_KEPT));
        int dropped = Math.min(said.olderThan(oldest), passages);
        String id = asked.fact().id();
        if (nanos > left) {
            return List.of(
                    new ArchiveSearched(
                            clock(),
                            id,
                            asked.query(),
                            dropped,
                            passages,
                            List.of(),
                            Found.NO_TIME,
                            -1,
                            "",
                            0,
                            0,
                            left),
                    facts.had(
                            asked,
                            From.TRANSCRIPTS,
                            Ending.OVER_BUDGET,
                            "",
                            facts.before(asked),
                            clock()));
        }
        int k =
                asked.fact().isPutTogether()
                        ? scenario.costs().synthesisPassages()
                        : state.dials().topK();
        List<Hit> hits = archive.search(setup, tenure, asked.query(), k, dropped, passages);
        TenureReading reading =
                TenureReading.of(asked.fact(), said, hits, state.dials().threshold());
        int tokens = hits.size() * scenario.costs().passageTokens();
        long at = clock() + nanos;
        List<Event> events = new ArrayList<>();
        events.add(
                new ArchiveSearched(
                        at,
                        id,
                        asked.query(),
                        dropped,
                        passages,
                        hits,
                        reading.found(),
                        reading.passage(),
                        reading.value(),
                        nanos,
                        tokens,
                        left - nanos));
        ending(asked, reading)
                .ifPresent(
                        ending ->
                                events.add(
                                        facts.had(
                                                asked,
                                                From.TRANSCRIPTS,
                                                ending,
                                                ending == Ending.PARTIAL ? PART : reading.value(),
                                                facts.before(asked).plus(0, 0, nanos, tokens),
                                                at)));
        return events;
    }

    private Optional<Ending> ending(Asked asked, TenureReading reading) {
        return switch (reading.found()) {
            case STATEMENT, ALL_PIECES -> Optional.of(facts.judged(asked, reading.value()));
            case SOME_PIECES -> Optional.of(Ending.PARTIAL);
            case NEIGHBOUR -> Optional.of(facts.elsewhere(asked, reading.value()));
            case NOTHING -> Optional.empty();
            case NO_TIME -> Optional.of(Ending.OVER_BUDGET);
        };
    }

    private List<Event> person(Asked asked, From from, String value) {
        TenureFact.Elicit elicit = asked.fact().elicit();
        int turns =
                elicit.turns()
                        + draw(asked.fact().id(), asked.day())
                                .below(elicit.mostTurns() - elicit.turns() + 1);
        long at =
                clock()
                        + turns * state.dials().reasoningNanos()
                        + Duration.ofMinutes(elicit.minutes()).toNanos();
        return List.of(
                new PersonAsked(
                        at, asked.fact().id(), value, turns, elicit.minutes(), elicit.tokens()),
                facts.had(
                        asked,
                        from,
                        facts.judged(asked, value),
                        value,
                        facts.before(asked).plus(turns, elicit.minutes(), 0, elicit.tokens()),
                        at));
    }

    /** Chance of this run's own, for one thing on one day. */
    private Chance draw(String what, LocalDate day) {
        return new Chance(
                        state.setup().seed() * 31
                                + what.hashCode() * 0x9E3779B97F4A7C15L
                                + day.toEpochDay())
                .split();
    }

    private long clock() {
        return state.clockNanos();
    }
}
