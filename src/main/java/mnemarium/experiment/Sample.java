package mnemarium.experiment;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * Figures that may be averaged: of one configuration, each of a seed of its own.
 *
 * @param configuration what all of them share: arm, dials, scenario; a hash or words
 * @param seeds in the order in which they came, each once
 * @param figures one for each seed
 */
public record Sample(String configuration, List<Long> seeds, List<Double> figures) {

    /**
     * A figure and where it comes from.
     *
     * @param configuration of the run, all but its seed
     * @param seed of the run
     * @param figure read off it
     */
    public record Drawn(String configuration, long seed, double figure) {}

    public Sample {
        seeds = List.copyOf(seeds);
        figures = List.copyOf(figures);
    }

    /**
     * Puts figures together.
     *
     * @throws IllegalArgumentException if there is none, if two are of unlike configurations, or if
     *     two are of the same seed: the mean of such figures would mean nothing
     */
    public static Sample of(List<Drawn> drawn) {
        if (drawn.isEmpty()) {
            throw new IllegalArgumentException("no figures, expected at least one");
        }
        String configuration = drawn.getFirst().configuration();
        Map<Long, Integer> places = new HashMap<>();
        List<Long> seeds = new ArrayList<>();
        List<Double> figures = new ArrayList<>();
        for (Drawn each : drawn) {
            if (!each.configuration().equals(configuration)) {
                throw new IllegalArgumentException(
                        "figures of unlike configurations: '"
                                + configuration
                                + "' and '"
                                + each.configuration()
                                + "', expected one configuration");
            }
            Integer before = places.put(each.seed(), seeds.size() + 1);
            if (before != null) {
                throw new IllegalArgumentException(
                        "seed "
                                + each.seed()
                                + " of '"
                                + configuration
                                + "' is there twice (figures "
                                + before
                                + " and "
                                + (seeds.size() + 1)
                                + "), expected each seed once");
            }
            seeds.add(each.seed());
            figures.add(each.figure());
        }
        return new Sample(configuration, seeds, figures);
    }
}
