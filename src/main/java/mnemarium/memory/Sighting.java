package mnemarium.memory;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/**
 * How one text of a stream looks beside those before it.
 *
 * @param score the cosine of the nearest earlier text; below every threshold if there is none
 * @param isDuplicate whether an earlier text has its key
 * @param isRight whether the nearest earlier text has its key
 */
record Sighting(float score, boolean isDuplicate, boolean isRight) {

    private static final float NOTHING = -2;

    /** Looks at each text of a stream with the eyes of an embedder. */
    static List<Sighting> of(LabelledStream stream, Embedder embedder) {
        VectorStore store = new ExactStore(embedder.dimensions());
        Set<String> known = new HashSet<>();
        List<Sighting> sightings = new ArrayList<>();
        for (LabelledText text : stream.texts()) {
            float[] vector = embedder.embed(text.text());
            List<Hit> nearest = store.nearest(vector, 1, store.size());
            boolean isRight =
                    !nearest.isEmpty()
                            && stream.texts()
                                    .get(nearest.getFirst().entry())
                                    .key()
                                    .equals(text.key());
            float score = nearest.isEmpty() ? NOTHING : nearest.getFirst().score();
            sightings.add(new Sighting(score, !known.add(text.key()), isRight));
            store.add(vector);
        }
        return sightings;
    }

    /** Looks with the eyes of one who knows only whether the very same text came before. */
    static List<Sighting> ofExactTexts(LabelledStream stream) {
        return ofTexts(stream, true);
    }

    /** Takes every text for a duplicate of the one before it. */
    static List<Sighting> ofAlways(LabelledStream stream) {
        return ofTexts(stream, false);
    }

    private static List<Sighting> ofTexts(LabelledStream stream, boolean exact) {
        Set<String> known = new HashSet<>();
        List<Sighting> sightings = new ArrayList<>();
        List<LabelledText> earlier = new ArrayList<>();
        for (LabelledText text : stream.texts()) {
            boolean found =
                    !exact || earlier.stream().anyMatch(other -> other.text().equals(text.text()));
            boolean isRight =
                    exact
                            ? earlier.stream().anyMatch(text::equals)
                            : !earlier.isEmpty() && earlier.getLast().key().equals(text.key());
            sightings.add(new Sighting(found ? 1 : 0, !known.add(text.key()), isRight));
            earlier.add(text);
        }
        return sightings;
    }

    /** Whether the text is found at a threshold. */
    boolean isFound(double threshold) {
        return score > NOTHING && new Hit(0, score).reaches(threshold);
    }
}
