package mnemarium.memory;

import java.util.List;

/**
 * What a threshold finds in a stream.
 *
 * @param found texts taken for duplicates
 * @param wronglyFound of these, texts that are none
 * @param duplicates texts that are duplicates, found or not
 * @param right duplicates whose nearest earlier text has their key, found or not
 */
record Count(int found, int wronglyFound, int duplicates, int right) {

    static Count of(List<Sighting> stream, double threshold) {
        int found = 0;
        int wronglyFound = 0;
        int duplicates = 0;
        int right = 0;
        for (Sighting sighting : stream) {
            boolean isFound = sighting.isFound(threshold);
            found += isFound ? 1 : 0;
            wronglyFound += isFound && !sighting.isDuplicate() ? 1 : 0;
            duplicates += sighting.isDuplicate() ? 1 : 0;
            right += sighting.isDuplicate() && sighting.isRight() ? 1 : 0;
        }
        return new Count(found, wronglyFound, duplicates, right);
    }

    /** 2·true / (found + duplicates); a stream with nothing to find and nothing found scores 1. */
    double f1() {
        int both = found + duplicates;
        return both == 0 ? 1 : 2.0 * (found - wronglyFound) / both;
    }

    boolean isPerfect() {
        return wronglyFound == 0 && found == duplicates;
    }

    Count plus(Count other) {
        return new Count(
                found + other.found,
                wronglyFound + other.wronglyFound,
                duplicates + other.duplicates,
                right + other.right);
    }
}
