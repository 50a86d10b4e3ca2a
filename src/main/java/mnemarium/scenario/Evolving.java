package mnemarium.scenario;

import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.regex.Pattern;

/**
 * An agent that answers questions about a few subjects, session after session, while their values
 * change. The question is what a memory of values does to its answers. Rules: the evolving-world
 * simulation of "The Process Is the Memory", sections 5 and 6.1.
 *
 * @param sessions how many sessions there are, 1 to {@link #MOST_SESSIONS}; session i is about
 *     subject i mod n, and falls on day i / n
 * @param subjects what they are about, 1 to {@link #MOST_SUBJECTS}
 */
public record Evolving(
        String name,
        String title,
        String about,
        String arm,
        Map<Dial, String> dials,
        int sessions,
        List<Subject> subjects)
        implements WithoutMemory {

    public static final String KIND = "evolving-world";

    /** The dials that mean something here. */
    public static final List<Dial> OFFERED = List.of(Dial.REASONING_TIME);

    public static final int MOST_SESSIONS = 10_000;

    public static final int MOST_SUBJECTS = 100;

    /** How the name of an arm begins that trusts its observations for so many days. */
    public static final String TRUSTING = "ledger-ttl-";

    /**
     * The policies that can play it, the one without memory first. Any whole number of days may
     * stand in {@code ledger-ttl-N}; these are the published ones.
     */
    public static final List<String> ARMS =
            List.of(
                    "no-memory",
                    "naive-append",
                    "supersession",
                    "supersession-role",
                    "ledger",
                    TRUSTING + "1",
                    TRUSTING + "3",
                    TRUSTING + "5",
                    TRUSTING + "10",
                    TRUSTING + "inf");

    // seven digits are some 27 000 years; more would not fit the day arithmetic
    private static final Pattern DAYS = Pattern.compile(TRUSTING + "(0|[1-9]\\d{0,6})");

    private static final Pattern NAME = Pattern.compile("[A-Za-z0-9_-]{1,60}");

    /** What a name of a subject may be, in words. */
    public static final String NAMES = "1 to 60 letters, digits, dashes and underlines";

    /** What a value may be, in words. */
    public static final String VALUES =
            "a value without ' is ', without a full stop at its end, and other than RETIRED";

    private static final String RETIRED = "RETIRED";

    /** How a subject behaves, which is also the class its staleness is counted in. */
    public enum Manner {
        /** Changes, and every change is announced on its day. */
        STABLE("stable"),
        /** Likewise, but texts name the subject after its value. */
        BY_VALUE("value"),
        /** Never changes; easily mistaken for another subject of the same aspect. */
        COEXISTING("coexist"),
        /** Changes, and nobody says so. */
        SILENT("silent");

        private final String word;

        Manner(String word) {
            this.word = word;
        }

        /** Its name in files and tables. */
        public String word() {
            return word;
        }

        /** The manner of a name in files. */
        public static Optional<Manner> named(String word) {
            return Arrays.stream(values()).filter(each -> each.word.equals(word)).findFirst();
        }
    }

    /**
     * Something that questions are about.
     *
     * @param aspect what of it the value is, such as {@code version}
     * @param values its values, the first from day 0, days rising; one only if it coexists
     * @param retired the day from which it is no more, if one is; never if it coexists
     */
    public record Subject(
            String name, String aspect, Manner manner, List<Change> values, OptionalInt retired) {

        public Subject {
            if (!isName(name)) {
                throw new IllegalArgumentException(
                        "subject is named '" + name + "', expected " + NAMES);
            }
            Checked.filled("aspect of " + name, aspect);
            values = List.copyOf(values);
            if (values.isEmpty() || values.getFirst().day() != 0) {
                throw new IllegalArgumentException(
                        "subject '" + name + "' has no value on day 0, expected its first there");
            }
            for (int i = 1; i < values.size(); i++) {
                if (values.get(i).day() <= values.get(i - 1).day()) {
                    throw new IllegalArgumentException(
                            "subject '"
                                    + name
                                    + "' changes on day "
                                    + values.get(i).day()
                                    + " after day "
                                    + values.get(i - 1).day()
                                    + ", expected rising days");
                }
            }
            if (manner == Manner.COEXISTING && (values.size() > 1 || retired.isPresent())) {
                throw new IllegalArgumentException(
                        "subject '" + name + "' coexists and changes, expected a single value");
            }
            retired.ifPresent(
                    day -> Checked.within("day of retirement", day, 0, MOST_SESSIONS - 1));
        }
    }

    /**
     * A subject takes a value.
     *
     * @param day the first day of the value, from 0
     */
    public record Change(int day, String value) {

        public Change {
            Checked.within("day of a value", day, 0, MOST_SESSIONS - 1);
            if (!isValue(value)) {
                throw new IllegalArgumentException("value is '" + value + "', expected " + VALUES);
            }
        }
    }

    public Evolving {
        Checked.name(name);
        Checked.filled("title", title);
        if (!isArm(arm)) {
            Checked.oneOf("arm", arm, ARMS);
        }
        dials = Checked.dials(dials, OFFERED);
        subjects = List.copyOf(subjects);
        Checked.within("number of sessions", sessions, 1, MOST_SESSIONS);
        Checked.within("number of subjects", subjects.size(), 1, MOST_SUBJECTS);
        Checked.once("subject", subjects.stream().map(Subject::name).toList());
    }

    /** Whether a name is one of an arm, {@code ledger-ttl-N} of any days included. */
    public static boolean isArm(String name) {
        return ARMS.contains(name) || DAYS.matcher(name).matches();
    }

    /** Whether a subject may have this name. */
    public static boolean isName(String name) {
        return NAME.matcher(name).matches();
    }

    /**
     * Whether a subject may have this value: texts state it after {@code is}, and it is read there.
     */
    public static boolean isValue(String value) {
        return !value.isBlank()
                && !value.contains(" is ")
                && !value.endsWith(".")
                && !value.equals(RETIRED);
    }

    @Override
    public String kind() {
        return KIND;
    }

    @Override
    public List<String> arms() {
        return ARMS;
    }

    @Override
    public List<Dial> dialsOffered() {
        return OFFERED;
    }
}
