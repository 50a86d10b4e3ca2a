package mnemarium.memory;

import java.util.List;

/**
 * Labelled texts in their order of arrival.
 *
 * @param name to show, say the seed it was made from
 * @param texts at least two
 */
public record LabelledStream(String name, List<LabelledText> texts) {

    public LabelledStream {
        texts = List.copyOf(texts);
        if (texts.size() < 2) {
            throw new IllegalArgumentException(
                    "the stream %s has %d texts, expected 2 or more".formatted(name, texts.size()));
        }
    }
}
