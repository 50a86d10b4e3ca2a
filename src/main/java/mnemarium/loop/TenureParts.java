package mnemarium.loop;

import mnemarium.loop.TenureEvent.FactHad;
import mnemarium.loop.TenureEvent.From;
import mnemarium.loop.TenureEvent.SourceChosen;
import mnemarium.memory.Recalled;
import mnemarium.ownership.Judgement;
import mnemarium.scenario.Tenure;
import mnemarium.scenario.TenureFact;
import mnemarium.scenario.TenureOwner;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.BiFunction;

/**
 * A scripted agent that has known its user for long. For each fact that a question needs it turns
 * to one source, and where that has nothing to one more; each turning is an operation. The arm says
 * which source comes first. Whatever an arm does not find it asks the user for; what an owner does
 * not answer stays unanswered.
 */
final class TenureParts {

    private final State state;
    private final Tenure scenario;
    private final Situation.Stepping now;
    private final TenureGate gate;
    private final TenureSources sources;
    private final TenureNotes notes;

    /**
     * @param state amid the step, its beginning included
     * @param recall asks the working memory, free of charge
     * @param archive earlier conversations
     */
    TenureParts(
            State state,
            Progress.Known known,
            BiFunction<State, String, Recalled> recall,
            Archive archive,
            Inputs inputs) {
        this.state = state;
        this.scenario = (Tenure) state.setup().scenario();
        this.now = (Situation.Stepping) state.situation();
        this.gate = new TenureGate(scenario, now.terms(), state.dials().topK());
        this.notes = new TenureNotes(state, gate, archive, inputs);
        this.sources = new TenureSources(state, known, gate, recall, archive, inputs);
    }

    /**
     * The entries of the memory that do not stand any more: newer ones took their place, or their
     * time is over.
     */
    static Set<Integer> outdated(State state, Progress.Known known) {
        return TenureNotes.outdated(state, known);
    }

    /** The next part of the step. */
    List<Event> next() {
        return switch (scenario.steps().get(state.beat())) {
            case Tenure.Step.Earlier _ -> notes.earlier();
            case Tenure.Step.Say say -> notes.told(say);
            case Tenure.Step.Ask ask -> ask(ask);
        };
    }

    private List<Event> ask(Tenure.Step.Ask ask) {
        Tenure.Conversation conversation = scenario.conversations().get(ask.conversation());
        if (now.ofStep(TenureEvent.QuestionAsked.class).isEmpty()) {
            return List.of(
                    new TenureEvent.QuestionAsked(
                            state.clockNanos(),
                            key(),
                            ask.conversation() + 1,
                            conversation.date().toString(),
                            ask.question().text(),
                            new Names(ask.question().needs()),
                            new Names(conversation.refused())));
        }
        List<FactHad> had = now.ofStep(FactHad.class);
        List<String> needs = ask.question().needs();
        TenureFact fact = scenario.fact(needs.get(had.size()));
        List<Event> events = new ArrayList<>(turnTo(fact, ask));
        if (events.getLast() instanceof FactHad last) {
            if (last.from() == From.USER) {
                events.addAll(notes.learned(fact, last, conversation.date()));
            }
            if (had.size() + 1 == needs.size()) {
                List<FactHad> complete = new ArrayList<>(had);
                complete.add(last);
                events.add(answered(complete, events.getLast().at()));
            }
        }
        return events;
    }

    /** Turns to the source that is next for a fact. */
    private List<Event> turnTo(TenureFact fact, Tenure.Step.Ask ask) {
        List<SourceChosen> before =
                now.ofStep(SourceChosen.class).stream()
                        .filter(each -> each.fact().equals(fact.id()))
                        .toList();
        SourceChosen chosen =
                before.isEmpty() ? first(fact) : fallBack(fact, before.getLast().from());
        List<Event> events = new ArrayList<>();
        events.add(chosen);
        events.addAll(sources.ask(fact, chosen.from(), ask));
        return events;
    }

    private SourceChosen first(TenureFact fact) {
        String arm = state.setup().arm().word();
        Optional<From> owner = scenario.owner(fact).map(TenureParts::ownerSource);
        return switch (arm) {
            case "no-memory" -> chosen(fact, From.USER, "the arm has no memory");
            case "memory-of-everything", "memory-with-expiry" ->
                    chosen(fact, From.MEMORY, "the arm keeps whatever it is told");
            case "look-up" ->
                    owner.isPresent()
                            ? chosen(fact, owner.get(), "its owner keeps it current")
                            : chosen(fact, From.USER, "nobody owns it");
            case "transcript-search" ->
                    chosen(fact, From.TRANSCRIPTS, "the arm searches what was said");
            case "re-retrieval" ->
                    owner.isPresent()
                            ? chosen(fact, owner.get(), "its owner keeps it current")
                            : chosen(fact, From.TRANSCRIPTS, "nobody owns it, but it was said");
            default -> gated(fact);
        };
    }

    /** What the ownership flow says of a fact decides where it is had from. */
    private SourceChosen gated(TenureFact fact) {
        Judgement judgement = gate.judge(fact, fact.values().getFirst().value());
        From from =
                switch (judgement.verdict()) {
                    case LOOK_UP -> From.OWNER;
                    case CACHE -> From.CACHE;
                    case RETRIEVE -> From.TEXT;
                    case SEARCH -> From.TRANSCRIPTS;
                    case REMEMBER, OWN_WORK, UNCLASSIFIED -> From.MEMORY;
                    case ASK_AGAIN -> From.USER;
                    case NEVER_BELIEVE -> From.AUTHORITY;
                };
        return chosen(fact, from, judgement.verdict().title() + ": " + judgement.reason());
    }

    private SourceChosen fallBack(TenureFact fact, From from) {
        return switch (from) {
            case MEMORY -> chosen(fact, From.USER, "the memory has nothing that holds");
            case TRANSCRIPTS -> chosen(fact, From.USER, "no passage that was read states it");
            case CACHE -> chosen(fact, From.OWNER, "the cache has nothing that may be used");
            case OWNER, TEXT, USER, AUTHORITY ->
                    throw new IllegalStateException("nothing comes after " + from);
        };
    }

    static From ownerSource(TenureOwner owner) {
        return owner.isText() ? From.TEXT : From.OWNER;
    }

    private SourceChosen chosen(TenureFact fact, From from, String reason) {
        return new SourceChosen(state.clockNanos(), fact.id(), from, reason);
    }

    private TenureEvent.QuestionAnswered answered(List<FactHad> had, long at) {
        TenureEvent.Ending ending =
                had.stream()
                        .map(FactHad::ending)
                        .filter(TenureEvent.Ending::isWrong)
                        .findFirst()
                        .or(
                                () ->
                                        had.stream()
                                                .map(FactHad::ending)
                                                .filter(each -> !each.isAnswered())
                                                .findFirst())
                        .orElse(TenureEvent.Ending.RIGHT);
        List<String> words = new ArrayList<>();
        int turns = 1;
        int minutes = 0;
        long nanos = 0;
        long tokens = 0;
        for (FactHad each : had) {
            words.add(
                    each.fact() + ": " + (each.ending().isAnswered() ? each.value() : "not known"));
            turns += each.turns();
            minutes += each.minutes();
            nanos += each.nanos();
            tokens += each.tokens();
        }
        return new TenureEvent.QuestionAnswered(
                at,
                key(),
                ending,
                ending == TenureEvent.Ending.RIGHT,
                String.join("; ", words),
                turns,
                minutes,
                nanos,
                tokens,
                new Names(had.stream().map(each -> each.from().word()).distinct().toList()));
    }

    private String key() {
        return state.setup().script().beats().get(state.beat()).key();
    }
}
