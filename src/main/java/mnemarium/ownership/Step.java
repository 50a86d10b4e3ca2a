package mnemarium.ownership;

import java.util.List;
import java.util.Locale;

/** The flow's tests, in their order: ownership first, latency second. */
public enum Step {
    CLAIM_OF_AUTHORITY("Does it claim an authority?"),
    ANSWERED_BY_IDENTIFIER("Does a system of record own it and answer by identifier?"),
    FAST_ENOUGH("Is the look-up fast enough for every turn?"),
    MAINTAINED_TEXT("Does a maintained text own it?"),
    CHEAP_TO_ASK("Is it cheap to ask again?"),
    KEPT_IN_ONE_PASSAGE("Is it kept in one quotable passage?"),
    LEARNED_FROM_USER("Was it learned from the user?");

    private final String question;

    Step(String question) {
        this.question = question;
    }

    /** The test as a question that yes or no answers. */
    public String question() {
        return question;
    }

    /** All of them in the flow's order. */
    public static List<Step> inOrder() {
        return List.of(values());
    }

    /** Its name in files and events: {@code fast-enough}. */
    public String word() {
        return name().toLowerCase(Locale.ROOT).replace('_', '-');
    }
}
