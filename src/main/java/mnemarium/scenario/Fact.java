package mnemarium.scenario;

/**
 * Something stated that a later question may need.
 *
 * @param id unique in its conversation
 * @param text what an agent with a memory remembers when it hears the message
 */
public record Fact(String id, String text) {

    public Fact {
        Checked.filled("fact id", id);
        Checked.filled("text of fact '" + id + "'", text);
    }
}
