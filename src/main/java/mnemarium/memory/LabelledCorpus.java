package mnemarium.memory;

import java.util.List;

/**
 * What a threshold is found on and what it is tried on.
 *
 * @param name to show and to store beside the threshold
 * @param calibration where the threshold is found; at least one stream
 * @param heldOutSeeds other streams of the same words; may be empty
 * @param heldOutWordings other streams of other words; may be empty
 * @param nearMisses streams in which different things differ in one respect only, one variation for
 *     each respect
 * @param rewordings streams whose duplicates are reworded, one variation for each level
 */
public record LabelledCorpus(
        String name,
        List<LabelledStream> calibration,
        List<LabelledStream> heldOutSeeds,
        List<LabelledStream> heldOutWordings,
        List<Variation> nearMisses,
        List<Variation> rewordings) {

    /**
     * One way in which the texts may be harder.
     *
     * @param name to show, say {@code host}
     * @param calibration where a threshold of its own is found; at least one stream
     * @param heldOut where both thresholds are tried, its own and the corpus's; at least one
     */
    public record Variation(
            String name, List<LabelledStream> calibration, List<LabelledStream> heldOut) {

        public Variation {
            calibration = some(calibration, "calibration streams of the variation " + name);
            heldOut = some(heldOut, "held-out streams of the variation " + name);
        }
    }

    public LabelledCorpus {
        calibration = some(calibration, "calibration streams of the corpus " + name);
        heldOutSeeds = List.copyOf(heldOutSeeds);
        heldOutWordings = List.copyOf(heldOutWordings);
        nearMisses = List.copyOf(nearMisses);
        rewordings = List.copyOf(rewordings);
    }

    /** How many texts there are in all streams together. */
    public int texts() {
        int texts = count(calibration) + count(heldOutSeeds) + count(heldOutWordings);
        for (Variation variation : nearMisses) {
            texts += count(variation.calibration()) + count(variation.heldOut());
        }
        for (Variation variation : rewordings) {
            texts += count(variation.calibration()) + count(variation.heldOut());
        }
        return texts;
    }

    private static int count(List<LabelledStream> streams) {
        return streams.stream().mapToInt(stream -> stream.texts().size()).sum();
    }

    private static List<LabelledStream> some(List<LabelledStream> streams, String what) {
        if (streams.isEmpty()) {
            throw new IllegalArgumentException("there are no " + what + ", expected at least one");
        }
        return List.copyOf(streams);
    }
}
