package mnemarium.loop;

import java.util.List;

/**
 * A message as the agent sees it while it lies in the context window.
 *
 * @param role who it is from
 * @param speaker the speaker's name, empty unless the role is SPEAKER
 * @param key what it is about
 * @param text what it says
 * @param tokens its length
 * @param turn when it came, from 1
 * @param stepInTurn when it came, from 1
 * @param facts the facts that can be read from it: stated in it, or restated by notes
 */
public record ContextMessage(
        RunEvent.Role role,
        String speaker,
        String key,
        String text,
        int tokens,
        int turn,
        int stepInTurn,
        List<String> facts) {
    public ContextMessage {
        facts = List.copyOf(facts);
    }
}
