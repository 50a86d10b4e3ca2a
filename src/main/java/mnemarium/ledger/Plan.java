package mnemarium.ledger;

import java.util.List;
import java.util.Optional;

/**
 * The first stride of a decision: where the question was routed, in what order, and which checks
 * have to be answered. Whoever answers asks for {@link #next} until there is none; the same answers
 * then lead to the same verdict.
 *
 * @param question with what was filled in
 * @param records how many there were to choose from, in the current view
 * @param routed how many of them the scope admitted
 * @param contenders the best of these, by rank
 * @param missing scope dimensions that other records would have to know
 */
public record Plan(
        Question question,
        Budgets budgets,
        int records,
        int routed,
        List<Contender> contenders,
        List<Need> missing) {

    public Plan {
        contenders = List.copyOf(contenders);
        missing = List.copyOf(missing);
    }

    /** The check to run next; empty once the verdict is settled. */
    public Optional<CheckRequest> next(Answers answers) {
        return new Walk(this, answers).pending();
    }

    /** The verdict that the answers lead to; a check without an answer is unknown. */
    public AuditEntry decide(Answers answers, String id, long atNanos) {
        return new Walk(this, answers).entry(id, atNanos);
    }
}
