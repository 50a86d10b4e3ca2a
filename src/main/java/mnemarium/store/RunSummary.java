package mnemarium.store;

import java.time.Instant;
import java.util.Optional;

/**
 * A run as a list shows it.
 *
 * @param scenario name of the file it was made from
 * @param opened when it was last made, opened or moved on
 * @param operations kept in its journal
 */
public record RunSummary(
        String id,
        Optional<String> parent,
        int parentOperation,
        String name,
        String scenario,
        String kind,
        String arm,
        long seed,
        String mode,
        String embedder,
        Instant created,
        Instant opened,
        int operations,
        Standing standing) {}
