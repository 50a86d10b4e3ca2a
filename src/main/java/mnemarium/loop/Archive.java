package mnemarium.loop;

import mnemarium.memory.Hit;
import mnemarium.memory.Recalled;
import mnemarium.memory.WorkingMemory;
import mnemarium.scenario.Tenure;
import mnemarium.scenario.Transcripts;

import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Searches what was said in earlier conversations with a run's own embedder and store. Like a run's
 * working memory it is only an index: it can be made anew from the scenario, the seed and a number.
 * It belongs to one run and one thread.
 */
final class Archive {

    private final WorkingMemory like;
    private Optional<Transcripts> transcripts = Optional.empty();
    private Optional<WorkingMemory> index = Optional.empty();

    /**
     * @param like a memory whose embedder is used
     */
    Archive(WorkingMemory like) {
        this.like = like;
    }

    /** All that was said, with so many earlier conversations. */
    Transcripts transcripts(Setup setup, int tenure) {
        if (transcripts.isEmpty() || transcripts.get().tenure() != tenure) {
            transcripts =
                    Optional.of(Transcripts.of((Tenure) setup.scenario(), setup.seed(), tenure));
            index = Optional.empty();
        }
        return transcripts.get();
    }

    /**
     * The passages nearest to a text, best first.
     *
     * @param k how many at most
     * @param dropped passages at the beginning that are not kept any more
     * @param passages passages up to now
     */
    List<Hit> search(Setup setup, int tenure, String text, int k, int dropped, int passages) {
        List<Transcripts.Passage> said = transcripts(setup, tenure).passages();
        WorkingMemory memory = index.orElseGet(like::beside);
        index = Optional.of(memory);
        for (int number = memory.size(); number < passages; number++) {
            memory.remember(said.get(number).text(), Map.of());
        }
        if (passages <= dropped) {
            return List.of();
        }
        Recalled recalled = memory.recall(text, k + dropped, passages);
        return recalled.hits().stream().filter(hit -> hit.entry() >= dropped).limit(k).toList();
    }
}
