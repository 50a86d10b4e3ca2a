package mnemarium.store;

import java.util.Optional;

/**
 * A record of the workspace's ledger as a list shows it.
 *
 * @param place where it lies: later ones lie higher
 * @param kind its word
 * @param createdNanos virtual time
 * @param supersedes id of an earlier record
 * @param scope its dimensions in one line
 * @param isCurrent false if another one took its place
 * @param falseValid reuses that were wrong
 */
public record LabLine(
        long place,
        String id,
        String kind,
        long createdNanos,
        Optional<String> supersedes,
        String title,
        String scope,
        boolean isCurrent,
        long reuses,
        long falseValid) {}
