package mnemarium.ui.loop;

/**
 * One message of the run as the agent's context shows it.
 *
 * @param speaker who speaks, told apart by icon and word
 * @param name the word above the text: "Agent", "Alert", a speaker's name
 * @param text what was said
 * @param turn the turn it belongs to, from 1
 * @param step the step within the turn, from 1; 0 if it was heard before the first step
 */
public record MessageRow(Speaker speaker, String name, String text, int turn, int step) {

    /** The kinds of voices in a context window. */
    public enum Speaker {
        USER,
        ASSISTANT,
        AGENT,
        ALERT,
        MEMORY,
        SYSTEM,
        /** A named speaker of a conversation that the agent only listens to. */
        PERSON
    }
}
