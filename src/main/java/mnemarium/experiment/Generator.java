package mnemarium.experiment;

import mnemarium.scenario.Scenario;

import java.util.Map;
import java.util.Set;

/**
 * Makes the scenarios of a {@link Subject.Generated}. One belongs to one thread and may keep what
 * helps it to make the next seed's, such as a stream of chance; what it makes depends on parameters
 * and seed alone.
 */
public interface Generator {

    /**
     * The parameters it takes; whatever else is set in a cell is a dial or one of the axes' own.
     */
    Set<String> parameters();

    /**
     * The scenario of a seed.
     *
     * @param parameters those that are set; others have their defaults
     * @throws IllegalArgumentException with what was found and expected, if a value cannot be used
     */
    Scenario scenario(Map<String, String> parameters, long seed);
}
