package mnemarium.ui.shell;

/**
 * A shipped scenario as the menus offer it.
 *
 * @param name in files and on the command line: "alert-triage"
 * @param title on screen: "Alert triage"
 * @param about one sentence
 */
public record ScenarioChoice(String name, String title, String about) {}
