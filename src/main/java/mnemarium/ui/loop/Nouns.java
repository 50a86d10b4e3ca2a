package mnemarium.ui.loop;

import mnemarium.loop.State;
import mnemarium.scenario.ItemList;
import mnemarium.scenario.Scenario;
import mnemarium.scenario.Triage;

import java.util.Locale;

/** What things are called, by the scenario they come from. */
final class Nouns {

    private Nouns() {}

    /**
     * What a triage handles: alerts where a generator makes them, items where a list brings them.
     */
    static String item(State state) {
        Scenario scenario = state.setup().scenario();
        boolean listed = scenario instanceof Triage triage && triage.items() instanceof ItemList;
        return listed && !scenario.name().startsWith("alert") ? "Item" : "Alert";
    }

    /** A speaker's name, or the role with a capital. */
    static String speaker(String role) {
        return role.isEmpty()
                ? "Somebody"
                : role.substring(0, 1).toUpperCase(Locale.ROOT) + role.substring(1);
    }
}
