package mnemarium.ui.loop;

import java.util.List;

/**
 * The context window at the cursor: all messages so far, oldest first, of which the agent sees
 * those from {@code firstInside} on.
 *
 * @param messages all messages so far; may be a lazy list, it is read only where it is visible
 * @param firstInside index of the first message inside the window; the list's size if none is
 * @param tokensInside tokens of the messages in the window
 * @param tokensOutside tokens of the messages that fell out
 */
public record ContextView(
        List<MessageRow> messages, int firstInside, long tokensInside, long tokensOutside) {

    /** What is shown before the first operation. */
    public static final ContextView EMPTY = new ContextView(List.of(), 0, 0, 0);

    public ContextView {
        if (firstInside < 0 || firstInside > messages.size()) {
            throw new IllegalArgumentException(
                    "the window starts at message %d, expected 0 to %d"
                            .formatted(firstInside, messages.size()));
        }
        if (tokensInside < 0 || tokensOutside < 0) {
            throw new IllegalArgumentException(
                    "tokens are %d inside and %d outside, expected none below 0"
                            .formatted(tokensInside, tokensOutside));
        }
    }

    /** How many messages the agent sees. */
    public int inside() {
        return messages.size() - firstInside;
    }
}
