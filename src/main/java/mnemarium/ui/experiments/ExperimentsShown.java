package mnemarium.ui.experiments;

import java.util.List;
import java.util.Optional;

/**
 * What the place shows.
 *
 * @param plans in the order to offer them
 * @param plan the chosen one; empty if none is
 */
public record ExperimentsShown(List<PlanRow> plans, Optional<PlanShown> plan) {

    /** Before anything was read. */
    public static final ExperimentsShown EMPTY = new ExperimentsShown(List.of(), Optional.empty());

    /** Copies the list. */
    public ExperimentsShown {
        plans = List.copyOf(plans);
    }
}
