package mnemarium.world.evolving;

import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Locale;

/** The texts of the evolving world, and how many tokens and which value they hold. */
public final class Phrases {

    private static final String IS = " is ";

    private Phrases() {}

    /** A statement of a subject's value, its label in the form of the session's turn. */
    static String fact(Subject subject, int session, String value) {
        return subject.isNamedByValue()
                ? "the " + subject.name() + IS + value
                : label(subject, session) + " " + subject.aspect() + IS + value;
    }

    /** The name in one of four spellings, by the session's number. */
    static String label(Subject subject, int session) {
        String name = subject.name();
        return switch (session % 4) {
            case 1 ->
                    name.substring(0, 1).toUpperCase(Locale.ROOT)
                            + name.substring(1).toLowerCase(Locale.ROOT);
            case 2 -> name.toUpperCase(Locale.ROOT);
            case 3 -> name + ".";
            default -> name;
        };
    }

    static String artifact(Session session) {
        Subject subject = session.subject();
        return switch (session.role()) {
            case EVIDENCE -> document("release-note", session);
            case STALE -> document("stale-doc", session);
            case QUERY ->
                    """
                    [ci day %d] checking %s; no new %s info this run.
                    ... build logs ... 0 errors ... cache hit ..."""
                            .formatted(session.day(), subject.name(), subject.aspect());
        };
    }

    private static String document(String tag, Session session) {
        String shown = session.shown().orElseThrow();
        return """
                [%s day %d] %s
                ... changelog ... reviewed-by: bot ... checksum ok ...
                context: %s pipeline run"""
                .formatted(
                        tag,
                        session.day(),
                        shown.equals(Subject.RETIRED)
                                ? "DEPRECATED"
                                : fact(session.subject(), session.index(), shown),
                        session.subject().name());
    }

    /** How to find a subject's value, without the value. */
    public static String method(Subject subject) {
        return "to verify "
                + subject.name()
                + ": re-check the "
                + subject.aspect()
                + " in the latest "
                + subject.name()
                + " release-note (do not trust a cached value)";
    }

    /** What was observed of a subject. */
    public static String observation(Subject subject, String value) {
        return "observed " + subject.name() + " = " + value;
    }

    /**
     * The value that a fact states: what follows the last {@code is}, without a final full stop.
     */
    public static String valueIn(String fact) {
        String value = fact.substring(fact.lastIndexOf(IS) + IS.length());
        return value.endsWith(".") ? value.substring(0, value.length() - 1) : value;
    }

    /** The first line of a text. */
    public static String firstLine(String text) {
        int end = text.indexOf('\n');
        return end < 0 ? text : text.substring(0, end);
    }

    /** The tokens of a text: a quarter of its bytes in UTF-8, at least one. */
    public static int tokens(String text) {
        return Math.max(1, text.getBytes(StandardCharsets.UTF_8).length / 4);
    }

    /** The tokens of several texts, joined by line ends. */
    public static int tokens(List<String> texts) {
        return tokens(String.join("\n", texts));
    }
}
