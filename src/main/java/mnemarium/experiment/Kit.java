package mnemarium.experiment;

import mnemarium.memory.Embedder;
import mnemarium.memory.Ticker;
import mnemarium.memory.WordPiece;
import mnemarium.scenario.Source;

import java.util.List;
import java.util.function.BiFunction;
import java.util.function.Function;
import java.util.function.Supplier;
import java.util.function.ToDoubleFunction;

/**
 * What cells are played with; the one who opens the program fills it.
 *
 * @param sources a scenario's source by its name (shipped) or file; throws an {@link
 *     IllegalArgumentException} that says what was found and expected
 * @param embedders an embedder by name; shared, closed by whoever opened it; throws as above
 * @param weighted a variant of a built-in embedder with the weights of a corpus
 * @param thresholds the calibrated threshold of an embedder; throws as above if there is none
 * @param tokens counts tokens; asked only by cells that have messages, for it reads a vocabulary
 * @param ticker measures times; nothing measured enters a result
 */
public record Kit(
        Function<String, Source> sources,
        Function<String, Embedder> embedders,
        BiFunction<String, List<String>, Embedder> weighted,
        ToDoubleFunction<Embedder> thresholds,
        Supplier<WordPiece> tokens,
        Ticker ticker) {}
