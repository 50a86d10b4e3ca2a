package mnemarium.ui.gate;

import mnemarium.ownership.CandidateFact;
import mnemarium.ownership.CandidateFact.Elicitation;
import mnemarium.ownership.CandidateFact.Impression;
import mnemarium.ownership.CandidateFact.Sensitivity;

import java.math.BigDecimal;
import java.math.RoundingMode;
import java.time.Duration;
import java.util.Optional;

/**
 * A fact as it is typed: texts that may not be figures yet.
 *
 * @param field name of an owner's field; empty if nobody is known to hold it
 * @param changesEvery days; may be empty
 * @param turns to ask again
 * @param minutes of the user to ask again
 * @param tokens to ask again
 * @param times per month
 * @param confidence 0 to 1
 */
record FactDraft(
        String claim,
        String subject,
        String field,
        String changesEvery,
        String turns,
        String minutes,
        String tokens,
        boolean synthesis,
        boolean inOnePassage,
        boolean learnedFromUser,
        boolean claimsAuthority,
        boolean durable,
        String times,
        String statedBy,
        String confidence,
        boolean personal,
        boolean deletionDuty) {

    /** Nothing typed yet. */
    static final FactDraft EMPTY =
            new FactDraft(
                    "",
                    "",
                    "",
                    "",
                    "1",
                    "0",
                    "0",
                    false,
                    false,
                    true,
                    false,
                    true,
                    "1",
                    "the user",
                    "0.9",
                    false,
                    false);

    /** A fact that is changed. */
    static FactDraft of(CandidateFact fact) {
        Elicitation cost = fact.elicitation();
        Impression impression = fact.impression();
        return new FactDraft(
                fact.claim(),
                fact.subject(),
                fact.field().orElse(""),
                fact.volatility().map(each -> plain(each, Duration.ofDays(1))).orElse(""),
                Integer.toString(cost.turns()),
                plain(cost.time(), Duration.ofMinutes(1)),
                Integer.toString(cost.tokens()),
                cost.synthesis(),
                fact.keptInOnePassage(),
                fact.learnedFromUser(),
                fact.claimsAuthority(),
                impression.durable(),
                plain(impression.timesPerMonth()),
                impression.statedBy(),
                plain(impression.confidence()),
                fact.sensitivity().personal(),
                fact.sensitivity().deletionDuty());
    }

    private static String plain(Duration time, Duration unit) {
        return plain((double) time.toMillis() / unit.toMillis());
    }

    private static String plain(double number) {
        return BigDecimal.valueOf(number)
                .setScale(4, RoundingMode.HALF_UP)
                .stripTrailingZeros()
                .toPlainString();
    }

    /**
     * The fact that is typed.
     *
     * @param id tells it apart
     * @param permission who may read it, which the form does not ask for
     * @throws IllegalArgumentException saying what was found and what was expected
     */
    CandidateFact fact(String id, String permission) {
        return new CandidateFact(
                id,
                claim.strip(),
                subject.strip(),
                Optional.of(field.strip()).filter(each -> !each.isEmpty()),
                new Impression(
                        durable,
                        number("times per month", times),
                        statedBy.strip(),
                        number("confidence", confidence)),
                changesEvery.isBlank()
                        ? Optional.empty()
                        : Optional.of(span("days between two changes", changesEvery, 86_400_000)),
                new Elicitation(
                        whole("turns to ask again", turns),
                        span("minutes to ask again", minutes, 60_000),
                        whole("tokens to ask again", tokens),
                        synthesis),
                inOnePassage,
                learnedFromUser,
                claimsAuthority,
                new Sensitivity(personal, permission, deletionDuty));
    }

    private static Duration span(String what, String text, long unitMillis) {
        double value = number(what, text) * unitMillis;
        if (Math.abs(value) > 1e15) {
            throw new IllegalArgumentException(
                    what + " is '" + text.strip() + "', expected a number that is not so large");
        }
        return Duration.ofMillis(Math.round(value));
    }

    private static double number(String what, String text) {
        try {
            return new BigDecimal(text.strip()).doubleValue();
        } catch (NumberFormatException e) {
            throw new IllegalArgumentException(
                    what + " is '" + text.strip() + "', expected a number such as 1.5", e);
        }
    }

    private static int whole(String what, String text) {
        try {
            return Integer.parseInt(text.strip());
        } catch (NumberFormatException e) {
            throw new IllegalArgumentException(
                    what + " is '" + text.strip() + "', expected a whole number", e);
        }
    }
}
