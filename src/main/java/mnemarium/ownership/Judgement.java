package mnemarium.ownership;

import java.util.List;
import java.util.Optional;

/**
 * The flow's answer with all that led to it.
 *
 * @param proposal what was judged
 * @param owner who holds it; nobody for what is no fact about the world
 * @param handling the flow's verdict and what it means here
 * @param byOwnerAlone the verdict if nothing but the owner were looked at (and the claim of
 *     authority, which no owner backs)
 * @param steps the tests that were made, in order; the last one decided; empty for what is no fact
 *     about the world
 * @param reason why, in a sentence
 * @param beside what is held beside the verdict and does not decide it
 */
public record Judgement(
        Proposal proposal,
        Owner owner,
        Handling handling,
        GateVerdict byOwnerAlone,
        List<Passed> steps,
        String reason,
        List<Beside> beside) {

    public Judgement {
        steps = List.copyOf(steps);
        beside = List.copyOf(beside);
    }

    public GateVerdict verdict() {
        return handling.verdict();
    }

    /** The test that decided; empty for what is no fact about the world. */
    public Optional<Step> decidingStep() {
        return steps.isEmpty() ? Optional.empty() : Optional.of(steps.getLast().step());
    }

    /** Whether looking at the owner alone gives another answer. */
    public boolean readingsDiffer() {
        return verdict() != byOwnerAlone;
    }

    /**
     * A test that was made.
     *
     * @param yes its answer
     * @param reason why that is the answer, in a sentence
     */
    public record Passed(Step step, boolean yes, String reason) {}

    /**
     * What is commonly looked at, and does not decide.
     *
     * @param name such as {@code durable}
     * @param value in words
     */
    public record Beside(String name, String value) {}
}
