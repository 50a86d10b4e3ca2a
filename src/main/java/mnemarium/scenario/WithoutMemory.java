package mnemarium.scenario;

import java.util.List;

/** A kind of scenario whose agent has no working memory: there is nothing to embed. */
public sealed interface WithoutMemory extends Scenario
        permits OutcomeReuse, Evolving, StalenessTrap, ProcessMemory {

    @Override
    default String embedder() {
        return NO_EMBEDDER;
    }

    @Override
    default List<String> embedders() {
        return List.of(NO_EMBEDDER);
    }
}
