package mnemarium.scenario;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/**
 * What the facts of a {@link FactTalk} are about. Each family has sixteen subjects and eight things
 * to say about each of them, so 128 facts of which no two speak of the same.
 */
public enum FactFamily {
    /** What holds at the stations of a journey. */
    TRIP("trip", FactWords.TRIP_SUBJECTS, FactWords.TRIP),
    /** What was decided for the parts of a program. */
    PROJECT("project", FactWords.PROJECT_SUBJECTS, FactWords.PROJECT),
    /** How things are in the rooms of a house. */
    HOUSEHOLD("household", FactWords.HOUSEHOLD_SUBJECTS, FactWords.HOUSEHOLD);

    /** How many different facts each family has. */
    public static final int MOST = 128;

    /**
     * Something that can be said of each subject.
     *
     * @param key a short name
     * @param statement with gaps for the subject and a value
     * @param question asks for the value
     * @param topic the same as a noun
     * @param values what may fill the gap
     */
    record Aspect(
            String key, String statement, String question, String topic, List<String> values) {}

    private final String word;
    private final List<String> subjects;
    private final List<Aspect> aspects;

    FactFamily(String word, String subjects, String aspects) {
        this.word = word;
        this.subjects = List.of(subjects.strip().split(", "));
        this.aspects = aspects.lines().map(FactFamily::aspect).toList();
    }

    private static Aspect aspect(String line) {
        List<String> cells = List.of(line.split(" \\| "));
        return new Aspect(
                cells.get(0),
                cells.get(1),
                cells.get(2),
                cells.get(3),
                List.copyOf(cells.subList(4, cells.size())));
    }

    /** The name in files. */
    public String word() {
        return word;
    }

    /** The family of that name, if there is one. */
    public static Optional<FactFamily> named(String word) {
        return Arrays.stream(values()).filter(each -> each.word.equals(word)).findFirst();
    }

    /** The names of all of them. */
    public static List<String> words() {
        return Arrays.stream(values()).map(FactFamily::word).toList();
    }

    /**
     * One fact, how it is asked for, and what it is about.
     *
     * @param question asks for this fact alone
     * @param topic names it in a question for several
     */
    record Sayable(Fact fact, String question, String topic) {}

    /** One of its {@link #MOST} facts, with a value that chance picks. */
    Sayable fact(int number, Chance chance) {
        String subject = subjects.get(number / aspects.size());
        Aspect aspect = aspects.get(number % aspects.size());
        String id = subject.toLowerCase(Locale.ROOT).replace(' ', '-') + "-" + aspect.key();
        String value = chance.oneOf(aspect.values());
        return new Sayable(
                new Fact(id, filled(aspect.statement(), subject).replace("{v}", value)),
                filled(aspect.question(), subject),
                filled(aspect.topic(), subject));
    }

    private static String filled(String text, String subject) {
        return text.replace("{s}", subject);
    }
}
