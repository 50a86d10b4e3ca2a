package mnemarium.scenario;

import java.util.List;

/**
 * Something the agent hears.
 *
 * @param role {@code user}, {@code assistant}, {@code system}, or a speaker's name
 * @param text as said
 * @param facts what in it is worth remembering; empty for small talk
 */
public record Message(String role, String text, List<Fact> facts) {

    public Message {
        Checked.filled("role", role);
        Checked.filled("text of a message by " + role, text);
        facts = List.copyOf(facts);
    }
}
