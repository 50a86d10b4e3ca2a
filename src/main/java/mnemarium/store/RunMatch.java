package mnemarium.store;

import java.util.List;

/** What an id, or the beginning of one, leads to. */
public sealed interface RunMatch {

    record Found(RunRow run) implements RunMatch {}

    record Missing(String prefix) implements RunMatch {}

    /**
     * @param ids all that begin so, newest first
     */
    record Ambiguous(String prefix, List<String> ids) implements RunMatch {}
}
