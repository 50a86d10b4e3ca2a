package mnemarium.workbench;

import mnemarium.loop.Loop;
import mnemarium.loop.Setup;
import mnemarium.memory.Embedder;
import mnemarium.memory.SketchedStore;
import mnemarium.memory.Ticker;
import mnemarium.memory.WordPiece;
import mnemarium.memory.WorkingMemory;
import mnemarium.scenario.Source;

import java.util.List;

/**
 * A run ready to be played.
 *
 * @param source what the scenario was read from
 * @param setup all that the run depends on
 * @param embedder shared, and closed by whoever opened it
 * @param tokens counts tokens
 * @param thresholdOrigin where the threshold's number came from, in words
 * @param notes what the reader had to say about the source
 */
public record Prepared(
        Source source,
        Setup setup,
        Embedder embedder,
        WordPiece tokens,
        String thresholdOrigin,
        List<String> notes) {

    public Prepared {
        notes = List.copyOf(notes);
    }

    /** An empty working memory for it. */
    public WorkingMemory memory(Ticker ticker) {
        // the run does not own the embedder: many runs share it
        return new WorkingMemory(
                new SharedEmbedder(embedder), new SketchedStore(embedder.dimensions()), ticker);
    }

    /** The loop that plays it on that memory. */
    public Loop loop(WorkingMemory memory) {
        return new Loop(setup, memory, tokens);
    }
}
