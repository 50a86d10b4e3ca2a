package mnemarium.scenario;

import java.util.Optional;

/**
 * Something stated that a later question may need.
 *
 * @param id unique in its conversation
 * @param text what an agent with a memory remembers when it hears the message
 * @param candidate what the write gate judges it by; empty if the scenario does not say
 */
public record Fact(String id, String text, Optional<Candidate> candidate) {

    public Fact {
        Checked.filled("fact id", id);
        Checked.filled("text of fact '" + id + "'", text);
    }

    /** A fact of which nothing more is said. */
    public Fact(String id, String text) {
        this(id, text, Optional.empty());
    }
}
