package mnemarium.ui.loop;

/**
 * A fact that a question needs.
 *
 * @param fact its id
 * @param text what it says
 * @param recalled whether the agent had it
 * @param why where it was had from, or why it was missed: "written, not recalled"
 */
public record FactRow(String fact, String text, boolean recalled, String why) {}
