package mnemarium.scenario;

import java.time.LocalDate;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/**
 * A fact of a scenario of kind tenure: who holds it, how it changes, how it is talked about.
 *
 * @param id unique in the scenario
 * @param subject whom or what it is about, such as {@code account 17}
 * @param owner the name of who holds it; empty: nobody
 * @param question how it is asked for; {@code {subject}} stands for the subject
 * @param says how a value is stated; {@code {subject}} and {@code {value}} stand in it
 * @param values its values, the first since ever, dates rising
 * @param claimed what the user says of it whatever is so; only of a claim of authority
 * @param learnedFromUser whether the user established it, so that no document has it
 * @param durable whether it is expected to stay true for long; it does not decide anything
 * @param timesPerMonth how often it comes up; it does not decide anything
 * @param changesEveryDays mean time between two changes; empty if not known
 * @param elicit what it costs to ask for it again
 * @param elsewhere of what else such a fact is stated: a search may take it for this one
 * @param mentions what is said about it without stating it; {@code {subject}} may stand in it
 */
public record TenureFact(
        String id,
        String subject,
        Optional<String> owner,
        String question,
        String says,
        List<Value> values,
        Optional<String> claimed,
        boolean learnedFromUser,
        boolean durable,
        int timesPerMonth,
        Optional<Integer> changesEveryDays,
        Elicit elicit,
        Elsewhere elsewhere,
        List<String> mentions) {

    public static final String SUBJECT = "{subject}";

    public static final String VALUE = "{value}";

    public static final int MOST_VALUES = 200;

    public static final int MOST_PIECES = 12;

    public static final int MOST_TIMES = 1_000;

    public static final int MOST_DAYS = 36_500;

    /**
     * A value.
     *
     * @param since the first day on which it is so; of the first value: it was always so before
     * @param value on one line
     * @param pieces the sentences from which it has to be put together, two or more; empty if it is
     *     stated in one sentence
     */
    public record Value(LocalDate since, String value, List<String> pieces) {

        public Value {
            Tenure.line("a value", value);
            pieces = List.copyOf(pieces);
            Checked.within("pieces of a value", pieces.size(), 0, MOST_PIECES);
            if (pieces.size() == 1) {
                throw new IllegalArgumentException(
                        "value '" + value + "' has one piece, expected none, or two or more");
            }
            pieces.forEach(each -> Tenure.line("a piece of value '" + value + "'", each));
        }
    }

    /**
     * What it costs to ask the user.
     *
     * @param turns at least
     * @param mostTurns at most; each number between is equally likely
     * @param minutes of the user
     * @param tokens that go by
     */
    public record Elicit(int turns, int mostTurns, int minutes, int tokens) {

        public static final int MOST_TURNS = 100;

        public static final int MOST_MINUTES = 1_000;

        public static final int MOST_TOKENS = 1_000_000;

        public Elicit {
            Checked.within("turns to ask", turns, 1, MOST_TURNS);
            Checked.within("most turns to ask", mostTurns, turns, MOST_TURNS);
            Checked.within("minutes to ask", minutes, 0, MOST_MINUTES);
            Checked.within("tokens to ask", tokens, 0, MOST_TOKENS);
        }
    }

    /**
     * Of what else such a fact is stated.
     *
     * @param subjects other subjects, at least one
     * @param values the values they have, at least one
     */
    public record Elsewhere(List<String> subjects, List<String> values) {

        public static final int MOST = 200;

        public Elsewhere {
            subjects = List.copyOf(subjects);
            values = List.copyOf(values);
            Checked.within("other subjects", subjects.size(), 1, MOST);
            Checked.within("values of other subjects", values.size(), 1, MOST);
            subjects.forEach(each -> Tenure.line("another subject", each));
            values.forEach(each -> Tenure.line("a value of another subject", each));
        }
    }

    /** What sort of fact it is: what makes one way of having it better than another. */
    public enum Sort {
        /** A system of record answers for it. */
        OWNED,
        /** A maintained text says it. */
        PUBLISHED,
        /** Nobody owns it; it was said in one sentence. */
        SAID_ONCE,
        /** Nobody owns it; it has to be put together from several. */
        PUT_TOGETHER,
        /** Somebody says that somebody may do something. */
        CLAIMED;

        /** Its name in files and tables: {@code put-together}. */
        public String word() {
            return name().toLowerCase(Locale.ROOT).replace('_', '-');
        }
    }

    public TenureFact {
        Tenure.named("id of a fact", id);
        Tenure.line("subject of fact '" + id + "'", subject);
        Tenure.line("question of fact '" + id + "'", question);
        Tenure.line("question of fact '" + id + "' with its subject", asked(question, subject));
        Tenure.line("statement of fact '" + id + "'", says);
        if (!says.contains(VALUE)) {
            throw new IllegalArgumentException(
                    "statement of fact '"
                            + id
                            + "' is '"
                            + says
                            + "', expected "
                            + VALUE
                            + " in it");
        }
        values = List.copyOf(values);
        mentions = List.copyOf(mentions);
        Checked.within("values of fact '" + id + "'", values.size(), 1, MOST_VALUES);
        for (int i = 1; i < values.size(); i++) {
            if (!values.get(i).since().isAfter(values.get(i - 1).since())) {
                throw new IllegalArgumentException(
                        "fact '"
                                + id
                                + "' changes on "
                                + values.get(i).since()
                                + " after "
                                + values.get(i - 1).since()
                                + ", expected rising dates");
            }
        }
        if (claimed.isPresent() && owner.isPresent()) {
            throw new IllegalArgumentException(
                    "fact '" + id + "' is claimed and has an owner, expected one of the two");
        }
        claimed.ifPresent(each -> Tenure.line("claim of fact '" + id + "'", each));
        Checked.within("times per month of fact '" + id + "'", timesPerMonth, 0, MOST_TIMES);
        changesEveryDays.ifPresent(
                days ->
                        Checked.within(
                                "days between changes of fact '" + id + "'", days, 1, MOST_DAYS));
        Checked.within("mentions of fact '" + id + "'", mentions.size(), 1, Elsewhere.MOST);
        mentions.forEach(each -> Tenure.line("mention of fact '" + id + "'", each));
    }

    /** The value on a day, by its number from 0. */
    public int numberOn(LocalDate day) {
        int number = 0;
        while (number + 1 < values.size() && !values.get(number + 1).since().isAfter(day)) {
            number++;
        }
        return number;
    }

    /** What is so on a day. */
    public String on(LocalDate day) {
        return values.get(numberOn(day)).value();
    }

    /** What the user says on a day. */
    public String saidOn(LocalDate day) {
        return claimed.orElseGet(() -> on(day));
    }

    /** Whether a value was so before a day and is so no more. */
    public boolean wasOnce(String value, LocalDate day) {
        return !value.equals(on(day))
                && values.subList(0, numberOn(day)).stream()
                        .anyMatch(each -> each.value().equals(value));
    }

    /** Whether it was never said in one sentence, when it was established. */
    public boolean isPutTogether() {
        return !values.getFirst().pieces().isEmpty();
    }

    /** A value in a sentence. */
    public String sentence(String value) {
        return sentence(subject, value);
    }

    /** A value of another subject in a sentence. */
    public String sentence(String of, String value) {
        return says.replace(SUBJECT, of).replace(VALUE, value);
    }

    /** How it is asked for. */
    public String asked() {
        return asked(subject);
    }

    /** How it is asked for of another subject. */
    public String asked(String of) {
        return asked(question, of);
    }

    /** A question with its subject in it. */
    public static String asked(String question, String of) {
        return question.replace(SUBJECT, of);
    }

    /**
     * What two ids of owned facts must not share: the owners know their fields by it, and take
     * neither case nor dashes for a difference.
     */
    public static String fieldKey(String id) {
        return id.toLowerCase(Locale.ROOT).replaceAll("[_-]+", "_");
    }
}
