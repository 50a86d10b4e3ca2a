package mnemarium.workbench;

import mnemarium.ownership.Staleness;

import java.time.LocalDate;
import java.util.List;

/**
 * How a fact of a scenario changed, and when it was asked for.
 *
 * @param fact its id in the scenario, which is the name of the owner's field
 * @param subject whom or what it is about
 * @param scenario the scenario's title
 * @param values the owner's, each later than the one before
 * @param asked the days on which it was asked for, a day as often as that happened; dates do not
 *     fall
 * @param until the day after the scenario's last one
 */
public record FactHistory(
        String fact,
        String subject,
        String scenario,
        List<Staleness.Value> values,
        List<LocalDate> asked,
        LocalDate until) {

    public FactHistory {
        values = List.copyOf(values);
        asked = List.copyOf(asked);
    }
}
