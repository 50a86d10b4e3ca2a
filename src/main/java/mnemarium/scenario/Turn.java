package mnemarium.scenario;

import java.util.List;

/**
 * One exchange with the user.
 *
 * @param messages heard first, in order
 * @param questions answered then, each in order
 */
public record Turn(List<Message> messages, List<Question> questions) {

    public Turn {
        messages = List.copyOf(messages);
        questions = List.copyOf(questions);
        if (messages.isEmpty() && questions.isEmpty()) {
            throw new IllegalArgumentException(
                    "turn is empty, expected at least one message or question");
        }
    }
}
