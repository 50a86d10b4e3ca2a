package mnemarium.ui.shell;

import mnemarium.scenario.Scenario;
import mnemarium.scenario.Source;
import mnemarium.workbench.Refusal;
import mnemarium.workbench.Workbench;

import java.util.ArrayList;
import java.util.List;

/**
 * A shipped scenario as the menus offer it.
 *
 * @param name in files and on the command line: "alert-triage"
 * @param title on screen: "Alert triage"
 * @param about one sentence
 */
public record ScenarioChoice(String name, String title, String about) {

    /** The scenarios that come with the program, read one by one. */
    static List<ScenarioChoice> shipped(Workbench workbench) {
        List<ScenarioChoice> found = new ArrayList<>();
        for (Source source : workbench.shipped()) {
            try {
                Scenario scenario = workbench.scenario(source);
                found.add(new ScenarioChoice(scenario.name(), scenario.title(), scenario.about()));
            } catch (Refusal refusal) {
                throw new IllegalStateException(
                        "a shipped scenario cannot be read: " + refusal.getMessage(), refusal);
            }
        }
        return found;
    }
}
