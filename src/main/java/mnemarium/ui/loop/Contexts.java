package mnemarium.ui.loop;

import mnemarium.loop.ContextMessage;
import mnemarium.loop.Prefix;
import mnemarium.loop.State;

import java.util.AbstractList;
import java.util.List;
import java.util.Locale;
import java.util.RandomAccess;

/**
 * Derives the context window from the state at the cursor. The tokens that fell out are summed once
 * and then carried along with the window's border: a run of ten thousand messages costs a step the
 * few that crossed it.
 */
final class Contexts {

    private Prefix<ContextMessage> summedOver = Prefix.empty();
    private int summedTo;
    private long outside;

    ContextView of(State state) {
        Prefix<ContextMessage> messages = state.messages();
        int border = Math.max(0, messages.size() - state.dials().window());
        String item = Nouns.item(state);
        return new ContextView(
                new Rows(messages, item), border, state.windowTokens(), outside(messages, border));
    }

    @SuppressWarnings("ReferenceEquality") // the same object, so the same past
    private long outside(Prefix<ContextMessage> messages, int border) {
        boolean same =
                summedTo > 0
                        && messages.size() >= summedTo
                        && summedOver.size() >= summedTo
                        && messages.get(summedTo - 1) == summedOver.get(summedTo - 1);
        if (!same) {
            outside = 0;
            summedTo = 0;
        }
        for (; summedTo < border; summedTo++) {
            outside += messages.get(summedTo).tokens();
        }
        while (summedTo > border) {
            outside -= messages.get(--summedTo).tokens();
        }
        summedOver = messages;
        return outside;
    }

    /**
     * Each row is made when it is asked for. Two lists are equal when they show the same messages.
     */
    private static final class Rows extends AbstractList<MessageRow> implements RandomAccess {

        private final List<ContextMessage> messages;
        private final String item;

        Rows(List<ContextMessage> messages, String item) {
            this.messages = messages;
            this.item = item;
        }

        @Override
        public MessageRow get(int index) {
            ContextMessage message = messages.get(index);
            return new MessageRow(
                    speaker(message),
                    name(message),
                    message.text(),
                    message.turn(),
                    message.stepInTurn());
        }

        @Override
        public int size() {
            return messages.size();
        }

        /** By the newest message: going through ten thousand at each step would be felt. */
        @Override
        @SuppressWarnings("ReferenceEquality") // the same object, so the same past
        public boolean equals(Object other) {
            return other instanceof Rows rows
                    && rows.size() == size()
                    && rows.item.equals(item)
                    && (isEmpty() || rows.messages.getLast() == messages.getLast());
        }

        @Override
        public int hashCode() {
            return messages.size();
        }

        private String name(ContextMessage message) {
            return switch (message.role()) {
                case ALERT -> item;
                case SPEAKER -> Nouns.speaker(message.speaker());
                case MEMORY -> "Memory";
                case AGENT -> "Agent";
            };
        }
    }

    private static MessageRow.Speaker speaker(ContextMessage message) {
        return switch (message.role()) {
            case ALERT -> MessageRow.Speaker.ALERT;
            case MEMORY -> MessageRow.Speaker.MEMORY;
            case AGENT -> MessageRow.Speaker.AGENT;
            case SPEAKER ->
                    switch (message.speaker().toLowerCase(Locale.ROOT)) {
                        case "user" -> MessageRow.Speaker.USER;
                        case "assistant" -> MessageRow.Speaker.ASSISTANT;
                        case "system" -> MessageRow.Speaker.SYSTEM;
                        default -> MessageRow.Speaker.PERSON;
                    };
        };
    }
}
