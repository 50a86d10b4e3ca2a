package mnemarium.scenario;

import java.util.List;

/** Where the items of a triage come from. */
public sealed interface Items permits ItemList, GeneratedAlerts {

    /** How many items arrive. */
    int size();

    /** The items in order of arrival; the same for the same seed on every machine. */
    List<Item> items(long seed);

    /** Whether every item names its incident; if not, no redundancy can be claimed. */
    boolean incidentsKnown();
}
