package mnemarium.loop;

import mnemarium.loop.TenureEvent.CopyKept;
import mnemarium.loop.TenureEvent.FactHad;
import mnemarium.ownership.Handling;
import mnemarium.ownership.Judgement;
import mnemarium.ownership.Step;
import mnemarium.scenario.Dial;
import mnemarium.scenario.Tenure;
import mnemarium.scenario.TenureFact;
import mnemarium.scenario.Transcripts;
import mnemarium.scenario.Transcripts.Passage;

import java.time.LocalDate;
import java.time.temporal.ChronoUnit;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * What an arm keeps of what it is told: nothing, whatever it is told, or what the ownership flow
 * lets through. A newer copy takes the place of an older one.
 */
final class TenureNotes {

    private final State state;
    private final Tenure scenario;
    private final Terms terms;
    private final TenureGate gate;
    private final Archive archive;
    private final Inputs inputs;

    TenureNotes(State state, TenureGate gate, Archive archive, Inputs inputs) {
        this.state = state;
        this.scenario = (Tenure) state.setup().scenario();
        this.terms = ((Situation.Stepping) state.situation()).terms();
        this.gate = gate;
        this.archive = archive;
        this.inputs = inputs;
    }

    /** The key of what is kept of a fact of another subject. */
    static String ofAnother(String fact, String subject) {
        return fact + " of " + subject;
    }

    /** Entries that do not stand any more. */
    static Set<Integer> outdated(State state, Progress.Known known) {
        Map<String, Integer> newest = new HashMap<>();
        Set<Integer> outdated = new HashSet<>();
        Optional<LocalDate> today = day(state);
        Trust trust = new Trust(state);
        for (CopyKept copy : known.copies()) {
            if (copy.inCache()) {
                continue;
            }
            Integer before = newest.put(copy.fact(), copy.entry());
            if (before != null) {
                outdated.add(before);
            }
            if (today.isPresent()) {
                long age = ChronoUnit.DAYS.between(LocalDate.parse(copy.day()), today.get());
                // a copy expires at the beginning of its day
                if (age >= trust.days(copy.fact())) {
                    outdated.add(copy.entry());
                }
            }
        }
        return outdated;
    }

    /** The day of the conversation at hand; none in the step that looks back. */
    private static Optional<LocalDate> day(State state) {
        Tenure scenario = (Tenure) state.setup().scenario();
        return switch (scenario.steps().get(state.beat())) {
            case Tenure.Step.Earlier _ -> Optional.empty();
            case Tenure.Step.Say say ->
                    Optional.of(scenario.conversations().get(say.conversation()).date());
            case Tenure.Step.Ask ask ->
                    Optional.of(scenario.conversations().get(ask.conversation()).date());
        };
    }

    /** For how many days a copy is trusted: by the dial, or as the flow's verdict says. */
    private static final class Trust {
        private final Tenure scenario;
        private final String arm;
        private final Terms terms;
        private final TenureGate gate;
        private final Map<String, Long> days = new HashMap<>();

        Trust(State state) {
            scenario = (Tenure) state.setup().scenario();
            arm = state.setup().arm().word();
            terms = ((Situation.Stepping) state.situation()).terms();
            gate = new TenureGate(scenario, terms, state.dials().topK());
        }

        long days(String key) {
            return switch (arm) {
                case "memory-with-expiry" ->
                        terms.text(Dial.EXPIRY).equals("never")
                                ? Long.MAX_VALUE
                                : terms.number(Dial.EXPIRY);
                case "gated" -> days.computeIfAbsent(key, this::byFlow);
                default -> Long.MAX_VALUE;
            };
        }

        private long byFlow(String key) {
            int of = key.indexOf(" of ");
            TenureFact fact = scenario.fact(of < 0 ? key : key.substring(0, of));
            return gate.judge(fact, fact.values().getFirst().value()).handling()
                            instanceof Handling.Remember remember
                    ? Math.max(1, remember.expiry().toDays())
                    : Long.MAX_VALUE;
        }
    }

    /** What is kept of all earlier conversations, the run's first step. */
    List<Event> earlier() {
        int tenure = terms.number(Dial.TENURE);
        Transcripts said = archive.transcripts(state.setup(), tenure);
        long at = state.clockNanos();
        List<Event> events = new ArrayList<>();
        events.add(
                new TenureEvent.EarlierTalked(
                        at, tenure, tenure == 0 ? "" : said.date(1).toString(), said.earlier()));
        int entry = state.memory().size();
        for (Told told : told(said).values()) {
            if (isKept(told, at, events)) {
                // what was written long ago costs this run nothing
                write(told, entry, new Cost(0, 0, 0, 0), at, events);
                entry++;
            }
        }
        events.add(new TenureEvent.TenureStepDone(at, key()));
        return events;
    }

    /** The user states a fact in the run. */
    List<Event> told(Tenure.Step.Say say) {
        TenureFact fact = scenario.fact(say.fact());
        LocalDate day = scenario.conversations().get(say.conversation()).date();
        String value = fact.saidOn(day);
        List<Event> events = new ArrayList<>();
        events.add(
                new TenureEvent.FactStated(
                        state.clockNanos(), fact.id(), day.toString(), fact.sentence(value)));
        Told told = Told.of(fact, value, day);
        events.addAll(written(told, state.clockNanos()));
        events.add(new TenureEvent.TenureStepDone(events.getLast().at(), key()));
        return events;
    }

    /** The user answered what was asked. */
    List<Event> learned(TenureFact fact, FactHad had, LocalDate day) {
        return written(Told.of(fact, had.value(), day), had.at());
    }

    private List<Event> written(Told told, long at) {
        List<Event> events = new ArrayList<>();
        if (isKept(told, at, events)) {
            write(told, state.memory().size(), inputs.write(state), at, events);
        }
        return events;
    }

    /** Whether it is kept; where the flow is asked, its verdict is told first. */
    private boolean isKept(Told told, long at, List<Event> events) {
        return switch (state.setup().arm().word()) {
            case "memory-of-everything", "memory-with-expiry" -> true;
            case "gated" -> {
                Judgement judgement =
                        gate.judge(told.fact(), told.key(), told.subject(), told.value());
                events.add(
                        new GateEvent.WriteJudged(
                                at,
                                told.key(),
                                told.text(),
                                judgement.verdict().word(),
                                judgement.byOwnerAlone().word(),
                                judgement.owner().name(),
                                judgement.decidingStep().map(Step::word).orElse(""),
                                judgement.reason() + " " + judgement.handling().sentence()));
                yield judgement.verdict().isWritten();
            }
            default -> false;
        };
    }

    private void write(Told told, int entry, Cost cost, long at, List<Event> events) {
        events.add(new LaneEvent.NoteMade(at, told.key(), told.text()));
        events.add(
                new MemoryEvent.Remembered(
                        at + cost.nanos(), entry, told.key(), cost, state.leftNanos()));
        events.add(
                new CopyKept(
                        at + cost.nanos(),
                        told.key(),
                        told.value(),
                        told.day().toString(),
                        false,
                        entry));
    }

    /** Something that was told. */
    private record Told(
            TenureFact fact, String key, String subject, String text, String value, LocalDate day) {

        static Told of(TenureFact fact, String value, LocalDate day) {
            return new Told(fact, fact.id(), fact.subject(), fact.sentence(value), value, day);
        }
    }

    /** The newest that was told of each thing, in the order of telling. */
    private Map<String, Told> told(Transcripts said) {
        Map<String, Told> all = new LinkedHashMap<>();
        Map<String, Integer> pieces = new HashMap<>();
        for (Passage each : said.passages().subList(0, said.earlier())) {
            switch (each.holds()) {
                case NOTHING -> {}
                case VALUE -> put(all, each, each.fact());
                case NEIGHBOUR -> put(all, each, ofAnother(each.fact(), each.subject()));
                case PIECE -> {
                    // the sentence is written when its last piece is there
                    TenureFact fact = scenario.fact(each.fact());
                    int sofar = pieces.merge(each.fact(), 1, Integer::sum);
                    if (sofar == TenureReading.pieces(fact, each.value())) {
                        put(all, each, each.fact());
                    }
                }
            }
        }
        return all;
    }

    private void put(Map<String, Told> all, Passage passage, String key) {
        TenureFact fact = scenario.fact(passage.fact());
        all.remove(key);
        all.put(
                key,
                new Told(
                        fact,
                        key,
                        passage.subject(),
                        fact.sentence(passage.subject(), passage.value()),
                        passage.value(),
                        passage.date()));
    }

    private String key() {
        return state.setup().script().beats().get(state.beat()).key();
    }
}
