package mnemarium.scenario;

import java.math.BigDecimal;
import java.util.Optional;

/**
 * What a scenario says of a fact that may be written to a memory: who owns it, and what it costs to
 * learn it again. The write gate judges by it; a fact without it is unclassified.
 *
 * @param subject whom or what the fact is about
 * @param owner the name of one of the scenario's owners; empty: nobody owns it
 * @param field the owner's field that it is a value of; empty if it has no name
 * @param durable whether it is expected to stay true for long; does not decide
 * @param timesPerMonth how often it comes up, 0 to 1 000 000; does not decide
 * @param statedBy who said it
 * @param confidence how confidently, 0 to 1; does not decide
 * @param changesEveryDays mean time between two changes, more than 0 and at most 36 500 days; empty
 *     if not known
 * @param turnsToAsk turns of conversation to learn it again, 0 to 10 000
 * @param minutesToAsk the user's minutes, 0 to 43 200
 * @param tokensToAsk tokens, 0 to 100 000 000
 * @param synthesis whether it took putting several statements together
 * @param inOnePassage whether one quotable passage of what is kept anyway says it
 * @param learnedFromUser whether the user established it
 * @param claimsAuthority whether it says that somebody may do something
 * @param personal whether it is about a person
 * @param permission who may read it, in words; empty if anybody in the conversation may
 * @param deletionDuty whether a request for deletion must find every copy
 */
public record Candidate(
        String subject,
        Optional<String> owner,
        Optional<String> field,
        boolean durable,
        BigDecimal timesPerMonth,
        String statedBy,
        BigDecimal confidence,
        Optional<BigDecimal> changesEveryDays,
        int turnsToAsk,
        BigDecimal minutesToAsk,
        int tokensToAsk,
        boolean synthesis,
        boolean inOnePassage,
        boolean learnedFromUser,
        boolean claimsAuthority,
        boolean personal,
        String permission,
        boolean deletionDuty) {

    public static final int MOST_TIMES = 1_000_000;
    public static final int MOST_DAYS = 36_500;
    public static final int MOST_TURNS = 10_000;
    public static final int MOST_MINUTES = 43_200;
    public static final int MOST_TOKENS = 100_000_000;

    /** Decimals of a number at the finest. */
    public static final int DECIMALS = 6;

    public Candidate {
        FactOwner.named("subject of a candidate", subject);
        owner.ifPresent(each -> FactOwner.named("owner of a candidate", each));
        field.ifPresent(each -> FactOwner.named("field of a candidate", each));
        timesPerMonth = Checked.decimal("times per month", timesPerMonth, MOST_TIMES, DECIMALS);
        Checked.filled("who stated a candidate", statedBy);
        confidence = Checked.decimal("confidence", confidence, 1, DECIMALS);
        changesEveryDays =
                changesEveryDays.map(
                        days -> Checked.decimal("days between changes", days, MOST_DAYS, DECIMALS));
        if (changesEveryDays.filter(days -> days.signum() == 0).isPresent()) {
            throw new IllegalArgumentException(
                    "days between changes is 0, expected more than 0 and at most " + MOST_DAYS);
        }
        Checked.within("turns to ask", turnsToAsk, 0, MOST_TURNS);
        minutesToAsk = Checked.decimal("minutes to ask", minutesToAsk, MOST_MINUTES, DECIMALS);
        Checked.within("tokens to ask", tokensToAsk, 0, MOST_TOKENS);
    }
}
