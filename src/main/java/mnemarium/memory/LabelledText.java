package mnemarium.memory;

/**
 * A text of which it is known what it tells of.
 *
 * @param text the words
 * @param key what it tells of, say an incident; two texts are duplicates exactly if their keys are
 *     equal
 */
public record LabelledText(String text, String key) {}
