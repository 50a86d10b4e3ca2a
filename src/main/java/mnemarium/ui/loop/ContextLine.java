package mnemarium.ui.loop;

/** One line of the context list: a message, or the place where the window starts. */
sealed interface ContextLine {

    /** A message, and whether the agent still sees it. */
    record Spoken(MessageRow message, boolean inWindow) implements ContextLine {}

    /** The border between what fell out and what the agent sees. */
    record WindowStart() implements ContextLine {}
}
