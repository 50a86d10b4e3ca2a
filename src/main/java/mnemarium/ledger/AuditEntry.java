package mnemarium.ledger;

import java.util.List;
import java.util.Optional;

/**
 * One reuse decision with all it rests on: route, rank, checks, costs, verdict, and what it turned
 * out to be.
 *
 * @param id unique in its ledger
 * @param atNanos virtual time, nanoseconds
 * @param question with what was filled in
 * @param records how many there were to choose from, in the current view
 * @param routed how many of them the scope admitted
 * @param candidates the best of these, by rank
 * @param verified what the checks cost
 * @param recalled what bringing the record in cost; nothing without a reuse or hint
 * @param avoided what deriving would have cost; nothing without a reuse
 * @param later what it turned out to be, once that is known
 */
public record AuditEntry(
        String id,
        long atNanos,
        Question question,
        Budgets budgets,
        int records,
        int routed,
        List<CandidateTrace> candidates,
        Amount verified,
        Amount recalled,
        Amount avoided,
        Verdict verdict,
        Optional<LaterOutcome> later) {

    public AuditEntry {
        Checked.id("id of a decision", id);
        Checked.notNegative("time of decision " + id, atNanos);
        candidates = List.copyOf(candidates);
    }

    /** What the decision saved, in one currency: below 0 where checks were run for nothing. */
    public long saved(Currency currency) {
        return avoided.in(currency) - verified.in(currency) - recalled.in(currency);
    }

    /** The same with what it turned out to be. */
    public AuditEntry with(LaterOutcome outcome) {
        return new AuditEntry(
                id,
                atNanos,
                question,
                budgets,
                records,
                routed,
                candidates,
                verified,
                recalled,
                avoided,
                verdict,
                Optional.of(outcome));
    }
}
