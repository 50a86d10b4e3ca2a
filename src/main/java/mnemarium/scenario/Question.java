package mnemarium.scenario;

import java.util.HashSet;
import java.util.List;

/**
 * Something the agent has to answer.
 *
 * @param id unique in its conversation
 * @param text as asked; what an agent with a memory recalls by
 * @param needs ids of the facts the answer rests on, at least one, each once
 * @param category what kind of question it is, for totals by kind; may be empty
 */
public record Question(String id, String text, List<String> needs, String category) {

    public Question {
        Checked.filled("question id", id);
        Checked.filled("text of question '" + id + "'", text);
        needs = List.copyOf(needs);
        if (needs.isEmpty()) {
            throw new IllegalArgumentException(
                    "question '" + id + "' needs no fact, expected at least one");
        }
        if (new HashSet<>(needs).size() < needs.size()) {
            throw new IllegalArgumentException(
                    "question '" + id + "' names a fact twice, expected each once");
        }
    }
}
