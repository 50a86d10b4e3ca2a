package mnemarium.loop;

import mnemarium.memory.Hit;
import mnemarium.scenario.Message;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/**
 * The messages that join the context window, in words made from keys. The words are the scripted
 * agent's; no language model speaks here.
 */
final class Texts {

    private Texts() {}

    /**
     * A message before its length is known.
     *
     * @param speaker the speaker's name, empty for the agent, its memory and items
     * @param text what it says
     * @param facts the facts that can be read from it
     */
    record Words(String speaker, String text, List<String> facts) {}

    /** The message that somebody of this role has for the current step. */
    static Words of(State state, Beat beat, RunEvent.Role role) {
        Script script = state.setup().script();
        return switch (role) {
            case ALERT -> new Words("", script.item(beat).text(), List.of());
            case SPEAKER -> spoken(script, beat);
            case MEMORY ->
                    new Words("", brought(state, state.soFar().made().orElseThrow()), List.of());
            case AGENT ->
                    beat.kind() == Beat.Kind.ITEM
                            ? new Words("", handled(state), List.of())
                            : replied(state, beat);
        };
    }

    private static Words spoken(Script script, Beat beat) {
        if (beat.kind() == Beat.Kind.ASK) {
            return new Words("user", script.question(beat).text(), List.of());
        }
        Message message = script.message(beat);
        List<String> facts = message.facts().stream().map(fact -> fact.id()).toList();
        return new Words(message.role(), message.text(), facts);
    }

    /** Each hit that counts, best first; of a match only the best. */
    private static String brought(State state, MemoryEvent.LookupMade made) {
        List<String> lines = new ArrayList<>();
        for (Hit hit : made.hits()) {
            boolean enough = made.lookup() == MemoryEvent.Lookup.MATCH && !lines.isEmpty();
            if (hit.score() < made.threshold() || enough) {
                break;
            }
            Memo memo = state.memory().get(hit.entry());
            lines.add(memo.name() + ": " + memo.text());
        }
        return String.join("\n", lines);
    }

    private static String handled(State state) {
        TriageEvent.Acted acted = state.soFar().acted().orElseThrow();
        return switch (acted.action()) {
            case INVESTIGATED -> {
                String remembered =
                        state.soFar().written() == 0
                                ? ""
                                : " Remembered as " + state.memory().last().name() + ".";
                yield "Investigated " + acted.key() + "." + remembered;
            }
            case CLOSED -> {
                Memo memo = state.memory().get(acted.entry());
                yield acted.key()
                        + " was investigated at turn "
                        + memo.turn()
                        + " as "
                        + memo.key()
                        + ". Closed.";
            }
            case DISMISSED -> acted.key() + " was seen earlier in this turn. Dismissed.";
        };
    }

    private static Words replied(State state, Beat beat) {
        if (state.setup().arm().equals(Arm.NOTES)) {
            List<String> notes = readable(state);
            return new Words("", "Noted so far: " + listed(state, notes, "nothing."), notes);
        }
        if (beat.kind() == Beat.Kind.REPLY) {
            return new Words("", "Understood.", List.of());
        }
        return new Words(
                "",
                "I know: " + listed(state, answered(state, beat), "nothing about that."),
                List.of());
    }

    private static String listed(State state, List<String> facts, String none) {
        Script script = state.setup().script();
        return facts.isEmpty()
                ? none
                : String.join(" ", facts.stream().map(id -> script.fact(id).text()).toList());
    }

    /** The facts that can be read from the messages in the window, in the order of the messages. */
    static List<String> readable(State state) {
        Set<String> facts = new LinkedHashSet<>();
        state.window().forEach(message -> facts.addAll(message.facts()));
        return List.copyOf(facts);
    }

    /** The facts that this step's question needed and the agent had. */
    private static List<String> answered(State state, Beat beat) {
        Prefix<Situation.Finding> findings = ((Situation.Talking) state.situation()).findings();
        int needs = state.setup().script().question(beat).needs().size();
        return findings.subList(findings.size() - needs, findings.size()).stream()
                .filter(finding -> finding.known().isRecalled())
                .map(Situation.Finding::fact)
                .toList();
    }
}
