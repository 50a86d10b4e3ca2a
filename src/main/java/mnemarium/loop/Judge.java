package mnemarium.loop;

import mnemarium.loop.ConversationEvent.Known;
import mnemarium.loop.TriageEvent.Verdict;
import mnemarium.memory.Hit;
import mnemarium.scenario.Item;

import java.util.ArrayList;
import java.util.List;

/** What the scenario knows and the agent does not: whether an action was right. */
final class Judge {

    private Judge() {}

    /** Judges what was just done with the current item. */
    static TriageEvent.Judged handled(State state) {
        Script script = state.setup().script();
        TriageEvent.Acted acted = state.soFar().acted().orElseThrow();
        int item = script.index(acted.key());
        if (!script.incidentsKnown()) {
            return judged(state, Verdict.UNJUDGED, "", false);
        }
        int investigated = investigatedBefore(state, item);
        String sameAs = investigated < 0 ? "" : script.items().get(investigated).id();
        return switch (acted.action()) {
            case INVESTIGATED ->
                    investigated < 0
                            ? judged(state, Verdict.FIRST, "", false)
                            : judged(state, Verdict.REDUNDANT, sameAs, overlooked(state, item));
            case CLOSED -> closed(state, acted, sameAs);
            // what was seen in this turn was handled in this turn
            case DISMISSED -> judged(state, Verdict.RECOGNISED, sameAs, false);
        };
    }

    private static TriageEvent.Judged closed(State state, TriageEvent.Acted acted, String sameAs) {
        if (isSameIncident(state, acted.entry(), acted.key())) {
            return judged(state, Verdict.RECOGNISED, sameAs, false);
        }
        return judged(
                state,
                sameAs.isEmpty() ? Verdict.MISSED_INCIDENT : Verdict.WRONG_MATCH,
                sameAs,
                true);
    }

    private static TriageEvent.Judged judged(
            State state, Verdict verdict, String sameAs, boolean guardError) {
        TriageEvent.Acted acted = state.soFar().acted().orElseThrow();
        return new TriageEvent.Judged(state.clockNanos(), acted.key(), verdict, sameAs, guardError);
    }

    /** The first item of the same incident that was investigated, or -1. */
    private static int investigatedBefore(State state, int item) {
        Prefix<Situation.Handled> handled = ((Situation.Triaging) state.situation()).handled();
        Script script = state.setup().script();
        int first = -1;
        for (int i = script.previous(item); i >= 0; i = script.previous(i)) {
            if (handled.get(i).action() == TriageEvent.Action.INVESTIGATED) {
                first = i;
            }
        }
        return first;
    }

    /** The memory was asked, held an entry of this incident, and did not name it. */
    private static boolean overlooked(State state, int item) {
        boolean asked =
                state.setup().arm().equals(Arm.PER_TURN)
                        ? state.soFar().compared().isPresent()
                        : state.soFar().made().isPresent();
        if (!asked) {
            return false;
        }
        Script script = state.setup().script();
        for (int i = script.previous(item); i >= 0; i = script.previous(i)) {
            String key = script.items().get(i).id();
            if (holds(state, key)) {
                return true;
            }
        }
        return false;
    }

    /** Whether the memory, or what this turn's recall brought of it, holds an entry of this key. */
    private static boolean holds(State state, String key) {
        if (state.setup().arm().equals(Arm.PER_TURN)) {
            return ((Situation.Triaging) state.situation())
                    .turnHits().stream()
                            .anyMatch(entry -> state.memory().get(entry).key().equals(key));
        }
        // each item that was investigated was remembered
        Script script = state.setup().script();
        return ((Situation.Triaging) state.situation()).handled().get(script.index(key)).action()
                == TriageEvent.Action.INVESTIGATED;
    }

    private static boolean isSameIncident(State state, int entry, String key) {
        Script script = state.setup().script();
        Item one = script.item(state.memory().get(entry).key());
        String incident = script.item(key).incident();
        return incident != null && incident.equals(one.incident());
    }

    /** For each fact that the current question needs: where the agent has it from, or why not. */
    static List<Event> needed(State state, Beat beat) {
        List<String> readable = Texts.readable(state);
        List<Event> events = new ArrayList<>();
        for (String fact : state.setup().script().question(beat).needs()) {
            events.add(
                    new ConversationEvent.FactNeeded(
                            state.clockNanos(), beat.key(), fact, known(state, readable, fact)));
        }
        return events;
    }

    /** The reads that the answer at hand may rest on. */
    private static List<MemoryEvent.LookupMade> reads(State state) {
        return state.setup().arm().readsForTurn()
                ? ((Situation.Talking) state.situation()).turnReads()
                : state.soFar().made().stream().toList();
    }

    private static Known known(State state, List<String> readable, String fact) {
        boolean below = false;
        for (MemoryEvent.LookupMade made : reads(state)) {
            for (Hit hit : made.hits()) {
                if (state.memory().get(hit.entry()).key().equals(fact)) {
                    if (hit.score() >= made.threshold()) {
                        return Known.MEMORY;
                    }
                    below = true;
                }
            }
        }
        if (readable.contains(fact)) {
            return Known.WINDOW;
        }
        if (below) {
            return Known.NOT_USED;
        }
        if (state.memory().stream().anyMatch(memo -> memo.key().equals(fact))) {
            return Known.NOT_RECALLED;
        }
        boolean refused =
                state.gated().stream()
                        .anyMatch(judged -> judged.key().equals(fact) && !judged.isWritten());
        return refused ? Known.KEPT_OUT : Known.NOT_WRITTEN;
    }
}
