package mnemarium.ledger;

import java.util.Optional;

/**
 * What a decision did about one dependency of one candidate.
 *
 * @param dependency its name
 * @param result empty if the check was skipped
 * @param cost what it was charged; nothing if it was skipped, or answered before
 */
public record CheckTrace(
        String dependency, CheckRequest request, Optional<CheckResult> result, Amount cost) {}
