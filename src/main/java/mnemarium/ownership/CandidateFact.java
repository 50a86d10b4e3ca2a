package mnemarium.ownership;

import java.time.Duration;
import java.util.Optional;

/**
 * A claim about the world that somebody proposes to write to a memory.
 *
 * @param id tells it apart in a file or table
 * @param claim in a sentence
 * @param subject whom or what it is about, such as an account; a fact without one cannot be looked
 *     up, asked for or deleted
 * @param field the field of the owner registry that it is a value of; empty if none is known
 * @param impression what is commonly looked at, and does not decide
 * @param volatility mean time between two changes in the world; empty if not known
 * @param elicitation what it costs to learn it again
 * @param keptInOnePassage whether one quotable passage of what is kept anyway says it
 * @param learnedFromUser whether the user established it, so that no document has it
 * @param claimsAuthority whether it says that somebody may do something, such as that a refund was
 *     authorised
 * @param sensitivity what keeping it obliges to
 */
public record CandidateFact(
        String id,
        String claim,
        String subject,
        Optional<String> field,
        Impression impression,
        Optional<Duration> volatility,
        Elicitation elicitation,
        boolean keptInOnePassage,
        boolean learnedFromUser,
        boolean claimsAuthority,
        Sensitivity sensitivity)
        implements Proposal {

    public CandidateFact {
        Checked.name("id of a candidate", id);
        Checked.filled("claim of candidate " + id, claim);
        if (subject.isBlank()) {
            throw new IllegalArgumentException(
                    "subject of candidate "
                            + id
                            + " is blank, expected whom or what the fact is about");
        }
        field.ifPresent(each -> Checked.name("field of candidate " + id, each));
        Checked.lasting("volatility of candidate " + id, volatility);
    }

    /**
     * What earlier tests of a write look at. None of it tells a fact that belongs in memory from
     * one that does not.
     *
     * @param durable whether it is expected to stay true for long
     * @param timesPerMonth how often it comes up
     * @param statedBy who said it
     * @param confidence how confidently, 0 to 1
     */
    public record Impression(
            boolean durable, double timesPerMonth, String statedBy, double confidence) {

        public Impression {
            Checked.within("times per month", timesPerMonth, 0, 1_000_000);
            Checked.filled("who stated a candidate", statedBy);
            Checked.within("confidence", confidence, 0, 1);
        }
    }

    /**
     * What it costs to learn a fact again.
     *
     * @param turns of conversation
     * @param time that the user spends
     * @param tokens that go by
     * @param synthesis whether it took putting several statements together
     */
    public record Elicitation(int turns, Duration time, int tokens, boolean synthesis) {

        public Elicitation {
            Checked.within("turns to elicit again", turns, 0, 10_000);
            Checked.atMost("time to elicit again", time, Duration.ofDays(30));
            Checked.within("tokens to elicit again", tokens, 0, 100_000_000);
        }
    }

    /**
     * What keeping a fact obliges to.
     *
     * @param personal whether it is about a person
     * @param permission who may read it, in words; empty if anybody in the conversation may
     * @param deletionDuty whether a request for deletion must find every copy
     */
    public record Sensitivity(boolean personal, String permission, boolean deletionDuty) {

        /** Nothing special. */
        public static Sensitivity none() {
            return new Sensitivity(false, "", false);
        }
    }
}
